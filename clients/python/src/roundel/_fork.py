"""A forked child has its parent's pipes; it must let go of them, or the host would not see the parent end."""

from __future__ import annotations

import os
import weakref
from typing import Protocol


class Forkable(Protocol):
    def _forked(self) -> None: ...


clients: weakref.WeakSet[Forkable] = weakref.WeakSet()


def _forked() -> None:
    for client in list(clients):
        client._forked()


os.register_at_fork(after_in_child=_forked)
