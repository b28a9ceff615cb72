"""A component with every kind of prop; its annotations are read at run time, in Python 3.9 too."""

import dataclasses
import enum
from typing import Annotated, Any, Literal, Optional, Union

from roundel.plugin import Host, Prop


class Tone(enum.Enum):
    GOOD = "good"
    BAD = "bad"


@dataclasses.dataclass
class Mark:
    at: float
    label: str = ""


def draw(
    host: Host,
    *,
    values: Annotated[list[float], Prop("What is drawn.", min_items=2, max_items=4)],
    bar_width: Annotated[float, Prop(above=0, below=100)] = 4,
    tone: Tone = Tone.GOOD,
    style: Literal["line", "bar"] = "line",
    marks: Optional[list[Mark]] = None,
    limit: Union[int, str, None] = None,
    extra: Optional[dict[str, Any]] = None,
    code: Annotated[Optional[str], Prop(pattern="^[a-z]+$", max_length=3)] = None,
    on: bool = False,
) -> dict[str, Any]:
    """Every kind of prop."""
    return {}
