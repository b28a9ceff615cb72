"""The SDK for plugins: by itself, in the kit's hands, and behind the real host."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
import textwrap
import time
import unittest
from collections.abc import Callable
from typing import Annotated, Any

from roundel import Picture, RequestError, Roundel, find_executable
from roundel import plugin as sdk
from roundel.plugin import Host, Plugin, Prop, PropsError
from roundel.plugin._props import Props

from .plugin_props import Mark, Tone, draw
from .support import ROOT, SOURCES, ClientCase, environment

SQUARE = ROOT / "clients/python/tests/plugins/square.py"
SCENE = json.loads((ROOT / "protocol/v1/schemas/scene.schema.json").read_text())
REPLY = json.loads((ROOT / "protocol/v1/schemas/plugin-reply.schema.json").read_text())


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 5
    while not is_so():
        if time.monotonic() > end:
            raise AssertionError("not in time")
        time.sleep(0.005)


class PropsTests(unittest.TestCase):
    props = Props(draw, skip=1)

    def test_schema(self) -> None:
        schema = self.props.schema
        self.assertEqual(schema["required"], ["values"])
        self.assertIs(schema["additionalProperties"], False)
        mark = {
            "type": "object",
            "properties": {"at": {"type": "number"}, "label": {"type": "string", "default": ""}},
            "additionalProperties": False,
            "required": ["at"],
        }
        self.assertEqual(
            schema["properties"],
            {
                "values": {
                    "type": "array",
                    "items": {"type": "number"},
                    "minItems": 2,
                    "maxItems": 4,
                    "description": "What is drawn.",
                },
                "barWidth": {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 100, "default": 4},
                "tone": {"enum": ["good", "bad"], "default": "good"},
                "style": {"enum": ["line", "bar"], "default": "line"},
                "marks": {"type": "array", "items": mark},
                "limit": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
                "extra": {"type": "object", "additionalProperties": True},
                "code": {"type": "string", "maxLength": 3, "pattern": "^[a-z]+$"},
                "on": {"type": "boolean", "default": False},
            },
        )

    def test_what_a_function_gets(self) -> None:
        read = self.props.read(
            {"values": [1, 2.5], "barWidth": 3, "tone": "bad", "marks": [{"at": 1}], "limit": 7.0, "code": "abc"}
        )
        expected = {"values": [1, 2.5], "bar_width": 3, "tone": Tone.BAD, "marks": [Mark(1)], "limit": 7, "code": "abc"}
        self.assertEqual(read, expected)
        self.assertIs(type(read["limit"]), int)

    def test_what_does_not_fit(self) -> None:
        for props, said in (
            ({}, "/values: is needed"),
            ({"values": [1]}, "/values: expected so many items at least: 2"),
            ({"values": [1, "2"]}, "/values/1: expected a number"),
            ({"values": [1, True]}, "/values/1: expected a number"),
            ({"values": [1, 2], "barWidth": 0}, "/barWidth: expected a number above 0"),
            ({"values": [1, 2], "tone": "loud"}, "/tone: expected one of good, bad"),
            ({"values": [1, 2], "tone": []}, "/tone: expected one of good, bad"),
            ({"values": [1, 2], "limit": 1.5}, "/limit: expected a string"),
            ({"values": [1, 2], "marks": [{"at": 1}, {}]}, "/marks/1/at: is needed"),
            ({"values": [1, 2], "code": "A"}, "/code: expected what matches ^[a-z]+$"),
            ({"values": [1, 2], "bar_width": 1}, "/bar_width: there is no such prop; did you mean barWidth?"),
            ({"values": [1, 2], "a/b": 1}, "/a~1b: there is no such prop"),
        ):
            with self.subTest(props=props), self.assertRaises(PropsError) as caught:
                self.props.read(props)
            self.assertEqual(str(caught.exception), said)

    def test_a_type_that_is_none_fails_where_it_is_declared(self) -> None:
        def bad(host: Host, *, when: complex) -> dict[str, Any]:
            return {}

        def bare(host, *, when):  # type: ignore[no-untyped-def]
            return {}

        for function, said in ((bad, "parameter when: .*complex.* is no type of a prop"), (bare, "when needs a type")):
            with self.assertRaisesRegex(TypeError, said):
                Plugin("acme", version="1").component()(function)

    def test_a_default_that_does_not_fit_fails_where_it_is_declared(self) -> None:
        def wrong(host: Host, *, value: int = "a") -> dict[str, Any]:  # type: ignore[assignment]
            return {}

        def small(host: Host, *, value: Annotated[float, Prop(minimum=1)] = 0) -> dict[str, Any]:
            return {}

        for function, said in (
            (wrong, "wrong, parameter value: its default 'a' does not fit: expected an integer"),
            (small, "its default 0 does not fit: expected a number of at least 1"),
        ):
            with self.assertRaisesRegex(TypeError, said):
                Plugin("acme", version="1").component(function)

    def test_the_first_parameter_is_the_host(self) -> None:
        def lost(value: int = 1) -> dict[str, Any]:
            return {}

        def typed(value: int, *, other: int = 1) -> dict[str, Any]:
            return {}

        def named(*, host: Host) -> dict[str, Any]:
            return {}

        def none() -> dict[str, Any]:
            return {}

        way = r"the first parameter of a component is the host, as in def {}\(host: Host, \*, size: float = 20\)"
        for function in (lost, typed, named, none):
            with self.subTest(function.__name__), self.assertRaisesRegex(TypeError, way.format(function.__name__)):
                Plugin("acme", version="1").component(function)  # type: ignore[arg-type, type-var]

        def loose(host: Any, *, value: int = 1) -> dict[str, Any]:
            return {}

        def bare(host, *, value: int = 1):  # type: ignore[no-untyped-def]
            return {}

        for function in (loose, bare):
            self.assertIs(Plugin("acme", version="1").component(function), function)

    def test_the_decorator_without_brackets(self) -> None:
        plugin = Plugin("acme", version="1")

        @plugin.component
        def small_dot(host: Host, *, size: float = 1) -> dict[str, Any]:
            """A dot."""
            return {}

        self.assertEqual(small_dot.__name__, "small_dot")
        (introduction,) = plugin.introduction["components"]
        self.assertEqual((introduction["id"], introduction["summary"]), ("acme/small-dot", "A dot."))

    def test_names_that_are_none(self) -> None:
        said = "'Bad_Id' cannot be the id of a plugin: at most 32 letters .*, digits and hyphens, first a letter"
        for name in ("Bad_Id", "", "-x", "ä", "x" * 33, "acme/gauge"):
            with self.subTest(name=name), self.assertRaisesRegex(ValueError, said.replace("Bad_Id", re.escape(name))):
                Plugin(name, version="1")
        with self.assertRaisesRegex(ValueError, "'a gauge' cannot be the name of a component"):
            Plugin("acme", version="1").component("a gauge")(draw)


class SceneTests(unittest.TestCase):
    def test_every_member_of_the_schema_has_a_parameter(self) -> None:
        own = {"group": {"translate", "rotate", "scale"}, "linear": set(), "drawing": {"label", "value", "role"}}
        kinds = {node["properties"]["type"]["const"]: node for node in SCENE["$defs"]["node"]["oneOf"]}
        gradients = SCENE["$defs"]["paint"]["oneOf"][1:]
        kinds.update({gradient["properties"]["gradient"]["const"]: gradient for gradient in gradients})
        self.assertEqual(len(kinds), 10)
        for name, schema in kinds.items():
            parameters = set(inspect.signature(getattr(sdk, name)).parameters) - own.get(name, set())
            wanted = {re.sub("([A-Z])", r"_\1", key).lower() for key in schema["properties"]} - {"type", "gradient"}
            renamed = {"from": "start", "to": "end"} if name == "linear" else {}
            self.assertEqual(parameters, {renamed.get(key, key) for key in wanted}, name)
        replies = set(REPLY["properties"]) - {"size", "accessibility"}
        replies |= {"width", "height", *REPLY["properties"]["accessibility"]["properties"]}
        wanted = {re.sub("([A-Z])", r"_\1", key).lower() for key in replies}
        self.assertEqual(set(inspect.signature(sdk.drawing).parameters), wanted)

    def test_what_is_not_given_is_not_said(self) -> None:
        self.assertEqual(sdk.circle(1, 2, 3), {"type": "circle", "cx": 1, "cy": 2, "r": 3})
        self.assertEqual(
            sdk.group(sdk.circle(0, 0, 1), translate=(1, 2), scale=2)["transform"],
            {"translate": {"x": 1, "y": 2}, "scale": 2},
        )
        self.assertEqual(
            sdk.linear("red", "blue", start=(0, 0), end=(1, 0)),
            {"gradient": "linear", "colors": ["red", "blue"], "from": {"x": 0, "y": 0}, "to": {"x": 1, "y": 0}},
        )
        with self.assertRaises(TypeError):
            sdk.group(scale=2, transform=[1, 0, 0, 1, 0, 0])

    def test_the_other_forms(self) -> None:
        dot = sdk.circle(0, 0, 1, fill="red", stroke="border")
        self.assertEqual(dot["stroke"], {"color": "border"})
        self.assertEqual(sdk.group([dot, dot], opacity=0.5), sdk.group(dot, dot, opacity=0.5))
        self.assertEqual(sdk.group([])["children"], [])

    def test_a_shape_without_paint_is_warned_of(self) -> None:
        clipped = sdk.group(sdk.rect(0, 0, 1, 1, fill="red"), clip=sdk.circle(1, 1, 1))
        self.assertNotIn("warnings", sdk.drawing(clipped, 1, 1, label="x"))
        drawn = sdk.drawing([clipped, sdk.group(sdk.circle(1, 1, 1))], 1, 1, label="x", warnings=[("own", "Own.")])
        said = "the circle at /scene/1/children/0 draws nothing: it has neither fill nor stroke"
        expected = [{"code": "own", "message": "Own."}, {"code": "invisible_shape", "message": said}]
        self.assertEqual(drawn["warnings"], expected)


class KitTests(unittest.TestCase):
    def test_the_kit_s_plugin_role(self) -> None:
        for workers in ("0", "4"):
            command = [sys.executable, "-m", "roundel_conformance", "--role", "plugin", "--", sys.executable]
            done = subprocess.run(
                [*command, str(SQUARE), workers], env=environment(), capture_output=True, text=True, timeout=60
            )
            self.assertEqual(done.returncode, 0, done.stdout)
            self.assertRegex(done.stdout, r"(?m)^\d\d passed, 0 failed")


class BehindAHostTests(ClientCase):
    def roundel(self, body: str, plugin: str = 'Plugin("acme", version="1")') -> Roundel:
        file = self.folder / "acme.py"
        start = f"import os, sys, time\nfrom typing import *\nfrom roundel.plugin import *\nplugin = {plugin}\n"
        file.write_text(start + textwrap.dedent(body) + "\nplugin.run()\n")
        variables = json.dumps([{"command": sys.executable, "args": [str(file)], "env": ["PYTHONPATH"]}])
        settings = self.folder / "plugins.json"
        settings.write_text(f'{{"plugins": {variables}}}')
        client = Roundel(arguments=["--plugins", str(settings)], timeout=20, log=False)
        self.addCleanup(client.close)
        return client

    def setUp(self) -> None:
        super().setUp()
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = SOURCES
        self.addCleanup(os.environ.__setitem__ if before else os.environ.pop, "PYTHONPATH", before)

    def test_a_component(self) -> None:
        roundel = self.roundel(
            """
            @plugin.component(examples=[{"text": "Hi"}])
            def name_plate(host: Host, *, text: str, corner_radius: float = 3) -> Drawing:
                '''A plate.

                More of it.'''
                print("printed")
                os.system("echo printed by a child")
                host.log("logged")
                inner = host.resolve("avatar", {"name": text, "size": 30})
                side = inner["size"]["width"]
                wide = host.measure_text(text, size=10)["width"]
                nodes = [rect(0, 0, side + wide, side, corner_radius=corner_radius, fill=host.colors["primary"]),
                         component("avatar", {"name": text, "size": 30})]
                return drawing(nodes, side + wide, side, label=text, value=host.context["colorScheme"])
            """
        )
        described = roundel.component_describe(component="acme/name-plate")
        self.assertEqual(
            (described["title"], described["summary"], described["defaults"]["cornerRadius"]),
            ("Name plate", "A plate.", 3),
        )
        props = {"component": "acme/name-plate", "props": {"text": "Hi"}, "context": {"colorScheme": "dark"}}
        resolved = roundel.call("component/resolve", props)
        self.assertEqual(resolved["accessibility"]["value"], "dark")
        self.assertGreater(resolved["size"]["width"], 36)
        many = roundel.batch([props] * 300)
        self.assertTrue(all(isinstance(item, Picture) and item.svg.startswith("<svg") for item in many))

    def test_what_fails_says_so_and_the_plugin_goes_on(self) -> None:
        roundel = self.roundel(
            """
            @plugin.component()
            def faulty(host: Host, *, how: str) -> Drawing:
                if how == "raise": 1 / 0
                if how == "props": raise PropsError("not today", "/how")
                if how == "nan": return drawing([], float("nan"), 1, label="x")
                if how == "set": return drawing([circle(1, 1, 1, fill={1})], 1, 1, label="x")
                if how == "colour": host.colors["acent"]
                if how == "host": host.resolve("avatr")
                if how == "exit": sys.exit("gone")
                if how == "quit": raise SystemExit
                if how == "cancel": import asyncio; raise asyncio.CancelledError("off")
                if how == "pipe": raise BrokenPipeError("elsewhere")
                if how == "nothing": return
                if how == "nodes": return [circle(1, 1, 1)]
                if how == "node": return circle(1, 1, 1)
                if how == "text": return "x"
                if how == "swapped": raise PropsError("/how", "is bad")
                if how == "long": raise ValueError("x" * 150 + " the end")
                if how == "die": os._exit(3)
                return drawing([], 1, 1, label=str(os.getpid()))
            """
        )

        def ask(how: str) -> str:
            props = {"component": "acme/faulty", "props": {"how": how}}
            return str(roundel.call("component/resolve", props)["accessibility"]["label"])

        first = ask("fine")
        for how, said in (
            ("raise", "ZeroDivisionError: division by zero"),
            ("props", "/how: not today"),
            ("nan", "cannot be written as JSON: /size/width is nan"),
            ("set", "cannot be written as JSON: /scene/0/fill is a set"),
            ("host", "host/resolve: .component: there is no component"),
            ("colour", "UnknownColor: the theme has no colour 'acent'; did you mean 'accent'?"),
            ("exit", r"it has called sys.exit\('gone'\); a component gives back a drawing or raises an exception"),
            ("quit", r"it has called sys.exit\(\); "),
            ("cancel", "CancelledError: off"),
            ("pipe", "BrokenPipeError: elsewhere"),
            (
                "nothing",
                r'faulty\(\) gives back nothing: end it with "return drawing\(nodes, width, height, label=…\)"',
            ),
            ("nodes", r'gives back nodes instead of a drawing: end it with "return drawing\(nodes'),
            ("node", "gives back a node instead of a drawing"),
            ("text", "gives back a str instead of a drawing"),
            ("swapped", r"PropsError\('/how', 'is bad'\): first comes what is wrong, then where"),
            ("long", "xxx the end$"),
        ):
            with self.subTest(how=how), self.assertRaisesRegex(RequestError, said) as caught:
                ask(how)
            self.assertEqual(caught.exception.code, 1003)
        self.assertEqual(ask("fine"), first)
        with self.assertRaises(RequestError) as caught:
            ask("die")
        self.assertEqual(caught.exception.data["detail"], "crashed")

    def test_a_component_may_ask_for_one_of_its_own_plugin(self) -> None:
        for workers in (0, 1):
            roundel = self.roundel(
                """
                @plugin.component
                def inner(host: Host, *, width: float) -> Drawing:
                    return drawing(rect(0, 0, width, 1, fill="red"), width, 1, label="x")
                @plugin.component
                def middle(host: Host, *, width: float) -> Drawing:
                    width = host.resolve("acme/inner", {"width": width + 1})["size"]["width"]
                    return drawing([], width, 1, label="x")
                @plugin.component
                def outer(host: Host, *, width: float) -> Drawing:
                    width = host.resolve("acme/inner", {"width": width})["size"]["width"]
                    return drawing([component("acme/middle", {"width": width})], width, 1, label="x")
                """,
                f'Plugin("acme", version="1", workers={workers})',
            )
            items = [{"component": "acme/outer", "props": {"width": width}} for width in (3, 4, 5)]
            with self.subTest(workers=workers):
                pictures = roundel.batch(items, timeout=4)
                widths = [item.rendering["width"] for item in pictures if isinstance(item, Picture)]
                self.assertEqual(widths, [3, 4, 5])
            roundel.close()

    def test_a_loop_says_where_it_is(self) -> None:
        body = """
            def spin():
                print("is at work")
                while True: pass
            @plugin.component(examples=[{}])
            def endless(host: Host) -> Drawing:
                spin()
            """
        roundel = self.roundel(body)
        roundel.close()
        plugin = subprocess.Popen(
            [sys.executable, str(self.folder / "acme.py")],
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert plugin.stdin and plugin.stderr and plugin.stdout
        params = {"component": "acme/endless", "props": {}, "context": {}, "theme": {}}
        request = {"jsonrpc": "2.0", "id": 1, "method": "plugin/resolve", "params": params}
        plugin.stdin.write(json.dumps(request).encode() + b"\n")
        plugin.stdin.flush()
        self.assertEqual(plugin.stderr.readline(), b"is at work\n")
        plugin.terminate()
        _, said = plugin.communicate(timeout=10)
        self.assertEqual(plugin.returncode, -15)
        self.assertRegex(said.decode(), r'line \d+ in spin\n +File ".*acme.py", line \d+ in endless\n')

    def test_what_is_printed_while_it_is_loaded_is_for_the_log(self) -> None:
        roundel = self.roundel(
            """
            print("at import", flush=True)
            @plugin.component(examples=[{}])
            def dot(host: Host) -> Drawing:
                "A dot."
                return drawing(circle(1, 1, 1, fill="red"), 2, 2, label="Dot")
            """
        )
        roundel.close()
        command = f"'{sys.executable}' '{self.folder / 'acme.py'}'"
        # The host gives a plugin no PYTHONPATH by itself.
        (self.folder / "roundel").symlink_to(ROOT / "clients/python/src/roundel")
        checked = subprocess.run(
            [find_executable(), "plugin", "check", command], capture_output=True, text=True, timeout=60
        )
        self.assertEqual(checked.returncode, 0, checked.stderr)
        self.assertNotIn("fault", checked.stderr)
        # A program that only looks at a plugin keeps its output.
        own = subprocess.run(
            [sys.executable, "-c", "import roundel.plugin; print('mine')"],
            env=environment(),
            stdin=subprocess.PIPE,
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(own.stdout, "mine\n")

    def test_a_component_is_told_that_its_call_was_cancelled(self) -> None:
        file = self.folder / "at-work"

        def is_gone() -> bool:
            return not file.exists()

        for workers in (0, 1):
            roundel = self.roundel(
                """
                @plugin.component
                def long(host: Host, *, file: str) -> Drawing:
                    open(file, "w").close()
                    end = time.monotonic() + 10
                    while time.monotonic() < end and not host.is_cancelled: time.sleep(0.005)
                    os.remove(file)
                    return drawing([], 1, 1, label="x")
                """,
                f'Plugin("acme", version="1", workers={workers})',
            )
            call = roundel.submit("component/resolve", {"component": "acme/long", "props": {"file": str(file)}})
            until(file.exists)
            call.cancel()
            with self.subTest(workers=workers):
                until(is_gone)
            roundel.close()

    def test_a_worker_outlives_whatever_is_raised(self) -> None:
        roundel = self.roundel(
            """
            @plugin.component
            def faulty(host: Host, *, number: int) -> Drawing:
                if number < 3: raise (SystemExit, KeyboardInterrupt, GeneratorExit)[number]
                return drawing([], 1, 1, label="x")
            """,
            'Plugin("acme", version="1", workers=1)',
        )
        for number, said in enumerate(("sys.exit", "KeyboardInterrupt", "GeneratorExit")):
            with self.assertRaisesRegex(RequestError, said):
                roundel.call("component/resolve", {"component": "acme/faulty", "props": {"number": number}})
        self.assertTrue(roundel.call("component/resolve", {"component": "acme/faulty", "props": {"number": 3}}))

    def test_workers_wait_at_the_same_time(self) -> None:
        roundel = self.roundel(
            """
            import threading
            together = threading.Barrier(4)
            @plugin.component()
            def slow(host: Host, *, number: int) -> Drawing:
                together.wait(10)
                wide = host.measure_text("x" * number, size=10)["width"]
                return drawing([], wide, 1, label=str(number))
            """,
            'Plugin("acme", version="1", workers=4)',
        )
        items = [{"component": "acme/slow", "props": {"number": number}} for number in range(1, 5)]
        for number, item in enumerate(roundel.batch(items), 1):
            assert isinstance(item, Picture)
            self.assertEqual(item.rendering["accessibility"]["label"], str(number))


if __name__ == "__main__":
    unittest.main()
