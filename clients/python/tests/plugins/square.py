"""The plugin of the kit's plugin role, made with the SDK; its argument is the number of workers."""

import sys
from typing import Annotated, Optional

from roundel.plugin import Drawing, Host, Plugin, Prop, drawing, rect

plugin = Plugin("conformance", version="1.0", workers=int(sys.argv[1]) if len(sys.argv) > 1 else 0)


@plugin.component(examples=[{"side": 12}, {"text": "abc"}])
def square(host: Host, *, side: Annotated[float, Prop(minimum=0)] = 1, text: Optional[str] = None) -> Drawing:
    """A square, or a rectangle as large as a text."""
    width = height = side
    if text is not None:
        measure = host.measure_text(text, size=10)
        width, height = measure["width"], measure["height"]  # type: ignore[typeddict-item]
    return drawing(rect(0, 0, width, height, fill="primary"), width, height, label="Square")


if __name__ == "__main__":
    plugin.run()
