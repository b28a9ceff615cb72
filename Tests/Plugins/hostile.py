"""Plugins that misbehave, each in its own way: hostile.py MODE.

Each is well-behaved but for what its mode says. Its one component is bad/thing, with the prop `again` (a boolean), by which a
test asks for good behaviour afterwards where the mode allows that.
"""
import json
import os
import random
import select
import signal
import subprocess
import sys
import time

MODE = sys.argv[1]
COMPONENT = {
    "id": "bad/thing",
    "title": "Thing",
    "summary": "Something.",
    "props": {"type": "object", "properties": {"again": {"type": "boolean"}, "n": {"type": "integer"}}},
}
GOOD = {
    "scene": [{"type": "circle", "cx": 5, "cy": 5, "r": 5, "fill": "primary"}],
    "size": {"width": 10, "height": 10},
    "accessibility": {"label": "Thing"},
}


def write(text):
    if isinstance(text, str):
        text = text.encode()
    view = memoryview(text)
    while view:
        view = view[os.write(1, view):]


def answer(message, result):
    write(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}) + "\n")


def scene(*nodes, **members):
    return {**GOOD, "scene": list(nodes), **members}


def schema(**members):
    return {**COMPONENT, "props": {"type": "object", **members}}


# How it introduces itself, where that is the fault.
INTRODUCTIONS = {
    "wrong-version": {"protocolVersion": "9.0"},
    "foreign-prefix": {"components": [{**COMPONENT, "id": "good/dot"}]},
    "builtin-id": {"components": [{**COMPONENT, "id": "avatar"}]},
    "same-id-twice": {"components": [COMPONENT, COMPONENT]},
    "taken-id": {"id": "good", "components": [{**COMPONENT, "id": "good/thing"}]},
    "unchecked-keyword": {"components": [schema(patternProperties={"^x": {}})]},
    "slow-pattern": {"components": [schema(properties={"a": {"type": "string", "pattern": "(a+)\\1$"}})]},
    "circular-schema": {"components": [schema(allOf=[{"$ref": "#/$defs/a"}], **{"$defs": {"a": {"$ref": "#/$defs/a"}}})]},
    "props-no-object": {"components": [{**COMPONENT, "props": {"type": "array"}}]},
    "no-components": {"components": None},
    "nothing-to-draw": {"components": []},
    "names-flags": {"components": [schema(properties={"output": {"type": "string"}})]},
}


RED = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="
)


def nest(levels):
    node = {"type": "circle", "r": 1}
    for _ in range(levels):
        node = {"type": "group", "children": [node]}
    return node


# What it answers, where that is the fault.
REPLIES = {
    "deep-scene": scene(nest(32)),
    "many-nodes": scene(*[{"type": "circle", "r": 1}] * 10_001),
    "nests-itself": scene({"type": "component", "component": "bad/thing"}),
    "nests-unknown": scene({"type": "component", "component": "avatr"}),
    "nests-badly": scene({"type": "component", "component": "avatar", "props": {"size": -1}}),
    "no-color": scene({"type": "circle", "r": 1, "fill": "prmary"}),
    "unknown-node": scene({"type": "circel", "r": 1}),
    "unknown-member": scene({"type": "circle", "radius": 1}),
    "negative-radius": scene({"type": "circle", "r": -1}),
    "no-path": scene({"type": "path", "d": "L 1 2"}),
    "control-character": scene({"type": "text", "text": "a\u0000b", "size": 10}),
    "long-text": scene({"type": "text", "text": "x" * 70_000, "size": 10}),
    "one-stop": scene({"type": "circle", "r": 1, "fill": {"gradient": "linear", "colors": ["red", "blue"], "stops": [0]}}),
    "text-clip": scene({"type": "group", "clip": {"type": "text", "text": "x", "size": 1}, "children": []}),
    "far-out": scene({"type": "group", "transform": {"scale": 9999}, "children": [{"type": "circle", "r": 9999, "fill": "red"}]}),
    "too-large": {**GOOD, "size": {"width": 20_000, "height": 1}},
    "no-label": {**GOOD, "accessibility": {}},
    "names-file": scene({"type": "image", "href": "/etc/passwd", "width": 1, "height": 1}),
    "names-address": scene({"type": "image", "href": "http://127.0.0.1:1/x.png", "width": 1, "height": 1}),
    "no-scene": {"size": {"width": 1, "height": 1}, "accessibility": {"label": "x"}},
    "no-ink": scene({"type": "circle", "cx": 5, "cy": 5, "r": 5}),
    "empty": {**GOOD, "scene": [], "size": {"width": 0, "height": 0}},
    "images": scene(
        {"type": "image", "href": RED, "width": 5, "height": 10},
        {"type": "image", "href": sys.argv[-1], "x": 5, "width": 5, "height": 10},
    ),
    "null-reply": None,
    "list-reply": [],
}


