"""The rules of `smart` initials, in the order of the protocol's table (R1020 to R1030).

A name goes through them as tokens. The rules that look at the whole name (telephone numbers, brackets, commas) look at
the tokens joined by spaces, since the amount of white space means nothing to any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import regex

from ._data import table
from .characters import without_leading_ignorables, words

_APOSTROPHES = "'`\u00b4\u02bb\u02bc\u2018\u2019\u2032\uff07"
_BRACKETS = {
    "(": ")",
    "[": "]",
    "{": "}",
    "<": ">",
    "（": "）",
    "［": "］",
    "｛": "｝",
    "＜": "＞",
    "【": "】",
    "〔": "〕",
}

_PHONE = regex.compile(
    r"(?:[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Nd}\p{Pd}\u2212+＋()（）\[\]./:;,#*]|(?P<word>[A-Za-z]+))*"
)
_DIGIT = regex.compile(r"\p{Nd}")
_DIGITS = regex.compile(r"\p{Nd}+")
_LETTER_OR_DIGIT = regex.compile(r"[\p{L}\p{Nd}]")
_ADDRESS = regex.compile(r"^[<(\"']*(?P<address>.+?)[>)\"',;.]*$", regex.DOTALL)
_COMMA = regex.compile("[,，،]")
_LEADING_PUNCTUATION = regex.compile(
    r"^(?:(?:[\p{Default_Ignorable_Code_Point}\p{P}\p{Sm}"
    + _APOSTROPHES
    + r"]|(?!\p{Emoji})\p{Sk})(?![\uFE0F\u20E3]))+"
)
_CAMEL_CASE = regex.compile(
    r"(?<=[\p{Lowercase}\p{Nd}])(?=\p{Uppercase})|(?<=\p{Uppercase})(?=\p{Uppercase}\p{Lowercase})"
)
_APOSTROPHE = regex.compile(f"[{_APOSTROPHES}]")
_HYPHEN_IN_WORD = regex.compile(r"\p{L}\p{M}*[-\u2010\u2011]\p{L}")
_SMALL = regex.compile(r"\p{Lowercase}")
_CAPITAL = regex.compile(r"\p{Uppercase}")

_LONGEST_TITLE = 12
_LONGEST_PARTICLE = 32


@cache
def _words(kind: str) -> frozenset[str]:
    return frozenset(table("initials-words")[kind])


def smart_tokens(name: str, particles: Sequence[str] | None = None) -> tuple[list[str], list[str]]:
    """The tokens that are left of a name, and the rules that changed or settled something."""
    if _is_phone_number(name):
        return [], ["phone_number"]
    rules: list[str] = []

    text = _without_brackets(name)
    if text != name:
        rules.append("brackets")
    tokens = _tokens(text)

    def apply(rule: str, changed: list[str]) -> None:
        nonlocal tokens
        if changed != tokens:
            tokens = changed
            rules.append(rule)

    apply("email", _without_address(tokens))
    apply("comma_order", _in_comma_order(tokens))
    apply("leading_punctuation", _without_leading_punctuation(tokens))
    apply("titles_and_suffixes", _without_titles_and_suffixes(tokens))
    apply("user_name", _user_name_parts(tokens))
    apply("apostrophes", [token for token in (_APOSTROPHE.sub("", each) for each in tokens) if token])
    if any(_HYPHEN_IN_WORD.search(token) for token in tokens):
        rules.append("hyphenated")
    apply("particles", _without_particles(tokens, particles))
    return tokens, rules


def _tokens(text: str) -> list[str]:
    return [token for token in map(without_leading_ignorables, words(text)) if token]


def _is_phone_number(name: str) -> bool:
    match = _PHONE.fullmatch(name)
    return (
        match is not None
        and len(_DIGIT.findall(name)) >= 5
        and all(word.lower() in _words("phoneWords") for word in match.captures("word"))
    )


def _without_brackets(name: str) -> str:
    pairs: list[tuple[int, int]] = []
    open_at: list[int] = []
    for position, character in enumerate(name):
        if character in _BRACKETS:
            open_at.append(position)
        elif character in _BRACKETS.values():
            # What was opened since and never closed has no partner, and stays where it is.
            for depth in range(len(open_at) - 1, -1, -1):
                if _BRACKETS[name[open_at[depth]]] == character:
                    pairs.append((open_at[depth], position))
                    del open_at[depth:]
                    break
    rest, end = [], 0
    for start, stop in sorted(pairs):
        if start >= end:
            rest.append(name[end:start])
            end = stop + 1
    text = " ".join([*rest, name[end:]])
    return text if _LETTER_OR_DIGIT.search(text) else name


def _address_in(token: str) -> str | None:
    match = _ADDRESS.match(token)
    address = match["address"] if match else ""
    return address if "@" in address[1:-1] else None


def _without_address(tokens: list[str]) -> list[str]:
    addresses = [address for address in map(_address_in, tokens) if address is not None]
    if not addresses:
        return tokens
    others = [token for token in tokens if _address_in(token) is None]
    if others:
        return others
    mailbox = addresses[0][: addresses[0].rindex("@")].split("+")[0]
    return _without_numbers([part for part in regex.split("[._-]", mailbox) if part])


def _without_numbers(parts: list[str]) -> list[str]:
    """The parts that are not digits alone, if there are any."""
    return [part for part in parts if not _DIGITS.fullmatch(part)] or parts


def _in_comma_order(tokens: list[str]) -> list[str]:
    segments = [part for part in _COMMA.split(" ".join(tokens)) if _LETTER_OR_DIGIT.search(part)]
    suffixes = [part for part in segments if all(map(_is_suffix, words(part)))]
    names = [part for part in segments if part not in suffixes]
    if len(names) < 2:
        return tokens
    return _tokens(" ".join([names[1], names[0], *suffixes]))


def _without_leading_punctuation(tokens: list[str]) -> list[str]:
    return [token for token in (_LEADING_PUNCTUATION.sub("", each) for each in tokens) if token]


def _stripped(token: str) -> str:
    return token.replace(".", "").replace(",", "").replace(";", "")


def _can_be_title(token: str) -> bool:
    return len(token) <= _LONGEST_TITLE and token.isascii()


def _is_title(token: str) -> bool:
    form = _stripped(token).lower()
    return _can_be_title(token) and (
        form in _words("titles") or (form in _words("titlesWithStop") and token.endswith("."))
    )


def _is_suffix(token: str) -> bool:
    form = _stripped(token)
    return _can_be_title(token) and (
        form.lower() in _words("suffixes")
        or form in _words("suffixesInCapitals")
        or ("." in token and form.lower() in _words("suffixesWithStop"))
    )


def _without_titles_and_suffixes(tokens: list[str]) -> list[str]:
    start, end = 0, len(tokens)
    while end - start > 1 and _is_title(tokens[start]):
        start += 1
    while end - start > 1 and _is_suffix(tokens[end - 1]):
        end -= 1
    return tokens[start:end]


def _user_name_parts(tokens: list[str]) -> list[str]:
    if len(tokens) != 1:
        return tokens
    token = tokens[0]
    separators = "[._-]" if _SMALL.search(token) and not _CAPITAL.search(token) else "[._]"
    parts: list[str] = []
    for part in regex.split(separators, token):
        parts += [part] if _APOSTROPHE.search(part) else _camel_case_parts(part)
    parts = [part for part in parts if part]
    return _without_numbers(parts) if len(parts) > 1 else tokens


def _camel_case_parts(part: str) -> list[str]:
    pieces, start = [], 0
    for match in _CAMEL_CASE.finditer(part):
        before = part[start : match.start()]
        # The D of McDonald begins no new word.
        if before not in _words("surnamePrefixes"):
            pieces.append(before)
            start = match.start()
    return [*pieces, part[start:]]


def _without_particles(tokens: list[str], particles: Sequence[str] | None) -> list[str]:
    if len(tokens) < 3:
        return tokens
    known = _words("particles") if particles is None else _particles(particles)
    first, *middle, last = tokens
    names = [token for token in middle if token.lower() not in known]
    if names and first.lower() in known and _SMALL.match(first):
        return [*names, last]
    return [first, *names, last]


def _particles(given: Sequence[str]) -> frozenset[str]:
    """The words of those given; a longer one is no particle."""
    return frozenset(word.lower() for each in given for word in words(each) if len(word.encode()) <= _LONGEST_PARTICLE)
