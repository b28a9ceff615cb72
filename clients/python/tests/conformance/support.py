"""What the tests of the kit share."""

from __future__ import annotations

import functools
import json
import os
import pathlib
import subprocess

from roundel_conformance import vector

TESTS = pathlib.Path(__file__).resolve().parent
ROOT = TESTS.parents[3]
PROTOCOL = ROOT / "protocol" / "v1"
EXECUTABLE = os.environ.get("ROUNDEL_EXECUTABLE", str(ROOT / ".build" / "release" / "roundel"))
os.environ["ROUNDEL_EXECUTABLE"] = EXECUTABLE

# Reading all vectors takes a while; nobody changes them.
load = functools.lru_cache(maxsize=None)(vector.load)


def ask(requests: list[tuple[str, dict]]) -> list[dict]:
    """The answers of the real host, in the order of the requests."""
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate(requests)
    ]
    done = subprocess.run(
        [EXECUTABLE, "serve", "--ordered"], input="\n".join(lines).encode(), capture_output=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def table(name: str) -> dict:
    return json.loads((PROTOCOL / "tables" / f"{name}.json").read_text(encoding="utf-8"))
