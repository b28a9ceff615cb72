"""Where the host is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from ._errors import ExecutableNotFound

PACKAGE = Path(__file__).resolve().parent


def find(explicit: str | os.PathLike[str] | None = None) -> str:
    """The path of the executable: the one given, `ROUNDEL`, the copy in this package, PATH, the checkout's build."""
    if explicit is not None:
        return _named(os.fspath(explicit), "executable")
    if os.environ.get("ROUNDEL"):
        return _named(os.environ["ROUNDEL"], "the environment variable ROUNDEL")
    bundled = PACKAGE / "_bundle/bin/roundel"
    for path in (str(bundled), shutil.which("roundel"), *_built()):
        if path and os.access(path, os.X_OK):
            return path
    places = "\n".join(f"  {place}" for place in (bundled, "the folders of PATH", *_built()))
    raise ExecutableNotFound(
        f"There is no roundel executable. ROUNDEL is not set, and there is none in:\n{places}\n"
        "Build one with `make build` in a checkout, or say where it is: Roundel(executable=…) or ROUNDEL=…"
    )


def _built() -> Iterator[str]:
    """The executables of the checkout that this package lies in."""
    for root in PACKAGE.parents:
        if (root / "Package.swift").exists():
            yield str(root / ".build/release/roundel")
            yield str(root / ".build/debug/roundel")
            return


def _named(name: str, by: str) -> str:
    """A path, or the name of a command in PATH."""
    path = shutil.which(name)
    if path:
        return path
    what = "may not be executed" if os.path.exists(name) else "does not exist"
    raise ExecutableNotFound(f"{by} names {name!r}, which {what}")
