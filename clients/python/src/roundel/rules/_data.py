"""The published tables, schemas and limits that the rules read.

The files under `data/` are copies of the protocol's own; see `data/NOTE.md`. Each is read once, when it is first
needed.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent / "data"


@cache
def _read(path: str) -> Any:
    with open(_FOLDER / path, encoding="utf-8") as file:
        return json.load(file)


def table(name: str) -> Any:
    """The content of `tables/NAME.json`."""
    return _read(f"tables/{name}.json")


def props_schema(component: str) -> Any:
    """The JSON Schema of a component's props."""
    return _read(f"schemas/{component}.props.schema.json")


def context_schema() -> Any:
    """The JSON Schema of a context."""
    return _read("schemas/context.schema.json")


@cache
def limit(name: str) -> int:
    """The value of a limit by the name that errors carry."""
    return next(int(each["value"]) for each in _read("limits.json")["limits"] if each["name"] == name)
