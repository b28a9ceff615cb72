"""Which symbols can be drawn, and how they are spoken, by the published names (R1603, R1604, R1613)."""

from __future__ import annotations

from functools import cache

import regex

from ._data import table

#: A letter, or a number of one or two digits, in a shape.
_LETTER_OR_NUMBER = regex.compile(r"(?:[a-z]|[0-9]{1,2})\.(?:circle|square)")
#: What is composed around the drawing of a name, or beside it.
_ENDING = regex.compile(r"\.(?:slash|circle|square|badge(?:\.(?P<sign>[a-z]+))?)$")
_FILL = ".fill"
#: The set of drawings that every host has; which names it has only a host knows.
_SET = "phosphor:"


@cache
def _bases() -> frozenset[str]:
    """The published names, filled or not."""
    return frozenset(name[: -len(_FILL)] if name.endswith(_FILL) else name for name in table("symbols")["names"])


def symbol_failure(name: str) -> str | None:
    """Why a symbol cannot be drawn by any host, `unknown_symbol`; None where it can be."""
    if name.startswith(_SET):
        return None
    bare = name[: -len(_FILL)] if name.endswith(_FILL) else name
    ending = _ENDING.search(bare)
    known = _is_base(bare) or (
        ending is not None
        and _is_base(bare[: ending.start()])
        and ".badge" not in bare[: ending.start()]
        and (ending["sign"] is None or ending["sign"] in _bases())
    )
    return None if known else "unknown_symbol"


def _is_base(name: str) -> bool:
    return name in _bases() or _LETTER_OR_NUMBER.fullmatch(name) is not None


def spoken_name(name: str, language: str) -> str | None:
    """How a symbol is called in one of the ten languages; None for a name that is not published."""
    names: dict[str, str] = table("symbols")["spoken"][language]
    return names.get(name)