def children():
    return [
        subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL, start_new_session=own)
        for own in ([False, True] if MODE == "leaves-daemon" else [False, False, False])
    ]


def forever():
    while True:
        time.sleep(600)


def resolve(message):
    params = message["params"]
    again = params["props"].get("again", False)
    if MODE == "dies-of-bad-props" and set(params["props"]) - {"again", "n"}:
        os._exit(5)
    if MODE == "random":
        color = "#%06x" % random.randrange(1 << 24)
        return answer(message, scene({"type": "circle", "r": 5, "fill": color}))
    if MODE == "takes-its-time":
        time.sleep(0.15)
        return answer(message, GOOD)
    if MODE == "raises":
        print("Traceback: line 7", file=sys.stderr, flush=True)
        error = {"code": -32603, "message": "ZeroDivisionError"}
        return write(json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": error}) + "\n")
    if MODE == "one-at-a-time":
        time.sleep(0.02)
        if select.select([0], [], [], 0)[0]:
            os._exit(6)
        return answer(message, GOOD)
    if MODE in REPLIES:
        return answer(message, REPLIES[MODE])
    if again and MODE not in ("slow",):
        return answer(message, GOOD)
    if MODE.endswith("-of-one"):
        if params["props"].get("n") != 13:
            return answer(message, GOOD)
        return deed(MODE.removesuffix("-of-one"), message)
    deed(MODE, message)


def deed(MODE, message):
    params = message["params"]
    if MODE == "crash":
        os.write(2, b"Traceback\x1b[31m\n  of 7\n")
        os._exit(3)
    elif MODE == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif MODE == "half-reply":
        write('{"jsonrpc": "2.0", "id": ')
        os._exit(0)
    elif MODE in ("hang", "stop-reading"):
        forever()
    elif MODE == "late":
        time.sleep(0.9)
        answer(message, GOOD)
    elif MODE == "twice":
        answer(message, GOOD)
        answer(message, GOOD)
    elif MODE == "another-id":
        answer({"id": message["id"] + 1000}, GOOD)
    elif MODE == "string-id":
        answer({"id": str(message["id"])}, GOOD)
    elif MODE == "huge":
        answer(message, {**GOOD, "warnings": [{"code": "x", "message": "x" * (9 * 1024 * 1024)}]})
    elif MODE == "endless":
        write("x" * (9 * 1024 * 1024))
    elif MODE == "nan":
        answer(message, scene({"type": "circle", "r": float("nan")}))
    elif MODE == "garbage":
        write("\x1b[31mTraceback (most recent call last):\n")
    elif MODE == "duplicate-key":
        write('{"jsonrpc": "2.0", "id": %d, "result": {"scene": [], "scene": []}}\n' % message["id"])
    elif MODE == "bad-utf8":
        write(b'{"jsonrpc": "2.0", "id": %d, "result": "\xff\xfe"}\n' % message["id"])
    elif MODE == "deep-json":
        write('{"jsonrpc": "2.0", "id": %d, "result": %s%s}\n' % (message["id"], "[" * 300, "]" * 300))
    elif MODE == "many-values":
        write('{"jsonrpc": "2.0", "id": %d, "result": [%s0]}\n' % (message["id"], "{}," * 2_000_000))
    elif MODE == "error-answer":
        write('{"jsonrpc": "2.0", "id": %d, "error": {"code": 7, "message": "no\\u001b[31m"}}\n' % message["id"])
    elif MODE == "refuses-n":
        n = params["props"].get("n", 0)
        if n < 3:
            print("told of", n, file=sys.stderr, flush=True)
            return answer(message, GOOD)
        print("refused", n, file=sys.stderr, flush=True)
        error = {"code": -32602, "message": "/n: at most 2", "data": {"pointer": "/props/n"}}
        write(json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": error}) + "\n")
    elif MODE == "both-answers":
        write('{"jsonrpc": "2.0", "id": %d, "result": 1, "error": {"code": 7, "message": "no"}}\n' % message["id"])
    elif MODE == "nests-itself-twice":
        n = params["props"].get("n", 0)
        answer(message, scene(*[{"type": "component", "component": "bad/thing", "props": {"n": 2 * n + i}} for i in (1, 2)]))
    elif MODE == "close-stdout":
        os.close(1)
        forever()
    elif MODE == "close-stdin":
        os.close(0)
        forever()
    elif MODE in ("fork-children", "leaves-daemon"):
        children()
        answer(message, GOOD)
    elif MODE == "stderr-flood":
        line = b"x" * 99 + b"\n"
        for _ in range(1000):
            os.write(2, line * 1000)
        answer(message, GOOD)
    elif MODE == "banner-between":
        answer(message, GOOD)
        write("Have a nice day!\n")
    elif MODE == "spin":
        while True:
            pass
    elif MODE == "eat-memory":
        hoard = []
        while True:
            hoard.append(bytearray(16 * 1024 * 1024))
    elif MODE == "answer-flood":
        for number in range(20_000):
            write('{"jsonrpc": "2.0", "id": %d, "result": null}\n' % (1_000_000 + number))
        answer(message, GOOD)
    elif MODE == "request-flood":
        for number in range(20_000):
            write('{"jsonrpc": "2.0", "id": %d, "method": "host/measureText", "params": {"text": "x", "size": 9}}\n' % number)
        answer(message, GOOD)
    elif MODE == "log-flood":
        for number in range(20_000):
            write('{"jsonrpc": "2.0", "method": "host/log", "params": {"message": "x%d"}}\n' % number)
        answer(message, GOOD)
    elif MODE == "resolves-itself":
        write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "host/resolve", "params": {"component": "bad/thing"}}) + "\n")
        sys.stdin.readline()
        forever()
    elif MODE == "slow":
        time.sleep(0.05)
        answer(message, GOOD)
    else:
        answer(message, GOOD)


