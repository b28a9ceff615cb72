"""The kit as a host: a correct client and a correct plugin pass, and each broken one is flagged at its requirement."""

from __future__ import annotations

import concurrent.futures
import contextlib
import re
import sys
import unittest

from roundel_conformance.runner import Plan, run

from .support import PROTOCOL, TESTS, load


class Roles(unittest.TestCase):
    def results(self, role, program, patience, requirement=None):
        vectors = [vector for vector in load(PROTOCOL) if vector.role == role]
        vectors.sort(key=lambda vector: requirement not in vector.requirements)  # its own first
        command = [sys.executable, str(TESTS / f"{role}s" / f"{program}.py")]
        return contextlib.closing(run(vectors, Plan(command, ("lines",), ("whole",), patience), 1))

    def test_the_correct_ones_pass(self):
        for role in ("client", "plugin"):
            with self.results(role, "correct", 15) as results:
                failed = [f"{result.id}: {result.why}" for result in results if not result.passed]
            self.assertEqual(failed, [])

    def test_broken_ones_are_flagged(self):
        broken = [(role, path) for role in ("client", "plugin") for path in sorted((TESTS / f"{role}s").glob("*.py"))]
        broken = [(role, path) for role, path in broken if path.stem != "correct"]
        self.assertGreaterEqual(len(broken), 15)
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for (role, path), flagged in zip(broken, pool.map(lambda pair: self.flagged(*pair), broken)):
                wanted = re.search(r'REQUIREMENT = "(R\d+)"', path.read_text())[1]
                with self.subTest(role=role, program=path.stem):
                    self.assertIn(wanted, flagged)

    def flagged(self, role, path):
        """The requirements that are flagged, until the right one is among them."""
        wanted = re.search(r'REQUIREMENT = "(R\d+)"', path.read_text())[1]
        flagged: set[str] = set()
        with self.results(role, path.stem, 2, wanted) as results:
            for result in results:
                if not result.passed:
                    flagged.update(result.requirements)
                if wanted in flagged:
                    break
        return flagged


if __name__ == "__main__":
    unittest.main()
