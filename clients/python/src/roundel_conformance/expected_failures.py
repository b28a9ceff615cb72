"""Vectors that are known to fail, so that a suite can be green while a host is being built."""

from __future__ import annotations

import fnmatch
import pathlib

from .failure import KitError


class ExpectedFailures:
    """One pattern of vector ids a line (`*` stands for anything), `#` starts a comment."""

    def __init__(self, path: str | None):
        self._patterns: list[str] = []
        if path is None:
            return
        try:
            lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise KitError(f"{path}: {error.strerror}") from error
        self._patterns = [stripped for line in lines if (stripped := line.partition("#")[0].strip())]

    def __contains__(self, identifier: str) -> bool:
        return any(fnmatch.fnmatchcase(identifier, pattern) for pattern in self._patterns)
