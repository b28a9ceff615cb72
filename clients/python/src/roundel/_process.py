"""The host's process: its three pipes, and its end."""

from __future__ import annotations

import os
import select
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence

from ._errors import CallTimeout, ExecutableNotFound, HostEnded
from ._log import Lines

_TAIL = 16  # reads of standard error that are kept, of at most 1 KiB each


class Process:
    def __init__(self, executable: str, arguments: Sequence[str], log: Lines) -> None:
        self.executable = executable
        self.pid = os.getpid()
        try:
            self._popen = subprocess.Popen(
                [executable, "serve", *arguments],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C is for this process, which then ends the host in order.
                start_new_session=True,
            )
        except OSError as error:
            raise ExecutableNotFound(f"{executable} cannot be started: {error.strerror}") from error
        assert self._popen.stdin and self._popen.stdout and self._popen.stderr
        self.stdin, self.stdout, self._stderr = self._popen.stdin, self._popen.stdout, self._popen.stderr
        # A host that has stopped reading must not outlast a call's time limit.
        os.set_blocking(self.stdin.fileno(), False)
        self._write_lock = threading.Lock()
        self._tail: deque[bytes] = deque(maxlen=_TAIL)
        self._drain = threading.Thread(
            target=_drain, args=(self._stderr.fileno(), self._tail, log), name="roundel-stderr", daemon=True
        )
        self._drain.start()

    def write(self, data: bytes, deadline: float | None = None) -> None:
        """Writes all of it. Where the host is gone nothing happens: whoever reads will see why."""
        if not self._write_lock.acquire(timeout=-1 if deadline is None else max(0, deadline - time.monotonic())):
            raise CallTimeout("the host takes no requests")
        rest = memoryview(data)
        try:
            while rest:
                try:
                    rest = rest[os.write(self.stdin.fileno(), rest) :]
                except BlockingIOError:
                    self._wait_until_writable(deadline)
        except (BrokenPipeError, ValueError):  # ValueError: closed by `stop`
            pass
        except BaseException:
            if len(rest) < len(data):  # Half a message: whatever followed would be read as the rest of it.
                self._popen.kill()
            raise
        finally:
            self._write_lock.release()

    def _wait_until_writable(self, deadline: float | None) -> None:
        poll = select.poll()
        poll.register(self.stdin.fileno(), select.POLLOUT)
        left = None if deadline is None else (deadline - time.monotonic()) * 1000
        if (left is not None and left <= 0) or not poll.poll(left):
            raise CallTimeout("the host takes no more of the request")

    def read(self) -> bytes:
        """What there is to read, after waiting for it; nothing at the end."""
        try:
            return os.read(self.stdout.fileno(), 1 << 18)
        except (OSError, ValueError):
            return b""

    def ended(self) -> Callable[[], HostEnded]:
        """Waits for the end of a process whose output has ended, and tells how it came."""
        status = self._wait(1)
        if status is None:
            self._popen.kill()
            status = self._wait(1)
        self.stdout.close()
        self._drain.join(0.2)
        if not self._drain.is_alive():  # else a child of the host holds it open
            self._stderr.close()
        stderr = b"".join(self._tail).decode(errors="replace").strip()
        return lambda: HostEnded(self.executable, status, stderr)

    def stop(self, grace: float) -> None:
        """The end of its input, then SIGTERM, then SIGKILL; returns when it is gone."""
        self.hang_up()
        if self._wait(grace) is None:
            self._popen.terminate()
            if self._wait(grace) is None:
                self._popen.kill()
                self._popen.wait()

    def hang_up(self) -> None:
        """Closes its input, after which it answers what it has and ends."""
        self.stdin.close()

    def kill(self) -> None:
        self._popen.kill()

    def abandon(self) -> None:
        """Closes the pipes. In a forked child, this leaves the parent's host to the parent."""
        for pipe in (self.stdin, self.stdout, self._stderr):
            pipe.close()
        if self.pid != os.getpid():
            self._popen.returncode = 0  # It is no child of this process, so there is nothing to wait for.

    def _wait(self, seconds: float) -> int | None:
        try:
            return self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


def _drain(descriptor: int, tail: deque[bytes], log: Lines) -> None:
    """Reads standard error as long as there is any, so that the host never waits for room in it."""
    rest = b""
    try:
        while said := os.read(descriptor, 1024):
            tail.append(said)
            rest = log.feed(rest, said)
    except OSError:
        pass
    log.feed(rest, b"")
