"""The vectors of pure rules, through the typed methods."""

from __future__ import annotations

import json
import re
import unittest
from collections.abc import Iterator
from typing import Any

from roundel import RequestError, Roundel

from .support import ROOT

VECTORS = ROOT / "protocol/v1/vectors"
FILES = ["initials/*.json", "badge/*text*.json", "badge/digits.json", "badge/plural.json", "fallback/*.json"]


class VectorTests(unittest.TestCase):
    client: Roundel

    @classmethod
    def setUpClass(cls) -> None:
        cls.client = Roundel(timeout=10)
        cls.addClassCleanup(cls.client.close)

    def test_vectors(self) -> None:
        count = 0
        for topic in FILES:
            for file in sorted(VECTORS.glob(topic)):
                for vector in json.loads(file.read_text())["vectors"]:
                    if "args" in vector or "framing" in vector:
                        continue
                    kept: dict[str, Any] = {}
                    for request, expected in exchanges(vector["steps"]):
                        with self.subTest(vector["id"]):
                            self.check(request, expected, kept)
                            count += 1
        self.assertGreater(count, 400)

    def check(self, request: dict[str, Any], expected: dict[str, Any], kept: dict[str, Any]) -> None:
        try:
            found = {"id": request["id"], "result": self.ask(request["method"], request.get("params") or {})}
        except RequestError as error:
            self.assertIn("error", expected, f"unexpected: {error}")
            wanted = expected["error"]
            self.assertEqual(error.code, wanted["code"])
            self.assertMatches(error.reason, wanted["reason"], kept)
            for name, value in (("pointer", error.pointer), ("suggestion", error.suggestion)):
                if name in wanted:
                    self.assertMatches(value, wanted[name], kept)
        else:
            pattern = expected.get("exact", expected.get("subset"))
            self.assertIsNotNone(pattern, f"this should have been refused: {request}")
            self.assertMatches(found["result"], pattern["result"], kept)

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        """By the typed method; by the core call where the vector breaks what the types promise."""
        typed = getattr(self.client, re.sub(r"\W", "_", method))
        words = {re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower(): value for name, value in params.items()}
        try:
            return typed(**words)
        except TypeError:
            return self.client.call(method, params)

    def assertMatches(self, value: Any, pattern: Any, kept: dict[str, Any]) -> None:
        """As `protocol/v1/schemas/vector.schema.json` says of a pattern."""
        if isinstance(pattern, dict):
            matcher = next((name for name in pattern if name.startswith("$")), None)
            if matcher:
                self.assertTrue(MATCHERS[matcher](value, pattern[matcher], kept), f"{value!r}: {pattern}")
                return
            self.assertIsInstance(value, dict)
            for name, inner in pattern.items():
                if inner == {"$absent": True}:
                    self.assertNotIn(name, value)
                else:
                    self.assertIn(name, value)
                    self.assertMatches(value[name], inner, kept)
        elif isinstance(pattern, list):
            self.assertEqual(len(value), len(pattern), f"{value!r}: {pattern}")
            for item, inner in zip(value, pattern):
                self.assertMatches(item, inner, kept)
        else:
            self.assertEqual((type(value) is bool, value), (type(pattern) is bool, pattern))


def contains(value: Any, wanted: Any, kept: dict[str, Any]) -> bool:
    if isinstance(wanted, dict):
        return any(re.search(wanted["$match"], item) for item in value)
    return all(item in value for item in (wanted if isinstance(wanted, list) else [wanted]))


MATCHERS = {
    "$match": lambda value, wanted, kept: isinstance(value, str) and re.search(wanted, value),
    "$range": lambda value, wanted, kept: (
        (wanted[0] is None or value >= wanted[0]) and (wanted[1] is None or value <= wanted[1])
    ),
    "$near": lambda value, wanted, kept: abs(value - wanted[0]) <= wanted[1],
    "$type": lambda value, wanted, kept: isinstance(value, {"string": str, "object": dict, "array": list}[wanted]),
    "$contains": contains,
    "$same": lambda value, label, kept: kept.setdefault(label, value) == value,
    "$differs": lambda value, label, kept: kept[label] != value,
}


def exchanges(steps: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Requests with what is expected of them; other kinds of steps are not for a client."""
    for first, second in zip(steps, steps[1:]):
        message = first.get("send")
        if isinstance(message, dict) and "id" in message and "expect" in second:
            yield message, second["expect"]


if __name__ == "__main__":
    unittest.main()
