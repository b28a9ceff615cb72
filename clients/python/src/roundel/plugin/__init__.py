"""Components of one's own, for every host and client of Roundel.

A plugin is a program; each component of it is a function, whose parameters are the component's props:

    from roundel.plugin import Host, Plugin, Drawing, circle, drawing

    plugin = Plugin("acme", version="1.0")

    @plugin.component(examples=[{"size": 32}])
    def dot(host: Host, *, size: float = 20, color: str = "accent") -> Drawing:
        '''A dot of any colour.'''
        return drawing(circle(size / 2, size / 2, size / 2, fill=color), size, size, label="Dot")

    if __name__ == "__main__":
        plugin.run()
"""

from . import _pipes
from ._errors import HostError, PropsError
from ._host import Host, TextMeasure
from ._plugin import Plugin
from ._props import Prop
from ._scene import (
    Drawing,
    Gradient,
    Node,
    Paint,
    Stroke,
    Weight,
    angular,
    circle,
    component,
    drawing,
    group,
    image,
    linear,
    path,
    radial,
    rect,
    stroke,
    text,
)

# Before the author's modules print what would be taken for a message.
_pipes.take_from_a_host()

__all__ = [
    "Drawing",
    "Gradient",
    "Host",
    "HostError",
    "Node",
    "Paint",
    "Plugin",
    "Prop",
    "PropsError",
    "Stroke",
    "TextMeasure",
    "Weight",
    "angular",
    "circle",
    "component",
    "drawing",
    "group",
    "image",
    "linear",
    "path",
    "radial",
    "rect",
    "stroke",
    "text",
]
