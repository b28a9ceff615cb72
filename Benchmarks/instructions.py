#!/usr/bin/env python3
"""Counts the instructions that a request costs the whole process, and compares them with the committed figures.

usage: instructions.py [--roundel PATH] [--record] [CASE...]

Callgrind counts the same on a busy machine as on an idle one; what differs from run to run, such as which thread takes
which request, is mostly below 2 % and at times 5 %, so that a count that is too high is taken again. A case that costs over
5 % more than `instructions.json` says fails; one that costs over 5 % less asks to be recorded. Starting the process cancels
out: a long run's count less a short one's is shared out. What starting costs is a case of its own.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import workload

HERE = pathlib.Path(__file__).resolve().parent
BASELINE = HERE / "instructions.json"
TOLERANCE = 0.05
# How often a case may be counted until it fits.
ATTEMPTS = 3
# Requests of the two runs.
RUNS = {
    "initials/compute": (500, 2000),
    "SVG avatar 40 pt": (500, 1500),
    "SVG avatar 40 pt, fifty again and again": (500, 2000),
    "SVG badge": (100, 400),
    "PNG avatar 80 px, each a colour of its own": (50, 200),
}


# A whole process that draws one picture and ends.
START = "render an SVG avatar, start to end"
RENDER = ["render", "avatar", "--name", "Jamie Lin", "--size", "80", "--badge", "online", "--format", "svg", "-o", "-"]


def count_instructions(command, requests=None):
    """The count, and what the command wrote."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/counts", *command],
                             stdin=requests, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"), check=True)
        for text in run.stderr.decode().splitlines():
            if "Collected" in text:
                return int(text.split(":")[1]), run.stdout
    sys.exit("callgrind said no count.")


def total(roundel, make, count):
    with tempfile.TemporaryFile() as requests:
        requests.write(workload.lines(make, count))
        requests.seek(0)
        instructions, written = count_instructions([roundel, "serve", "--workers", "1"], requests)
        if written.count(b'"result"') != count:
            sys.exit("Not every answer was a result.")
        return instructions


def per_request(roundel, case):
    if case == START:
        instructions, written = count_instructions([roundel, *RENDER])
        return instructions if written.startswith(b"<svg") else sys.exit("No picture was rendered.")
    short, long = RUNS[case]
    make = workload.CASES[case][0]
    return round((total(roundel, make, long) - total(roundel, make, short)) / (long - short))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--roundel", default=str(HERE.parent / ".build/release/roundel"))
    parser.add_argument("--record", action="store_true", help="write what was counted to instructions.json")
    parser.add_argument("cases", nargs="*", default=[*RUNS, START])
    options = parser.parse_args()
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    counts = {case: per_request(options.roundel, case) for case in options.cases}
    for case, expected in baseline.items():
        for _ in range(0 if options.record else ATTEMPTS - 1):
            if case in counts and counts[case] > expected * (1 + TOLERANCE):
                counts[case] = min(counts[case], per_request(options.roundel, case))
    if options.record:
        BASELINE.write_text(json.dumps(baseline | counts, indent=2) + "\n")
    slower = []
    for case, count in counts.items():
        expected = count if options.record else baseline.get(case, 0)
        change = count / expected - 1 if expected else float("inf")
        note = ""
        if change > TOLERANCE:
            slower.append(case)
            note = "  too many"
        elif change < -TOLERANCE:
            note = "  better: `make instructions RECORD=1` records it"
        print(f"{count:10,} instructions  {change:+7.1%}  {case}{note}")
    if slower:
        sys.exit(f"Over {TOLERANCE:.0%} more than Benchmarks/instructions.json has. Where that is worth it, say why in the "
                 "commit, and record it with `make instructions RECORD=1`.")


if __name__ == "__main__":
    main()
