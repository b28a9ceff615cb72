"""Which requirements, methods, error reasons and limits have a vector."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .failure import KitError
from .protocol import read_json
from .specification import requirements
from .vector import Vector


@dataclass(frozen=True)
class Entry:
    kind: str
    name: str
    count: int
    exempt: str | None

    @property
    def is_open(self) -> bool:
        return self.count == 0 and self.exempt is None


def survey(vectors: list[Vector], protocol: pathlib.Path) -> list[Entry]:
    """Everything that there is to cover, with the number of vectors that do."""
    sentences = requirements(protocol)
    seen: dict[tuple[str, str], set[str]] = {}
    for vector in vectors:
        for number in vector.requirements:
            if number not in sentences:
                raise KitError(f"{vector.id} tests {number}, which is not in spec.md")
        for kind, name in _touched(vector):
            seen.setdefault((kind, name), set()).add(vector.id)
    # A limit that no error names is covered by the vectors of its requirement.
    for limit in read_json(protocol / "limits.json")["limits"]:
        own = seen.get(("requirement", limit.get("requirement", "")))
        if own:
            seen.setdefault(("limit", limit["name"]), set()).update(own)
    exempt = {(e["kind"], e["name"]): e["why"] for e in read_json(protocol / "coverage.json")["exempt"]}
    wanted = [("requirement", number) for number in sentences] + list(_declared(protocol))
    for key in exempt.keys() - set(wanted):
        raise KitError(f"coverage.json exempts the {key[0]} {key[1]}, which does not exist")
    for key in exempt.keys() & seen.keys():
        raise KitError(f"coverage.json exempts the {key[0]} {key[1]}, but {min(seen[key])} covers it")
    return [Entry(kind, name, len(seen.get((kind, name), ())), exempt.get((kind, name))) for kind, name in wanted]


def report(entries: list[Entry]) -> str:
    """A table of the sums, then what is open and what is exempt."""
    lines = ["| | covered | exempt | open |", "|---|---:|---:|---:|"]
    for kind in dict.fromkeys(entry.kind for entry in entries):
        own = [entry for entry in entries if entry.kind == kind]
        exempt = sum(entry.exempt is not None for entry in own)
        still = sum(entry.is_open for entry in own)
        lines.append(f"| {kind}s | {len(own) - exempt - still} of {len(own)} | {exempt} | {still} |")
    lines += [f"OPEN {entry.kind} {entry.name}: no vector" for entry in entries if entry.is_open]
    lines += [f"exempt {entry.kind} {entry.name}: {entry.exempt}" for entry in entries if entry.exempt]
    return "\n".join(lines)


def _declared(protocol: pathlib.Path) -> Iterator[tuple[str, str]]:
    for method in read_json(protocol / "openrpc.json")["methods"]:
        yield "method", method["name"]
    for code in read_json(protocol / "errors.json")["codes"]:
        for reason in code["reasons"]:
            yield "reason", reason["reason"]
    for limit in read_json(protocol / "limits.json")["limits"]:
        yield "limit", limit["name"]


def _touched(vector: Vector) -> Iterator[tuple[str, str]]:
    for number in vector.requirements:
        yield "requirement", number
    for step in vector.steps:
        for message in _members(step.get("send")):
            if isinstance(message.get("method"), str):
                yield "method", message["method"]
        if "expect" in step:
            for part in _members(step["expect"].raw):
                if isinstance(part.get("reason"), str):
                    yield "reason", part["reason"]
                if isinstance(part.get("limit"), str):
                    yield "limit", part["limit"]


def _members(value: Any) -> Iterator[dict[str, Any]]:
    """Every object inside of a value, itself included."""
    if isinstance(value, dict):
        yield value
        for member in value.values():
            yield from _members(member)
    elif isinstance(value, list):
        for element in value:
            yield from _members(element)
