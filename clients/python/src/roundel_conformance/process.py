"""A child process that speaks on its standard input and output."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import time
from collections import deque
from collections.abc import Iterable

from .failure import Failure, KitError, shown
from .framing import FrameReader


class Ended(Exception):
    """The output has ended and holds no further message."""


class TimedOut(Exception):
    """Nothing came in time."""


class Process:
    """Writes and reads in turns on one thread, so that neither side can block the other."""

    def __init__(self, command: list[str], framing: str, environment: dict[str, str] | None = None):
        self.framing = framing
        self.log = bytearray()
        self._frames = FrameReader(framing)
        self._inbox: deque[bytes | Failure] = deque()
        self._outbox: deque[memoryview] = deque()
        self._closing = False
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={**os.environ, **(environment or {})},
            )
        except OSError as error:
            raise KitError(f"{command[0]} does not start: {error.strerror}") from error
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self._child.stdin, self._child.stdout, self._child.stderr)
        )
        self._open = {self._out, self._err}
        self._poll = select.poll()
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        for descriptor in self._open:
            self._poll.register(descriptor, select.POLLIN)

    def write(self, pieces: Iterable[memoryview]) -> None:
        self._outbox.extend(pieces)
        self._flush()

    def close(self) -> None:
        """Ends the child's input once everything is written."""
        self._closing = True
        self._flush()

    def next(self, timeout: float) -> bytes:
        """The next message's bytes."""
        deadline = time.monotonic() + timeout
        while not self._inbox:
            if self._out not in self._open:
                raise Ended
            self._turn(deadline)
        message = self._inbox.popleft()
        if isinstance(message, Failure):
            raise message
        return message

    def expect_end(self, code: int, timeout: float) -> None:
        """Fails unless the child says nothing more and ends with this code."""
        try:
            message = self.next(timeout)
        except Ended:
            pass
        except TimedOut:
            raise Failure(f"it has not ended within {timeout:g} s; expected exit code {code}") from None
        else:
            raise Failure(f"a message too many: {shown(message)}")
        try:
            got = self._child.wait(timeout)
        except subprocess.TimeoutExpired:
            raise Failure("it closed its output but goes on running") from None
        if got != code:
            how = f"was ended by signal {-got}" if got < 0 else f"exit code {got}"
            raise Failure(f"expected exit code {code}, got {how}")

    def is_running(self) -> bool:
        return self._child.poll() is None

    def stop(self) -> None:
        """Ends the child, whatever it is doing."""
        self._outbox.clear()
        if self._child.poll() is None:
            self._child.kill()
        self._child.wait()
        for stream in (self._child.stdin, self._child.stdout, self._child.stderr):
            with contextlib.suppress(OSError):
                stream.close()

    def _flush(self) -> None:
        """Writes what fits; each piece is a write of its own."""
        while self._outbox:
            piece = self._outbox[0]
            try:
                written = os.write(self._in, piece)
            except BlockingIOError:
                self._poll.register(self._in, select.POLLOUT)
                return
            except OSError:
                # Nobody reads any more; what that means is for the reading side to find out.
                self._outbox.clear()
                break
            if written == len(piece):
                self._outbox.popleft()
            else:
                self._outbox[0] = piece[written:]
        with contextlib.suppress(KeyError):
            self._poll.unregister(self._in)
        if self._closing and not self._child.stdin.closed:
            with contextlib.suppress(OSError):
                self._child.stdin.close()

    def _turn(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimedOut
        for descriptor, _ in self._poll.poll(left * 1000):
            if descriptor == self._in:
                self._flush()
            else:
                self._read(descriptor)

    def _read(self, descriptor: int) -> None:
        try:
            data = os.read(descriptor, 1 << 18)
        except BlockingIOError:
            return
        if not data:
            self._poll.unregister(descriptor)
            self._open.discard(descriptor)
        if descriptor == self._err:
            if len(self.log) < 4096:
                self.log += data
            return
        try:
            self._inbox.extend(self._frames.push(data))
            if not data:
                self._frames.finish()
        except Failure as failure:
            self._inbox.append(failure)
