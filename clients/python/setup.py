"""Puts the protocol's own data into what is built, so that an installed kit needs no checkout."""

import pathlib
import shutil

from setuptools import setup
from setuptools.command.build_py import build_py

PROTOCOL = pathlib.Path(__file__).resolve().parents[2] / "protocol" / "v1"


class BuildWithProtocol(build_py):
    def run(self):
        super().run()
        if PROTOCOL.is_dir():
            target = pathlib.Path(self.build_lib) / "roundel_conformance" / "protocol" / "v1"
            shutil.copytree(PROTOCOL, target, dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithProtocol})
