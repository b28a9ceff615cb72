"""One vector against one process."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from .answers import AnswerSchemas, Asked
from .chunking import equal_pieces, pieces
from .failure import Failure, shown
from .framing import frame
from .message import read
from .process import Ended, Process, TimedOut
from .vector import Vector, raw_bytes


@dataclass(frozen=True)
class Way:
    """How a vector is run."""

    framing: str
    chunking: str

    def __str__(self) -> str:
        return f"{self.framing}, {self.chunking}"


@dataclass
class Result:
    """What came of a vector. `why` is None where it held."""

    id: str
    requirements: list[str]
    description: str
    way: Way
    seconds: float
    why: str | None = None
    differences: list[str] = field(default_factory=list)
    place: str = ""
    sent: str = ""
    expected: str = ""
    got: list[str] = field(default_factory=list)
    log: str = ""

    @property
    def passed(self) -> bool:
        return self.why is None


class Session:
    def __init__(self, vector: Vector, process: Process, way: Way, patience: float, schemas: AnswerSchemas | None):
        self._vector = vector
        self._process = process
        self._way = way
        self._patience = patience
        self._labels: dict[str, Any] = {}
        self._asked = Asked(schemas)
        self._place = ""
        self._sent = b""
        self._expected: Any = ""
        self._got: list[bytes] = []

    def run(self, shared: bool) -> Result:
        """Does the steps in order and then sees that nothing is left: a shared process must answer one thing more and
        nothing else, any other must end well."""
        started = time.monotonic()
        try:
            for number, step in enumerate(self._vector.steps):
                self._place, self._got = f"step {number}", []
                self._do(step)
            self._place, self._expected, self._got = "after the last step", "", []
            if shared:
                self._settle()
            elif "exit" not in self._vector.steps[-1]:
                self._process.close()
                self._process.expect_end(0, self._patience)
        except Failure as failure:
            return self._result(time.monotonic() - started, failure)
        return self._result(time.monotonic() - started, None)

    def _do(self, step: dict[str, Any]) -> None:
        if "send" in step:
            self._asked.send(step["send"])
            text = json.dumps(step["send"], ensure_ascii=False, separators=(",", ":"))
            self._send(frame(text.encode(), self._process.framing))
        elif "bytes" in step:
            self._send(raw_bytes(step["bytes"]), step.get("chunk"))
        elif "expect" in step:
            expectation = step["expect"]
            self._expected = expectation.raw
            for _ in range(expectation.count):
                self._got.append(self._next())
            expectation.check(self._got, self._labels, self._asked)
        elif "none" in step:
            self._expected = f"nothing for {step['none']} ms"
            self._expect_silence(step["none"] / 1000)
        elif "close" in step:
            self._process.close()
        else:
            self._expected = f"the end, with exit code {step['exit']}"
            self._process.expect_end(step["exit"], self._patience)

    def _send(self, data: bytes, chunk: int | None = None) -> None:
        self._sent = data
        if chunk is None:
            self._process.write(pieces(data, self._way.chunking, self._vector.id))
        else:
            self._process.write(equal_pieces(data, chunk))

    def _next(self) -> bytes:
        try:
            return self._process.next(self._patience)
        except Ended:
            raise Failure("the process ended instead of answering") from None
        except TimedOut:
            raise Failure(f"no answer within {self._patience:g} s") from None

    def _expect_silence(self, seconds: float) -> None:
        try:
            self._got.append(self._process.next(seconds))
        except TimedOut:
            return
        except Ended:
            raise Failure("the process ended") from None
        raise Failure("a message where none should come")

    def _settle(self) -> None:
        """Asks for one more answer, which must be the next."""
        identifier = f"after {self._vector.id}"
        self._expected = f"the answer to a ping with id {identifier!r}, and nothing before it"
        request = {"jsonrpc": "2.0", "id": identifier, "method": "ping"}
        self._process.write(pieces(frame(json.dumps(request).encode(), self._process.framing), "whole", ""))
        self._got.append(self._next())
        if read(self._got[0]) != {"jsonrpc": "2.0", "id": identifier, "result": {}}:
            raise Failure("a message too many, or a ping without its answer")

    def _result(self, seconds: float, failure: Failure | None) -> Result:
        vector = self._vector
        result = Result(vector.id, vector.requirements, vector.description, self._way, seconds)
        if failure is not None:
            result.why = failure.why
            if failure.requirement is not None:
                result.requirements = [failure.requirement]
            result.differences = [str(difference) for difference in failure.differences]
            result.place = self._place
            result.sent = shown(self._sent, 1200)
            result.expected = shown(self._expected, 1200)
            result.got = [shown(message, 1200) for message in self._got]
            result.log = shown(bytes(self._process.log), 600)
        return result
