"""Failures and the closing line, for people."""

from __future__ import annotations

from ..session import Result
from . import EXPECTED, FAILED, PASSED, SURPRISE, Outcome


def failure(result: Result) -> str:
    lines = [
        f"FAILED {result.id} ({', '.join(result.requirements)}; {result.way})",
        f"  {result.description}",
        f"  {result.place}: {result.why}",
    ]
    if result.sent:
        lines.append(f"  sent      {result.sent}")
    if result.expected:
        lines.append(f"  expected  {result.expected}")
    lines += [f"  got       {message}" for message in result.got]
    if len(result.differences) > 1:
        lines.append("  differences")
        lines += [f"    {difference}" for difference in result.differences[:20]]
        if len(result.differences) > 20:
            lines.append(f"    and {len(result.differences) - 20} more")
    if result.log:
        lines.append(f"  its log   {result.log}")
    return "\n".join(lines)


def surprise(result: Result) -> str:
    return f"PASSED {result.id} ({result.way}), which is listed as an expected failure: take it off the list."


def closing(outcome: Outcome) -> str:
    """The line that build servers count: `N passed, N failed`."""
    failed = outcome.count(FAILED) + outcome.count(SURPRISE)
    line = f"{outcome.count(PASSED)} passed, {failed} failed"
    if outcome.count(EXPECTED):
        line += f", {outcome.count(EXPECTED)} skipped"
    return line
