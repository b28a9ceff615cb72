"""JSON-RPC, one message a line, between a plugin and its host."""

from __future__ import annotations

import collections
import contextlib
import itertools
import json
import os
import sys
import threading
from typing import Any, Callable

from ._errors import HostError

Message = dict[str, Any]

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_decode = json.JSONDecoder().decode


class Ended(Exception):
    """The host has gone, or has said that this is the end."""


class Refused(Exception):
    """What a request is refused with."""

    def __init__(self, code: int, reason: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.error = {"code": code, "message": message, "data": {"reason": reason, **data}}


class Wire:
    """One thread reads. It also does the work, unless there are workers.

    A question to the host that the reading thread asks reads on until it is answered; calls that come meanwhile wait
    for their turn. So a plugin without workers has a single thread, and no call pays for a change of threads.
    """

    def __init__(self, serve: Callable[[str, Any], Any], workers: int) -> None:
        self._serve = serve
        self._work: collections.deque[Message] = collections.deque()
        self._answers: dict[str, Message] = {}
        self._awaited: set[str] = set()
        self._numbers = itertools.count(1)
        self._changed = threading.Condition()
        self._rest = b""
        self._reader = threading.get_ident()
        self._workers = workers
        self._is_over = False
        # What is printed by the author, or by a program that he starts, must not get between the messages.
        self._input, self._output = os.dup(0), os.dup(1)
        with open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)
        self._written: list[str] = []

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
        if threading.get_ident() == self._reader:
            self._flush()
            while identifier not in self._answers:
                self._read()
        else:
            with self._changed:
                self._changed.wait_for(lambda: identifier in self._answers or self._is_over)
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

    # ---- Reading and writing

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
        """Only of what has not begun; the rest is answered as if nothing had been said."""
        with self._changed:
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
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._work or self._is_over)
                if self._is_over:
                    return
                message = self._work.popleft()
            try:
                self._do(message)
            except Ended:
                return

    def _do(self, message: Message) -> None:
        identifier = message["id"]
        try:
            self.tell({"id": identifier, "result": self._serve(message["method"], message.get("params"))})
        except Refused as refused:
            self._refuse(identifier, refused)
        except (ValueError, TypeError, RecursionError) as error:
            # The rest has been seen to by who serves.
            self._refuse(identifier, Refused(-32603, "internal", f"the reply cannot be written as JSON: {error}"))

    def _refuse(self, identifier: Any, refused: Refused) -> None:
        self.tell({"id": identifier, "error": refused.error})
