"""A rendering that shows itself."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .api import Rendering

Format = Literal["svg", "png", "apng"]

_ENDINGS: dict[str, Format] = {".svg": "svg", ".png": "png", ".apng": "apng"}


class Picture:
    """A rendered component. Notebooks show it as it is."""

    def __init__(self, rendering: Rendering, render: Callable[[Format], Rendering] | None = None) -> None:
        #: The host's answer: sizes, bounds, what a screen reader says, digest, warnings.
        self.rendering = rendering
        self._render = render

    @property
    def svg(self) -> str:
        """The picture as SVG; rendered once more if it was something else."""
        return self._as("svg").decode()

    @property
    def png(self) -> bytes:
        """The picture as PNG; rendered once more if it was SVG."""
        return self._as("png")

    @property
    def data(self) -> bytes:
        """The bytes of the picture in the format it was rendered in."""
        return _data(self.rendering)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture, as SVG, PNG or APNG by the ending of the path; rendered once more if it was another."""
        file = Path(path)
        format = _ENDINGS.get(file.suffix.lower())
        if format is None:
            raise ValueError(f"{os.fspath(path)!r} ends neither in .svg nor in .png nor in .apng")
        file.write_bytes(self._as(format))

    def _as(self, format: Format) -> bytes:
        # A moving PNG is a PNG too.
        if self.rendering["format"] == format or (self.rendering["format"], format) == ("apng", "png"):
            return self.data
        if self._render is None:
            given = self.rendering["format"]
            raise ValueError(f'this picture was rendered as {given}; ask for it with output={{"format": "{format}"}}')
        return _data(self._render(format))

    def _repr_svg_(self) -> str | None:
        return self.svg if self.rendering["format"] == "svg" else None

    def _repr_png_(self) -> bytes | None:
        return self.png if self.rendering["format"] != "svg" else None

    def __repr__(self) -> str:
        label = self.rendering["accessibility"]["label"]
        width, height = self.rendering["width"], self.rendering["height"]
        return f"<Picture {label!r} {width:g}×{height:g} {self.rendering['format']}>"


def _data(rendering: Rendering) -> bytes:
    data = rendering.get("data")
    if data is None:  # The host has written it to a file.
        return Path(rendering.get("path", "")).read_bytes()
    return base64.b64decode(data) if rendering["encoding"] == "base64" else data.encode()
