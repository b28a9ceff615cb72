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


#: In bytes; longer names are no slips of the finger.
_LONGEST_NEAR = 64


def escape(key: str) -> str:
    """A key as one token of a JSON Pointer (R510)."""
    return key.replace("~", "~0").replace("/", "~1")


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that is nearest, if one is near: a third of the longer may be slips, and one always."""
    if len(name.encode("utf-8", "surrogatepass")) > _LONGEST_NEAR:
        return None
    best, fewest = None, None
    for candidate in known:
        wanted, other = _folded(name), _folded(candidate)
        allowed = max(1, max(len(wanted), len(other)) // 3)
        if abs(len(wanted) - len(other)) > allowed:
            continue
        slips = _slips(wanted, other)
        if slips <= allowed and (fewest is None or slips < fewest):
            best, fewest = candidate, slips
    return best


def _folded(name: str) -> bytes:
    """Capitals and what separates words are what people get wrong first, so that they cost nothing."""
    return name.encode("utf-8", "surrogatepass").lower().replace(b"-", b"").replace(b"_", b"")


def _slips(a: bytes, b: bytes) -> int:
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
