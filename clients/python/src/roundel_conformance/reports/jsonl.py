"""One JSON object a line, and a last one with the sums."""

from __future__ import annotations

import json

from . import EXPECTED, FAILED, PASSED, SURPRISE, Outcome


def write(outcome: Outcome) -> str:
    lines = []
    for result, verdict in outcome.results:
        entry = {
            "id": result.id, "requirement": result.requirements, "framing": result.way.framing,
            "chunking": result.way.chunking, "verdict": verdict, "seconds": round(result.seconds, 4),
        }  # fmt: skip
        if not result.passed:
            entry.update(
                description=result.description, place=result.place, why=result.why, differences=result.differences,
                sent=result.sent, expected=result.expected, got=result.got, log=result.log,
            )  # fmt: skip
        lines.append(entry)
    sums = {name: outcome.count(name) for name in (PASSED, FAILED, EXPECTED, SURPRISE)}
    lines.append({"command": outcome.command, "role": outcome.role, "seconds": round(outcome.seconds, 2), **sums})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
