"""How the bytes of a message are cut into writes. A host must not care."""

from __future__ import annotations

import random
from collections.abc import Iterator

WHOLE, BYTES, RANDOM = "whole", "bytes", "random"
ALL = (WHOLE, BYTES, RANDOM)

# Beyond this a message is no longer cut byte by byte: a test of 16 MiB would take minutes and show nothing new.
_FINE = 8192
_COARSE = 1 << 16


def pieces(data: bytes, chunking: str, seed: str) -> Iterator[memoryview]:
    """The writes that send `data`; those of `random` depend on the seed alone, so that a failure can be repeated."""
    view = memoryview(data)
    if chunking == WHOLE:
        yield view
        return
    dice = random.Random(seed)
    at = 0
    while at < len(view):
        if chunking == BYTES:
            size = 1 if at < _FINE else _COARSE
        else:
            # Small and large pieces alike: a size of any order of magnitude is as likely.
            size = int(2 ** dice.uniform(0, 7 if at < _FINE else 16))
        yield view[at : at + size]
        at += size


def equal_pieces(data: bytes, size: int | None) -> Iterator[memoryview]:
    """Cut as the vector itself asks."""
    view = memoryview(data)
    size = size or max(1, len(view))
    for at in range(0, len(view), size):
        yield view[at : at + size]
