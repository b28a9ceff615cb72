#!/usr/bin/env python3
"""Measures Roundel: stages, requests a second over the pipe, start-up, memory, and peers where they can be had.

usage: bench.py [--roundel PATH] [--stages PATH] [--out DIR] [--quick]

Rates are per second of processor time of the whole process, so that a busy machine does not change them much; compare
ratios of one run, not figures of two. Writes bench.md and bench.json.
"""
import argparse
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIRST = "Jamie Sam Riley Morgan Alex Chris Dana Evan Fay Gus Ida Kim Lou Max Nia Oto Pia Quin Rex Sue".split()
LAST = "Lin Carter Park Lee Watson Gogh Tolkien Stone West Young Abel Baker Cole Dunn Ek Frost Gray Hall".split()


def avatar(size, form):
    return lambda name: ("component/render", {
        "component": "avatar", "props": {"name": name, "size": size, "badge": "online"}, "output": {"format": form}})


CASES = [
    ("initials/compute", lambda name: ("initials/compute", {"name": name}), 200_000),
    ("SVG avatar 40 pt with presence", avatar(40, "svg"), 60_000),
    ("SVG badge", lambda name: ("component/render", {"component": "badge", "props": {"text": name}}), 40_000),
    ("PNG avatar 80 px with presence", avatar(80, "png"), 16_000),
    ("PNG avatar 512 px with presence", avatar(512, "png"), 1_200),
]


def requests(make, count):
    """Lines with a name of its own in each, so that no cache of whole answers is measured."""
    lines = []
    for number in range(count):
        name = f"{FIRST[number % len(FIRST)]} {number} {LAST[number // len(FIRST) % len(LAST)]}"
        method, params = make(name)
        lines.append(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}))
    return ("\n".join(lines) + "\n").encode()


def drive(command, data, count):
    """Answers a second of processor time, and a second of wall time; every answer must be a result."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    start = time.perf_counter()

    def feed():
        try:
            process.stdin.write(data)
            process.stdin.close()
        except BrokenPipeError:
            pass

    threading.Thread(target=feed, daemon=True).start()
    good = sum(b'"result"' in line for line in process.stdout)
    wall = time.perf_counter() - start
    process.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if good != count:
        sys.exit(f"{' '.join(command)}: {count - good} of {count} answers were not results")
    return good / processor, good / wall


def rates(roundel, factor):
    rows = []
    for label, make, count in CASES:
        count = max(200, int(count * factor))
        processor, wall = drive([roundel, "serve"], requests(make, count), count)
        rows.append({"what": label, "perProcessorSecond": round(processor), "perSecond": round(wall)})
    return rows


def scaling(roundel, factor):
    """Wall rate of PNGs with two workers against one."""
    count = max(200, int(6_000 * factor))
    data = requests(avatar(80, "png"), count)
    one = drive([roundel, "serve", "--workers", "1"], data, count)[1]
    two = drive([roundel, "serve", "--workers", "2"], data, count)[1]
    return round(two / one, 2)


def start_up(roundel, out):
    """Median milliseconds of whole processes."""
    commands = {
        "roundel --version": [roundel, "--version"],
        "roundel render, SVG": [roundel, "render", "avatar", "--name", "Jamie Lin", "-o", f"{out}/cold.svg"],
        "roundel render, PNG": [roundel, "render", "avatar", "--name", "Jamie Lin", "-o", f"{out}/cold.png"],
    }
    if shutil.which("node"):
        commands["node -e 0"] = ["node", "-e", "0"]
    taken = {label: [] for label in commands}
    for _ in range(15):
        for label, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            taken[label].append(time.perf_counter() - start)
    return {label: round(sorted(times)[7] * 1000, 2) for label, times in taken.items()}


def memory(roundel, early, late):
    """Resident MiB after so many mixed requests in one process."""
    process = subprocess.Popen([roundel, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    makers = [make for _, make, _ in CASES[:4]]
    seen = []

    def resident():
        for line in open(f"/proc/{process.pid}/status"):
            if line.startswith("VmRSS"):
                return round(int(line.split()[1]) / 1024, 1)

    done = 0
    for goal in (early, late):
        while done < goal:
            block = []
            for number in range(done, min(goal, done + 2_000)):
                method, params = makers[number % 50 % 4 if number % 50 < 8 else 0](f"Jamie {number} Lin")
                block.append(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}))
            threading.Thread(target=lambda: (process.stdin.write(("\n".join(block) + "\n").encode()),
                                             process.stdin.flush())).start()
            for _ in block:
                process.stdout.readline()
            done += len(block)
        seen.append(resident())
    process.stdin.close()
    process.wait()
    return {f"after {early:,}": seen[0], f"after {late:,}": seen[1]}


def peers(roundel, out):
    tool = ROOT.parent / "shared/tools/peers"
    if not tool.exists():
        return None
    file = pathlib.Path(out) / "peers.json"
    subprocess.run([tool, "--roundel", roundel, "--json", file], check=True, stdout=subprocess.DEVNULL)
    return [row for row in json.loads(file.read_text()) if row["ratio"]]


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]) + "\n"


def report(result):
    text = "# Roundel, measured\n\n"
    text += table(["stage", "µs a piece"], [(k, f"{v / 1000:.2f}") for k, v in result["stages"].items()]) + "\n"
    text += table(["over the pipe", "per processor second", "per second"],
                  [(r["what"], f"{r['perProcessorSecond']:,}", f"{r['perSecond']:,}") for r in result["rates"]]) + "\n"
    text += table(["start to end", "ms"], result["startUp"].items()) + "\n"
    text += table(["resident", "MiB"], result["memory"].items()) + "\n"
    text += f"Two workers draw {result['twoWorkers']} times the PNGs of one, by the clock on the wall.\n"
    if result["peers"]:
        text += "\n" + table(["case", "peer", "roundel / it"],
                             [(r["case"], r["what"], f"{r['ratio']:.2f}") for r in result["peers"]])
    return text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--roundel", default=str(ROOT / ".build/release/roundel"))
    parser.add_argument("--stages", default=str(ROOT / ".build/release/roundel-stages"))
    parser.add_argument("--out", default=str(ROOT / "out/bench"))
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, without peers")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    factor = 0.1 if options.quick else 1
    result = {
        "stages": json.loads(subprocess.run([options.stages], check=True, capture_output=True).stdout),
        "rates": rates(options.roundel, factor),
        "startUp": start_up(options.roundel, options.out),
        "memory": memory(options.roundel, int(50_000 * factor), int(1_000_000 * factor)),
        "twoWorkers": scaling(options.roundel, factor),
        "peers": None if options.quick else peers(options.roundel, options.out),
    }
    out = pathlib.Path(options.out)
    (out / "bench.json").write_text(json.dumps(result, indent=2) + "\n")
    (out / "bench.md").write_text(report(result))
    print(report(result))
    print(f"Measured; the table is {out / 'bench.md'}, the figures are {out / 'bench.json'}.")


main()
