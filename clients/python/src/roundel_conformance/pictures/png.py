"""What a vector may ask of a PNG picture."""

from __future__ import annotations

import base64
from typing import Any

from ..failure import Failure
from . import check_digest, rendering
from .png_file import Picture


def check(demand: dict[str, Any], message: Any) -> None:
    found = rendering(message, demand, "base64")
    try:
        data = base64.b64decode(found["data"], validate=True)
    except ValueError as error:
        raise Failure(f"data is no base64: {error}") from None
    check_digest(found, data)
    picture = Picture(data)
    size = (picture.width, picture.height)
    if (found.get("pixelWidth"), found.get("pixelHeight")) != size:
        told = f"{found.get('pixelWidth')} × {found.get('pixelHeight')}"
        raise Failure(f"the picture is {size[0]} × {size[1]} pixels, pixelWidth and pixelHeight say {told}")
    for name, value in (("width", size[0]), ("height", size[1]), ("colorType", picture.color_type)):
        if demand.get(name, value) != value:
            raise Failure(f"{name}: expected {demand[name]}, got {value}")
    for spot in demand.get("colorAt", []):
        _check_spot(spot, picture)
    if "inkBox" in demand:
        _check_ink(demand["inkBox"], picture)
    for pair in demand.get("contrast", []):
        _check_contrast(pair, picture)
    if "reference" in demand:
        _check_reference(demand["reference"], picture)


def _check_spot(spot: dict[str, Any], picture: Picture) -> None:
    x, y, tolerance = spot["x"], spot["y"], spot["tolerance"]
    if x >= picture.width or y >= picture.height:
        raise Failure(f"the pixel {x}, {y} is outside of {picture.width} × {picture.height}")
    wanted, got = bytes.fromhex(spot["color"][1:]), picture.pixel(x, y)
    # The colour of what cannot be seen does not matter.
    channels = [3] if wanted[3] == 0 else range(4)
    if any(abs(got[i] - wanted[i]) > tolerance for i in channels):
        raise Failure(f"pixel {x}, {y}: expected {spot['color']} ± {tolerance}, got #{bytes(got).hex().upper()}")


def _check_ink(demand: dict[str, Any], picture: Picture) -> None:
    of = bytes.fromhex(demand["of"][1:]) if "of" in demand else None

    def is_ink(pixel: tuple[int, int, int, int]) -> bool:
        return pixel[3] >= 128 and (of is None or all(abs(pixel[i] - of[i]) <= 64 for i in range(3)))

    ink = [(x, y) for y in range(picture.height) for x in range(picture.width) if is_ink(picture.pixel(x, y))]
    if not ink:
        raise Failure("inkBox: there is no ink")
    left, right = min(x for x, _ in ink), max(x for x, _ in ink) + 1
    top, bottom = min(y for _, y in ink), max(y for _, y in ink) + 1
    got = {
        "x": left, "y": top, "width": right - left, "height": bottom - top,
        "centerX": (left + right) / 2, "centerY": (top + bottom) / 2,
    }  # fmt: skip
    for name, value in got.items():
        if name in demand and abs(value - demand[name]) > demand["tolerance"]:
            raise Failure(f"inkBox.{name}: expected {demand[name]} ± {demand['tolerance']}, got {value}")


def _check_contrast(pair: dict[str, Any], picture: Picture) -> None:
    places = (pair["x"], pair["y"]), (pair["with"]["x"], pair["with"]["y"])
    if any(x >= picture.width or y >= picture.height for x, y in places):
        raise Failure(f"contrast: {places} is not all within {picture.width} × {picture.height}")
    dark, light = sorted(_luminance(picture.pixel(x, y)) for x, y in places)
    ratio = (light + 0.05) / (dark + 0.05)
    if ratio < pair["atLeast"]:
        raise Failure(f"contrast between the pixels {places}: expected at least {pair['atLeast']}, got {ratio:.2f}")


def _luminance(pixel: tuple[int, int, int, int]) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    shares = [c / 255 for c in pixel[:3]]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _check_reference(demand: dict[str, Any], picture: Picture) -> None:
    reference = Picture(base64.b64decode(demand["data"]))
    if (reference.width, reference.height) != (picture.width, picture.height):
        raise Failure(f"the reference is {reference.width} × {reference.height} pixels")
    places = [(x, y) for y in range(picture.height) for x in range(picture.width)]
    near = sum(_is_near(picture.pixel(*p), reference.pixel(*p), demand["tolerance"]) for p in places)
    if near < demand["share"] * len(places):
        raise Failure(
            f"{near} of {len(places)} pixels are within {demand['tolerance']} of the reference, "
            f"expected a share of {demand['share']}"
        )


def _is_near(one: tuple[int, int, int, int], other: tuple[int, int, int, int], tolerance: int) -> bool:
    """Compared as they look on black and on white: the colour of what is hardly seen hardly counts."""
    for ground in (0, 255):
        for i in range(3):
            seen = [(p[i] * p[3] + ground * (255 - p[3])) / 255 for p in (one, other)]
            if abs(seen[0] - seen[1]) > tolerance:
                return False
    return True
