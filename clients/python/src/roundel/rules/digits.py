"""Decimal digits in the numbering system of a locale (R1206)."""

from __future__ import annotations

from ._data import table
from .locales import parse

#: Regions where Arabic is written with the digits 0 to 9.
_ARABIC_WITH_LATIN_DIGITS = frozenset({"DZ", "EH", "LY", "MA", "TN"})


def digits(number: int, locale: str | None = None) -> str:
    """A whole number in decimal digits: those of the locale, or 0 to 9 without one."""
    text = str(number)
    return text if locale is None else text.translate(str.maketrans("0123456789", _ten_digits(locale)))


def _ten_digits(tag: str) -> str:
    systems, languages = table("digits")["systems"], table("digits")["languages"]
    locale = parse(tag)
    system: str
    if locale.digits in systems:
        system = locale.digits or "latn"
    elif locale.language == "ar" and locale.region in _ARABIC_WITH_LATIN_DIGITS:
        system = "latn"
    else:
        system = languages.get(f"{locale.language}-{locale.script}") or languages.get(locale.language, "latn")
    ten: str = systems[system]
    return ten
