"""What the host answers keeps the published schemas, as a JSON Schema validator of others reads them."""

from __future__ import annotations

import json
import unittest

try:
    from jsonschema import Draft202012Validator
except ImportError:
    Draft202012Validator = None

from .support import PROTOCOL, ask, load


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def asked_in_vectors():
    """Every request of a vector that needs no special host, once."""
    calls = {}
    for vector in load(PROTOCOL):
        for step in () if vector.arguments or vector.role != "host" else vector.steps:
            request = step.get("send")
            if isinstance(request, dict) and isinstance(request.get("params"), dict) and "method" in request:
                call = (request["method"], request["params"])
                calls[json.dumps(call)] = call
    return list(calls.values())


@unittest.skipUnless(Draft202012Validator, "jsonschema is not installed")
class Published(unittest.TestCase):
    def test_every_file_is_a_schema(self):
        for path in (PROTOCOL / "schemas").glob("*.json"):
            with self.subTest(path.name):
                Draft202012Validator.check_schema(read(path))

    def test_every_answer_to_the_vectors_keeps_them(self):
        methods = {method["name"]: method["result"]["schema"] for method in read(PROTOCOL / "openrpc.json")["methods"]}
        validators = {name: Draft202012Validator(schema) for name, schema in methods.items()}
        resolved = Draft202012Validator(read(PROTOCOL / "schemas/resolved.schema.json"))
        stateful = {"initialize", "shutdown", "exit"}
        calls = [call for call in asked_in_vectors() if call[0] in methods and call[0] not in stateful]
        seen = set()
        # Notifications of progress stand between the answers.
        for answer in ask(calls):
            # The validator takes twice as long for each level that compositions are nested in one another.
            if "result" not in answer or json.dumps(answer).count('"children"') > 8:
                continue
            method, params = calls[answer["id"]]
            validator = resolved if method == "component/resolve" else validators[method]
            seen.add((method, params.get("component") if validator is resolved else None))
            fault = next(validator.iter_errors(answer["result"]), None)
            self.assertIsNone(fault, f"{method} {json.dumps(params)}")
        (listed,) = ask([("component/list", {})])
        components = {entry["id"] for entry in listed["result"]["components"]}
        self.assertEqual(components, {component for _, component in seen if component is not None})
        self.assertLessEqual({"component/render", "badge/text", "initials/compute"}, dict(seen).keys())


if __name__ == "__main__":
    unittest.main()
