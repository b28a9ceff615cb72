"""The README's code does what it shows."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import unittest

from roundel import find_executable

from .support import ROOT, ClientCase, environment

#: Commands of the README of the whole, each on an indented line; those of `serve` wait for their input.
COMMANDS = re.findall(r"^    (roundel (?!serve).*|printf .*)$", (ROOT / "README.md").read_text(), re.M)
README = (ROOT / "clients/python/README.md").read_text()
BLOCKS = re.findall(r"^```python\n(.*?)^```", README, re.M | re.S)


class ReadmeTests(ClientCase):
    def run_block(self, code: str) -> str:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            stdin=subprocess.DEVNULL,
            cwd=self.folder,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=30,
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""), code)
        return done.stdout

    def test_blocks(self) -> None:
        (self.folder / "gauge.py").write_text(BLOCKS[3])
        said = [self.run_block(block) for block in BLOCKS if "rules" not in block]
        self.assertEqual(len(said), 6)
        self.assertIn('aria-label="Share', (self.folder / "gauge.svg").read_text())
        lines = said[0].splitlines()
        self.assertTrue(lines[0].startswith("<svg "))
        self.assertEqual(lines[1:], ["LB", "99 oder mehr Nachrichten", "/props/nmae name"])
        self.assertTrue((self.folder / "jamie.png").read_bytes().startswith(b"\x89PNG"))
        self.assertEqual(said[1].splitlines()[-1], "['7', '99', '99+']")
        self.assertEqual(said[2], "[36, 36, 36]\n")
        self.assertTrue((self.folder / "Grace Hopper.png").read_bytes().startswith(b"\x89PNG"))
        plugin = ["--plugin", f"'{sys.executable}' '{self.folder}/gauge.py'"]
        render = [find_executable(), "render", "acme/gauge", *plugin, "--share", "0.75"]
        picture = subprocess.run(render, env=environment(), capture_output=True, text=True, timeout=30)
        self.assertEqual(picture.stderr, "")
        self.assertIn('aria-label="Share', picture.stdout)

    def test_commands(self) -> None:
        (self.folder / "examples").symlink_to(ROOT / "examples")
        (self.folder / "ada.jpg").write_bytes((ROOT / "examples/components.png").read_bytes())
        (self.folder / "people.ndjson").write_text('{"component": "avatar", "props": {"name": "Jamie Lin"}}\n')
        folder = os.path.dirname(os.path.abspath(find_executable()))
        variables = {**environment(), "PATH": f"{folder}:{os.environ['PATH']}", "HOME": str(self.folder)}
        self.assertGreater(len(COMMANDS), 9)
        for command in COMMANDS:
            with self.subTest(command):
                done = subprocess.run(
                    ["sh", "-c", re.sub(r" +#.*", "", command)],
                    cwd=self.folder,
                    env=variables,
                    capture_output=True,
                    text=True,
                    timeout=30,
                )
                self.assertEqual((done.returncode, "could not be loaded" in done.stderr), (0, False), done.stderr)
        made = {path.name for path in self.folder.iterdir()}
        self.assertLessEqual({"jamie.svg", "badge.png", "people", "ada.svg", "pill", "hello.svg"}, made)

    @unittest.skipIf(importlib.util.find_spec("regex") is None, "the package regex is not installed")
    def test_rules(self) -> None:
        (block,) = (block for block in BLOCKS if "rules" in block)
        expected = ["JL", "['titles_and_suffixes', 'particles']", "99 messages ou plus", "4.5422 #0E7D95"]
        self.assertEqual(self.run_block(block).splitlines(), [*expected, "Do not disturb", "initials"])
