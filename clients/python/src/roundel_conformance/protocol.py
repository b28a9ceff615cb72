"""The protocol's data: inside of the installed package, or in the checkout that this file belongs to."""

from __future__ import annotations

import json
import pathlib
from typing import Any

from .failure import KitError


def find(given: str | None) -> pathlib.Path:
    here = pathlib.Path(__file__).resolve()
    if given is not None:
        candidates = [pathlib.Path(given)]
    else:
        candidates = [here.parent / "protocol/v1", *(parent / "protocol/v1" for parent in here.parents)]
    for folder in candidates:
        if (folder / "vectors").is_dir():
            return folder
    raise KitError(
        f"no protocol version in {candidates[0]}; name one with --protocol DIR (a folder that holds vectors/)"
    )


def read_json(path: pathlib.Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KitError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise KitError(f"{path}: {error}") from error
