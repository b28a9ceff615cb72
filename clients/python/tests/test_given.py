"""What callers get wrong is told before anything is sent, with what would be right."""

from __future__ import annotations

import asyncio
import inspect
import math
import unittest
from typing import Any, Callable

import roundel
from roundel import AsyncRoundel, Picture, RequestError, Roundel
from roundel._nearest import nearest

from .support import SOURCES, ClientCase

ITEMS: Any = [{"component": "avatar", "props": {"name": "Jamie Lin"}}]


class NameTests(unittest.TestCase):
    def test_the_rule_is_the_hosts(self) -> None:
        known = ["strokeColor", "name", "size"]
        for slip, name in [("stroke-colour", "strokeColor"), ("STROKE_COLOR", "strokeColor"), ("nmae", "name")]:
            self.assertEqual(nearest(slip, known), name)
        for word in ("shape", "x", "n" * 1000):
            self.assertIsNone(nearest(word, known))
        self.assertEqual((nearest("bat", ["cat", "hat"]), nearest("bat", ["hat", "cat"])), ("cat", "hat"))

    def test_keywords(self) -> None:
        refused: list[tuple[Callable[..., Any], str, str]] = [
            (roundel.avatar, "nmae", "avatar() has no parameter 'nmae'; did you mean 'name'?"),
            (roundel.avatar, "badgeCutout", "did you mean 'badge_cutout'?"),
            (roundel.avatar, "format", 'it belongs into output={"format": …}'),
            (roundel.avatar, "locale", 'it belongs into context={"locale": …}'),
            (roundel.batch, "tiemout", "did you mean 'timeout'?"),
            (roundel.call, "tiemout", "did you mean 'timeout'?"),
            (roundel.shared.initials_compute, "nam", "initials_compute() has no parameter 'nam'; did you mean 'name'?"),
            (Roundel, "excutable", "Roundel() has no parameter 'excutable'; did you mean 'executable'?"),
            (Roundel, "plugin", "Roundel() has no parameter 'plugin'; did you mean 'plugins'?"),
            (roundel.render, "plugin", "render() has no parameter 'plugin'; did you mean 'plugins'?"),
            (roundel.avatar, "plugins", 'that is for the client: Roundel(plugins=["python3 gauge.py"])'),
            (AsyncRoundel.render, "plugins", 'that is for the client: Roundel(plugins=["python3 gauge.py"])'),
            (AsyncRoundel, "tiemout", "AsyncRoundel() has no parameter 'tiemout'; did you mean 'timeout'?"),
        ]
        for function, name, words in refused:
            with self.subTest(name), self.assertRaises(TypeError) as caught:
                called = function(**{name: "x"})
                asyncio.run(called)
            self.assertIn(words, str(caught.exception))

    def test_methods_look_as_they_are_written(self) -> None:
        self.assertIn("badge_cutout", inspect.signature(Roundel.avatar).parameters)
        self.assertTrue(inspect.iscoroutinefunction(AsyncRoundel.avatar))
        self.assertFalse(inspect.iscoroutinefunction(Roundel.avatar))


class ValueTests(ClientCase):
    def test_settings(self) -> None:
        for settings, words in [
            ({"timeout": "5"}, "timeout is a number of seconds or None, not '5' (str)"),
            ({"timeout": True}, "not True (bool)"),
            ({"arguments": "--allow-read photos"}, 'arguments is a list such as ["--allow-read", "photos"]'),
            ({"arguments": ["--workers", 4]}, "there is 4 (int) in it"),
            ({"plugins": "python3 gauge.py"}, 'plugins is a list of commands such as ["python3 gauge.py"], not'),
            ({"plugins": [7]}, "there is 7 (int) in it"),
            ({"context": "de"}, "context is a dict or None, not 'de' (str)"),
            ({"executable": 5}, "executable is a path or None"),
            ({"trace": 5}, "trace is a path or None"),
        ]:
            for kind in (Roundel, AsyncRoundel):
                with self.subTest(settings), self.assertRaises(TypeError) as caught:
                    kind(**settings)  # type: ignore[arg-type]
                self.assertIn(words, str(caught.exception))

    def test_time_limits(self) -> None:
        text: Any = "5"
        with Roundel() as client:
            for call in (lambda: client.ping(timeout=text), lambda: client.batch(ITEMS, timeout=text)):
                self.assertRaisesRegex(TypeError, "a number of seconds", call)
            for seconds in (-1, math.nan):
                with self.assertRaisesRegex(ValueError, "from 0 on"):
                    client.ping(timeout=seconds)
            # Further than any clock counts, and so no limit.
            self.assertEqual(client.ping(timeout=1e12), {})
            self.assertEqual(len(client.batch(ITEMS, timeout=1e12)), 1)

    def test_items(self) -> None:
        for items in (ITEMS[0], "avatar", 5):
            with self.assertRaisesRegex(TypeError, "items is a list such as"):
                roundel.batch(items)
        found = roundel.batch([*ITEMS, "avatar"])
        self.assertIsInstance(found[0], Picture)
        self.assertIsInstance(found[1], RequestError)

    def test_asyncio(self) -> None:
        async def main() -> None:
            text: Any = "5"
            async with AsyncRoundel() as client:
                with self.assertRaisesRegex(TypeError, "did you mean 'name'"):
                    await client.avatar(nmae="Jamie")  # type: ignore[call-arg]
                for call in (client.ping(timeout=text), client.batch(ITEMS, timeout=text), client.batch(ITEMS[0])):
                    with self.assertRaises(TypeError):
                        await call
                self.assertEqual(await client.ping(timeout=1e12), {})
                self.assertEqual(len(await client.batch(ITEMS, timeout=1e12)), 1)

        asyncio.run(main())

    def test_places_to_save(self) -> None:
        with self.assertRaisesRegex(ValueError, "ends neither in .svg nor in .png nor in .apng"):
            roundel.avatar(name="Jamie").save(self.folder / "jamie.jpg")
        with self.assertRaisesRegex(RequestError, "only a story ring"):
            roundel.avatar(name="Jamie").save(self.folder / "jamie.apng")
        roundel.story_ring(name="Jamie", size=20, has_unseen_stories=True).save(self.folder / "ring.apng")
        self.assertIn(b"acTL", (self.folder / "ring.apng").read_bytes())


class PluginComponentTests(ClientCase):
    def test_a_plugins_component_is_a_picture_like_any_other(self) -> None:
        import shlex
        import sys
        from pathlib import Path

        square = Path(__file__).parent / "plugins/square.py"
        command = f"env PYTHONPATH={shlex.quote(SOURCES)} {shlex.quote(sys.executable)} {shlex.quote(str(square))}"
        arguments = ["--plugin", command]

        async def main() -> Picture:
            async with AsyncRoundel(arguments=arguments) as client:
                return await client.render("conformance/square", {"side": 12})

        with Roundel(arguments=arguments) as client:
            picture = client.render("conformance/square", {"side": 12})
            self.assertIsInstance(picture, Picture)
            self.assertTrue(picture.png.startswith(b"\x89PNG"))
            self.assertEqual(picture.svg, asyncio.run(main()).svg)
            with self.assertRaises(RequestError) as caught:
                client.render("conformance/square", {"sied": 12})
        self.assertEqual(caught.exception.suggestion, "side")
        self.assertEqual(roundel.render("badge", {"count": 3}).svg, roundel.badge(count=3).svg)
