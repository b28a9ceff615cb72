"""Plays a host against a client. What is run is an adapter: a program that uses the client and is told what to ask.

The adapter starts `ROUNDEL_EXECUTABLE serve` as its host. It reads a JSON object a line:
    {"call": NAME, "method": …, "params": …}, {"cancel": NAME}, {"close": true}
and writes one when a call is done, and when the client is closed:
    {"of": NAME, "result": …}, {"of": NAME, "error": {"code": …, "message": …, "data": …}} where the host answered so,
    {"of": NAME, "failed": WHY} where there was no answer, {"closed": true},
    {"of": NAME, "cancelled": true} where the client ended a call that was cancelled without waiting for the answer.
A client may begin with `initialize`, which is answered.
The end of its input is the end of the adapter, of the client, and of the host that this has started."""

from __future__ import annotations

import json
import time
from typing import Any

from .. import __version__
from ..failure import Failure, shown
from ..matcher import match
from ..process import Ended, Process, TimedOut
from ..session import Result, Way
from ..vector import Vector, raw_bytes
from .connection import Connection

# What the played host says of itself.
_SERVER = {
    "protocolVersion": "1.0",
    "serverInfo": {"name": "roundel-conformance", "version": __version__},
    "capabilities": {},
    "limits": {},
}


def run(vector: Vector, command: list[str], way: Way, patience: float) -> Result:
    started = time.monotonic()
    connection = Connection()
    process = Process(command + vector.arguments, "lines", connection.environment)
    session = ClientSession(vector, process, connection, way, patience)
    try:
        failure = session.failure()
    finally:
        connection.close()
        process.stop()
    result = Result(vector.id, vector.requirements, vector.description, way, time.monotonic() - started)
    if failure is not None:
        result.why, result.place = failure.why, session.place
        result.differences = [str(difference) for difference in failure.differences]
        result.expected = shown(session.expected, 1200)
        result.got = [shown(session.got, 1200)] if session.got else []
        result.log = shown(bytes(process.log), 600)
    return result


class ClientSession:
    def __init__(self, vector: Vector, process: Process, connection: Connection, way: Way, patience: float):
        self.place = ""
        self.expected: Any = ""
        self.got = b""
        self._vector = vector
        self._process = process
        self._connection = connection
        self._way = way
        self._patience = patience
        self._labels: dict[str, Any] = {}

    def failure(self) -> Failure | None:
        try:
            for number, step in enumerate(self._vector.steps):
                self.place, self.got, self.expected = f"step {number}", b"", step
                self._do(step)
            self.place = "after the last step"
            self._end()
        except Failure as failure:
            return failure
        except TimedOut:
            return Failure(f"nothing came within {self._patience:g} s")
        except Ended:
            return Failure("it ended")
        return None

    def _do(self, step: dict[str, Any]) -> None:
        seed = self._vector.id
        if "receive" in step:
            self.got = self._question(step["receive"])
            self._compare(step["receive"])
        elif "reply" in step:
            text = json.dumps(self._filled(step["reply"]), ensure_ascii=False)
            self._connection.reply(text.encode(), self._way.chunking, seed)
        elif "bytes" in step:
            self._connection.write(raw_bytes(step["bytes"]), self._way.chunking, seed)
        elif "outcome" in step:
            self.got = self._process.next(self._patience)
            self._compare(step["outcome"])
        elif "none" in step:
            self._expect_silence(step["none"] / 1000)
        elif "ended" in step:
            self._connection.see_off(self._patience)
            self._connection.end_host()
        elif "die" in step:
            self._connection.end_host()
        else:
            self._process.write([memoryview(json.dumps(step).encode() + b"\n")])

    def _question(self, pattern: dict[str, Any]) -> bytes:
        """The next message that is not the client's greeting, unless that is what is asked for."""
        while True:
            payload = self._connection.next(self._patience, self._process.is_running)
            try:
                message = json.loads(payload)
            except ValueError:
                return payload
            method = message.get("method") if isinstance(message, dict) else None
            if method not in ("initialize", "initialized") or pattern.get("method") == method:
                return payload
            if method == "initialize":
                answer = {"jsonrpc": "2.0", "id": message.get("id"), "result": _SERVER}
                self._connection.reply(json.dumps(answer).encode(), self._way.chunking, self._vector.id)

    def _compare(self, pattern: Any) -> None:
        try:
            value = json.loads(self.got.decode("utf-8"))
        except ValueError as error:
            raise Failure(f"no JSON: {error}") from None
        differences = match(pattern, value, self._labels)
        if differences:
            raise Failure.of(differences)

    def _expect_silence(self, seconds: float) -> None:
        try:
            self.got = self._process.next(seconds)
        except TimedOut:
            return
        raise Failure("an outcome where none should come")

    def _filled(self, value: Any) -> Any:
        """A value with {"$kept": LABEL} as what was met under that label."""
        if isinstance(value, dict):
            if value.keys() == {"$kept"}:
                return self._labels[value["$kept"]]
            return {key: self._filled(member) for key, member in value.items()}
        return [self._filled(element) for element in value] if isinstance(value, list) else value

    def _end(self) -> None:
        """The end of its instructions is the end of the adapter, and of its host."""
        self._process.close()
        self._connection.see_off(self._patience)
        self._process.expect_end(0, self._patience)
