#!/usr/bin/env python3
"""Measures the clients for Python and Node: start, calls a second, and a batch against one line through a pipe.

usage: Benchmarks/clients.py ROUNDEL
"""
import asyncio
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "clients/python/src"))

from roundel import AsyncRoundel, Roundel  # noqa: E402

ITEMS = [{"component": "avatar", "props": {"name": f"Jamie{i} Lin"}} for i in range(10_000)]


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def best(work, rounds=5):
    return min(seconds(work) for _ in range(rounds))


def show(what, value, wanted):
    print(f"  {what:<44} {value:>12}   {wanted}")


def raw(roundel):
    """One message and its answer, without reading what is in it."""
    request = {"jsonrpc": "2.0", "id": 1, "method": "component/renderBatch", "params": {"items": ITEMS}}
    line = json.dumps(request).encode() + b"\n"
    with subprocess.Popen([roundel, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as host:
        ping(host)  # Its start is not what is measured.

        def exchange():
            host.stdin.write(line)
            host.stdin.flush()
            host.stdout.readline()

        return best(exchange)


def ping(host):
    host.stdin.write(b'{"jsonrpc":"2.0","id":0,"method":"ping"}\n')
    host.stdin.flush()
    host.stdout.readline()


def python(roundel, pipe):
    print("Python")

    starts = []
    for _ in range(5):
        with Roundel(roundel) as client:
            starts.append(seconds(client.ping))
    show("start to first answer", f"{min(starts) * 1000:.0f} ms", "under 60 ms")
    with Roundel(roundel) as client:
        calls = best(lambda: [client.initials_compute(name="Jamie Lin") for _ in range(4000)])
        show("initials, one after the other", f"{4000 / calls:,.0f} /s", "8,000 /s")
        calls = best(lambda: [client.avatar(name="Jamie Lin", badge="online").svg for _ in range(2000)])
        show("SVG avatars, one after the other", f"{2000 / calls:,.0f} /s", "4,000 /s")
        batch = best(lambda: client.batch(ITEMS))
        show("batch of 10,000 avatars, against the pipe", f"{batch / pipe:.2f} ×", "within 1.5 ×")

    async def pipelined():
        async with AsyncRoundel(roundel) as client:
            await client.ping()
            start = time.perf_counter()
            await asyncio.gather(*(client.initials_compute(name="Jamie Lin") for _ in range(20_000)))
            return time.perf_counter() - start

    together = min(asyncio.run(pipelined()) for _ in range(3))
    show("initials, in flight together (asyncio)", f"{20_000 / together:,.0f} /s", "")


def node(roundel, pipe):
    if not shutil.which("node"):
        print("Node is not there.")
        return
    print("Node")
    environment = {**os.environ, "ROUNDEL": roundel}
    said = subprocess.run(["node", ROOT / "Benchmarks/clients.mjs"], env=environment, check=True, capture_output=True)
    figures = json.loads(said.stdout)
    show("start to first answer", f"{figures['start']:.0f} ms", "under 60 ms")
    show("initials, one after the other", f"{figures['sequential']:,.0f} /s", "")
    show("initials, in flight together", f"{figures['pipelined']:,.0f} /s", "20,000 /s")
    show("initials, without promises", f"{figures['sync']:,.0f} /s", "")
    show("batch of 10,000 avatars, against the pipe", f"{figures['batch'] / pipe:.2f} ×", "within 1.5 ×")


def main():
    roundel = os.path.abspath(sys.argv[1])
    pipe = raw(roundel)
    python(roundel, pipe)
    node(roundel, pipe)


main()
