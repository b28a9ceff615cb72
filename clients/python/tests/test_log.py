"""Plugins in a client, and where what they print goes."""

from __future__ import annotations

import asyncio
import contextlib
import io
import shlex
import sys
from collections.abc import Callable
from typing import Any

import roundel
from roundel import AsyncRoundel, RequestError, Roundel

from .support import SOURCES, ClientCase

DOT = f"""
import sys
sys.path.insert(0, {SOURCES!r})
from roundel.plugin import Drawing, Host, Plugin, circle, drawing
plugin = Plugin("acme", version="1")
@plugin.component
def dot(host: Host, *, how: str = "") -> Drawing:
    print("drawn", how)
    if how == "bad":
        raise ValueError("no such dot")
    return drawing(circle(1, 1, 1, fill="red"), 2, 2, label="Dot")
plugin.run()
"""


class LogTests(ClientCase):
    def setUp(self) -> None:
        super().setUp()
        folder = self.folder / "it's mine"
        folder.mkdir()
        self.file = folder / "dot.py"
        self.file.write_text(DOT)
        self.words = [sys.executable, self.file]

    def said(self, what: Callable[[], Any]) -> str:
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            what()
        return said.getvalue()

    def draw(self, how: str = "fine", **settings: Any) -> None:
        with Roundel(timeout=20, **settings) as client:
            self.assertIn("<svg", client.render("acme/dot", {"how": how}).svg)

    def test_plugins_in_every_form(self) -> None:
        settings = {"command": sys.executable, "args": [str(self.file)]}
        command = shlex.join([sys.executable, str(self.file)])
        for plugin in (self.words, tuple(self.words), command, settings):
            with self.subTest(plugin=plugin):
                self.assertIn("drawn fine", self.said(lambda plugin=plugin: self.draw(plugins=[plugin])))  # type: ignore[misc]

    def test_the_module_s_own_render(self) -> None:
        def draw() -> None:
            for how in ("once", "twice"):
                picture = roundel.render("acme/dot", {"how": how}, plugins=[self.words])
                self.assertEqual(picture.rendering["accessibility"]["label"], "Dot")
            self.assertEqual(len(roundel.shared._others), 1)
            roundel.shared._others.popitem()[1].close()

        self.assertEqual(self.said(draw), "dot.py: drawn once\ndot.py: drawn twice\n")

    def test_where_the_log_goes(self) -> None:
        lines: list[str] = []
        stream, file = io.StringIO(), self.folder / "log"
        for log in (lines.append, stream, file, False):
            with self.subTest(log=log):
                self.assertEqual(self.said(lambda log=log: self.draw(plugins=[self.words], log=log)), "")  # type: ignore[misc]
        self.assertEqual(lines, ["dot.py: drawn fine"])
        self.assertEqual(stream.getvalue(), "dot.py: drawn fine\n")
        self.assertEqual(file.read_text(), "dot.py: drawn fine\n")

    def test_with_asyncio(self) -> None:
        lines: list[str] = []

        async def draw() -> None:
            async with AsyncRoundel(plugins=[self.words], log=lines.append) as client:
                with self.assertRaisesRegex(RequestError, "no such dot"):
                    await client.render("acme/dot", {"how": "bad"}, timeout=20)

        asyncio.run(draw())
        self.assertIn("dot.py: ValueError: no such dot", lines)

    def test_a_host_without_plugins_is_quiet(self) -> None:
        executable = self.host("""\
            greet()
            print("hello", "x" * 100000, file=sys.stderr, flush=True)
            write(id=read()["id"], result=1)
            print("the end", end="", file=sys.stderr, flush=True)
            """)

        def ask(**settings: Any) -> None:
            client = Roundel(executable, **settings)
            client.call("any")
            client.close()

        self.assertEqual(self.said(ask), "")
        said = self.said(lambda: ask(log=True))
        self.assertEqual(said.replace("\n", ""), "hello " + "x" * 100000 + "the end")

    def test_a_faulty_function_does_not_stop_the_host(self) -> None:
        said = self.said(lambda: self.draw(plugins=[self.words], log=lambda line: 1 / 0))
        self.assertEqual(said.count("ZeroDivisionError"), 1)
        with self.assertRaisesRegex(TypeError, "log is a function, a path, a stream, True or False, not 7"):
            Roundel(log=7)  # type: ignore[arg-type]

    def test_an_error_shows_the_log_that_it_brings(self) -> None:
        for log in (["Traceback:", "  boom"], "Traceback:\n  boom"):
            error = RequestError({"code": 1003, "message": "It failed", "data": {"log": log}}, "component/render")
            expected = "component/render: It failed\nThe last of the plugin's log:\n  Traceback:\n    boom"
            self.assertEqual(str(error), expected)
        self.assertEqual(str(RequestError({"code": 1, "message": "No", "data": {"log": []}}, "x")), "x: No")
