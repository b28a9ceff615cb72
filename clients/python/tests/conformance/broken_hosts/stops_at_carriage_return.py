"""A line that ends in CR LF is passed over."""

from core import Core

REQUIREMENT = "R105"
TOPICS = "framing"


class Broken(Core):
    def read(self, line):
        return [] if line.endswith(b"\r\n") else [line]


if __name__ == "__main__":
    Broken().run()
