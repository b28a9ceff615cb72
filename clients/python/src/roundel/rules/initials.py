"""The initials of a name, or those given (section 10 of the protocol)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import regex

from ._data import limit
from .characters import (
    characters,
    clusters,
    trimmed,
    without_leading_ignorables,
    without_leading_space_and_ignorables,
    words,
)
from .checks import check, check_texts
from .errors import RuleError
from .smart import smart_tokens
from .upper_case import initial

ALGORITHMS = ("standard", "smart", "avatarImageView")


class _Initials(TypedDict):
    initials: str
    rule: str
    algorithm: str
    tokens: list[str]


class Initials(_Initials, total=False):
    """The answer of `initials/compute`; `rules` is there only where a rule of `smart` did something."""

    rules: list[str]


#: Scripts that are written without spaces between family name and given name.
_UNSPACED = regex.compile(
    r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}"
    r"\p{Script=Common}\p{Script=Inherited}]+"
)
_UNSPACED_LETTER = regex.compile(
    r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]"
)
#: Thai and Lao vowels that are written before the consonant they are spoken after.
_LEADING_VOWEL = regex.compile("[\u0e40-\u0e44\u0ec0-\u0ec4]")
_CONSONANT = regex.compile("[\u0e01-\u0e2e\u0e81-\u0eae\u0edc-\u0edf]")

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "initials": {"type": "string"},
        "algorithm": {"type": "string", "enum": list(ALGORITHMS)},
        "maxLength": {"type": "integer", "minimum": 1, "maximum": limit("initialsMaxLength")},
        "locale": {"type": "string"},
        "particles": {"type": "array", "items": {"type": "string"}},
    },
    "additionalProperties": False,
}


def compute_initials(
    name: str | None = None,
    initials: str | None = None,
    *,
    algorithm: str = "standard",
    max_length: int = 2,
    locale: str = "en",
    particles: Sequence[str] | None = None,
) -> Initials:
    """The initials of a name by an algorithm, or `initials` cut to length; exactly one of the two is given."""
    given = check(
        {
            "name": name,
            "initials": initials,
            "algorithm": algorithm,
            "maxLength": max_length,
            "locale": locale,
            "particles": particles,
        },
        SCHEMA,
        texts=False,
    )
    check_texts(given, "name", "initials")
    length = given["maxLength"]
    if name is not None and initials is not None:
        raise RuleError("conflicting_parameters", "/initials")
    if initials is not None:
        text = explicit_initials(initials, length)
        tokens = [trimmed(without_leading_space_and_ignorables(initials))] if text else []
        return {"initials": text, "rule": "explicit" if text else "empty", "algorithm": algorithm, "tokens": tokens}
    if name is None:
        raise RuleError("missing_parameter", "/name")
    if algorithm == "avatarImageView":
        return _as_avatar_image_view(name, length)
    if algorithm == "smart":
        tokens, rules = smart_tokens(name, given.get("particles"))
        answer = _standard(tokens, algorithm, length, locale)
        if rules:
            answer["rules"] = rules
        return answer
    return _standard(words(name), algorithm, length, locale)


def explicit_initials(text: str, max_length: int) -> str:
    """The first characters of initials as they were given; empty where they count as absent (R1014)."""
    return "".join(characters(without_leading_space_and_ignorables(text))[:max_length])


def _standard(parts: Sequence[str], algorithm: str, max_length: int, locale: str) -> Initials:
    tokens = [token for token in map(without_leading_ignorables, parts) if token]
    rule, chosen = _chosen_characters(tokens, max_length)
    return {
        "initials": "".join(initial(character, locale) for character in chosen),
        "rule": rule,
        "algorithm": algorithm,
        "tokens": tokens,
    }


def _chosen_characters(tokens: Sequence[str], max_length: int) -> tuple[str, list[str]]:
    if not tokens:
        return "empty", []
    if len(tokens) > 1:
        return "first_last", [c for token in first_and_last(tokens, max_length) for c in _first_character(token)]
    token = tokens[0]
    if _UNSPACED.fullmatch(token) and _UNSPACED_LETTER.search(token):
        return "unspaced", characters(token)[: min(2, max_length)]
    return "single", _first_character(token)


def first_and_last(tokens: Sequence[str], max_length: int) -> list[str]:
    """The tokens that give an initial: the first ones in order, and in the last place the last (R1002)."""
    if len(tokens) <= max_length:
        return list(tokens)
    if max_length == 1:
        return [tokens[0]]
    return [*tokens[: max_length - 1], tokens[-1]]


def _first_character(token: str) -> list[str]:
    if _LEADING_VOWEL.match(token):
        consonant = _CONSONANT.search(token)
        if consonant:
            token = token[consonant.start() :]
    return characters(token)[:1]


def _as_avatar_image_view(name: str, max_length: int) -> Initials:
    """R1013: what AvatarImageView does, its oddities included."""
    parts = name.split(" ") if name else []
    firsts = [clusters(part)[0] for part in first_and_last(parts, max_length) if part]
    text = "".join(firsts).upper()
    rule = "empty" if not text else "single" if len(parts) == 1 else "first_last"
    return {"initials": text, "rule": rule, "algorithm": "avatarImageView", "tokens": parts}
