"""The one exception of the rules: it says what the protocol's error says."""

from __future__ import annotations

from collections.abc import Iterable


class RuleError(ValueError):
    """A value that a rule does not take.

    `reason` is a word of the protocol's `errors.json`, `code` the JSON-RPC code it stands under, `pointer` an
    RFC 6901 JSON Pointer to the value at fault, and `suggestion` the nearest known name where one is near. For
    `limit_exceeded`, `limit` and `value` name the limit.
    """

    def __init__(
        self,
        reason: str,
        pointer: str | None = None,
        message: str = "",
        *,
        suggestion: str | None = None,
        limit: str | None = None,
        value: int | None = None,
    ) -> None:
        super().__init__(message or (f"{reason} at {pointer}" if pointer is not None else reason))
        self.reason = reason
        self.pointer = pointer
        self.suggestion = suggestion
        self.limit = limit
        self.value = value

    @property
    def code(self) -> int:
        """The code of the reason: that of a limit, or of invalid parameters."""
        return 1006 if self.reason == "limit_exceeded" else -32602


def escape(key: str) -> str:
    """A key as one token of a JSON Pointer (R510)."""
    return key.replace("~", "~0").replace("/", "~1")


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that differs from `name` by at most two slips, or None; a swap of neighbours is one slip."""
    best, best_distance = None, 3
    for candidate in known:
        if abs(len(candidate) - len(name)) >= best_distance:
            continue
        distance = _slips(name.lower(), candidate.lower())
        # A short name must share something with what is suggested for it.
        if distance < best_distance and distance < max(len(name), len(candidate)):
            best, best_distance = candidate, distance
    return best


def _slips(a: str, b: str) -> int:
    """The optimal string alignment distance."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        two_before, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and y == a[i - 2]:
                cost = min(cost, two_before[j - 2] + 1)
            row.append(cost)
    return row[-1]
