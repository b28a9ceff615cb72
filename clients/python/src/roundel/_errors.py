"""What can go wrong, each with a message that says what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class RoundelError(Exception):
    """Anything that keeps a call from its result."""

    #: The JSON-RPC error code, where the host answered with an error.
    code: int | None = None
    #: The host's name for what was wrong: one of `protocol/v1/errors.json`.
    reason: str | None = None
    #: Where it was wrong, as an RFC 6901 JSON Pointer into the parameters.
    pointer: str | None = None
    #: The nearest name that would be right.
    suggestion: str | None = None


class RequestError(RoundelError):
    """The host refused a request, or could not carry it out."""

    def __init__(self, error: Mapping[str, Any], method: str) -> None:
        data = error.get("data")
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        self.error, self.method = error, method
        self.code = error.get("code")
        self.reason = self.data.get("reason")
        self.pointer = self.data.get("pointer")
        self.suggestion = self.data.get("suggestion")
        super().__init__(f"{method}: {error.get('message')}{_logged(self.data.get('log'))}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.error, self.method)


def _logged(log: Any) -> str:
    """The last that a plugin has written before it failed, which is what its author looks for."""
    lines = log.splitlines() if isinstance(log, str) else log if isinstance(log, list) else []
    return "".join(["\nThe last of the plugin's log:", *(f"\n  {line}" for line in lines)]) if lines else ""


class InvalidRequest(RoundelError, ValueError):
    """The parameters cannot be sent as they are."""


class CallTimeout(RoundelError, TimeoutError):
    """There was no answer in time; the call has been cancelled."""


class HostEnded(RoundelError):
    """The host's process ended before it answered."""

    def __init__(self, executable: str, status: int | None, stderr: str) -> None:
        self.executable, self.status, self.stderr = executable, status, stderr
        if status is None:
            how = "has closed its output"
        elif status < 0:
            how = f"was ended by signal {-status}"
        else:
            how = f"ended with status {status}"
        said = f"; the last it said:\n{stderr}" if stderr else "; it said nothing on standard error"
        super().__init__(f"{executable} {how} before it answered{said}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.executable, self.status, self.stderr)


class ProtocolError(RoundelError):
    """What came is not what a host sends."""


class ExecutableNotFound(RoundelError):
    """There is no executable to start."""


class VersionMismatch(RoundelError):
    """The host does not speak this client's version of the protocol."""


class Closed(RoundelError):
    """The client was closed before, or while, it was asked."""
