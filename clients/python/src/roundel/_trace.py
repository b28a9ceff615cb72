"""A file of every message, for whoever looks for a fault."""

from __future__ import annotations

import os
import time

TO_HOST = b"-->"
FROM_HOST = b"<--"


class Trace:
    """A line each: seconds since the start, direction, message. Its owner alone may read it: messages hold names."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._file = open(path, "ab", buffering=0, opener=_open)
        self._start = time.monotonic()

    def write(self, direction: bytes, line: bytes) -> None:
        seconds = time.monotonic() - self._start
        if not self._file.closed:
            self._file.write(b"%12.6f %s %s\n" % (seconds, direction, line))

    def close(self) -> None:
        self._file.close()


def _open(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
