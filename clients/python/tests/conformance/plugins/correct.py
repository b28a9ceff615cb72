"""A small plugin with the component `conformance/square`. What is broken overrides a hook."""

from __future__ import annotations

import itertools
import json
import queue
import sys
import threading
from typing import Any

PROPS = {
    "type": "object",
    "properties": {"side": {"type": "number", "minimum": 0}, "text": {"type": "string"}},
    "additionalProperties": False,
}


class Plugin:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._answers: dict[Any, queue.Queue] = {}
        self._numbers = itertools.count()

    # ---- hooks
    def hello(self) -> dict[str, Any]:
        square = {"id": "conformance/square", "title": "Square", "summary": "A square.", "props": PROPS}
        return {"id": "conformance", "version": "1.0", "components": [square]}

    def resolve(self, params: dict[str, Any]) -> dict[str, Any]:
        """Raises ValueError for what does not fit."""
        if params["component"] != "conformance/square":
            raise ValueError("no such component")
        props = params["props"]
        width = height = props.get("side", 1)
        if isinstance(width, bool) or not isinstance(width, (int, float)) or width < 0:
            raise ValueError("side is a number of at least 0")
        if "text" in props:
            measure = self.ask("host/measureText", {"text": props["text"], "size": 10})
            width, height = measure["width"], measure["height"]
        return {
            "scene": {"type": "rect", "x": 0, "y": 0, "width": width, "height": height, "fill": "primary"},
            "size": {"width": width, "height": height},
            "accessibility": {"role": "image", "label": "Square", "value": None, "hidden": False, "traits": []},
        }

    def number(self) -> Any:
        return f"q{next(self._numbers)}"

    def unknown(self, request: dict[str, Any]) -> None:
        if "id" in request:
            self.fail(request["id"], -32601, "method_not_found", "no such method")

    def unreadable(self) -> None:
        self.fail(None, -32700, "malformed_json", "no JSON")

    def shut_down(self, identifier: Any) -> None:
        self.tell({"id": identifier, "result": None})

    def end(self) -> None:
        sys.exit(0)

    # ---- the line
    def tell(self, message: dict[str, Any]) -> None:
        with self._lock:
            sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
            sys.stdout.flush()

    def fail(self, identifier: Any, code: int, reason: str, words: str) -> None:
        self.tell({"id": identifier, "error": {"code": code, "message": words, "data": {"reason": reason}}})

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        identifier, inbox = self.number(), queue.Queue()
        self._answers[identifier] = inbox
        self.tell({"id": identifier, "method": method, "params": params})
        return inbox.get()["result"]

    def run(self) -> None:
        for line in sys.stdin:
            if not line.strip():
                continue
            try:
                message = json.loads(line)
            except ValueError:
                self.unreadable()
                continue
            self._take(message)
        self.end()

    def _take(self, message: dict[str, Any]) -> None:
        method = message.get("method")
        if method is None:
            inbox = self._answers.pop(message.get("id"), None)
            if inbox is not None:
                inbox.put(message)
        elif method == "plugin/initialize":
            self.tell({"id": message["id"], "result": self.hello()})
        elif method == "plugin/resolve":
            threading.Thread(target=self._resolve, args=(message,), daemon=True).start()
        elif method == "shutdown":
            self.shut_down(message["id"])
        elif method == "exit":
            self.end()
        else:
            self.unknown(message)

    def _resolve(self, message: dict[str, Any]) -> None:
        try:
            self.tell({"id": message["id"], "result": self.resolve(message["params"])})
        except ValueError as error:
            self.fail(message["id"], -32602, "out_of_range", str(error))


if __name__ == "__main__":
    Plugin().run()
