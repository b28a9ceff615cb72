"""Reads PNG files of the kind that renderings are: 8 bits, not interlaced. For an APNG, its first frame."""

from __future__ import annotations

import struct
import zlib

from ..failure import Failure

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {2: 3, 3: 1, 6: 4}
_NAMES = {2: "rgb", 3: "palette", 6: "rgba"}


class Picture:
    """Pixels with straight alpha."""

    def __init__(self, data: bytes):
        if data[:8] != _SIGNATURE:
            raise Failure("no PNG signature", requirement="R2201")
        chunks: dict[bytes, bytes] = {}
        for kind, body in _chunks(data):
            chunks[kind] = chunks.get(kind, b"") + body if kind == b"IDAT" else body
        if b"IHDR" not in chunks or b"IDAT" not in chunks or b"IEND" not in chunks:
            raise Failure("the PNG lacks IHDR, IDAT or IEND", requirement="R2201")
        self.width, self.height, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
        if depth != 8:
            raise Failure(f"bit depth {depth}, expected 8", requirement="R2201")
        if interlace:
            raise Failure("the PNG is interlaced", requirement="R2201")
        if b"sRGB" not in chunks:
            raise Failure("no sRGB chunk", requirement="R2201")
        if kind not in _CHANNELS:
            raise Failure(f"colour type {kind}, expected 2, 3 or 6", requirement="R2201")
        self.color_type = _NAMES[kind]
        self._channels = _CHANNELS[kind]
        self._rows = _unfiltered(chunks[b"IDAT"], self.width * self._channels, self.height, self._channels)
        alphas = chunks.get(b"tRNS", b"")
        palette = chunks.get(b"PLTE", b"")
        self._palette = [
            (*palette[3 * i : 3 * i + 3], alphas[i] if i < len(alphas) else 255) for i in range(len(palette) // 3)
        ]

    def pixel(self, x: int, y: int) -> tuple[int, int, int, int]:
        """Red, green, blue, alpha."""
        n = self._channels
        sample = self._rows[y][x * n : x * n + n]
        if n == 1:
            return self._palette[sample[0]]
        return (sample[0], sample[1], sample[2], sample[3] if n == 4 else 255)


def _chunks(data: bytes):
    at = 8
    while at + 12 <= len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        (crc,) = struct.unpack(">I", data[at + 8 + size : at + 12 + size])
        if zlib.crc32(kind + body) != crc:
            raise Failure(f"the CRC of the chunk {kind.decode('latin-1')} is wrong", requirement="R2201")
        yield kind, body
        at += 12 + size


def _unfiltered(packed: bytes, stride: int, height: int, distance: int) -> list[bytes]:
    """Undoes the filters (PNG, third edition, section 9)."""
    try:
        data = zlib.decompress(packed)
    except zlib.error as error:
        raise Failure(f"the PNG's data cannot be inflated: {error}", requirement="R2201") from None
    if len(data) != height * (stride + 1):
        raise Failure(f"the PNG's data has {len(data)} bytes, expected {height * (stride + 1)}", requirement="R2201")
    rows: list[bytes] = []
    above = bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        line = bytearray(data[start + 1 : start + 1 + stride])
        _undo(data[start], line, above, distance)
        above = bytes(line)
        rows.append(above)
    return rows


def _undo(method: int, line: bytearray, above: bytes, distance: int) -> None:
    if method == 0:
        return
    if method == 1:
        for i in range(distance, len(line)):
            line[i] = (line[i] + line[i - distance]) & 255
    elif method == 2:
        for i, up in enumerate(above):
            line[i] = (line[i] + up) & 255
    elif method == 3:
        for i, up in enumerate(above):
            left = line[i - distance] if i >= distance else 0
            line[i] = (line[i] + (left + up) // 2) & 255
    elif method == 4:
        for i, up in enumerate(above):
            left, corner = (line[i - distance], above[i - distance]) if i >= distance else (0, 0)
            line[i] = (line[i] + _paeth(left, up, corner)) & 255
    else:
        raise Failure(f"the PNG has the filter {method}", requirement="R2201")


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
