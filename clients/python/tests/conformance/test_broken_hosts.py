"""The kit finds the fault of every broken host, and none in the core that they share."""

from __future__ import annotations

import concurrent.futures
import contextlib
import importlib.util
import sys
import unittest

from roundel_conformance.answers import AnswerSchemas
from roundel_conformance.runner import Plan, run
from roundel_conformance.vector import Vector

from .support import PROTOCOL, TESTS, load

HOSTS = TESTS / "broken_hosts"
# A few neighbours of the vectors that must fail, so that a host is seen to be broken in one place and not everywhere.
NEIGHBOURS = 25


class BrokenHosts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        sys.path.insert(0, str(HOSTS))
        cls.vectors = [vector for vector in load(PROTOCOL) if vector.role == "host" and vector.framing != "headers"]
        cls.schemas = AnswerSchemas(PROTOCOL)

    def test_each_is_flagged_at_its_requirement(self):
        names = sorted(path.stem for path in HOSTS.glob("*.py") if path.stem not in ("core", "core_alone"))
        self.assertGreaterEqual(len(names), 25)
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for name, (requirement, flagged, passed) in zip(names, pool.map(self.verdict, names)):
                with self.subTest(host=name):
                    self.assertIn(requirement, flagged)
                    self.assertGreater(passed, 0, "everything failed, which shows nothing about this requirement")

    def test_the_core_passes(self):
        plan = Plan([sys.executable, str(HOSTS / "core_alone.py"), "serve"], ("lines",), ("whole",), 15, self.schemas)
        some = self.vectors[::5]
        failed = [f"{result.id}: {result.why}" for result in run(some, plan, 2) if not result.passed]
        self.assertEqual(failed, [])

    def verdict(self, name: str):
        """The requirement that a host breaks, those flagged until it is found, and how many vectors passed."""
        specification = importlib.util.spec_from_file_location(name, HOSTS / f"{name}.py")
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        plan = Plan([sys.executable, str(HOSTS / f"{name}.py"), "serve"], ("lines",), ("whole",), 1.5, self.schemas)
        flagged: set[str] = set()
        passed = 0
        with contextlib.closing(run(self.chosen(module.REQUIREMENT, module.TOPICS.split(",")), plan, 1)) as results:
            for result in results:
                passed += result.passed
                if not result.passed:
                    flagged.update(result.requirements)
                if passed and module.REQUIREMENT in flagged:
                    break
        return module.REQUIREMENT, flagged, passed

    def chosen(self, requirement: str, topics: list[str]) -> list[Vector]:
        candidates = [vector for vector in self.vectors if vector.topic in topics]
        own = [vector for vector in candidates if requirement in vector.requirements]
        others = [vector for vector in candidates if requirement not in vector.requirements]
        step = max(1, len(others) // NEIGHBOURS)
        return others[:: step * 4] + own + others[::step]


if __name__ == "__main__":
    unittest.main()
