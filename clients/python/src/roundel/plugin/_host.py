"""What a component is told of the picture that it stands in, and what it may ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from .._nearest import nearest
from ._scene import Weight
from ._wire import Call, Wire


class TextMeasure(TypedDict):
    """Lengths in points; ``ink`` from the left end of the baseline, ``text`` as it would be cut."""

    width: float
    ascent: float
    descent: float
    capHeight: float
    ink: dict[str, float]
    text: str


class UnknownColor(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


class Colors(dict[str, str]):
    """A theme's, which tells a slip with the nearest name."""

    def __missing__(self, name: str) -> str:
        near = nearest(name, self) if isinstance(name, str) else None
        tip = f"did you mean {near!r}?" if near else "there is " + ", ".join(self)
        raise UnknownColor(f"the theme has no colour {name!r}; {tip}")


class Host:
    """The first parameter of every component.

    The same props and the same surroundings must give the same drawing.
    """

    __slots__ = ("_call", "_wire", "context", "theme")

    def __init__(self, wire: Wire, call: Call, context: dict[str, Any], theme: dict[str, Any]) -> None:
        self._wire, self._call = wire, call
        #: theme, colorScheme, platform, locale, layoutDirection, displayScale, reduceMotion, increaseContrast
        self.context = context
        #: name, colors (``#RRGGBB`` by token), spacing, radius
        self.theme = theme

    @property
    def colors(self) -> dict[str, str]:
        """The theme's colours in this scheme, as ``#RRGGBB`` by their names."""
        return Colors(self.theme["colors"])

    @property
    def is_dark(self) -> bool:
        return self.context.get("colorScheme") == "dark"

    @property
    def is_right_to_left(self) -> bool:
        return self.context.get("layoutDirection") == "rtl"

    @property
    def is_cancelled(self) -> bool:
        """Whether no one waits for this drawing any more: what takes long may look now and then, and raise anything."""
        return self._wire.has_been_cancelled(self._call)

    @property
    def locale(self) -> str:
        return str(self.context.get("locale", "en"))

    def measure_text(
        self,
        text: str,
        *,
        size: float,
        weight: Weight | None = None,
        max_width: float | None = None,
        family: str | None = None,
        tabular_figures: bool | None = None,
        locale: str | None = None,
        layout_direction: Literal["ltr", "rtl"] | None = None,
    ) -> TextMeasure:
        """How wide and how high a line of text is; in the picture's own locale and direction where none is given."""
        params = {
            "text": text,
            "size": size,
            "weight": weight,
            "maxWidth": max_width,
            "family": family,
            "tabularFigures": tabular_figures,
            "locale": locale or self.context.get("locale"),
            "layoutDirection": layout_direction or self.context.get("layoutDirection"),
        }
        given = {name: value for name, value in params.items() if value is not None}
        measure: TextMeasure = self._wire.ask("host/measureText", given)
        return measure

    def resolve(self, component: str, props: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What ``component/resolve`` answers in these surroundings, such as the size of what is to be nested."""
        params = {"component": component, "props": dict(props or {}), "context": self.context}
        resolved: dict[str, Any] = self._wire.ask("host/resolve", params)
        return resolved

    def log(self, message: str) -> None:
        """A line in the host's log."""
        self._wire.tell({"method": "host/log", "params": {"message": message}})
