"""The kit's end of the line to a client: a socket whose other end the played host holds."""

from __future__ import annotations

import json
import os
import socket
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable

from ..chunking import pieces
from ..failure import Failure
from ..framing import HEADERS, LINES, FrameReader, frame
from ..process import Ended, TimedOut

# How often to look whether the client still runs, in seconds.
_LOOK = 0.2

# A client may start `ROUNDEL_EXECUTABLE serve`, and nothing else.
_STARTER = """#!/bin/sh
exec '{python}' '{program}' "$@"
"""


class Connection:
    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="roundel-")
        path = os.path.join(self._folder.name, "kit")
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(path)
        self._server.listen()
        executable = os.path.join(self._folder.name, "roundel")
        program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "played_host.py")
        with open(executable, "w", encoding="utf-8") as file:
            file.write(_STARTER.format(python=sys.executable, program=program))
        os.chmod(executable, 0o755)
        self.environment = {"ROUNDEL_EXECUTABLE": executable, "ROUNDEL_CONFORMANCE_SOCKET": path}
        self._peer: socket.socket | None = None
        self._frames: FrameReader | None = None
        self._framing = LINES
        self._inbox: deque[bytes] = deque()

    def next(self, timeout: float, is_running: Callable[[], bool] = lambda: True) -> bytes:
        """The client's next message; waits for it to start a host if it has not yet, and no longer than it runs."""
        deadline = time.monotonic() + timeout
        while not self._inbox:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimedOut
            try:
                if self._peer is None:
                    self._server.settimeout(min(left, _LOOK))
                    self._peer, _ = self._server.accept()
                    continue
                self._peer.settimeout(min(left, _LOOK))
                data = self._peer.recv(1 << 16)
            except socket.timeout:
                if not is_running():
                    raise Ended from None
                continue
            if not data:
                raise Ended
            if self._frames is None:
                self._framing = HEADERS if data.lstrip()[:1].lower() == b"c" else LINES
                self._frames = FrameReader(self._framing)
            self._inbox.extend(payload for payload in self._frames.push(data) if payload.strip())
        return self._inbox.popleft()

    def reply(self, payload: bytes, chunking: str, seed: str) -> None:
        self.write(frame(payload, self._framing), chunking, seed)

    def write(self, data: bytes, chunking: str, seed: str) -> None:
        if self._peer is None:
            raise Failure("the client has not started a host")
        self._peer.settimeout(5)
        try:
            for piece in pieces(data, chunking, seed):
                self._peer.sendall(piece)
        except OSError:
            # It has closed its end; what that means is for the steps that follow.
            return

    def see_off(self, timeout: float) -> None:
        """Answers `shutdown`, and waits until the client has ended the host's input."""
        while self._peer is not None:
            try:
                message = json.loads(self.next(timeout))
            except Ended:
                return
            except TimedOut:
                raise Failure(f"the client has not let go of its host within {timeout:g} s") from None
            except ValueError as error:
                raise Failure(f"the client sent no JSON: {error}") from None
            if isinstance(message, dict) and message.get("method") == "shutdown":
                answer = {"jsonrpc": "2.0", "id": message.get("id"), "result": None}
                self.reply(json.dumps(answer).encode(), "whole", "")

    def end_host(self) -> None:
        """The played host ends, as one that crashed."""
        if self._peer is not None:
            self._peer.close()
        self._peer = self._frames = None
        self._inbox.clear()

    def close(self) -> None:
        self.end_host()
        self._server.close()
        self._folder.cleanup()
