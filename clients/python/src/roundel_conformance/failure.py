"""Why a vector did not hold."""

from __future__ import annotations

import json
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Difference:
    """One place where what came is not what was wanted. `expected` and `got` are text, ready to be shown."""

    pointer: str
    expected: str | None
    got: str | None

    def __str__(self) -> str:
        if self.got is None:
            return f"{self.pointer or '/'}: missing, expected {self.expected}"
        if self.expected is None:
            return f"{self.pointer or '/'}: not expected: {self.got}"
        return f"{self.pointer or '/'}: expected {self.expected}, got {self.got}"


@dataclass
class Failure(Exception):
    """What was wrong, and where: `differences` holds the places in the message, if there was one to compare.
    `requirement` is set where a rule was broken that holds for every message, whatever the vector is about."""

    why: str
    differences: list[Difference] = field(default_factory=list)
    requirement: str | None = None

    def __str__(self) -> str:
        return self.why

    @classmethod
    def of(cls, differences: list[Difference]) -> Failure:
        more = f" (and {len(differences) - 1} more)" if len(differences) > 1 else ""
        return cls(f"{differences[0]}{more}", differences)


class KitError(Exception):
    """The kit itself could not run: a vector file that breaks its schema, a command that does not start."""


def shown(value: object, most: int = 400) -> str:
    """A text, bytes from the wire, or a JSON value on one line; the middle of a long one is left out."""
    if isinstance(value, bytes):
        text = value.decode("utf-8", "backslashreplace").replace("\r", "\\r").replace("\n", "\\n")
    elif isinstance(value, str):
        text = value
    else:
        text = json.dumps(value, ensure_ascii=False)
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} …{len(text) - 2 * half} more… {text[-half:]}"


def literal(value: object) -> str:
    """A JSON value as it would be written, so that `1` and `"1"` look different."""
    return shown(json.dumps(value, ensure_ascii=False))
