"""Plays a host against a plugin. What is run offers the component `conformance/square` (spec.md, section 26)."""

from __future__ import annotations

import json
from typing import Any

from .. import message
from ..failure import Failure, shown
from ..session import Session

_LOG = "host/log"


class PluginSession(Session):
    """A session in which the other side may ask too; the kit answers as a host would."""

    def _next(self) -> bytes:
        while True:
            payload = super()._next()
            question = _question(payload)
            if question is None:
                return payload
            if "id" in question:
                self._reply(question)
            elif question["method"] != _LOG:
                raise Failure(f"a notification that no host knows: {shown(payload)}")

    def _reply(self, question: dict[str, Any]) -> None:
        answer: dict[str, Any] = {"jsonrpc": "2.0", "id": question["id"]}
        if question["method"] == "host/measureText":
            # As wide as the text has letters: enough to see that the answer is used.
            params = {"text": "", "size": 1, **question.get("params", {})}
            answer["result"] = {"width": len(params["text"]) * params["size"], "height": params["size"]}
        elif question["method"] == _LOG:
            answer["result"] = None
        else:
            data = {"reason": "method_not_found"}
            answer["error"] = {"code": -32601, "message": "no such method", "data": data}
        self._process.write([memoryview(json.dumps(answer).encode() + b"\n")])

    def _settle(self) -> None:
        """Plugins know no ping; each has a process of its own."""


def _question(payload: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(payload)
    except ValueError:
        message.read(payload)
        raise
    return value if isinstance(value, dict) and isinstance(value.get("method"), str) else None
