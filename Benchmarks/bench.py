#!/usr/bin/env python3
"""Measures Roundel, and what others make of the same pictures, in one run.

usage: bench.py [--roundel PATH] [--stages PATH] [--out DIR] [--quick] [--record]

Rates are per second of processor time of the whole process, so that a busy machine does not change them much; still,
compare ratios of one run rather than figures of two. Instructions are callgrind's, and the same on every run. Writes
bench.md and bench.json, and with --record also RESULTS.md beside this file.
"""
import argparse
import base64
import datetime
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import venv

import instructions
import workload
from workload import Host, avatar, drive, line, lines, own_color, render

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


def rates(roundel, factor):
    rows = {}
    for case, (make, count) in workload.CASES.items():
        count = max(100, int(count * factor))
        processor, wall = drive([roundel, "serve"], lines(make, count), count)
        rows[case] = {"perProcessorSecond": round(processor), "perSecond": round(wall)}
    return rows


def peers(out):
    """In a Python of their own, made at first use."""
    folder = out / "peers"
    python = folder / "bin/python"
    wanted = (HERE / "peers.txt").read_text()
    stamp = folder / "peers.txt"
    if not stamp.exists() or stamp.read_text() != wanted:
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "-r", HERE / "peers.txt"], check=True)
        stamp.write_text(wanted)
    run = subprocess.run([python, HERE / "peers.py"], check=True, stdout=subprocess.PIPE)
    return json.loads(run.stdout)


def beside(peers, rates):
    """Two ratios: as people are drawn, with initials that come again, and with every picture drawn."""
    rows = []
    for peer in peers:
        usual = rates.get(peer["case"])
        drawn = rates.get(peer["case"] + ", each a colour of its own")
        rows.append(peer | {
            "ratio": usual and round(usual["perProcessorSecond"] / peer["perProcessorSecond"], 1),
            "ratioDrawn": drawn and round(drawn["perProcessorSecond"] / peer["perProcessorSecond"], 1)})
    return rows


def stages(program):
    """Nanoseconds and instructions of one avatar's way through the house."""
    times = json.loads(subprocess.run([program], check=True, stdout=subprocess.PIPE).stdout)
    pieces = {"frame": 200}

    def count(stage, times, *options):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/counts", *options, program, stage,
                 str(times)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"))
        return next(int(text.split(":")[1]) for text in run.stderr.decode().splitlines() if "Collected" in text)

    def each(stage, *options):
        few, many = (10, 30) if times[stage] > 10_000 else (200, 1200)
        calls = (many - few) * pieces.get(stage, 1)
        return round((count(stage, many, *options) - count(stage, few, *options)) / calls)

    rows = {}
    for stage, nanoseconds in times.items():
        rows[stage] = {"nanoseconds": round(nanoseconds), "instructions": each(stage)}
        if stage.startswith("PNG"):
            raster = each(stage, "--toggle-collect=*PixelGrid*paint*")
            rows[stage + ": raster"] = {"nanoseconds": None, "instructions": raster}
            rows[stage + ": encode"] = {"nanoseconds": None, "instructions": rows[stage]["instructions"] - raster}
    return rows


def latency(roundel, factor):
    """Milliseconds from request to answer, four requests being under way at any time; p50 and p99."""
    rows = {}
    for label, make, count in [("40 pt SVG", avatar(40, "svg"), 20_000), ("80 px PNG", own_color(80, "png"), 8_000),
                               ("512 px PNG", own_color(512, "png"), 1_000)]:
        host = Host([roundel, "serve"])
        sent, taken, number = {}, [], 0
        for _ in range(4):
            sent[number] = time.perf_counter()
            host.send(line(number, *make(number)))
            number += 1
        for _ in range(max(200, int(count * factor))):
            answered = json.loads(host.receive())["id"]
            now = time.perf_counter()
            taken.append(now - sent.pop(answered))
            sent[number] = now
            host.send(line(number, *make(number)))
            number += 1
        host.end()
        rows[label] = percentiles(taken)
    rows["40 pt SVG while 512 px PNGs fill the queue"] = behind_heavy(roundel, factor)
    return rows


def behind_heavy(roundel, factor):
    """One SVG after the other, each behind a queue of large PNGs."""
    host = Host([roundel, "serve"])
    small, large = avatar(40, "svg"), own_color(512, "png")
    taken, waiting = [], 0
    for number in range(max(100, int(1_000 * factor))):
        while waiting < 64:
            host.send(line(f"large {number} {waiting}", *large(number * 64 + waiting)))
            waiting += 1
        start = time.perf_counter()
        host.send(line(number, *small(number)))
        while not isinstance(json.loads(host.receive())["id"], int):
            waiting -= 1
        taken.append(time.perf_counter() - start)
    host.feed(b"")
    while host.receive():
        pass
    host.end()
    return percentiles(taken)


