"""Whether a host can read a message: asked only when it has said of some message that it could not."""

from __future__ import annotations

import json
import re
from typing import Any

_MAX_DEPTH = 128
_MAX_VALUES = 500_000
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"')
_BRACKETS = re.compile(rb"[][{}]")


def is_readable(line: bytes) -> bool:
    depth = 0
    bare = _STRINGS.sub(b"", line)
    for bracket in _BRACKETS.findall(bare):
        depth += 1 if bracket in b"[{" else -1
        if depth > _MAX_DEPTH:
            return False
    if bare.count(b",") >= _MAX_VALUES:
        return False
    try:
        json.loads(line, object_pairs_hook=_checked_object, parse_int=_checked_integer)
    except ValueError:
        return False
    return True


def _checked_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs) or any("\0" in key for key in members):
        raise ValueError("a key twice, or with a NUL")
    return members


def _checked_integer(digits: str) -> int:
    value = int(digits) if len(digits) < 24 else 1 << 64
    if not -(1 << 63) <= value < 1 << 63:
        raise ValueError("more than 64 bits")
    return value
