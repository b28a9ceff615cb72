#!/usr/bin/env python3
"""The plugin sparkline for Roundel: how a number has moved, as small as a word."""

import re
from typing import Annotated, Literal, Optional

from roundel.plugin import Drawing, Host, Node, Plugin, Prop, circle, drawing, group, linear, path, rect, stroke, text

plugin = Plugin("sparkline", version="1.0.0")

Point = tuple[float, float]
WEEK = [3, 4.2, 3.6, 5.1, 4.8, 6.4, 7.9]


@plugin.component(
    "badge",
    examples=[
        {"values": WEEK, "label": "Visits", "value": "7.9k", "color": "success"},
        {"values": list(reversed(WEEK)), "label": "Churn", "value": "−3 %", "color": "error", "style": "line"},
        {"values": [2, 5, 3, 8, 6, 9, 4, 7], "label": "Commits", "value": "44", "style": "bars"},
        {"values": WEEK, "height": 16, "isPlain": True},
        {"values": WEEK, "label": "Visits", "value": "7.9k", "color": "#AF52DE", "height": 56},
    ],
)
def badge(
    host: Host,
    *,
    values: Annotated[list[float], Prop("The oldest first.", min_items=2, max_items=200)],
    label: Annotated[Optional[str], Prop("What is counted.", max_length=60)] = None,
    value: Annotated[Optional[str], Prop("Where it stands, as it is to be read.", max_length=20)] = None,
    style: Literal["area", "line", "bars"] = "area",
    color: Annotated[str, Prop("Of the line, and faintly of the badge.")] = "accent",
    height: Annotated[float, Prop("Points.", minimum=10, maximum=400)] = 24,
    chart_width: Annotated[Optional[float], Prop("Points. Default: 2.5 heights.", minimum=10, maximum=2000)] = None,
    is_plain: Annotated[bool, Prop("Whether there is no badge behind it.")] = False,
) -> Drawing:
    """A line of recent values in a badge, with what it is and where it stands."""
    gap = height * 0.3
    x = 0.0 if is_plain else height * 0.42
    nodes: list[Node] = []
    size = height * 0.48
    baseline = height / 2 + host.measure_text("0", size=size)["capHeight"] / 2

    def write(words: str, weight: Literal["medium", "semibold"], fill: str) -> None:
        nonlocal x
        measured = host.measure_text(words, size=size, weight=weight, tabular_figures=True)
        left = x if not host.is_right_to_left else -x - measured["width"]
        nodes.append(text(words, left, baseline, size=size, weight=weight, tabular_figures=True, fill=fill))
        x += measured["width"] + gap

    if label:
        write(label, "medium", "textSecondary")
    wide = chart_width or height * 2.5
    points = places(values, wide, height)
    line = bars(points, height, color) if style == "bars" else curve(points, height, color)
    if style == "area":
        line.insert(0, area(points, height, host.colors.get(color, color)))
    if host.is_right_to_left:  # The newest is always beside the value.
        nodes.append(group(*line, transform=[-1, 0, 0, 1, -x, 0]))
    else:
        nodes.append(group(*line, translate=(x, 0)))
    x += wide + gap
    if value:
        write(value, "semibold", "textPrimary")
    width = x - gap + (0 if is_plain else height * 0.42)

    scene = [group(*nodes, translate=(width, 0))] if host.is_right_to_left else nodes
    if not is_plain:
        back = rect(0, 0, width, height, corner_radius=height / 2, fill=color)
        scene.insert(0, group(back, opacity=0.2 if host.is_dark else 0.12))
    return drawing(
        scene,
        width,
        height,
        label=label or "Trend",
        value=", ".join(filter(None, [value, f"{values[0]:g} → {values[-1]:g}"])),
        baseline=baseline,
        corner_radius=0 if is_plain else height / 2,
    )


def places(values: list[float], width: float, height: float) -> list[Point]:
    """Points from left to right, with room for the line and its end."""
    top, bottom, margin = height * 0.24, height * 0.76, height * 0.12
    low, high = min(values), max(values)
    step = (width - 2 * margin) / (len(values) - 1)
    return [
        (margin + index * step, bottom - (value - low) / (high - low) * (bottom - top) if high > low else height / 2)
        for index, value in enumerate(values)
    ]


def curve(points: list[Point], height: float, color: str) -> list[Node]:
    """The line with its end marked."""
    (x, y), (end_x, end_y), thick = points[0], points[-1], height * 0.075
    line = path(outline(points), stroke=stroke(color, thick))
    return [circle(x, y, thick / 2, fill=color), line, circle(end_x, end_y, height * 0.105, fill=color)]


def area(points: list[Point], height: float, color: str) -> Node:
    """What is below the line, fading downwards; a colour without numbers cannot fade and is faint throughout."""
    floor = height * 0.88
    below = f"{outline(points)}L{points[-1][0]:.3f} {floor:.3f}L{points[0][0]:.3f} {floor:.3f}Z"
    if re.fullmatch("#[0-9A-Fa-f]{6}", color):
        return path(below, fill=linear(color + "66", color + "00"))
    return group(path(below, fill=color), opacity=0.2)


def outline(points: list[Point]) -> str:
    """A smooth curve that never swings above or below its points: tangents are harmonic means of the slopes."""
    step = points[1][0] - points[0][0]
    slopes = [(after[1] - before[1]) / step for before, after in zip(points, points[1:])]
    tangents = [slopes[0]]
    for before, after in zip(slopes, slopes[1:]):
        tangents.append(2 * before * after / (before + after) if before * after > 0 else 0)
    tangents.append(slopes[-1])
    d = "M{:.3f} {:.3f}".format(*points[0])
    for (x0, y0), (x1, y1), m0, m1 in zip(points, points[1:], tangents, tangents[1:]):
        third = step / 3
        d += f"C{x0 + third:.3f} {y0 + m0 * third:.3f} {x1 - third:.3f} {y1 - m1 * third:.3f} {x1:.3f} {y1:.3f}"
    return d


def bars(points: list[Point], height: float, color: str) -> list[Node]:
    step = points[1][0] - points[0][0]
    wide, floor = min(step * 0.62, height * 0.3), height * 0.84

    def bar(x: float, y: float) -> Node:
        return rect(x - wide / 2, y, wide, floor - y, corner_radius=min(wide / 2, height * 0.06), fill=color)

    return [group(*(bar(*point) for point in points[:-1]), opacity=0.45), bar(*points[-1])]


if __name__ == "__main__":
    plugin.run()
