"""The protocol without any input or output: requests become bytes, bytes become the results of requests."""

from __future__ import annotations

import itertools
import json
from asyncio import InvalidStateError as AsyncInvalidState
from collections.abc import Callable, Mapping
from concurrent.futures import InvalidStateError as ThreadedInvalidState
from typing import Any, NamedTuple, Protocol

from ._errors import InvalidRequest, ProtocolError, RequestError, RoundelError
from ._readable import is_readable
from ._trace import FROM_HOST, TO_HOST, Trace

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode

_PARSE_ERROR = -32700


class Promise(Protocol):
    """What `concurrent.futures.Future` and `asyncio.Future` have in common."""

    def set_result(self, result: Any, /) -> None: ...

    def set_exception(self, exception: Any, /) -> None: ...


class Pending(NamedTuple):
    promise: Promise
    method: str
    progress: Callable[[int, int], None] | None
    line: bytes


class Session:
    """Ids, the calls in flight, and the reading of lines. May be used by several threads, of which one receives."""

    def __init__(self, trace: Trace | None = None) -> None:
        self.max_message_bytes = 16 * 1024 * 1024
        #: Makes the error of every call from now on, once the host can no longer answer.
        self.ended: Callable[[], RoundelError] | None = None
        self._trace = trace
        self._ids = itertools.count(1)
        self._pending: dict[int, Pending] = {}
        self._parts: list[bytes] = []

    def request(
        self,
        promise: Promise,
        method: str,
        params: Mapping[str, Any] | None,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[int, bytes]:
        """The id and the bytes of a request whose result the promise will have."""
        id = next(self._ids)
        message: dict[str, Any] = {"jsonrpc": "2.0", "id": id, "method": method}
        if progress is not None:
            params = {**(params or {}), "progressToken": id}
        if params:
            message["params"] = params
        line = self._line(message, method)
        self._pending[id] = Pending(promise, method, progress, line)
        # Looked at after the call was noted, as `fail` does it the other way round: no call is forgotten.
        if self.ended is not None and self._pending.pop(id, None) is not None:
            raise self.ended()
        return id, line

    def notification(self, method: str, params: Mapping[str, Any] | None = None) -> bytes:
        message: dict[str, Any] = {"jsonrpc": "2.0", "method": method}
        if params:
            message["params"] = params
        return self._line(message, method)

    def cancel(self, id: int) -> bytes | None:
        """The bytes that cancel a call, whose answer no one waits for any more; nothing where it has been answered."""
        if self._pending.pop(id, None) is None:
            return None
        return self.notification("$/cancelRequest", {"id": id})

    def in_flight(self) -> list[int]:
        return list(self._pending)

    def receive(self, data: bytes) -> None:
        """Takes what was read, wherever it was cut. A `ProtocolError` means that the connection is of no use."""
        first, *others = data.split(b"\n")
        self._parts.append(first)
        for rest in others:
            line = b"".join(self._parts)
            self._parts = [rest]
            if line:
                self._receive_line(line)

    def fail(self, error: Callable[[], RoundelError]) -> None:
        """Fails every call in flight, and those to come."""
        self.ended = self.ended or error
        while self._pending:
            try:
                _, pending = self._pending.popitem()
            except KeyError:  # Another thread took the last one.
                break
            self._reject(pending, self.ended())

    def _line(self, message: dict[str, Any], method: str) -> bytes:
        try:
            line = _encode(message).encode() + b"\n"
        except UnicodeEncodeError as error:
            fault = f"{method}: half a surrogate pair, U+{ord(error.object[error.start]):04X}, is no text"
            raise InvalidRequest(fault) from None
        except ValueError as error:  # NaN, infinity, a circle
            raise InvalidRequest(f"{method}: {error}") from None
        if len(line) > self.max_message_bytes:
            size, limit = len(line), self.max_message_bytes
            raise InvalidRequest(f"{method}: the request has {size} bytes, and the host takes {limit}; ask in parts")
        if self._trace:
            self._trace.write(TO_HOST, line[:-1])
        return line

    def _receive_line(self, line: bytes) -> None:
        if self._trace:
            self._trace.write(FROM_HOST, line)
        try:
            message = json.loads(line)
            if "method" in message:
                self._notified(message["method"], message.get("params") or {})
            elif message["id"] is None:
                self._unread(message["error"])
            else:
                self._answered(message)
        except (ValueError, KeyError, TypeError, AttributeError):
            start = line[:200].decode(errors="replace")
            raise ProtocolError(f"this is no message of a host: {start}") from None

    def _answered(self, message: dict[str, Any]) -> None:
        pending = self._pending.pop(message["id"], None)
        if pending is None:  # cancelled
            return
        if "error" in message:
            self._reject(pending, RequestError(message["error"], pending.method))
            return
        try:
            pending.promise.set_result(message["result"])
        except (ThreadedInvalidState, AsyncInvalidState):
            pass

    def _notified(self, method: str, params: dict[str, Any]) -> None:
        pending = self._pending.get(params.get("token", 0)) if method == "$/progress" else None
        if pending is None or pending.progress is None:
            return
        try:
            pending.progress(params["value"]["done"], params["value"]["total"])
        except Exception as error:
            # The caller's own fault, which is the caller's to see.
            self._reject(pending, error)

    def _unread(self, error: dict[str, Any]) -> None:
        """An answer without an id: the host could not parse some message, and cannot say which."""
        calls = [call for call in self._pending.items() if not is_readable(call[1].line)]
        if not calls and error["code"] == _PARSE_ERROR:
            calls = list(self._pending.items())  # One of them it was, and none must wait for ever.
        for id, pending in calls:
            self._pending.pop(id, None)
            self._reject(pending, RequestError(error, pending.method))

    @staticmethod
    def _reject(pending: Pending, error: Exception) -> None:
        try:
            pending.promise.set_exception(error)
        except (ThreadedInvalidState, AsyncInvalidState):
            pass
