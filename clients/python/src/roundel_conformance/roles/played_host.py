"""What a client under test starts as its host: hands every byte to the kit, which plays the host, and back.

It is run as a program of its own, so that a client can start it by the path in ROUNDEL_EXECUTABLE."""

from __future__ import annotations

import os
import select
import socket
import sys


def main() -> None:
    kit = socket.socket(socket.AF_UNIX)
    kit.connect(os.environ["ROUNDEL_CONFORMANCE_SOCKET"])
    listening = [0, kit.fileno()]
    while True:
        ready, _, _ = select.select(listening, [], [])
        if 0 in ready:
            data = os.read(0, 1 << 16)
            if not data:
                listening.remove(0)
                kit.shutdown(socket.SHUT_WR)
            kit.sendall(data)
        if kit.fileno() in ready:
            data = kit.recv(1 << 16)
            if not data:
                return
            _write_all(data)


def _write_all(data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(1, view) :]


if __name__ == "__main__":
    try:
        main()
    except (OSError, KeyboardInterrupt):
        sys.exit(1)
