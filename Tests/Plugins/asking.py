"""A plugin whose components ask for others of its own. It waits for nothing: several calls are under way at a time."""
import json
import sys

waiting = {}


def send(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def ask(method, params, then):
    waiting[len(waiting) + 1] = then
    send(id=f"asked {len(waiting)}", method=method, params=params)


def drawn(call, size):
    send(id=call, result={
        "scene": [{"type": "circle", "cx": 1, "cy": 1, "r": 1, "fill": "red"}],
        "size": {"width": size, "height": 2}, "accessibility": {"label": "asked"}})


held = []


def too_many(call):
    """Asks for what is answered when one question too many was: with that error as its label."""
    def outcome(answer):
        if "error" not in answer:
            return
        send(id=call, result={
            "scene": [], "size": {"width": 1, "height": 1},
            "accessibility": {"label": json.dumps(answer["error"]["data"])}})
        for other in held:
            drawn(other, 1)

    for number in range(65):
        ask("host/resolve", {"component": "own/held", "props": {"n": number}}, outcome)


def resolve(call, component, props):
    def outcome(answer):
        if "error" in answer:
            return send(id=call, error={"code": -32000, "message": answer["error"]["message"].split(": ")[-1]})
        drawn(call, answer["result"].get("size", answer["result"])["width"])

    if component == "own/held":
        held.append(call)
    elif component == "own/many":
        too_many(call)
    elif component == "own/inner":
        ask("host/measureText", {"text": "x", "size": 9}, outcome)
    elif component == "own/outer":
        ask("host/resolve", {"component": "own/inner", "props": props}, outcome)
    else:
        ask("host/resolve", {"component": "own/endless", "props": {"n": props.get("n", 0) + 1}}, outcome)


props = {"type": "object", "properties": {"n": {"type": "integer"}}}
for line in sys.stdin:
    message = json.loads(line)
    method = message.get("method")
    if method is None:
        waiting[int(message["id"].split()[1])](message)
    elif method == "plugin/initialize":
        send(id=message["id"], result={
            "id": "own", "version": "1",
            "components": [
                {"id": f"own/{name}", "title": name, "props": props}
                for name in ("inner", "outer", "endless", "held", "many")]})
    elif method == "plugin/resolve":
        resolve(message["id"], message["params"]["component"], message["params"].get("props", {}))
    elif method == "exit":
        break
    elif "id" in message:
        send(id=message["id"], result=None)
