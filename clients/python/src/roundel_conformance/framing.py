"""Bytes ⇄ messages, in the two framings of the protocol."""

from __future__ import annotations

import re

from .failure import Failure, shown

LINES, HEADERS = "lines", "headers"
ALL = (LINES, HEADERS)

_LENGTH = re.compile(rb"(?im)^content-length: (\d+)\r?$")


def frame(payload: bytes, framing: str) -> bytes:
    if framing == LINES:
        return payload + b"\n"
    return b"Content-Length: %d\r\n\r\n%b" % (len(payload), payload)


class FrameReader:
    """Takes bytes as they come and gives whole messages."""

    def __init__(self, framing: str):
        self._buffer = bytearray()
        self._scanned = 0
        self._next = self._next_line if framing == LINES else self._next_body

    def push(self, data: bytes) -> list[bytes]:
        self._buffer += data
        messages = []
        while (message := self._next()) is not None:
            messages.append(message)
        return messages

    def finish(self) -> None:
        """At the end of the output nothing may be left."""
        if self._buffer:
            raise Failure(f"the output ends inside a message: {shown(bytes(self._buffer))}", requirement="R102")

    def _next_line(self) -> bytes | None:
        end = self._buffer.find(b"\n", self._scanned)
        if end < 0:
            self._scanned = len(self._buffer)
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        self._scanned = 0
        return line

    def _next_body(self) -> bytes | None:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            if len(self._buffer) > 4096:
                raise Failure(f"no header block in the output: {shown(bytes(self._buffer))}", requirement="R103")
            return None
        length = _LENGTH.search(bytes(self._buffer[:end]))
        if length is None:
            raise Failure(
                f"a header block without Content-Length: {shown(bytes(self._buffer[:end]))}", requirement="R103"
            )
        start = end + 4
        stop = start + int(length[1])
        if len(self._buffer) < stop:
            return None
        body = bytes(self._buffer[start:stop])
        del self._buffer[:stop]
        return body
