"""The contrast of two colours, after WCAG 2.2 (R806 to R809)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from .checks import check
from .colors import Color
from .contexts import theme_in

WHITE = Color(255, 255, 255)
BLACK = Color(0, 0, 0)

#: What a ratio must reach for a level.
_AA, _AA_LARGE, _AAA = 4.5, 3.0, 7.0


class Contrast(TypedDict):
    """The answer of `color/contrast`."""

    ratio: float
    aa: bool
    aaLarge: bool
    aaa: bool
    foreground: str
    background: str


SCHEMA = {
    "type": "object",
    "properties": {"foreground": {"type": "string"}, "background": {"type": "string"}, "context": {"type": "object"}},
    "required": ["foreground", "background"],
    "additionalProperties": False,
}


def contrast(foreground: str, background: str, *, context: Mapping[str, Any] | None = None) -> Contrast:
    """The contrast ratio of two colours by name, and the levels it reaches."""
    check({"foreground": foreground, "background": background, "context": context}, SCHEMA, texts=False)
    theme = theme_in(context)
    front, back = theme.color(foreground, "/foreground"), theme.color(background, "/background")
    below = back.over(theme.background)
    ratio = contrast_ratio(front.over(below), below)
    return {
        "ratio": round(ratio, 4),
        "aa": ratio >= _AA,
        "aaLarge": ratio >= _AA_LARGE,
        "aaa": ratio >= _AAA,
        "foreground": str(front),
        "background": str(back),
    }


def luminance(color: Color) -> float:
    """The relative luminance of an opaque colour."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)


def contrast_ratio(a: Color, b: Color) -> float:
    """The ratio of two opaque colours, from 1 to 21."""
    darker, lighter = sorted((luminance(a), luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)


def maximum_contrast(fill: Color) -> Color:
    """White or black, whichever can be told better from an opaque fill; white on a tie."""
    return WHITE if contrast_ratio(WHITE, fill) >= contrast_ratio(BLACK, fill) else BLACK
