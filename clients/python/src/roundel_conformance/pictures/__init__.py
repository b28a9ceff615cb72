"""Checks of pictures by what must hold, so that another renderer can pass."""

from __future__ import annotations

import hashlib
from typing import Any

from ..failure import Failure, shown


def rendering(message: Any, demand: dict[str, Any], encoding: str) -> dict[str, Any]:
    """The rendering that a demand is about: an object with data in this encoding."""
    found = message
    for token in demand.get("at", "/result").split("/")[1:]:
        key: Any = int(token) if isinstance(found, list) else token.replace("~1", "/").replace("~0", "~")
        try:
            found = found[key]
        except (KeyError, IndexError, TypeError):
            raise Failure(f"the message has no {demand['at']}") from None
    if not isinstance(found, dict) or not isinstance(found.get("data"), str):
        raise Failure(f"no rendering with data: {shown(found)}")
    if found.get("encoding") != encoding:
        raise Failure(f"encoding: expected {encoding}, got {shown(found.get('encoding'))}")
    return found


def check_digest(rendering: dict[str, Any], data: bytes) -> None:
    """`bytes` and `digest` speak of the data."""
    if rendering.get("bytes") != len(data):
        raise Failure(
            f"bytes: the data has {len(data)}, the rendering says {shown(rendering.get('bytes'))}", requirement="R2101"
        )
    digest = "sha256:" + hashlib.sha256(data).hexdigest()
    if rendering.get("digest") != digest:
        raise Failure(
            f"digest: of the data it is {digest}, the rendering says {shown(rendering.get('digest'))}",
            requirement="R2101",
        )
