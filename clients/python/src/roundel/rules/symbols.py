"""Which symbols can be drawn, by the published names and what is composed of them (R1603, R1604, R1606)."""

from __future__ import annotations

from functools import cache

import regex

from ._data import table

#: Endings that are composed around the drawing of what stands before them.
_ENDING = regex.compile(r"\.(?:fill|slash|circle|square|badge(?:\.[a-z]+)?)$")
_LETTER_OR_NUMBER = regex.compile(r"(?:[a-z]|[0-9]{1,2})\.(?:circle|square)")
#: The set that every host has.
_PACKS = frozenset({"phosphor"})


@cache
def _names() -> frozenset[str]:
    return frozenset(table("symbols")["names"])


def symbol_failure(name: str) -> str | None:
    """Why a symbol cannot be drawn: `unknown_symbol` or `symbol_pack_missing`; None where it can be."""
    pack, colon, _ = name.partition(":")
    if colon:
        return None if pack in _PACKS else "symbol_pack_missing"
    while name not in _names():
        if _LETTER_OR_NUMBER.fullmatch(name):
            return None
        shorter = _ENDING.sub("", name)
        if shorter == name:
            return None if f"{name}.fill" in _names() else "unknown_symbol"
        name = shorter
    return None
