"""A bar on a terminal; nothing anywhere else."""

from __future__ import annotations

import sys
import time

_WIDTH = 32


class Progress:
    def __init__(self, total: int, wanted: bool):
        self._total = max(1, total)
        self._done = self._failed = 0
        self._shown = 0.0
        self._on = wanted and sys.stderr.isatty()

    def step(self, passed: bool) -> None:
        self._done += 1
        self._failed += not passed
        now = time.monotonic()
        if self._on and (now - self._shown > 0.05 or self._done == self._total):
            self._shown = now
            filled = _WIDTH * self._done // self._total
            bar = "█" * filled + "░" * (_WIDTH - filled)
            failed = f", {self._failed} failed" if self._failed else ""
            sys.stderr.write(f"\r\033[K{bar} {self._done} of {self._total}{failed}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Makes room for a line of text."""
        if self._on:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
