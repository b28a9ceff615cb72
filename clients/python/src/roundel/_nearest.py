"""The name that somebody most likely meant, by the rule that the host goes by."""

from __future__ import annotations

from collections.abc import Iterable

#: In bytes; longer names are no slips of the finger.
_LONGEST_NEAR = 64


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
