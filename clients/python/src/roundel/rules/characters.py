"""What a character is: grapheme clusters, white space, ignorables, and the few properties that the rules ask for.

The standard library's own `str.split` and `str.strip` are not used for white space: they take U+001C to U+001F for
white space, which White_Space does not.
"""

from __future__ import annotations

import regex

_CLUSTER = regex.compile(r"\X")
_WHITE_SPACE = regex.compile(r"\p{White_Space}+")
_LEADING_IGNORABLES = regex.compile(r"^\p{Default_Ignorable_Code_Point}+")
_LEADING_IGNORABLES_AND_SPACE = regex.compile(r"^[\p{White_Space}\p{Default_Ignorable_Code_Point}]+")
_ENDS = regex.compile(r"^\p{White_Space}+|\p{White_Space}+$")
_IGNORABLE_ALONE = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
_KHMER_COENG = "\u17d2"
_AFTER_COENG = regex.compile(f"(?<={_KHMER_COENG})")
_CLUSTER_SCALARS = 32


def clusters(text: str) -> list[str]:
    """The extended grapheme clusters of a text."""
    found: list[str] = _CLUSTER.findall(text)
    return found


def characters(text: str) -> list[str]:
    """The characters that may become initials, whole (R1006, R1007).

    Those of ignorables alone are passed over. A Khmer character that ends in a coeng takes the next one with it, since
    the two are written as one stack; some versions of Unicode's segmentation keep them together by themselves.
    """
    whole: list[str] = []
    # In parts, so that a stack ends at the same place whatever the version.
    parts = (part for cluster in clusters(text) for part in _AFTER_COENG.split(cluster) if part)
    for cluster in parts:
        if _IGNORABLE_ALONE.fullmatch(cluster):
            continue
        if whole and whole[-1].endswith(_KHMER_COENG) and len(whole[-1]) < _CLUSTER_SCALARS:
            whole[-1] += cluster
        else:
            whole.append(cluster)
    return whole


def words(text: str) -> list[str]:
    """The parts between runs of white space."""
    return [part for part in _WHITE_SPACE.split(text) if part]


def trimmed(text: str) -> str:
    """The text without white space at its ends."""
    trimmed_text: str = _ENDS.sub("", text)
    return trimmed_text


def is_blank(text: str) -> bool:
    """Whether a text is empty or of white space alone."""
    return not trimmed(text)


def without_leading_ignorables(text: str) -> str:
    """The text from its first code point on that is not ignorable."""
    rest: str = _LEADING_IGNORABLES.sub("", text)
    return rest


def without_leading_space_and_ignorables(text: str) -> str:
    """The text from its first code point on that is neither white space nor ignorable."""
    rest: str = _LEADING_IGNORABLES_AND_SPACE.sub("", text)
    return rest


def single_spaced(text: str) -> str:
    """Each run of white space as one space, and none at the ends (R1505)."""
    return " ".join(words(text))
