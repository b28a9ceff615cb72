"""What a count reads, and how it is spoken (section 12 of the protocol)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from .checks import check, check_text
from .digits import digits
from .plural import CATEGORIES, plural_category
from .words import words_of


class BadgeText(TypedDict):
    """The answer of `badge/text`."""

    text: str
    spoken: str
    capped: bool


_NOUN: dict[str, Any] = {
    "type": "object",
    "properties": {category: {"type": "string"} for category in CATEGORIES},
    "required": ["one", "other"],
    "additionalProperties": False,
}

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "count": {"type": "integer", "minimum": 0},
        "max": {"type": "integer", "minimum": 1},
        "locale": {"type": "string"},
        "noun": _NOUN,
        "localizedDigits": {"type": "boolean"},
    },
    "required": ["count"],
    "additionalProperties": False,
}


def badge_text(
    count: int,
    *,
    max: int = 99,
    locale: str = "en",
    noun: Mapping[str, str] | None = None,
    localized_digits: bool = False,
) -> BadgeText:
    """The text of a count, `99+` above `max`, and how it is spoken in the language of the locale.

    `noun` has the forms of what is counted by plural category, with `one` and `other` at least.
    """
    given = check(
        {"count": count, "max": max, "locale": locale, "noun": noun, "localizedDigits": localized_digits},
        SCHEMA,
        texts=False,
    )
    for category, form in given.get("noun", {}).items():
        check_text(form, f"/noun/{category}")
    return _text(given["count"], given["max"], locale, given.get("noun"), localized_digits)


def _text(count: int, maximum: int, locale: str, noun: Mapping[str, str] | None, localized: bool) -> BadgeText:
    words = words_of(locale)
    capped = count > maximum
    number = digits(min(count, maximum), locale if localized else None)
    if noun is None:
        spoken = words.phrase("orMore", n=number) if capped else number
    else:
        # Most languages let the noun of an open number follow a large one; in some it follows the number that is said.
        counted = count if not capped else maximum if words.flag("nounFollowsNumber") else 100
        form = noun.get(plural_category(counted, locale), noun["other"])
        spoken = words.phrase("orMoreCounted" if capped else "counted", n=number, noun=form)
    return {"text": number + "+" if capped else number, "spoken": spoken, "capped": capped}
