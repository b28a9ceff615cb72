"""What several tests use."""

from __future__ import annotations

import os
import stat
import tempfile
import textwrap
import unittest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
SOURCES = str(ROOT / "clients/python/src")


class ClientCase(unittest.TestCase):
    """A test with a folder of its own, in which it can also put hosts that misbehave."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def host(self, body: str) -> str:
        """An executable that stands in for a host: `read()` gives its next message, `write(message)` answers."""
        file = self.folder / "host"
        start = """\
            #!/usr/bin/env python3
            import json, os, signal, sys, time

            def read():
                line = sys.stdin.readline()
                return json.loads(line) if line else sys.exit()

            def write(**message):
                print(json.dumps(dict(message, jsonrpc="2.0")), flush=True)

            def greet():
                server = dict(protocolVersion="1.0", serverInfo=dict(name="roundel"), capabilities={}, limits={})
                write(id=read()["id"], result=server)
            """
        file.write_text(textwrap.dedent(start) + textwrap.dedent(body))
        file.chmod(file.stat().st_mode | stat.S_IXUSR)
        return str(file)


def slow(count: int) -> list[dict[str, Any]]:
    """Items that take long: gradients as PNG, no two the same, as a host may keep what it has drawn."""
    fill = {"gradient": ["#102030", "#F0E0D0"]}
    return [
        {"component": "avatar", "props": {"name": f"A{i} B", "size": 4000, "fill": fill}, "output": {"format": "png"}}
        for i in range(count)
    ]


def is_running(pid: int) -> bool:
    """Whether there is such a process that is more than an entry in a table."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def environment() -> dict[str, str]:
    """For a Python of its own that uses the client in this checkout."""
    return {**os.environ, "PYTHONPATH": SOURCES}
