from __future__ import annotations

import os
import unittest
import unittest.mock
from pathlib import Path

from roundel import ExecutableNotFound, Roundel, _executable

from .support import ClientCase


class FindTests(ClientCase):
    """Explicit path, ROUNDEL, bundled copy, PATH, the checkout's build: in this order."""

    def setUp(self) -> None:
        super().setUp()
        package = self.folder / "checkout/clients/python/src/roundel"
        self.places = [
            self.folder / "explicit/roundel",
            self.folder / "variable/roundel",
            package / "_bundle/bin/roundel",
            self.folder / "path/roundel",
            self.folder / "checkout/.build/release/roundel",
            self.folder / "checkout/.build/debug/roundel",
        ]
        for place in self.places:
            place.parent.mkdir(parents=True)
            place.touch(0o755)
        (self.folder / "checkout/Package.swift").touch()
        self.enterPatch(unittest.mock.patch.object(_executable, "PACKAGE", package))
        self.enterPatch(unittest.mock.patch.dict(os.environ, {"PATH": str(self.folder / "path"), "ROUNDEL": ""}))

    def enterPatch(self, patch: unittest.mock._patch[object]) -> None:
        patch.start()
        self.addCleanup(patch.stop)

    def test_order(self) -> None:
        os.environ["ROUNDEL"] = str(self.places[1])
        self.assertEqual(_executable.find(self.places[0]), str(self.places[0]))
        for place in self.places[1:]:
            self.assertEqual(_executable.find(), str(place))
            place.unlink()
            os.environ["ROUNDEL"] = ""
        with self.assertRaises(ExecutableNotFound) as caught:
            _executable.find()
        for place in (self.places[2], "PATH", self.places[4], self.places[5], "ROUNDEL"):
            self.assertIn(str(place), str(caught.exception))

    def test_name_that_was_given_must_be_right(self) -> None:
        os.environ["ROUNDEL"] = "/nowhere/roundel"
        with self.assertRaisesRegex(ExecutableNotFound, "ROUNDEL names '/nowhere/roundel', which does not exist"):
            _executable.find()
        self.places[0].chmod(0o644)
        with self.assertRaisesRegex(ExecutableNotFound, "may not be executed"):
            _executable.find(self.places[0])
        self.assertEqual(_executable.find("roundel"), str(self.places[3]))

    def test_no_executable_at_all(self) -> None:
        script = Path(self.places[0])
        script.write_bytes(b"\x7fELF, but no more")
        with Roundel(script) as client, self.assertRaisesRegex(ExecutableNotFound, "cannot be started"):
            client.ping()


if __name__ == "__main__":
    unittest.main()
