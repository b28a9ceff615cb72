"""Trailing commas are passed over."""

import re

from core import Core

REQUIREMENT = "R201"
TOPICS = "json"


class Broken(Core):
    def read(self, line):
        return [re.sub(rb",\s*([}\]])", rb"\1", line)]


if __name__ == "__main__":
    Broken().run()
