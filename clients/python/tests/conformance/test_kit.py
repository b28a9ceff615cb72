"""The parts of the kit, each by itself."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import io
import json
import pathlib
import struct
import sys
import tempfile
import unittest
import unittest.mock
import zlib
from xml.etree import ElementTree

from roundel_conformance import chunking
from roundel_conformance.command import main
from roundel_conformance.failure import Failure, KitError
from roundel_conformance.framing import FrameReader, frame
from roundel_conformance.matcher import exact, match
from roundel_conformance.message import read
from roundel_conformance.pictures import png
from roundel_conformance.pictures.png_file import Picture
from roundel_conformance.schema import Schema

from .support import EXECUTABLE, PROTOCOL, TESTS, load


class Matching(unittest.TestCase):
    def differs(self, pattern, value, labels=None):
        return [difference.pointer for difference in match(pattern, value, {} if labels is None else labels)]

    def test_exact_tells_types_apart_and_numbers_by_value(self):
        self.assertEqual(exact(7, 7.0), [])
        for one, other in ((1, True), (1, "1"), (0, None), (0, False), ([], {}), ("é", "e\u0301")):
            self.assertEqual(len(exact(one, other)), 1, (one, other))

    def test_exact_names_every_place(self):
        places = [d.pointer for d in exact({"a": {"b": 1, "c/d": 2}, "x": 0}, {"a": {"b": 2, "e": 3}, "x": 0})]
        self.assertEqual(sorted(places), ["/a/b", "/a/c~1d", "/a/e"])

    def test_a_pattern_allows_more_members_and_no_more_elements(self):
        self.assertEqual(self.differs({"a": 1}, {"a": 1, "b": 2}), [])
        self.assertEqual(self.differs([1], [1, 2]), [""])
        self.assertEqual(self.differs({"a": 1}, {}), ["/a"])

    def test_conditions(self):
        good = [
            ({"$match": "^#[0-9]+$"}, "#12"), ({"$near": [1, 0.1]}, 1.1), ({"$range": [None, 3]}, -5),
            ({"$contains": "b"}, "abc"), ({"$contains": [{"x": 1}]}, [{"x": 1, "y": 2}]), ({"$type": "integer"}, 7.0),
            ({"$type": ["string", "null"]}, None), ({"$length": 2}, "👍🏽"), ({"a": {"$absent": True}}, {"b": 1}),
        ]  # fmt: skip
        bad = [
            ({"$match": "^x"}, "yx"), ({"$match": "x"}, 7), ({"$near": [1, 0.1]}, 1.2), ({"$near": [1, 1]}, True),
            ({"$range": [0, 3]}, 3.1), ({"$contains": "d"}, "abc"), ({"$contains": [{"x": 2}]}, [{"x": 1}]),
            ({"$type": "integer"}, 7.5), ({"$length": 1}, [1, 2]), ({"a": {"$absent": True}}, {"a": None}),
            ({"a": {"$type": "null"}}, {}),
        ]  # fmt: skip
        for pattern, value in good:
            self.assertEqual(self.differs(pattern, value), [], pattern)
        for pattern, value in bad:
            self.assertEqual(len(self.differs(pattern, value)), 1, pattern)

    def test_labels(self):
        labels = {}
        self.assertEqual(self.differs({"$same": "a"}, 1, labels), [])
        self.assertEqual(self.differs([{"$same": "a"}, {"$differs": "a"}], [1, 2], labels), [])
        self.assertEqual(self.differs([{"$same": "a"}, {"$differs": "a"}], [2, 1], labels), ["/0", "/1"])
        self.assertEqual(self.differs({"$differs": "never"}, 1), [""])


class Framing(unittest.TestCase):
    MESSAGES = [b'{"a":1}', "\u00e9\U0001f600".encode(), b"x" * 70000]

    def test_messages_come_back_however_they_are_cut(self):
        for framing in ("lines", "headers"):
            data = b"".join(frame(message, framing) for message in self.MESSAGES)
            for how in chunking.ALL:
                reader = FrameReader(framing)
                got = [m for piece in chunking.pieces(data, how, "seed") for m in reader.push(bytes(piece))]
                self.assertEqual(got, self.MESSAGES, (framing, how))
                reader.finish()

    def test_pieces_hold_all_bytes_once(self):
        data = bytes(range(256)) * 200
        for how in chunking.ALL:
            self.assertEqual(b"".join(chunking.pieces(data, how, "s")), data)
        self.assertEqual([len(piece) for piece in chunking.pieces(b"abc", "bytes", "s")], [1, 1, 1])
        first, again, other = ([len(p) for p in chunking.pieces(data, "random", s)] for s in ("s", "s", "t"))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_faults(self):
        with self.assertRaises(Failure):
            FrameReader("headers").push(b"Content-Type: x\r\n\r\n{}")
        reader = FrameReader("lines")
        reader.push(b"{}\n{")
        with self.assertRaises(Failure):
            reader.finish()


class Messages(unittest.TestCase):
    def test_what_is_refused(self):
        bad = [
            b"", b"7", b"[]", b"{}", b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","id":1}', b"\xff",
            b'{"jsonrpc":"2.0","id":1,"result":1,"error":{}}', b'{"jsonrpc":"2.0","id":1,"result":NaN}',
            b'{"jsonrpc":"2.0","id":1,"id":1,"result":1}', b'{"jsonrpc":"2.0","id":1,"method":"x"}',
            b'[{"jsonrpc":"2.0","method":"x"}]', '{"jsonrpc":"2.0","id":"\u2028","result":1}'.encode(),
            b'{"jsonrpc":"2.0","id":1,"error":{"code":1.5,"message":"x","data":{"reason":"x"}}}',
            b'{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"","data":{"reason":"x"}}}',
            b'{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}',
        ]  # fmt: skip
        for payload in bad:
            with self.assertRaises(Failure, msg=payload) as caught:
                read(payload)
            self.assertRegex(caught.exception.requirement, "^R(107|315|316)$")

    def test_what_is_accepted(self):
        for payload in (b'{"jsonrpc":"2.0","id":null,"result":null}', b'{"jsonrpc":"2.0","method":"$/progress"}'):
            read(payload)


class JSONSchemas(unittest.TestCase):
    def test_faults_have_their_place(self):
        schema = Schema(
            {
                "type": "object",
                "required": ["a"],
                "properties": {"a": {"type": "array", "items": {"type": "integer", "minimum": 0}}, "b": {"enum": [1]}},
                "additionalProperties": False,
            }
        )
        self.assertEqual(schema.faults({"a": [0, 1], "b": 1}), [])
        for value, place in (({}, "/a"), ({"a": [0, -1]}, "/a/1"), ({"a": [True]}, "/a/0"), ({"a": [], "c": 1}, "/c")):
            self.assertEqual([fault.partition(":")[0] for fault in schema.faults(value)], [place])

    def test_unknown_keywords_are_refused(self):
        with self.assertRaises(KitError):
            Schema({"contains": {}}).faults([])

    def test_closed(self):
        schema = {"type": "object", "properties": {"a": {}}}
        self.assertEqual(Schema(schema).faults({"b": 1}), [])
        self.assertEqual(len(Schema(schema, closed=True).faults({"b": 1})), 1)


class PNGFiles(unittest.TestCase):
    """Pictures made here, with every filter and kind of colour."""

    def png(self, kind, rows, *, filters, palette=None, crc=0, srgb=True):
        width = len(rows[0])
        channels = len(rows[0][0])
        lines, above = b"", bytes(width * channels)
        for row, method in zip(rows, filters):
            line = bytes(value for pixel in row for value in pixel)
            lines += bytes([method]) + bytes(
                (value - self.guess(method, line, above, i, channels)) & 255 for i, value in enumerate(line)
            )
            above = line

        def chunk(name, body):
            return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body) ^ crc)

        data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, len(rows), 8, kind, 0, 0, 0))
        if srgb:
            data += chunk(b"sRGB", b"\0")
        if palette:
            data += chunk(b"PLTE", bytes(v for color in palette for v in color[:3]))
            data += chunk(b"tRNS", bytes(color[3] for color in palette))
        packed = zlib.compress(lines)
        return data + chunk(b"IDAT", packed[:5]) + chunk(b"IDAT", packed[5:]) + chunk(b"IEND", b"")

    @staticmethod
    def guess(method, line, above, i, channels):
        left = line[i - channels] if i >= channels else 0
        up, corner = above[i], above[i - channels] if i >= channels else 0
        nearest = min(
            (abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner)
        )
        return {1: left, 2: up, 3: (left + up) // 2, 4: nearest[2]}.get(method, 0)

    def test_every_filter(self):
        rows = [[(x * 40 % 256, y * 50, (x * y) % 256, 255 - x) for x in range(7)] for y in range(5)]
        for method in range(5):
            picture = Picture(self.png(6, rows, filters=[method] * 5))
            got = [[picture.pixel(x, y) for x in range(7)] for y in range(5)]
            self.assertEqual(got, rows, f"filter {method}")

    def test_kinds_of_colour(self):
        palette = [(255, 0, 0, 255), (0, 0, 255, 128)]
        picture = Picture(self.png(3, [[(0,), (1,)]], filters=[0], palette=palette))
        self.assertEqual([picture.pixel(0, 0), picture.pixel(1, 0)], palette)
        self.assertEqual(Picture(self.png(2, [[(1, 2, 3)]], filters=[1])).pixel(0, 0), (1, 2, 3, 255))

    def test_faults(self):
        good = {"kind": 2, "rows": [[(1, 2, 3)]], "filters": [0]}
        for change in ({"crc": 1}, {"srgb": False}, {"filters": [7]}, {"kind": 0}):
            with self.assertRaises(Failure, msg=change):
                Picture(self.png(**{**good, **change}))
        with self.assertRaises(Failure):
            Picture(b"GIF89a")

    def checked(self, demand, rows):
        data = self.png(6, rows, filters=[0] * len(rows))
        result = {
            "encoding": "base64", "data": base64.b64encode(data).decode(), "bytes": len(data),
            "digest": "sha256:" + hashlib.sha256(data).hexdigest(),
            "pixelWidth": len(rows[0]), "pixelHeight": len(rows),
        }  # fmt: skip
        png.check(demand, {"result": result})

    def test_contrast(self):
        rows = [[(0, 0, 0, 255), (118, 118, 118, 255), (255, 255, 255, 255)]]
        pair = {"x": 1, "y": 0, "with": {"x": 2, "y": 0}, "atLeast": 4.5}
        self.checked({"contrast": [pair]}, rows)
        for change in ({"atLeast": 4.6}, {"with": {"x": 3, "y": 0}}):
            with self.assertRaises(Failure, msg=change):
                self.checked({"contrast": [{**pair, **change}]}, rows)

    def test_reference(self):
        rows = [[(0, 0, 0, 255), (200, 0, 0, 255), (9, 9, 9, 0), (0, 0, 0, 255)]]
        like = [[(3, 0, 0, 255), (200, 4, 0, 255), (90, 90, 90, 0), (0, 0, 0, 200)]]
        data = base64.b64encode(self.png(6, like, filters=[0])).decode()
        self.checked({"reference": {"data": data, "tolerance": 4, "share": 0.75}}, rows)
        for change in ({"share": 0.8}, {"tolerance": 3}):
            with self.assertRaises(Failure, msg=change):
                self.checked({"reference": {"data": data, "tolerance": 4, "share": 0.75, **change}}, rows)
        with self.assertRaises(Failure):
            self.checked({"reference": {"data": data, "tolerance": 255, "share": 0}}, [rows[0][:3]])


class CommandLine(unittest.TestCase):
    def run_kit(self, *arguments):
        out, err = io.StringIO(), io.StringIO()
        with (
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
            unittest.mock.patch("roundel_conformance.command.load", load),
        ):
            try:
                code = main(["--protocol", str(PROTOCOL), *arguments])
            except SystemExit as stop:
                code = stop.code
        return code, out.getvalue(), err.getvalue()

    HOST = ("--", EXECUTABLE, "serve")
    BROKEN = ("--", sys.executable, str(TESTS / "broken_hosts/wrong_cap.py"), "serve")

    def test_0_when_all_pass(self):
        code, out, _ = self.run_kit("--topic", "badge", "--requirement", "R1201", "--jobs", "2", *self.HOST)
        self.assertEqual(code, 0)
        self.assertRegex(out, r"(?m)^2\d passed, 0 failed$")

    def test_1_when_one_fails_and_it_says_what(self):
        code, out, _ = self.run_kit("--id", r"badge\.text\.count-100$", *self.BROKEN)
        self.assertEqual(code, 1)
        for part in (
            "FAILED badge.text.count-100 (R1201",
            "sent ",
            "expected ",
            "got ",
            '/result/text: expected "99+", got',
        ):
            self.assertIn(part, out)

    def test_2_when_it_cannot_run(self):
        for arguments, words in [
            (("--topic", "nonsense", *self.HOST), "there is no topic nonsense"),
            (("--topic", "badge"), "no command to test"),
            (("--topic", "badge", "--", "/no/such/program"), "cannot be run"),
            (("--expected-failures", "/no/such/file", *self.HOST), "/no/such/file"),
            (("--id", "(", *self.HOST), "--id"),
            (("--protocol", "/tmp", *self.HOST), "no protocol version"),
            (("--jobs", "0", *self.HOST), "at least 1"),
        ]:
            code, _, err = self.run_kit(*arguments)
            self.assertEqual(code, 2, arguments)
            self.assertIn(words, err)

    def test_expected_failures(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "expected"
            path.write_text("badge.text.count-100  # not yet\n\n")
            command = ("--id", r"badge\.text\.count-(100|7)$", "--expected-failures", str(path))
            code, out, _ = self.run_kit(*command, *self.BROKEN)
            self.assertEqual((code, out.splitlines()[-1]), (0, "1 passed, 0 failed, 1 skipped"))
            code, out, _ = self.run_kit(*command, *self.HOST)
            self.assertEqual(code, 1)
            self.assertIn("take it off the list", out)

    def test_reports(self):
        def report(form):
            arguments = ("--id", r"badge\.text\.count-(100|7)$", "--report", form, *self.BROKEN)
            code, out, err = self.run_kit(*arguments)
            self.assertEqual(code, 1)
            self.assertIn("FAILED", err)
            return out

        lines = [json.loads(line) for line in report("jsonl").splitlines()]
        self.assertEqual([line.get("verdict") for line in lines], ["passed", "failed", None])
        self.assertEqual(lines[1]["requirement"][0], "R1201")
        tap = report("tap")
        self.assertRegex(tap, r"(?m)^1\.\.2$")
        self.assertRegex(tap, r"(?m)^not ok \d - badge\.text\.count-100 R1201")
        suites = ElementTree.fromstring(report("junit"))
        self.assertEqual((suites.get("tests"), suites.get("failures")), ("2", "1"))
        self.assertIn("| badge | 1 | 1 |", report("markdown"))


if __name__ == "__main__":
    unittest.main()
