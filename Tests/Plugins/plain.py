"""A plugin in plain Python, as somebody would write it without an SDK. Tests put it beside plugins that misbehave."""
import json
import sys
import time

COMPONENTS = [
    {
        "id": "good/dot",
        "title": "Dot",
        "summary": "A dot with a letter.",
        "props": {
            "type": "object",
            "properties": {
                "size": {"type": "number", "minimum": 1, "maximum": 500, "default": 20},
                "color": {"type": "string", "default": "accent"},
                "text": {"type": "string", "maxLength": 40},
                "marks": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {"at": {"type": "number"}, "word": {"enum": ["a", "b"]}},
                        "required": ["at"],
                    },
                },
            },
        },
        "examples": [{"size": 30, "text": "A"}],
    },
    {
        "id": "good/crest",
        "title": "Crest",
        "summary": "An avatar with a dot.",
        "props": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]},
        "examples": [{"name": "Jamie Lin"}],
    },
    {
        "id": "good/frame",
        "title": "Frame",
        "summary": "Another component, asked for a while later.",
        "props": {"type": "object", "properties": {"component": {"type": "string"}, "props": {"type": "object", "additionalProperties": True}}},
    },
    {"id": "good/pid", "title": "Process", "summary": "Who draws it.", "props": {"type": "object"}},
    {"id": "good/context", "title": "Context", "summary": "What it is told.", "props": {"type": "object"}},
]


def dot(props, params):
    size = props["size"]
    scene = [{"type": "circle", "cx": size / 2, "cy": size / 2, "r": size / 2, "fill": props["color"]}]
    if "text" in props:
        scene.append({"type": "text", "x": size / 2, "y": size * 0.66, "anchor": "middle", "size": size / 2,
                      "text": props["text"], "maxWidth": size, "fill": "background"})
    return {"scene": scene, "size": {"width": size, "height": size}, "accessibility": {"label": "Dot"}}


def crest(props, params):
    scene = [
        {"type": "component", "component": "avatar", "props": {"name": props["name"], "size": 40}},
        {"type": "component", "component": "good/dot", "props": {"size": 10}, "x": 30, "y": 30},
    ]
    return {"scene": scene, "size": {"width": 40, "height": 40}, "accessibility": {"label": props["name"]}}


def frame(props, params):
    time.sleep(0.05)
    return {"scene": [{"type": "component", **props}], "size": {"width": 9, "height": 9}, "accessibility": {"label": "Frame"}}


def pid(props, params):
    import os

    return {"scene": [], "size": {"width": 1, "height": 1}, "accessibility": {"label": str(os.getpid())}}


def context(props, params):
    told = {"context": params["context"], "theme": params["theme"]}
    return {"scene": [], "size": {"width": 1, "height": 1}, "accessibility": {"label": json.dumps(told)}}


RESOLVERS = {"good/dot": dot, "good/crest": crest, "good/frame": frame, "good/pid": pid, "good/context": context}


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "id" not in message:
            continue
        method, params = message["method"], message.get("params") or {}
        if method == "plugin/initialize":
            result = {"id": "good", "version": "1.0", "components": COMPONENTS}
        elif method == "plugin/resolve":
            result = RESOLVERS[params["component"]](params["props"], params)
        else:
            result = None
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)


main()
