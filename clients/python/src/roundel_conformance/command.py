"""The command line: roundel-conformance [options] -- COMMAND…"""

from __future__ import annotations

import argparse
import contextlib
import pathlib
import re
import shutil
import sys
import time

from . import __version__, chunking, coverage, framing, protocol, reports
from .answers import AnswerSchemas
from .expected_failures import ExpectedFailures
from .failure import KitError
from .reports import EXPECTED, FAILED, PASSED, SURPRISE, Outcome, text
from .reports.progress import Progress
from .runner import Plan, run
from .vector import Vector, load

_EPILOG = """
examples:
  roundel-conformance -- roundel serve
  roundel-conformance --framing both --chunking all --jobs 2 -- ./my-host
  roundel-conformance --topic initials,badge --report junit --report-file report.xml -- ./my-host
  roundel-conformance --requirement R512 -- ./my-host

Exit code: 0 all passed, 1 failures, 2 the kit itself could not run.
"""


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        return _main(options)
    except KitError as error:
        print(f"roundel-conformance: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="roundel-conformance", description="Runs the vectors of the Roundel protocol against a program.",
        epilog=_EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add = parser.add_argument
    add("command", nargs="*", metavar="COMMAND", help="the program and its arguments, after --")
    add("--role", choices=["host", "client", "plugin"], default="host", help="what the program is (default: host)")
    add("--topic", action="append", default=[], metavar="NAME[,NAME…]", help="only these topics; repeatable")
    add("--skip", action="append", default=[], metavar="NAME[,NAME…]", help="not these topics; repeatable")
    add("--requirement", action="append", default=[], metavar="R…", help="only vectors of this requirement; repeatable")
    add("--id", default="", metavar="REGEX", help="only ids in which this regular expression is found")
    add("--framing", choices=[*framing.ALL, "both"], default="lines", help="default: lines")
    add("--chunking", choices=[*chunking.ALL, "all"], default="whole",
        help="how messages are cut into writes: whole (default), bytes (one by one), random, or all three")  # fmt: skip
    add("--jobs", type=_positive, default=1, metavar="N", help="processes at a time (default: 1)")
    add("--timeout", type=float, default=15, metavar="S", help="how long to wait for a message (default: 15 s)")
    add("--report", choices=reports.FORMS, help="write a report to standard output")
    add("--report-file", metavar="FILE", help="write the report there instead")
    add("--expected-failures", metavar="FILE", help="ids that are known to fail, one a line, * and # allowed")
    add("--protocol", metavar="DIR", help="the folder of the protocol version (default: the kit's own)")
    add("--closed", action="store_true", help="refuse members of results that no schema names")
    add("--coverage", action="store_true", help="say which requirements, methods, errors and limits have a vector")
    add("--list", action="store_true", help="only list the vectors")
    add("--version", action="version", version=f"roundel-conformance {__version__}")
    return parser


def _positive(word: str) -> int:
    if not word.isdigit() or int(word) < 1:
        raise argparse.ArgumentTypeError("a number of at least 1 is needed")
    return int(word)


def _main(options: argparse.Namespace) -> int:
    if options.report_file and not options.report:
        raise KitError("--report-file needs --report, which names the form")
    folder = protocol.find(options.protocol)
    vectors = load(folder)
    if options.coverage:
        entries = coverage.survey(vectors, folder)
        print(coverage.report(entries))
        return 1 if any(entry.is_open for entry in entries) else 0
    vectors = _chosen(vectors, options)
    if options.list:
        for vector in vectors:
            print(f"{vector.id}  {', '.join(vector.requirements)}  {vector.description}")
        return 0
    if not options.command:
        raise KitError("no command to test; give it after --, such as `roundel-conformance -- roundel serve`")
    if shutil.which(options.command[0]) is None:
        raise KitError(f"{options.command[0]} cannot be run: no such program")
    outcome = _run(vectors, folder, options)
    if options.report:
        report = reports.write(outcome, options.report)
        if options.report_file:
            try:
                pathlib.Path(options.report_file).write_text(report, encoding="utf-8")
            except OSError as error:
                raise KitError(f"{options.report_file}: {error.strerror}") from error
        else:
            sys.stdout.write(report)
    return 0 if outcome.is_good else 1


def _chosen(vectors: list[Vector], options: argparse.Namespace) -> list[Vector]:
    known = {vector.topic for vector in vectors}
    topics, skipped = (set(",".join(words).split(",")) - {""} for words in (options.topic, options.skip))
    for name in (topics | skipped) - known:
        raise KitError(f"there is no topic {name}; there are {', '.join(sorted(known))}")
    try:
        expression = re.compile(options.id)
    except re.error as error:
        raise KitError(f"--id: {error}") from error
    chosen = [
        vector
        for vector in vectors
        if vector.role == options.role
        and (not topics or vector.topic in topics)
        and vector.topic not in skipped
        and (not options.requirement or set(options.requirement) & set(vector.requirements))
        and expression.search(vector.id)
    ]
    if not chosen:
        raise KitError(f"no vector for the role {options.role} is like this")
    return chosen


def _run(vectors: list[Vector], folder: pathlib.Path, options: argparse.Namespace) -> Outcome:
    plan = Plan(
        options.command,
        framing.ALL if options.framing == "both" else (options.framing,),
        chunking.ALL if options.chunking == "all" else (options.chunking,),
        options.timeout,
        AnswerSchemas(folder, closed=options.closed) if options.role == "host" else None,
    )
    expected = ExpectedFailures(options.expected_failures)
    # Where the report goes to standard output it has that for itself.
    out = sys.stderr if options.report and not options.report_file else sys.stdout
    outcome = Outcome(options.command, options.role)
    progress = Progress(sum(len(plan.ways(vector)) for vector in vectors), wanted=True)
    started = time.monotonic()
    with contextlib.closing(run(vectors, plan, options.jobs)) as results:
        for result in results:
            if result.id in expected:
                verdict = SURPRISE if result.passed else EXPECTED
            else:
                verdict = PASSED if result.passed else FAILED
            outcome.results.append((result, verdict))
            progress.step(verdict in (PASSED, EXPECTED))
            if verdict in (FAILED, SURPRISE):
                progress.clear()
                print((text.failure if verdict == FAILED else text.surprise)(result) + "\n", file=out, flush=True)
    outcome.seconds = time.monotonic() - started
    order = {vector.id: index for index, vector in enumerate(vectors)}
    outcome.results.sort(key=lambda entry: (order[entry[0].id], str(entry[0].way)))
    progress.clear()
    print(f"{len(vectors)} vectors in {outcome.seconds:.1f} s", file=out)
    print(text.closing(outcome), file=out)
    return outcome