def main():
    if MODE == "exit-at-start":
        print("no such luck", file=sys.stderr)
        sys.exit(3)
    if MODE == "exit-0":
        sys.exit()
    if MODE == "no-library":
        sys.exit("ModuleNotFoundError: No module named 'roundel'")
    if MODE == "never-introduces":
        forever()
    if MODE == "banner":
        write("Welcome to the thing!\n{not json\n\n")
    if MODE in ("ignores-term", "fork-children"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in sys.stdin:
        try:
            message = json.loads(line)
        except ValueError:
            if MODE == "dies-of-nonsense":
                raise
            continue
        if "id" not in message or "method" not in message:
            if MODE == "dies-of-notifications" and message.get("method") != "exit":
                sys.exit(4)
            continue
        if message["method"] == "plugin/initialize":
            if MODE == "refuses-version":
                write('{"jsonrpc": "2.0", "id": %d, "error": {"code": 1001, "message": "only 0.1"}}\n' % message["id"])
                continue
            introduction = {"id": "bad", "version": "1.0", "components": [COMPONENT]}
            answer(message, {**introduction, **INTRODUCTIONS.get(MODE, {})})
        elif message["method"] == "plugin/resolve":
            resolve(message)
        elif MODE not in ("ignores-term", "fork-children"):
            answer(message, None)
    if MODE in ("ignores-term", "fork-children"):
        forever()
    if MODE == "exits-with-1":
        sys.exit(1)


main()
