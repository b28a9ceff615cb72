"""What the next message, or the next few, must be."""

from __future__ import annotations

from typing import Any

from . import message
from .answers import Asked
from .failure import Difference, Failure, literal, shown
from .matcher import MISSING, Labels, exact, match, uses_labels
from .pictures import png, svg


class Expectation:
    def __init__(self, raw: dict[str, Any]):
        self.raw = raw
        self._parts = [Expectation(part) for part in raw.get("unordered", [])]
        self._uses_labels = uses_labels(raw)
        # The same answer comes again in every framing and chunking, byte for byte; looking at pictures is costly.
        self._passed: set[tuple[bytes, ...]] = set()

    @property
    def count(self) -> int:
        """How many messages it reads."""
        return len(self._parts) or 1

    def check(self, payloads: list[bytes], labels: Labels, asked: Asked) -> None:
        """`asked` are the requests that these messages answer."""
        key = tuple(payloads)
        if key in self._passed:
            return
        messages = [message.read(payload) for payload in payloads]
        if self._parts:
            self._assign(self._parts, messages, labels)
        else:
            self._check(messages[0], labels)
        for received in messages:
            asked.receive(received)
        if not self._uses_labels and sum(map(len, payloads)) < 1 << 20:
            self._passed.add(key)

    def _check(self, got: Any, labels: Labels) -> None:
        if "exact" in self.raw:
            _refuse(exact(self.raw["exact"], got))
        elif "error" in self.raw:
            _check_error(self.raw["error"], got, labels)
        else:
            _refuse(match(self.raw["subset"], got, labels))
            if "svg" in self.raw:
                svg.check(self.raw["svg"], got, labels)
            if "png" in self.raw:
                png.check(self.raw["png"], got)

    def _assign(self, parts: list[Expectation], messages: list[Any], labels: Labels) -> None:
        """Finds for each expectation a message of its own, by trying; there are few of each."""
        if not parts:
            return
        closest: Failure | None = None
        for index, candidate in enumerate(messages):
            attempt = dict(labels)
            try:
                parts[0]._check(candidate, attempt)
                self._assign(parts[1:], messages[:index] + messages[index + 1 :], attempt)
            except Failure as failure:
                if closest is None or len(failure.differences) < len(closest.differences):
                    closest = failure
            else:
                labels.update(attempt)
                return
        raise Failure(f"no message fits {shown(parts[0].raw)}", closest.differences if closest else [])


def _refuse(differences: list[Difference]) -> None:
    if differences:
        raise Failure.of(differences)


def _check_error(wanted: dict[str, Any], got: Any, labels: Labels) -> None:
    error = got.get("error") if isinstance(got, dict) else None
    if error is None:
        pointer = "/error" if isinstance(got, dict) else ""
        _refuse([Difference(pointer, f"code {wanted['code']}, reason {literal(wanted['reason'])}", None)])
    data = error["data"]
    differences = exact(wanted["id"], got["id"], "/id") + exact(wanted["code"], error["code"], "/error/code")
    for name in ("reason", "pointer", "suggestion"):
        if name in wanted:
            differences += match(wanted[name], data.get(name, MISSING), labels, f"/error/data/{name}")
    if "data" in wanted:
        differences += match(wanted["data"], data, labels, "/error/data")
    _refuse(differences)
