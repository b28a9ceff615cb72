"""Batches in parts, so that pictures are read while others are drawn, and no message is too large."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ._errors import RequestError
from ._given import items as list_of
from ._picture import Picture

#: Items in a part, and parts in flight.
PART, FLIGHT = 200, 4


class Batch:
    """The parts of one batch, and how far all of them are together."""

    def __init__(
        self,
        items: Iterable[Mapping[str, Any]],
        common: dict[str, Any],
        progress: Callable[[int, int], None] | None,
    ) -> None:
        self.items = list_of(items)
        self._common = {key: value for key, value in common.items() if value is not None}
        self._progress = progress
        self._done: dict[int, int] = {}

    def parts(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Where each part starts, and its parameters of `component/renderBatch`."""
        for start in range(0, len(self.items), PART):
            yield start, {**self._common, "items": self.items[start : start + PART]}

    def progress_of(self, start: int) -> Callable[[int, int], None] | None:
        report = self._progress
        if report is None:
            return None

        def count(done: int, total: int) -> None:
            self._done[start] = done
            report(sum(self._done.values()), len(self.items))

        return count

    @staticmethod
    def pictures(result: Mapping[str, Any], start: int) -> Iterator[Picture | RequestError]:
        for item in result["results"]:
            if item["ok"]:
                yield Picture(item["rendering"])
            else:
                yield RequestError(moved(item["error"], item["index"], start), "component/renderBatch")


def moved(error: Mapping[str, Any], index: int, start: int) -> Mapping[str, Any]:
    """An error whose pointer and message name the item's place in the whole batch."""
    if start == 0:
        return error
    here, there = f"/items/{index}", f"/items/{start + index}"
    data = dict(error.get("data") or {})
    if str(data.get("pointer", "")).startswith(here):
        data["pointer"] = there + data["pointer"][len(here) :]
    message = str(error.get("message", ""))
    if message.startswith(here):
        message = there + message[len(here) :]
    return {**error, "message": message, "data": data}
