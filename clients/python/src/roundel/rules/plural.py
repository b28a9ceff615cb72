"""CLDR cardinal plural categories of whole numbers, by the published rules (R1204)."""

from __future__ import annotations

from functools import cache
from typing import Callable

from ._data import table
from .locales import parse

#: The categories a noun can have a form for.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")

_Condition = Callable[[int], bool]


def plural_category(number: int, locale: str) -> str:
    """The category of a number in the language of a locale; a language that is not in the table has English's rule."""
    languages = table("plurals")["languages"]
    wanted = parse(locale)
    rule = languages.get(f"{wanted.language}-{wanted.region}") or languages.get(wanted.language, "english")
    return next((category for category, holds in _rule(rule) if holds(number)), "other")


@cache
def _rule(name: str) -> list[tuple[str, _Condition]]:
    return [(category, _condition(text)) for category, text in table("plurals")["rules"][name].items()]


def _condition(text: str) -> _Condition:
    """`and` binds before `or`."""
    alternatives = [[_relation(each) for each in part.split(" and ")] for part in text.split(" or ")]
    return lambda n: any(all(holds(n) for holds in relations) for relations in alternatives)


def _relation(text: str) -> _Condition:
    """One of `n = 1,3..5`, `n % 10 != 4`."""
    equal = " != " not in text
    operand, values = text.split(" = " if equal else " != ")
    modulus = int(operand.split("%")[1]) if "%" in operand else None
    ranges = [
        range(int(start), int(end or start) + 1) for start, _, end in (v.partition("..") for v in values.split(","))
    ]

    def holds(n: int) -> bool:
        value = n if modulus is None else n % modulus
        return any(value in each for each in ranges) == equal

    return holds
