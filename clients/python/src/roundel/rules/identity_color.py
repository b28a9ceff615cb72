"""The colour that belongs to a name or an id (section 9 of the protocol)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from ._data import table
from .characters import is_blank, trimmed
from .checks import check, check_texts
from .colors import Color
from .contexts import theme_in
from .contrast import contrast_ratio, maximum_contrast
from .errors import RuleError
from .initials import compute_initials

ALGORITHMS = ("stable", "avatarImageView")

_LOWER = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")


class IdentityColor(TypedDict):
    """The answer of `color/identity`."""

    fill: str
    content: str
    contrast: float
    seed: str


SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "initials": {"type": "string"},
        "id": {"type": ["string", "integer"]},
        "algorithm": {"type": "string", "enum": list(ALGORITHMS)},
        "palette": {"type": "array", "items": {"type": "string"}, "minItems": 1},
        "context": {"type": "object"},
    },
    "additionalProperties": False,
}


def identity_color(
    *,
    name: str | None = None,
    initials: str | None = None,
    id: str | int | None = None,
    algorithm: str = "stable",
    palette: Sequence[str] | None = None,
    context: Mapping[str, Any] | None = None,
) -> IdentityColor:
    """The fill of an identity, the text colour on it and their contrast; one of name, initials and id is needed."""
    given = check(
        {
            "name": name,
            "initials": initials,
            "id": id,
            "algorithm": algorithm,
            "palette": palette,
            "context": context,
        },
        SCHEMA,
        texts=False,
    )
    check_texts(given, "name", "initials")
    theme = theme_in(context)
    colors = [
        theme.color(text, f"/palette/{index}") for index, text in enumerate(palette or table("colors")["palette"])
    ]
    identity = given.get("id")
    if name is None and initials is None and identity is None:
        raise RuleError("missing_parameter", "/name")
    if algorithm == "stable":
        hash = stable_hash(name, initials, identity)
        fill, seed = colors[hash % len(colors)], f"{hash:016x}"
    else:
        number = avatar_image_view_seed(name, initials, identity)
        fill, seed = avatar_image_view_color(number), f"{number:08x}"
    below = fill.over(theme.background)
    content = maximum_contrast(below)
    return {
        "fill": str(fill),
        "content": str(content),
        "contrast": round(contrast_ratio(content, below), 4),
        "seed": seed,
    }


def stable_hash(name: str | None = None, initials: str | None = None, id: str | int | None = None) -> int:
    """FNV-1a of 64 bits of the first of id, name and initials that says something (R901)."""
    given = (str(each) for each in (id, name, initials) if each is not None)
    text = next((each for each in given if not is_blank(each)), "")
    hash = 0xCBF29CE484222325
    for byte in trimmed(unicodedata.normalize("NFC", text)).translate(_LOWER).encode("utf-8", "surrogatepass"):
        hash = (hash ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return hash


def avatar_image_view_seed(name: str | None = None, initials: str | None = None, id: str | int | None = None) -> int:
    """The seed of R904, 32 bits."""
    if isinstance(id, int):
        return id & 0xFFFFFFFF
    if id is not None:
        return _string_hash(id)
    name = name or ""
    if initials is None:
        initials = compute_initials(name, algorithm="avatarImageView")["initials"]
    return _string_hash(name) ^ _string_hash(initials)


def avatar_image_view_color(seed: int) -> Color:
    """Three numbers of the generator that C calls drand48, seeded as srand48 does (R906)."""
    state = seed << 16 | 0x330E

    def channel() -> int:
        nonlocal state
        state = (0x5DEECE66D * state + 0xB) & 0xFFFFFFFFFFFF
        # state / 2^48 * 255 to the nearest, in whole numbers.
        return (2 * 255 * state + (1 << 48)) >> 49

    red, green, blue = channel(), channel(), channel()
    return Color(red, green, blue)


def _string_hash(text: str) -> int:
    """The hash of Core Foundation's strings, mod 2^32 (R905)."""
    units = _utf16_units(text)
    length = len(units)
    if length > 96:
        middle = length // 2
        units = units[:32] + units[middle - 16 : middle + 16] + units[-32:]
    hash = length
    for unit in units:
        hash = (257 * hash + unit) & 0xFFFFFFFF
    return (hash + (hash << (length % 32))) & 0xFFFFFFFF


def _utf16_units(text: str) -> list[int]:
    encoded = text.encode("utf-16-le", "surrogatepass")
    return [encoded[i] | encoded[i + 1] << 8 for i in range(0, len(encoded), 2)]
