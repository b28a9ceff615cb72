"""A page: the sums by topic, then the failures."""

from __future__ import annotations

from . import EXPECTED, FAILED, PASSED, SURPRISE, Outcome, text


def write(outcome: Outcome) -> str:
    topics: dict[str, dict[str, int]] = {}
    for result, verdict in outcome.results:
        sums = topics.setdefault(result.id.partition(".")[0], {})
        sums[verdict] = sums.get(verdict, 0) + 1
    columns = [PASSED, FAILED] + [name for name in (EXPECTED, SURPRISE) if outcome.count(name)]
    lines = [
        "# Conformance",
        "",
        f"`{' '.join(outcome.command)}` as {outcome.role}: {text.closing(outcome)}, in {outcome.seconds:.1f} s.",
        "",
        "| topic | " + " | ".join(columns) + " |",
        "|---|" + "---:|" * len(columns),
    ]
    for topic in sorted(topics):
        lines.append(f"| {topic} | " + " | ".join(str(topics[topic].get(name, 0)) for name in columns) + " |")
    for result, verdict in outcome.results:
        if verdict == FAILED:
            lines += ["", f"## {result.id}", "", "```", text.failure(result), "```"]
        elif verdict == SURPRISE:
            lines += ["", text.surprise(result)]
    return "\n".join(lines) + "\n"
