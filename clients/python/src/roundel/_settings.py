"""What both clients are set up with, and how they greet a host."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ._errors import RequestError, RoundelError, VersionMismatch
from ._executable import PACKAGE, find
from ._given import Plugins, members, path, plugin_words, seconds, words
from ._log import Lines, Log
from ._trace import Trace
from ._version import __version__

if TYPE_CHECKING:
    from .api import Context

#: Seconds that a host has to start, to answer `shutdown`, and to end after each way of asking it to.
START, GRACE = 10.0, 2.0


class Settings:
    def __init__(
        self,
        executable: str | os.PathLike[str] | None = None,
        *,
        arguments: Sequence[str] = (),
        plugins: Plugins = (),
        context: Context | None = None,
        timeout: float | None = None,
        restart: bool = True,
        trace: str | os.PathLike[str] | None = None,
        log: Log = None,
    ) -> None:
        self.arguments, self.timeout, self.restart = words(arguments) + plugin_words(plugins), seconds(timeout), restart
        self.context: Context | None = members("context", context)
        self._executable = path("executable", executable)
        file = path("trace", trace)
        self.trace = None if file is None else Trace(file)
        self.log = Lines(log, self.arguments)

    def close(self) -> None:
        self.log.close()
        if self.trace:
            self.trace.close()

    def executable(self) -> str:
        return find(self._executable)

    def greeting(self) -> dict[str, Any]:
        """Parameters of `initialize`."""
        from .api import PROTOCOL

        params: dict[str, Any] = {
            "protocolVersion": PROTOCOL,
            "clientInfo": {"name": "roundel-python", "version": __version__},
            "processId": os.getpid(),
        }
        if self.context is not None:
            params["context"] = self.context
        return params


def refused(error: RequestError, executable: str) -> RoundelError:
    """What an error answer to `initialize` means."""
    from .api import PROTOCOL

    if error.reason != "unsupported_version":
        return error
    supported: Sequence[str] = error.data.get("supported") or []
    return VersionMismatch(
        f"This client is roundel {__version__} for protocol {PROTOCOL} ({PACKAGE}); the host is {_version(executable)} "
        f"for protocol {', '.join(map(str, supported)) or 'unknown'} ({executable}). Bring them to one version, or say "
        "where a host of this version is: Roundel(executable=…) or ROUNDEL=…"
    )


def limit_of(server: Mapping[str, Any]) -> int | None:
    limit = server.get("limits", {}).get("maxMessageBytes")
    return limit if isinstance(limit, int) else None


def _version(executable: str) -> str:
    try:
        said = subprocess.run([executable, "--version"], capture_output=True, text=True, timeout=5)
    except (OSError, subprocess.TimeoutExpired):
        return "of an unknown version"
    return said.stdout.strip() or "of an unknown version"
