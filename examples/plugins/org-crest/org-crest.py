#!/usr/bin/env python3
"""The plugin org for Roundel: the crest of a department, with its face and its name on it."""

from typing import Annotated, Any, Literal, Optional

from roundel.plugin import (
    Drawing,
    Host,
    Node,
    Plugin,
    Prop,
    circle,
    component,
    drawing,
    group,
    linear,
    path,
    rect,
    stroke,
)

plugin = Plugin("org", version="1.0.0")

# A shield in a box of 100 × 112.
SHIELD = (
    "M50 2C63 10 79 14 94 14C95.5 14 96 15 96 16V54C96 80 76 99 50 110"
    "C24 99 4 80 4 54V16C4 15 4.5 14 6 14C21 14 37 10 50 2Z"
)
WIDE, HIGH = 100, 112
CENTER = 50
SMALLEST_WITH_DETAILS = 40  # Points; below, neither ribbon nor lines could be made out.


@plugin.component(
    examples=[
        {"name": "Design Systems", "unit": "Design", "color": "#5E5CE6"},
        {"name": "Field Research", "unit": "Research", "color": "#0A7E6C", "field": "chevron"},
        {"name": "People Team", "symbol": "person.3.fill", "unit": "People", "color": "#B4471F", "field": "bands"},
        {"name": "Platform", "members": 128, "color": "#1D4ED8", "field": "quartered", "size": 120},
        {"name": "Legal", "color": "#7A1F3D", "size": 32},
    ],
)
def crest(
    host: Host,
    *,
    name: Annotated[str, Prop("Of the department; its initials are on the crest.", min_length=1, max_length=120)],
    unit: Annotated[Optional[str], Prop("A word on a ribbon below.", min_length=1, max_length=24)] = None,
    members: Annotated[Optional[int], Prop("How many; on the ribbon where there is no unit.", minimum=0)] = None,
    symbol: Annotated[Optional[str], Prop("An SF Symbol in place of the initials.")] = None,
    color: Annotated[str, Prop("Of the shield.")] = "primary",
    field: Annotated[Literal["plain", "bands", "chevron", "quartered"], Prop("What divides it.")] = "plain",
    size: Annotated[float, Prop("The shield's width in points.", minimum=16, maximum=1000)] = 80,
) -> Drawing:
    """A department's crest: a shield with its initials, and its name on a ribbon."""
    scale = size / WIDE
    is_small = size < SMALLEST_WITH_DETAILS
    face = 56 if is_small else 46
    scene = [group(*shield(color, "plain" if is_small else field, face), scale=scale)]
    width, height, left = size, HIGH * scale, 0.0

    look: dict[str, Any] = {"size": face * scale, "fill": "white", "textColor": color}
    look.update({"symbol": symbol} if symbol else {"name": name})
    nodes: list[Node] = [component("avatar", look, x=(size - face * scale) / 2, y=(CENTER - face / 2) * scale)]

    ribbon = ribbon_props(unit, members, color)
    if ribbon and not is_small:
        frame = host.resolve("badge", ribbon)["size"]
        zoom = 23 * scale / frame["height"]
        wide, high, rim = frame["width"] * zoom, frame["height"] * zoom, 3 * scale
        x, y = (size - wide) / 2, 98 * scale - high / 2
        back = rect(x - rim, y - rim, wide + 2 * rim, high + 2 * rim, corner_radius=high / 2 + rim, fill="background")
        nodes += [back, group(component("badge", ribbon), translate=(x, y), scale=zoom)]
        height = max(height, y + high + rim)
        width = max(width, wide + 2 * rim)
        left = (width - size) / 2
    scene += nodes
    return drawing(
        group(*scene, translate=(left, 0)) if left else scene,
        width,
        height,
        label=", ".join(filter(None, [name, unit])),
        value=None if members is None else str(members),
    )


def shield(color: str, field: str, face: float) -> list[Node]:
    """In its own box; what divides it is cut by its outline."""
    outline = path(SHIELD)
    parts = {
        "plain": "",
        "bands": "M0 26H100V38H0ZM0 62H100V74H0ZM0 98H100V110H0Z",
        "chevron": "M50 20L100 62V92L50 50L0 92V62Z",
        "quartered": "M50 0H100V52H50ZM0 52H50V112H0Z",
    }
    nodes = [path(SHIELD, fill=color)]
    if parts[field]:
        nodes.append(group(path(parts[field], fill="#FFFFFF"), clip=outline, opacity=0.22))
    # Light from above, whatever the colour is.
    nodes.append(path(SHIELD, fill=linear("#FFFFFF47", "#FFFFFF00", "#00000052", stops=[0, 0.45, 1])))
    if face < 50:
        nodes.append(
            group(path(SHIELD, stroke=stroke("#FFFFFF", 2.5)), transform=[0.88, 0, 0, 0.88, 6, 6.4], opacity=0.55)
        )
    nodes.append(group(circle(50, CENTER + 1.5, face / 2 + 3, fill="#000000"), opacity=0.16))
    return nodes


def ribbon_props(unit: Optional[str], members: Optional[int], color: str) -> Optional[dict[str, Any]]:
    if unit is None and members is None:
        return None
    ribbon: dict[str, Any] = {"color": color, "labelColor": "auto"}
    ribbon.update({"text": unit} if unit is not None else {"count": members, "max": 9999})
    return ribbon


if __name__ == "__main__":
    plugin.run()
