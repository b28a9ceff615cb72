"""It ends at the first message that it cannot read."""

import os

from core import Core

REQUIREMENT = "R108"
TOPICS = "json"


class Broken(Core):
    def write(self, line):
        if b'"malformed_json"' in line:
            self.say(line)
            os._exit(1)
        return [line]


if __name__ == "__main__":
    Broken().run()
