"""Compares JSON values: exactly, or with a pattern in which members may be left out and conditions stand for values."""

from __future__ import annotations

import re
from typing import Any

from .failure import Difference, literal

MISSING = object()
Labels = dict[str, Any]


def kind(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "string"
    return "array" if isinstance(value, list) else "object"


def escaped(key: str) -> str:
    """A key as part of a JSON Pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def exact(expected: Any, got: Any, at: str = "") -> list[Difference]:
    """Where two values differ. Numbers are compared by value; true, 1 and "1" all differ."""
    if kind(expected) != kind(got):
        return [Difference(at, literal(expected), literal(got))]
    if isinstance(expected, dict):
        found = [Difference(f"{at}/{escaped(k)}", literal(v), None) for k, v in expected.items() if k not in got]
        found += [Difference(f"{at}/{escaped(k)}", None, literal(v)) for k, v in got.items() if k not in expected]
        for key in expected.keys() & got.keys():
            found += exact(expected[key], got[key], f"{at}/{escaped(key)}")
        return found
    if isinstance(expected, list) and len(expected) == len(got):
        return [d for i, (a, b) in enumerate(zip(expected, got)) for d in exact(a, b, f"{at}/{i}")]
    return [] if expected == got else [Difference(at, literal(expected), literal(got))]


def match(pattern: Any, got: Any, labels: Labels, at: str = "") -> list[Difference]:
    """Where a value differs from a pattern. `labels` keeps what `$same` met."""
    if isinstance(pattern, dict) and len(pattern) == 1:
        name, argument = next(iter(pattern.items()))
        if name.startswith("$"):
            return _condition(name, argument, got, labels, at)
    if got is MISSING:
        return [Difference(at, literal(pattern), None)]
    if isinstance(pattern, dict) and isinstance(got, dict):
        return [
            difference
            for key, part in pattern.items()
            for difference in match(part, got.get(key, MISSING), labels, f"{at}/{escaped(key)}")
        ]
    if isinstance(pattern, list) and isinstance(got, list) and len(pattern) == len(got):
        return [d for i, (a, b) in enumerate(zip(pattern, got)) for d in match(a, b, labels, f"{at}/{i}")]
    if isinstance(pattern, (dict, list)):
        return [Difference(at, literal(pattern), literal(got))]
    return exact(pattern, got, at)


def uses_labels(pattern: Any) -> bool:
    if isinstance(pattern, dict):
        return any(key in ("$same", "$differs") or uses_labels(value) for key, value in pattern.items())
    return isinstance(pattern, list) and any(uses_labels(element) for element in pattern)


def _condition(name: str, argument: Any, got: Any, labels: Labels, at: str) -> list[Difference]:
    if name == "$absent":
        return [] if got is MISSING else [Difference(at, None, literal(got))]
    wanted = f"{name} {literal(argument)}"
    if got is MISSING:
        return [Difference(at, wanted, None)]
    if name == "$same":
        return exact(labels.setdefault(argument, got), got, at)
    if name == "$differs":
        if argument in labels and exact(labels[argument], got):
            return []
        return [Difference(at, f"another value than {literal(labels.get(argument))}", literal(got))]
    holds = _contains(argument, got, labels) if name == "$contains" else _TESTS[name](argument, got)
    return [] if holds else [Difference(at, wanted, literal(got))]


def _contains(argument: Any, got: Any, labels: Labels) -> bool:
    wanted = argument if isinstance(argument, list) else [argument]
    if isinstance(got, str):
        return all(isinstance(item, str) and item in got for item in wanted)
    if not isinstance(got, list):
        return False
    return all(any(not match(item, element, dict(labels)) for element in got) for item in wanted)


def _types(got: Any) -> set[str]:
    names = {kind(got)}
    if "number" in names and float(got).is_integer():
        names.add("integer")
    return names


def _within(bounds: list, got: Any) -> bool:
    low, high = bounds
    return kind(got) == "number" and (low is None or got >= low) and (high is None or got <= high)


_TESTS = {
    "$match": lambda expression, got: isinstance(got, str) and re.search(expression, got) is not None,
    "$near": lambda pair, got: kind(got) == "number" and abs(got - pair[0]) <= pair[1] + 1e-9,
    "$range": _within,
    "$type": lambda names, got: bool(_types(got) & set(names if isinstance(names, list) else [names])),
    "$length": lambda count, got: isinstance(got, (list, str)) and len(got) == count,
}

CONDITIONS = frozenset(_TESTS) | {"$absent", "$same", "$differs", "$contains"}
