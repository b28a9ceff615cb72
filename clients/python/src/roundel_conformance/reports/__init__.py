"""What is written about a run."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..session import Result

PASSED, FAILED, EXPECTED, SURPRISE = "passed", "failed", "failed as expected", "passed unexpectedly"


@dataclass
class Outcome:
    """Every result with its verdict, in the order of the vectors."""

    command: list[str]
    role: str
    seconds: float = 0
    results: list[tuple[Result, str]] = field(default_factory=list)

    def count(self, verdict: str) -> int:
        return sum(v == verdict for _, v in self.results)

    @property
    def is_good(self) -> bool:
        return all(verdict in (PASSED, EXPECTED) for _, verdict in self.results)


def write(outcome: Outcome, form: str) -> str:
    from . import jsonl, junit, markdown, tap

    return {"junit": junit, "jsonl": jsonl, "tap": tap, "markdown": markdown}[form].write(outcome)


FORMS = ("junit", "jsonl", "tap", "markdown")