def percentiles(taken):
    taken.sort()
    return {"p50": round(taken[len(taken) // 2] * 1000, 3), "p99": round(taken[len(taken) * 99 // 100] * 1000, 3)}


def scaling(roundel, factor):
    """By the clock, with two workers against one; the best of three runs each, as others may use the machine."""
    rows = {}
    for label, make, count in [("80 px PNG", own_color(80, "png"), 6_000), ("512 px PNG", own_color(512, "png"), 600)]:
        count = max(100, int(count * factor))
        data = lines(make, count)
        one, two = (max(drive([roundel, "serve", "--workers", workers], data, count)[1] for _ in range(3))
                    for workers in ("1", "2"))
        rows[label] = round(two / one, 2)
    return rows


def growth(roundel, factor):
    """Microseconds of processor time for a request, as it grows."""
    def batch(size):
        item = {"component": "avatar", "props": {"name": "Jamie Lin"}}
        return lambda number: ("component/renderBatch", {"items": [item] * size})

    def text(length):
        return lambda number: render("badge", {"text": (workload.name(number) + " ") * (length // 10)})

    def stack(size):
        return lambda number: render("avatarStack", {
            "users": [{"name": workload.name(number + index)} for index in range(size)], "maxVisible": size})

    kinds = {
        "renderBatch, items": (batch, [1, 10, 100, 1000], 20_000),
        "badge, characters": (text, [10, 100, 1_000, 10_000], 40_000),
        "avatar stack, people": (stack, [1, 10, 100, 1000], 10_000),
        "PNG avatar, pixels a side": (lambda side: own_color(side, "png"), [40, 80, 160, 320, 640, 1280], 400_000),
    }
    rows = {}
    for label, (make, sizes, work) in kinds.items():
        rows[label] = {}
        for size in sizes:
            count = int(max(10, min(5_000, work * factor / size)))
            rate = drive([roundel, "serve"], lines(make(size), count), count)[0]
            rows[label][size] = round(1e6 / rate, 1)
    return rows


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
    for _ in range(21):
        for label, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            taken[label].append(time.perf_counter() - start)
    return {label: round(sorted(times)[10] * 1000, 2) for label, times in taken.items()}


def memory(roundel, early, late):
    """Resident MiB after so many mixed requests in one process."""
    host = Host([roundel, "serve"])
    makers = [workload.CASES[case][0] for case in (
        "initials/compute", "SVG avatar 40 pt", "SVG badge", "PNG avatar 80 px, each a colour of its own")]

    def resident():
        for text in open(f"/proc/{host.process.pid}/status"):
            if text.startswith("VmRSS"):
                return round(int(text.split()[1]) / 1024, 1)

    done, seen = 0, {}
    for goal in (early, late):
        while done < goal:
            block = range(done, min(goal, done + 2_000))
            host.feed(b"".join(line(number, *makers[number % 4](number)) for number in block), close=False)
            for _ in block:
                host.receive()
            done = block.stop
        seen[f"after {goal:,}"] = resident()
    host.end()
    return seen


def sizes(roundel, out):
    """Bytes of files, and of the PNGs when optipng has had them."""
    def bytes_of(method, params):
        host = Host([roundel, "serve"])
        host.send(line(1, method, params))
        result = json.loads(host.receive())["result"]
        host.end()
        return base64.b64decode(result["data"]) if result["encoding"] == "base64" else result["data"].encode()

    person = {"name": "Jamie Lin"}
    rows = {
        "SVG avatar": {"bytes": len(bytes_of(*render("avatar", person)))},
        "SVG avatar with badge": {"bytes": len(bytes_of(*render("avatar", person | {"badge": "online"})))},
        "SVG badge": {"bytes": len(bytes_of(*render("badge", {"text": "passing"})))},
    }
    for side in (40, 80, 512):
        data = bytes_of(*render("avatar", person | {"size": side, "badge": "online"}, "png"))
        row = rows[f"PNG avatar {side} px with badge"] = {"bytes": len(data)}
        if shutil.which("optipng"):
            before, after = out / "before.png", out / "after.png"
            before.write_bytes(data)
            after.unlink(missing_ok=True)
            subprocess.run(["optipng", "-quiet", "-force", "-o2", before, "-out", after], check=True)
            row["optipng"] = after.stat().st_size
    return rows


def table(head, rows):
    def cell(value):
        return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
    text = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(text + ["| " + " | ".join(map(cell, row)) + " |" for row in rows]) + "\n\n"


def report(result):
    made = result["made"]
    text = f"# Roundel, measured\n\nBy `make bench` on {made['date']}, {made['machine']}, revision {made['revision']}; "
    text += f"the load average was {made['load']}, ours included.\n\n"
    text += "## Over the pipe\n\n"
    text += table(["what", "a second of processor time", "a second", "instructions"], [
        (case, row["perProcessorSecond"], row["perSecond"], result["instructions"].get(case))
        for case, row in result["rates"].items()])
    if result["peers"]:
        text += ("## Beside others\n\nNames differ from request to request, and so does who is spoken of; initials come "
                 "again, and pictures that were drawn before are kept. The last column is for pictures of which no two "
                 "are the same.\n\n")
        text += table(["what", "who", "a second of processor time", "bytes", "Roundel / it", "every picture drawn"], [
            (row["case"], row["peer"], row["perProcessorSecond"], row["bytes"], row["ratio"], row["ratioDrawn"])
            for row in result["peers"]])
    text += "## Stage by stage\n\nOne avatar with a badge.\n\n"
    text += table(["stage", "ns", "instructions"],
                  [(stage, row["nanoseconds"], row["instructions"]) for stage, row in result["stages"].items()])
    text += "## Milliseconds to an answer\n\nFour requests are under way at any time.\n\n"
    text += table(["what", "p50", "p99"],
                  [(what, row["p50"], row["p99"]) for what, row in result["latency"].items()])
    text += "## Two workers against one\n\n" + table(["what", "times as many a second"], result["twoWorkers"].items())
    text += "## Growth\n\nMicroseconds of processor time for a request.\n\n"
    for what, row in result["growth"].items():
        text += table([what, *map(str, row)], [["µs", *row.values()]])
    text += "## Start to end\n\n" + table(["process", "ms"], result["startUp"].items())
    text += "## Memory\n\n" + table(["mixed requests in one process", "resident MiB"], result["memory"].items())
    text += "## Bytes\n\n" + table(["picture", "bytes", "after optipng -o2"], [
        (what, row["bytes"], row.get("optipng")) for what, row in result["sizes"].items()])
    return text.rstrip() + "\n"


def made():
    revision = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], stdout=subprocess.PIPE, text=True)
    with open("/proc/cpuinfo") as info:
        model = next((text.split(":")[1].strip() for text in info if text.startswith("model name")), platform.machine())
    return {"date": datetime.date.today().isoformat(), "machine": f"{os.cpu_count()} × {model}",
            "revision": revision.stdout.strip(), "load": round(os.getloadavg()[1], 1)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--roundel", default=str(ROOT / ".build/release/roundel"))
    parser.add_argument("--stages", default=str(ROOT / ".build/release/roundel-stages"))
    parser.add_argument("--out", default=str(ROOT / "out/bench"))
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, without peers")
    parser.add_argument("--record", action="store_true", help="write RESULTS.md too")
    options = parser.parse_args()
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    factor = 0.1 if options.quick else 1
    result = {"rates": rates(options.roundel, factor)}
    result["peers"] = None if options.quick else beside(peers(out), result["rates"])
    result |= {
        "latency": latency(options.roundel, factor),
        "twoWorkers": scaling(options.roundel, factor),
        "growth": growth(options.roundel, factor),
        "startUp": start_up(options.roundel, out),
        "memory": memory(options.roundel, int(50_000 * factor), int(1_000_000 * factor)),
        "sizes": sizes(options.roundel, out),
        "stages": {}, "instructions": {},
    }
    if shutil.which("valgrind"):
        result["stages"] = stages(options.stages)
        result["instructions"] = {
            case: instructions.per_request(options.roundel, case) for case in instructions.RUNS}
    else:
        print("valgrind is not installed, so no instructions were counted.", file=sys.stderr)
    # At the end, when the load average has seen the whole run.
    result["made"] = made()
    text = report(result)
    (out / "bench.json").write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n")
    (out / "bench.md").write_text(text)
    if options.record:
        (HERE / "RESULTS.md").write_text(text)
    print(text)
    print(f"Measured; the table is {out / 'bench.md'}, the figures are {out / 'bench.json'}.")


if __name__ == "__main__":
    main()
