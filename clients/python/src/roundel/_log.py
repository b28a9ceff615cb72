"""Where the host's standard error goes, in which plugins say what is wrong with them."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Any, Protocol, Union

_LONGEST = 1 << 16


class Writable(Protocol):
    def write(self, text: str, /) -> Any: ...


#: A function that gets lines, a file that they are appended to, what has `write`, True for sys.stderr, False for none.
Log = Union[Callable[[str], Any], "str | os.PathLike[str]", Writable, bool, None]


class Lines:
    """Takes bytes as they come, and hands on whole lines."""

    def __init__(self, log: Log, arguments: Sequence[str]) -> None:
        if log is None:
            log = any(word.startswith("--plugin") for word in arguments)
        self._file = open(log, "a", buffering=1, opener=_open) if isinstance(log, (str, os.PathLike)) else None
        write = getattr(self._file or log, "write", None)
        self._take: Callable[[str], Any] | None
        if log is True:
            self._take = _print
        elif log is False:
            self._take = None
        elif callable(write):
            self._take = lambda line: write(line + "\n")
        elif callable(log):
            self._take = log
        else:
            raise TypeError(f"log is a function, a path, a stream, True or False, not {log!r}")

    def feed(self, rest: bytes, data: bytes) -> bytes:
        """What is no whole line yet, to be given with what comes next; no data means the end."""
        if self._take is None:
            return b""
        *lines, rest = (rest + data).split(b"\n")
        if rest and (not data or len(rest) > _LONGEST):
            lines, rest = [*lines, rest], b""
        for line in lines:
            try:
                self._take(line.decode(errors="replace"))
            except Exception:
                # The host must not wait for room in its standard error because of a function's fault.
                self._take = None
                traceback.print_exc()
                return b""
        return rest

    def close(self) -> None:
        if self._file:
            self._take = None
            self._file.close()


def _print(line: str) -> None:
    # Whatever it is by now; programs without a terminal may have none.
    if sys.stderr is not None:
        sys.stderr.write(line + "\n")


def _open(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
