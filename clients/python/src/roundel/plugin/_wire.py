"""JSON-RPC, one message a line, between a plugin and its host."""

from __future__ import annotations

import collections
import contextlib
import itertools
import json
import math
import os
import select
import sys
import threading
from typing import Any, Callable

from . import _pipes
from ._errors import HostError

Message = dict[str, Any]

#: Questions within which other calls are served, at a time; more than any host lets be in flight without being told to.
_DEEPEST = 32
#: Milliseconds after which a call that came before a question is served within it.
_PATIENCE = 20
#: Levels of a reply that are searched for what cannot be written; the host takes fewer.
_DEEPEST_REPLY = 200

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_decode = json.JSONDecoder().decode


class Ended(Exception):
    """The host has gone, or has said that this is the end."""


class Refused(Exception):
    """What a request is refused with."""

    def __init__(self, code: int, reason: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.error = {"code": code, "message": message, "data": {"reason": reason, **data}}


class Call:
    """A request at work."""

    __slots__ = ("is_cancelled",)

    def __init__(self) -> None:
        self.is_cancelled = False


class Wire:
    """One thread reads. It also does the work, unless there are workers.

    A question to the host that the reading thread asks reads on until it is answered; calls that come meanwhile wait
    for their turn. So a plugin without workers has a single thread, and no call pays for a change of threads.

    ``host/resolve`` may need the plugin itself for its answer. So whoever waits for that serves what has come: first
    what came last, as it is most likely what the answer needs.
    """

    def __init__(self, serve: Callable[[str, Any, Call], Any], workers: int) -> None:
        self._serve = serve
        self._work: collections.deque[Message] = collections.deque()
        self._answers: dict[str, Message] = {}
        self._awaited: set[str] = set()
        self._numbers = itertools.count(1)
        self._changed = threading.Condition()
        #: Requests at work, by their identifiers as JSON.
        self._calls: dict[str, Call] = {}
        self._stack = _pipes.StackOnEnd(is_of_all=workers > 0)
        self._own = threading.local()
        self._rest = b""
        self._reader = threading.get_ident()
        self._workers = workers
        self._is_over = False
        self._input, self._output = _pipes.taken()
        self._written: list[str] = []
        self._poll = select.poll()
        self._poll.register(self._input, select.POLLIN | select.POLLHUP)

    # ---- For a plugin

    def run(self) -> None:
        """Until the host ends it."""
        for _ in range(self._workers):
            threading.Thread(target=self._labour, daemon=True).start()
        try:
            while True:
                if self._workers or not self._work:
                    self._read()
                else:
                    self._do(self._work.popleft())
        except Ended:
            with contextlib.suppress(Ended), self._changed:
                self._flush()
        except KeyboardInterrupt:
            sys.exit(130)

    def ask(self, method: str, params: Message) -> Any:
        """Waits for the host's answer; raises HostError where it refuses."""
        identifier = f"p{next(self._numbers)}"
        with self._changed:
            self._awaited.add(identifier)
        self.tell({"id": identifier, "method": method, "params": params})
        serves = method == "host/resolve" and self._depth < _DEEPEST
        if threading.get_ident() == self._reader:
            self._read_until(identifier, serves)
        else:
            self._wait(identifier, serves and getattr(self._own, "is_worker", False))
        if identifier not in self._answers:
            raise Ended
        answer = self._answers.pop(identifier)
        if "error" in answer:
            raise HostError(method, answer["error"])
        return answer.get("result")

    def tell(self, message: Message) -> None:
        """At once from a worker; from the reading thread together with what else is said before it waits."""
        line = _encode({"jsonrpc": "2.0", **message}) + "\n"
        with self._changed:
            self._written.append(line)
            if self._workers:
                self._flush()

    def has_been_cancelled(self, call: Call) -> bool:
        """Looks at what has come, where no other thread does."""
        if threading.get_ident() == self._reader:
            while not call.is_cancelled and self._is_readable(0):
                self._read()
        return call.is_cancelled

    # ---- Waiting for what may need this plugin

    @property
    def _depth(self) -> int:
        return getattr(self._own, "depth", 0)

    def _serve_newest(self, message: Message) -> None:
        self._own.depth = self._depth + 1
        try:
            self._do(message)
        finally:
            self._own.depth -= 1

    def _read_until(self, identifier: str, serves: bool) -> None:
        older = len(self._work)
        while identifier not in self._answers:
            with self._changed:
                self._flush()
            older = min(older, len(self._work))
            if not serves or not self._work:
                self._read()
            elif self._is_readable(_PATIENCE if len(self._work) == older else 0):
                self._read()
            else:
                self._serve_newest(self._work.pop())

    def _wait(self, identifier: str, serves: bool) -> None:
        with self._changed:
            while identifier not in self._answers and not self._is_over:
                if not serves or not self._work:
                    self._changed.wait()
                    continue
                message = self._work.pop()
                self._changed.release()
                try:
                    self._serve_newest(message)
                finally:
                    self._changed.acquire()

    # ---- Reading and writing

    def _is_readable(self, milliseconds: int) -> bool:
        return bool(self._poll.poll(milliseconds))

    def _flush(self) -> None:
        if not self._written:
            return
        rest = memoryview("".join(self._written).encode())
        self._written.clear()
        try:
            while rest:
                rest = rest[os.write(self._output, rest) :]
        except BrokenPipeError:
            raise Ended from None

    def _read(self) -> None:
        """Whatever has come; waits where that is nothing."""
        with self._changed:
            self._flush()
        chunk = os.read(self._input, 1 << 16)
        if not chunk:
            self._end()
        # A long line comes in many chunks: each is looked through once.
        head, feed, rest = chunk.rpartition(b"\n")
        if not feed:
            self._rest += chunk
            return
        lines = self._rest + head
        self._rest = rest
        for line in lines.split(b"\n"):
            if line.strip():
                self._take(line)

    def _take(self, line: bytes) -> None:
        try:
            message = _decode(line.decode())
        except (ValueError, RecursionError):
            return self._refuse(None, Refused(-32700, "malformed_json", "that is no JSON"))
        if not isinstance(message, dict):
            return self._refuse(None, Refused(-32600, "invalid_request", "a message is an object"))
        method = message.get("method")
        if not isinstance(method, str):
            with self._changed:
                identifier = message.get("id")
                if isinstance(identifier, str) and identifier in self._awaited:
                    self._awaited.discard(identifier)
                    self._answers[identifier] = message
                    self._changed.notify_all()
        elif method == "exit":
            self._end()
        elif "id" in message:
            with self._changed:
                self._work.append(message)
                if self._workers:
                    self._changed.notify()
        elif method == "$/cancelRequest":
            self._cancel((message.get("params") or {}).get("id"))

    def _cancel(self, identifier: Any) -> None:
        """What has not begun is refused; the rest is told, and answered as if nothing had been said."""
        with self._changed:
            call = self._calls.get(_encode(identifier))
            if call is not None:
                call.is_cancelled = True
                return
            for message in self._work:
                if message["id"] == identifier:
                    self._work.remove(message)
                    break
            else:
                return
        self._refuse(identifier, Refused(-32800, "cancelled", "the call was cancelled"))

    def _end(self) -> None:
        with self._changed:
            self._is_over = True
            self._changed.notify_all()
        raise Ended

    # ---- Work

    def _labour(self) -> None:
        self._own.is_worker = True
        while True:
            with self._changed:
                self._changed.wait_for(lambda: bool(self._work) or self._is_over)
                if self._is_over:
                    return
                message = self._work.popleft()
            try:
                self._do(message)
            except Ended:
                return

    def _do(self, message: Message) -> None:
        identifier, call = message["id"], Call()
        key = _encode(identifier)
        self._calls[key] = call
        result: Any = None
        try:
            with self._stack:
                result = self._serve(message["method"], message.get("params"), call)
            self.tell({"id": identifier, "result": result})
        except Refused as refused:
            self._refuse(identifier, refused)
        except (ValueError, TypeError, RecursionError) as error:
            # The rest has been seen to by who serves.
            said = _unwritable(result, "") or str(error)
            self._refuse(identifier, Refused(-32603, "internal", f"the reply cannot be written as JSON: {said}"))
        finally:
            self._calls.pop(key, None)

    def _refuse(self, identifier: Any, refused: Refused) -> None:
        self.tell({"id": identifier, "error": refused.error})


def _unwritable(value: Any, pointer: str, depth: int = 0) -> str | None:
    """Where the first part is that JSON has no words for, and what it is."""
    if isinstance(value, (dict, list, tuple)):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        if depth > _DEEPEST_REPLY:
            return None
        return next((said for key, part in parts if (said := _unwritable(part, f"{pointer}/{key}", depth + 1))), None)
    if value is None or isinstance(value, (str, int)) or (isinstance(value, float) and math.isfinite(value)):
        return None
    what = str(value) if isinstance(value, float) else f"a {type(value).__name__}, {repr(value)[:60]}"
    return f"{pointer} is {what}"
