"""Upper-casing of an initial, by Unicode's full mappings and those of four languages (R1009, R1010)."""

from __future__ import annotations

import unicodedata

import regex

from .characters import clusters
from .locales import parse

# A dot above after a soft-dotted letter, with marks between that leave the dot in its place.
_SOFT_DOTTED = regex.compile(r"(\p{Soft_Dotted}\p{M}*?)\u0307")
_GREEK = regex.compile(r"\p{Script=Greek}")
_CASED = regex.compile(r"\p{Cased}")

#: Accents, breathings, length marks and iota subscript; the dialytika is not among them.
_GREEK_MARKS = frozenset("\u0300\u0301\u0302\u0303\u0304\u0306\u0311\u0313\u0314\u0342\u0343\u0345")


def initial(character: str, locale: str) -> str:
    """A character as an initial: upper-cased in the language of the locale, and one character still."""
    mapped = upper(character, locale)
    # A mapping such as that of ŉ begins with an apostrophe, which nobody would know the name by.
    return clusters(mapped)[0] if _CASED.match(mapped) else character


def upper(text: str, locale: str) -> str:
    """The text upper-cased in the language of the locale; its region and script do not count."""
    language = parse(locale).language
    if language in ("tr", "az"):
        text = text.replace("i", "İ")
    elif language == "lt":
        text = _SOFT_DOTTED.sub(r"\1", text)
    elif language == "el" and _GREEK.match(text):
        kept = "".join(c for c in unicodedata.normalize("NFD", text) if c not in _GREEK_MARKS)
        text = unicodedata.normalize("NFC", kept)
    return text.upper()
