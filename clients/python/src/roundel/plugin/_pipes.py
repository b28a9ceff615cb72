"""The standard streams of a plugin, which belong to its messages, and what is said at its end."""

from __future__ import annotations

import faulthandler
import os
import signal
import stat
import threading
from types import TracebackType

_taken: tuple[int, int] | None = None


def taken() -> tuple[int, int]:
    """Descriptors of what were standard input and output, which from now on are nothing and the log.

    For what is printed by the author, or by a program that he starts, must not get between the messages.
    """
    global _taken
    if _taken is None:
        _taken = os.dup(0), os.dup(1)
        with open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)
    return _taken


def take_from_a_host() -> None:
    """As early as can be, so that what is printed while modules are loaded is no fault; only if a host is there."""
    try:
        is_a_plugin = "ROUNDEL_HOST" in os.environ and all(stat.S_ISFIFO(os.fstat(fd).st_mode) for fd in (0, 1))
        if is_a_plugin:
            taken()
    except OSError:  # closed
        pass


class StackOnEnd:
    """While a component is at work, SIGTERM, by which a host ends what does not answer, first writes where it is."""

    def __init__(self, *, is_of_all: bool) -> None:
        self._is_of_all = is_of_all
        self._count = 0
        self._lock = threading.Lock()

    def __enter__(self) -> None:
        with self._lock:
            self._count += 1
            if self._count == 1 and hasattr(faulthandler, "register"):
                # In C, as a loop in a library has no bytecode between which Python could do it; 100 frames at most.
                faulthandler.register(signal.SIGTERM, file=2, all_threads=self._is_of_all, chain=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        with self._lock:
            self._count -= 1
            if self._count == 0 and hasattr(faulthandler, "unregister"):
                faulthandler.unregister(signal.SIGTERM)
