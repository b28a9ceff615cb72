"""The requirements of spec.md, by number."""

from __future__ import annotations

import pathlib
import re

from .failure import KitError

# In a list, `- **R101** The first byte …`; in a table, `| R1021 | `phone_number` | A name …`.
_LINE = re.compile(r"^(?:- \*\*(R\d+)\*\* (.+)|\| (R\d+) \| (.+) \|)$")


def requirements(protocol: pathlib.Path) -> dict[str, str]:
    """Their sentences, in the order of the document."""
    path = protocol / "spec.md"
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise KitError(f"{path}: {error.strerror}") from error
    found: dict[str, str] = {}
    for match in filter(None, map(_LINE.match, lines)):
        number, sentence = (match[1], match[2]) if match[1] else (match[3], match[4].replace(" | ", ": "))
        if number in found:
            raise KitError(f"{path}: {number} is there twice")
        found[number] = sentence
    return found
