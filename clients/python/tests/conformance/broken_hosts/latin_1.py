"""Bytes that are no UTF-8 are read as Latin-1."""

from core import Core

REQUIREMENT = "R202"
TOPICS = "json"


class Broken(Core):
    def read(self, line):
        try:
            line.decode()
        except UnicodeDecodeError:
            return [line.decode("latin-1").encode()]
        return [line]


if __name__ == "__main__":
    Broken().run()
