extension PluginSkeleton {
    /// Needs nothing but Python.
    static let python = #"""
        #!/usr/bin/env python3
        """The plugin NAME for Roundel: a pill with a text."""
        import json
        import sys

        COMPONENTS = [
            {
                "id": "NAME/NAME",
                "title": "NAME",
                "summary": "A pill with a text.",
                "props": {
                    "type": "object",
                    "properties": {
                        "text": {"type": "string", "minLength": 1, "maxLength": 60, "description": "What it says."},
                        "color": {"type": "string", "default": "accent", "description": "Of the pill."},
                    },
                    "required": ["text"],
                },
                "examples": [{"text": "Hello"}, {"text": "Ready", "color": "success"}],
            }
        ]
        HEIGHT = 24


        def resolve(props, context, theme, call):
            """The look of the component; `call` asks the host."""
            measured = call("host/measureText", {"text": props["text"], "size": 13, "weight": "medium", "maxWidth": 200})
            width = measured["width"] + 20
            return {
                "scene": [
                    {"type": "rect", "width": width, "height": HEIGHT, "cornerRadius": HEIGHT / 2, "fill": props["color"]},
                    {
                        "type": "text",
                        "x": width / 2,
                        "y": (HEIGHT + measured["capHeight"]) / 2,
                        "anchor": "middle",
                        "text": props["text"],
                        "size": 13,
                        "weight": "medium",
                        "maxWidth": 200,
                        "fill": "#FFFFFF",
                    },
                ],
                "size": {"width": width, "height": HEIGHT},
                "cornerRadius": HEIGHT / 2,
                "accessibility": {"role": "text", "label": props["text"]},
            }


        # From here on: the protocol, one JSON message a line.


        class Wire:
            def __init__(self):
                self.waiting = []
                self.last_id = 0

            def read(self):
                while line := sys.stdin.readline():
                    try:
                        return json.loads(line)
                    except ValueError:
                        print("that is no JSON:", line[:100], file=sys.stderr)
                return None

            def write(self, message):
                print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)

            def call(self, method, params):
                self.last_id += 1
                self.write({"id": self.last_id, "method": method, "params": params})
                while (message := self.read()) is not None:
                    if "method" in message:
                        self.waiting.append(message)
                    elif message.get("id") == self.last_id:
                        if "error" in message:
                            raise ValueError(message["error"]["message"])
                        return message["result"]
                sys.exit(0)

            def next(self):
                return self.waiting.pop(0) if self.waiting else self.read()


        def answer(wire, message):
            params = message.get("params") or {}
            if message["method"] == "plugin/initialize":
                return {"result": {"id": "NAME", "version": "0.1.0", "components": COMPONENTS}}
            if message["method"] == "plugin/resolve":
                return {"result": resolve(params["props"], params["context"], params["theme"], wire.call)}
            if message["method"] == "shutdown":
                return {"result": None}
            return {"error": {"code": -32601, "message": f"There is no method {message['method']}"}}


        def main():
            wire = Wire()
            while (message := wire.next()) is not None:
                if message.get("method") == "exit":
                    break
                if "id" not in message or "method" not in message:
                    continue
                try:
                    reply = answer(wire, message)
                except Exception as error:
                    reply = {"error": {"code": -32603, "message": f"{type(error).__name__}: {error}"}}
                wire.write({"id": message["id"], **reply})


        if __name__ == "__main__":
            main()

        """#
}
