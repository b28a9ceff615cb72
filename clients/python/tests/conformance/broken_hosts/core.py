"""A correct host for the framing of lines: hands everything to the real one and back. A broken one overrides a hook."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import threading
from typing import Any


class Core:
    # ---- hooks; each gives what is handed on
    def read(self, line: bytes) -> list[bytes]:
        """Lines of the client, line end included."""
        return [line]

    def ask(self, request: dict[str, Any]) -> dict[str, Any] | None:
        """A request or notification, also one inside of a batch; None drops it."""
        return request

    def answer(self, request: dict[str, Any], result: Any) -> Any:
        """The result of a request."""
        return result

    def tell(self, message: Any) -> list[Any]:
        """A message of the host, answers of batches included."""
        return [message]

    def write(self, line: bytes) -> list[bytes]:
        """Lines of the host, line end included."""
        return [line]

    def end(self, code: int) -> int:
        """The exit code."""
        return code

    # ---- the way through
    def run(self) -> None:
        command = [os.environ["ROUNDEL_EXECUTABLE"], *sys.argv[1:]]
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._asked: dict[str, dict[str, Any]] = {}
        threading.Thread(target=self._listen, daemon=True).start()
        for line in self._child.stdout:
            for changed in self._told(line):
                self.say(changed)
        os._exit(self.end(self._child.wait()))

    def say(self, line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    def _listen(self) -> None:
        for line in sys.stdin.buffer:
            for read in self.read(line):
                data = self._heard(read)
                try:
                    self._child.stdin.write(data)
                    self._child.stdin.flush()
                except OSError:
                    return
        self._child.stdin.close()

    def _heard(self, line: bytes) -> bytes:
        try:
            message = json.loads(line.decode())
        except (ValueError, RecursionError):
            return line
        members = message if isinstance(message, list) else [message]
        kept = []
        for member in members:
            if isinstance(member, dict) and isinstance(member.get("method"), str):
                changed = self.ask(json.loads(json.dumps(member)))
                if changed is not None:
                    self._asked[json.dumps(changed.get("id"))] = changed
                kept.append(changed)
            else:
                kept.append(member)
        if kept == members:
            return line
        kept = [member for member in kept if member is not None]
        if not kept:
            return b""
        return _line(kept if isinstance(message, list) else kept[0])

    def _told(self, line: bytes) -> list[bytes]:
        message = json.loads(line.decode())
        changed = self._answered(message)
        told = self.tell(json.loads(json.dumps(changed)))
        lines = [line] if told == [message] and _same_types(told, [message]) else [_line(one) for one in told]
        return [written for one in lines for written in self.write(one)]

    def _answered(self, message: Any) -> Any:
        if isinstance(message, list):
            return [self._answered(member) for member in message]
        request = self._asked.get(json.dumps(message.get("id")))
        if request is None or "result" not in message:
            return message
        return {**message, "result": self.answer(request, json.loads(json.dumps(message["result"])))}


def _line(message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _same_types(one: Any, other: Any) -> bool:
    """`1 == 1.0 == True` in Python."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def strings(value: Any, change: Any) -> Any:
    """A value with a change made to every string in it."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [strings(element, change) for element in value]
    if isinstance(value, dict):
        return {key: strings(member, change) for key, member in value.items()}
    return value


def redone(rendering: dict[str, Any], data: bytes, text: str) -> dict[str, Any]:
    """A rendering with other data, told as it is."""
    digest = "sha256:" + hashlib.sha256(data).hexdigest()
    return {**rendering, "data": text, "bytes": len(data), "digest": digest}
