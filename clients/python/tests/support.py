"""What the tests of the kit share."""

from __future__ import annotations

import os
import pathlib

TESTS = pathlib.Path(__file__).resolve().parent
ROOT = TESTS.parents[2]
PROTOCOL = ROOT / "protocol" / "v1"
EXECUTABLE = os.environ.get("ROUNDEL_EXECUTABLE", str(ROOT / ".build" / "release" / "roundel"))
os.environ["ROUNDEL_EXECUTABLE"] = EXECUTABLE
