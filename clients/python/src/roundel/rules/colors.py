"""Colours by name, and the themes that give tokens theirs (section 8, R704 and R705 of the protocol)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import regex

from .._nearest import nearest
from ._data import table
from .errors import RuleError, escape

SCHEMES = ("light", "dark")

_HEX = regex.compile(r"#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
_NO_COLOR = "transparent"
#: What SwiftUI calls the colour that is a token by another name here (R803).
_SWIFT_TOKENS = {"primary": "textPrimary", "secondary": "textSecondary"}


@dataclass(frozen=True)
class Color:
    """A colour of 8 bits a channel in sRGB, its alpha last."""

    red: int
    green: int
    blue: int
    alpha: int = 255

    @property
    def is_opaque(self) -> bool:
        """Whether nothing shows through."""
        return self.alpha == 255

    def opaque(self) -> Color:
        """The same colour without translucency."""
        return Color(self.red, self.green, self.blue)

    def over(self, below: Color) -> Color:
        """The colour composed over an opaque one, each channel rounded to 8 bits, half up (R807)."""

        def mix(top: int, bottom: int) -> int:
            # The sum is 255 times the channel; twice of it plus 255 rounds half up in whole numbers.
            return (2 * (top * self.alpha + bottom * (255 - self.alpha)) + 255) // 510

        return Color(mix(self.red, below.red), mix(self.green, below.green), mix(self.blue, below.blue))

    def __str__(self) -> str:
        """`#RRGGBB` in upper case, or `#RRGGBBAA` where the colour is translucent (R805)."""
        channels = (self.red, self.green, self.blue) + (() if self.is_opaque else (self.alpha,))
        return "#" + "".join(f"{channel:02X}" for channel in channels)


def from_hex(text: str) -> Color | None:
    """The colour of `#RGB`, `#RRGGBB` or `#RRGGBBAA`."""
    if not _HEX.fullmatch(text):
        return None
    digits = text[1:]
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return Color(*bytes.fromhex(digits))


class Theme:
    """The tokens of a theme in one colour scheme."""

    def __init__(self, tokens: Mapping[str, str], scheme: str) -> None:
        self.tokens = tokens
        self.scheme = scheme

    def color(self, text: str, pointer: str | None = None) -> Color:
        """The colour that a text names (R801 to R804)."""
        found = self._find(text, frozenset())
        if found is None:
            raise RuleError("invalid_color", pointer)
        return found

    @property
    def background(self) -> Color:
        """What everything lies on; it counts as opaque."""
        return self.color("background").opaque()

    def _find(self, text: str, seen: frozenset[str]) -> Color | None:
        """`seen` are the tokens on the way here, since a token's value may be another token."""
        if text.startswith("#"):
            return from_hex(text)
        if text.startswith("theme.colors."):
            return self._token(text[len("theme.colors.") :], seen)
        for prefix in (".", "Color."):
            if text.startswith(prefix):
                name = text[len(prefix) :]
                if name == "clear":
                    return self._named(_NO_COLOR)
                if name in _SWIFT_TOKENS:
                    return self._token(_SWIFT_TOKENS[name], seen)
                return self._token(name, seen) or self._named(name)
        return self._token(text, seen) or self._named(text)

    def _token(self, name: str, seen: frozenset[str]) -> Color | None:
        if name not in self.tokens or name in seen:
            return None
        return self._find(self.tokens[name], seen | {name})

    def _named(self, name: str) -> Color | None:
        """A system colour, a CSS colour or `transparent`, in any case."""
        colors = table("colors")
        lower = name.lower()
        if lower == _NO_COLOR:
            return Color(0, 0, 0, 0)
        system = colors["system"].get(lower)
        return from_hex(system[self.scheme] if system else colors["css"].get(lower, ""))


def theme_of(theme: str | Mapping[str, Any] | None = None, scheme: str | None = None, pointer: str = "") -> Theme:
    """The theme of a context, `default` or given as data, in a colour scheme, `light` unless told otherwise."""
    scheme = scheme or SCHEMES[0]
    tokens: dict[str, str] = dict(table("colors")["theme"][scheme])
    if isinstance(theme, str):
        if theme != "default":
            raise RuleError("unknown_theme", pointer)
    elif theme is not None:
        base = theme.get("base")
        if base not in (None, "default"):
            raise RuleError("unknown_theme", f"{pointer}/base")
        tokens.update(theme.get(scheme) or {})
    resolved = Theme(tokens, scheme)
    if isinstance(theme, Mapping):
        # Both schemes are checked, so that a fault does not wait for the night.
        for each in SCHEMES:
            _check_tokens(theme.get(each) or {}, each, f"{pointer}/{each}")
    return resolved


def _check_tokens(given: Mapping[str, str], scheme: str, pointer: str) -> None:
    known = table("colors")["theme"][scheme]
    for token, value in given.items():
        place = f"{pointer}/{escape(token)}"
        if token not in known:
            raise RuleError("unknown_parameter", place, suggestion=nearest(token, known))
        Theme({**known, **given}, scheme).color(value, place)
