"""The catalogue of every word that is spoken (R1208)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import regex

from ._data import table
from .locales import parse
from .plural import plural_category

_PLACE = regex.compile(r"\{(\w+)\}")
#: Regions that write Chinese in another script where none is named.
_TRADITIONAL = frozenset({"TW", "HK", "MO"})


@dataclass(frozen=True)
class Words:
    """The words of one language."""

    language: str
    entries: Mapping[str, Any]
    #: Whether the language of the locale is another one, which a host warns of (R1209).
    is_fallback: bool

    def __getitem__(self, key: str) -> str:
        word: str = self.entries[key]
        return word

    def flag(self, key: str) -> bool:
        """An entry that is true or false."""
        return bool(self.entries[key])

    def phrase(self, key: str, number: int = 0, **places: str) -> str:
        """A phrase, in the form for the number where it has forms, with its places filled."""
        entry = self.entries[key]
        if not isinstance(entry, str):
            entry = entry.get(plural_category(number, self.language), entry["other"])
        return fill(entry, **places)


def fill(pattern: str, **places: str) -> str:
    """The pattern with its places filled, all at once: what fills one place is not looked at again."""
    filled: str = _PLACE.sub(lambda match: places[match[1]], pattern)
    return filled


def words_of(tag: str) -> Words:
    """The words of a locale's language, or the English ones."""
    languages = table("words")["languages"]
    locale = parse(tag)
    if locale.language == "zh":
        is_fallback = locale.region in _TRADITIONAL if locale.script is None else locale.script != "Hans"
        return Words("zh-Hans", languages["zh-Hans"], is_fallback)
    entries = languages.get(locale.language)
    if entries is None or locale.script not in (None, entries["script"]):
        return Words("en", languages["en"], True)
    return Words(locale.language, entries, False)
