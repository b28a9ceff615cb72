"""What is drawn: nodes of a scene (``scene.schema.json``), with lengths in points from the frame's top left.

Colours are names of the theme (``primary``, ``textPrimary``…), CSS names, ``#RRGGBB``, or gradients.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Union

Node = dict[str, Any]
Stroke = dict[str, Any]
Gradient = dict[str, Any]
Paint = Union[str, Gradient]
Drawing = dict[str, Any]
Point = tuple[float, float]
Weight = Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]


def _painted(node: Node, fill: Paint | None, stroke: Stroke | str | None) -> Node:
    """A stroke that is but a colour is a line of the usual width."""
    return _given(node, fill=fill, stroke={"color": stroke} if isinstance(stroke, str) else stroke)


def _given(node: dict[str, Any], **members: Any) -> dict[str, Any]:
    for name, value in members.items():
        if value is not None:
            node[name] = value
    return node


def circle(cx: float, cy: float, r: float, *, fill: Paint | None = None, stroke: Stroke | str | None = None) -> Node:
    """A circle around (cx, cy)."""
    return _painted({"type": "circle", "cx": cx, "cy": cy, "r": r}, fill, stroke)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    corner_radius: float | None = None,
    fill: Paint | None = None,
    stroke: Stroke | str | None = None,
) -> Node:
    """A rectangle, whose corners may be round."""
    node = {"type": "rect", "x": x, "y": y, "width": width, "height": height}
    return _painted(_given(node, cornerRadius=corner_radius), fill, stroke)


def path(
    d: str, *, even_odd: bool | None = None, fill: Paint | None = None, stroke: Stroke | str | None = None
) -> Node:
    """Any outline, as path data of SVG: ``M 0 0 L 10 5 Z``."""
    return _painted(_given({"type": "path", "d": d}, evenOdd=even_odd), fill, stroke)


def text(
    text: str,
    x: float,
    y: float,
    *,
    size: float,
    weight: Weight | None = None,
    anchor: Literal["start", "middle", "end"] | None = None,
    max_width: float | None = None,
    fill: Paint | None = None,
    family: str | None = None,
    tabular_figures: bool | None = None,
) -> Node:
    """A line of text, set by the host: y is its baseline; what is wider than max_width ends in …."""
    return _given(
        {"type": "text", "text": text, "x": x, "y": y, "size": size},
        weight=weight,
        anchor=anchor,
        maxWidth=max_width,
        fill=fill,
        family=family,
        tabularFigures=tabular_figures,
    )


def image(href: str, x: float, y: float, width: float, height: float) -> Node:
    """A picture: a data: URI, or an address or a file that the host may read."""
    return {"type": "image", "href": href, "x": x, "y": y, "width": width, "height": height}


def component(component: str, props: Mapping[str, Any] | None = None, *, x: float = 0, y: float = 0) -> Node:
    """Another component, built in or a plugin's, at (x, y)."""
    return {"type": "component", "component": component, "props": dict(props or {}), "x": x, "y": y}


def group(
    *children: Node | Sequence[Node],
    translate: Point | None = None,
    rotate: float | None = None,
    scale: float | None = None,
    transform: Sequence[float] | None = None,
    opacity: float | None = None,
    clip: Node | None = None,
) -> Node:
    """Nodes that are scaled, turned (degrees, clockwise) and moved together; or by a matrix, six numbers as in SVG.

    The nodes may come as one list as well.
    """
    nodes = children[0] if len(children) == 1 and isinstance(children[0], (list, tuple)) else children
    node: Node = {"type": "group", "children": list(nodes)}
    moved = _given({}, rotate=rotate, scale=scale)
    if translate is not None:
        moved["translate"] = {"x": translate[0], "y": translate[1]}
    if transform is not None and moved:
        raise TypeError("a group has either a matrix or translate, rotate and scale")
    return _given(node, transform=list(transform) if transform else moved or None, opacity=opacity, clip=clip)


def stroke(color: Paint, width: float | None = None) -> Stroke:
    """A line along an outline."""
    return _given({"color": color}, width=width)


def linear(
    *colors: str, start: Point | None = None, end: Point | None = None, stops: Sequence[float] | None = None
) -> Gradient:
    """A gradient along a line, by default from the top of the shape to its bottom."""
    return _gradient("linear", colors, stops, {"from": start, "to": end})


def radial(
    *colors: str, center: Point | None = None, radius: float | None = None, stops: Sequence[float] | None = None
) -> Gradient:
    """A gradient from a centre outwards, by default that of the shape."""
    return _given(_gradient("radial", colors, stops, {"center": center}), radius=radius)


def angular(
    *colors: str, center: Point | None = None, start_angle: float | None = None, stops: Sequence[float] | None = None
) -> Gradient:
    """A gradient around a centre, clockwise."""
    return _given(_gradient("angular", colors, stops, {"center": center}), startAngle=start_angle)


def _gradient(
    kind: str, colors: Sequence[str], stops: Sequence[float] | None, points: Mapping[str, Point | None]
) -> Gradient:
    gradient = _given({"gradient": kind, "colors": list(colors)}, stops=list(stops) if stops else None)
    for name, point in points.items():
        if point is not None:
            gradient[name] = {"x": point[0], "y": point[1]}
    return gradient


def drawing(
    scene: Node | list[Node],
    width: float,
    height: float,
    *,
    label: str | None = None,
    value: str | None = None,
    role: Literal["image", "text", "button", "group"] = "image",
    hidden: bool | None = None,
    traits: Sequence[Literal["updatesFrequently", "selected"]] | None = None,
    warnings: Sequence[tuple[str, str]] | None = None,
    baseline: float | None = None,
    corner_radius: float | None = None,
) -> Drawing:
    """What a component answers: the scene, its frame, and what assistive technology is told.

    There is a label unless it is hidden. A warning is a word for programs and a sentence for people; ``baseline`` and
    ``corner_radius`` are for rows and for rings around it. What is drawn beyond the frame makes the picture larger. A
    shape without paint that is no group's clip is warned of.
    """
    accessibility = _given(
        {"role": role}, label=label, value=value, hidden=hidden, traits=list(traits) if traits else None
    )
    return _given(
        {"scene": scene, "size": {"width": width, "height": height}, "accessibility": accessibility},
        warnings=[{"code": code, "message": message} for code, message in (*(warnings or ()), *_unseen(scene))] or None,
        baseline=baseline,
        cornerRadius=corner_radius,
    )


def _unseen(scene: Any) -> list[tuple[str, str]]:
    """A warning of the first shape that has neither fill nor stroke; clips have none."""
    rest: list[tuple[str, Any]] = [("/scene", scene)]
    while rest:
        pointer, node = rest.pop()
        if isinstance(node, (list, tuple)):
            rest.extend((f"{pointer}/{index}", node[index]) for index in range(len(node) - 1, -1, -1))
        elif isinstance(node, dict):
            kind = node.get("type")
            if kind == "group":
                rest.append((f"{pointer}/children", node.get("children")))
            elif kind in _SHAPES and "fill" not in node and "stroke" not in node:
                said = f"the {kind} at {pointer} draws nothing: it has neither fill nor stroke"
                return [("invisible_shape", said)]
    return []


_SHAPES = frozenset(("circle", "rect", "path"))
