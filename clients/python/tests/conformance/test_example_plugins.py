"""The plugins of examples/plugins, behind the real host: their vectors, and what `plugin check` says."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import unittest

from roundel_conformance.protocol import read_json
from roundel_conformance.runner import Plan, run
from roundel_conformance.schema import Schema
from roundel_conformance.vector import Vector, check

from .support import EXECUTABLE, PROTOCOL, ROOT

EXAMPLES = ROOT / "examples/plugins"
SETTINGS = EXAMPLES / "plugins.json"


@unittest.skipUnless(shutil.which("node"), "there is no node")
class ExamplePlugins(unittest.TestCase):
    def setUp(self):
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = str(ROOT / "clients/python/src")
        self.addCleanup(os.environ.__setitem__ if before else os.environ.pop, "PYTHONPATH", before)

    def test_vectors(self):
        schema = Schema(read_json(PROTOCOL / "schemas" / "vector.schema.json"))
        files = sorted(EXAMPLES.glob("*/vectors.json"))
        self.assertEqual(len(files), 3)
        for file in files:
            document = read_json(file)
            self.assertEqual(schema.faults(document), [], file)
            for raw in document["vectors"]:
                check(raw, document["topic"], file)
            vectors = [Vector.of(document["topic"], raw) for raw in document["vectors"]]
            plan = Plan([EXECUTABLE, "serve", "--plugins", str(SETTINGS)], ("lines",), ("whole",), 20)
            with contextlib.closing(run(vectors, plan, 1)) as results:
                failed = [f"{result.id}: {result.why}" for result in results if not result.passed]
            self.assertEqual(failed, [])

    def test_they_are_as_a_plugin_should_be(self):
        for plugin in json.loads(SETTINGS.read_text())["plugins"]:
            command = " ".join([plugin["command"], *plugin["args"]])
            done = subprocess.run(
                [EXECUTABLE, "plugin", "check", command], cwd=EXAMPLES, capture_output=True, text=True, timeout=60
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertNotRegex(done.stderr, "fault|advice", command)


if __name__ == "__main__":
    unittest.main()
