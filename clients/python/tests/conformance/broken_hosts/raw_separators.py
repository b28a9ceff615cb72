"""U+2028 and U+2029 are written as they are."""

from core import Core

REQUIREMENT = "R107"
TOPICS = "framing"


class Broken(Core):
    def write(self, line):
        return [line.replace(b"\\u2028", "\u2028".encode()).replace(b"\\u2029", "\u2029".encode())]


if __name__ == "__main__":
    Broken().run()
