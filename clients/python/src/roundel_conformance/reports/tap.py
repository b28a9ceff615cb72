"""The Test Anything Protocol, version 13."""

from __future__ import annotations

import json

from . import EXPECTED, FAILED, SURPRISE, Outcome


def write(outcome: Outcome) -> str:
    lines = ["TAP version 13", f"1..{len(outcome.results)}"]
    for number, (result, verdict) in enumerate(outcome.results, 1):
        word = "not ok" if verdict in (FAILED, EXPECTED) else "ok"
        todo = " # TODO expected to fail" if verdict in (EXPECTED, SURPRISE) else ""
        lines.append(f"{word} {number} - {result.id} {', '.join(result.requirements)} ({result.way}){todo}")
        if verdict == FAILED:
            lines.append("  ---")
            # A JSON string is a YAML string too.
            for name in ("description", "place", "why", "sent", "expected"):
                lines.append(f"  {name}: {json.dumps(getattr(result, name), ensure_ascii=False)}")
            lines.append(f"  got: {json.dumps(result.got, ensure_ascii=False)}")
            lines.append("  ...")
    return "\n".join(lines) + "\n"
