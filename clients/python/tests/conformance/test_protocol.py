"""The protocol's files are whole, and agree with each other and with the host."""

from __future__ import annotations

import io
import json
import re
import subprocess
import unittest
from contextlib import redirect_stdout

from roundel_conformance import coverage
from roundel_conformance.command import main
from roundel_conformance.schema import Schema
from roundel_conformance.specification import requirements

from .support import EXECUTABLE, PROTOCOL, TESTS, ask, load

DIGEST = re.compile(rb'((?:fonts|icons)Digest":"[^"]*:)([0-9a-f]+)')


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


class Coverage(unittest.TestCase):
    def test_everything_has_a_vector(self):
        entries = coverage.survey(load(PROTOCOL), PROTOCOL)
        self.assertEqual([f"{entry.kind} {entry.name}" for entry in entries if entry.is_open], [])

    def test_the_command_says_so(self):
        output = io.StringIO()
        with redirect_stdout(output):
            code = main(["--coverage", "--protocol", str(PROTOCOL)])
        self.assertEqual(code, 0)
        self.assertRegex(output.getvalue(), r"\| requirements \| (\d+) of \1 \| 0 \| 0 \|")

    def test_numbers_rise_and_sentences_end(self):
        sentences = requirements(PROTOCOL)
        numbers = [int(number[1:]) for number in sentences]
        by_section = sorted(numbers, key=lambda number: number // 100)
        self.assertEqual(numbers, by_section)
        for number, sentence in sentences.items():
            self.assertTrue(sentence.endswith((".", ")")), f"{number}: {sentence}")

    def test_errors_and_limits_name_requirements_that_exist(self):
        sentences = requirements(PROTOCOL)
        reasons = [r for code in read(PROTOCOL / "errors.json")["codes"] for r in code["reasons"]]
        for entry in reasons + read(PROTOCOL / "limits.json")["limits"]:
            if "requirement" in entry:
                self.assertIn(entry["requirement"], sentences)

    def test_the_text_names_what_is_there(self):
        text = (PROTOCOL / "spec.md").read_text(encoding="utf-8")
        for path in set(re.findall(r"`((?:tables|schemas)/[\w.]+\.json)`", text)):
            self.assertTrue((PROTOCOL / path).exists(), path)
        limits = {limit["name"] for limit in read(PROTOCOL / "limits.json")["limits"]}
        self.assertEqual(set(re.findall(r"`(max[A-Z]\w+)`", text)) - limits, {"maxLength", "maxWidth", "maxVisible"})


class OpenRPC(unittest.TestCase):
    def setUp(self):
        self.document = read(PROTOCOL / "openrpc.json")

    def test_it_is_an_openrpc_document(self):
        self.assertEqual(Schema(read(TESTS / "openrpc.schema.json")).faults(self.document), [])

    def test_every_method_has_errors_and_examples(self):
        codes = {code["code"] for code in read(PROTOCOL / "errors.json")["codes"]}
        for method in self.document["methods"]:
            self.assertTrue(method["errors"] and method["examples"], method["name"])
            self.assertLessEqual({error["code"] for error in method["errors"]}, codes)

    def test_examples_keep_the_schemas(self):
        for method in self.document["methods"]:
            params = {param["name"]: param for param in method["params"]}
            for example in method["examples"]:
                given = {param["name"]: param["value"] for param in example["params"]}
                for name, value in given.items():
                    self.assertEqual(Schema(params[name]["schema"]).faults(value), [], method["name"])
                required = {name for name, param in params.items() if param["required"]}
                self.assertLessEqual(required, given.keys(), method["name"])
                self.assertEqual(Schema(method["result"]["schema"]).faults(example["result"]["value"]), [])

    def test_schemas_are_schemas(self):
        """Every keyword in them is one that the kit knows, and so checks."""
        for path in (PROTOCOL / "schemas").glob("*.json"):
            for part in schemas_in(read(path)):
                Schema(part).faults({})
        for method in self.document["methods"]:
            for descriptor in [*method["params"], method["result"]]:
                for part in schemas_in(descriptor["schema"]):
                    Schema(part).faults(None)


def schemas_in(schema):
    """A schema without references, and those inside of it."""
    if isinstance(schema, dict):
        yield {key: value for key, value in schema.items() if key not in COMBINING}
        for key in ("items", "additionalProperties", "propertyNames"):
            yield from schemas_in(schema.get(key))
        for key in ("properties", "patternProperties", "$defs"):
            for part in schema.get(key, {}).values():
                yield from schemas_in(part)
        for key in ("oneOf", "anyOf", "allOf"):
            for part in schema.get(key, ()):
                yield from schemas_in(part)


COMBINING = {"$ref", "oneOf", "anyOf", "allOf", "items", "properties", "additionalProperties", "patternProperties"}


class Examples(unittest.TestCase):
    """The sessions in examples/, replayed: the same bytes come back."""

    def test_every_session(self):
        sources = sorted((PROTOCOL / "examples").glob("*.in"))
        self.assertEqual({path.name.split(".")[1] for path in sources}, {"lines", "headers"})
        for source in sources:
            with self.subTest(session=source.name):
                done = subprocess.run(
                    [EXECUTABLE, "serve", "--ordered"], input=source.read_bytes(), capture_output=True, check=True
                )
                expected = source.with_suffix(".out").read_bytes()
                self.assertEqual(DIGEST.sub(masked, done.stdout), expected)

    def test_both_framings_say_the_same(self):
        for lines in (PROTOCOL / "examples").glob("*.lines.out"):
            headers = lines.with_name(lines.name.replace(".lines.", ".headers.")).read_bytes()
            bodies = re.split(rb"Content-Length: \d+\r\n\r\n", headers)[1:]
            self.assertEqual(sorted(bodies), sorted(lines.read_bytes().splitlines()))


def masked(match):
    return match[1] + b"0" * len(match[2])


class Warnings(unittest.TestCase):
    def test_every_warning_of_the_vectors_is_listed(self):
        listed = {entry["code"] for entry in read(PROTOCOL / "warnings.json")["warnings"]}
        seen = set()
        for vector in load(PROTOCOL):
            for step in vector.steps:
                if "expect" in step:
                    seen |= set(re.findall(r'"code": "(\w+)"', json.dumps(step["expect"].raw)))
        self.assertGreater(len(seen), 5)
        self.assertLessEqual(seen, listed)


class Resolved(unittest.TestCase):
    def test_every_component_has_a_schema(self):
        (answer,) = ask([("component/list", {})])
        named = {
            option["$ref"].rpartition("/")[2] for option in read(PROTOCOL / "schemas/resolved.schema.json")["oneOf"]
        }
        self.assertEqual({component["id"] for component in answer["result"]["components"]} | {"plugin"}, named)


if __name__ == "__main__":
    unittest.main()
