"""It ends with 1."""

import sys

from correct import Plugin

REQUIREMENT = "R2608"


class Broken(Plugin):
    def end(self):
        sys.exit(1)


if __name__ == "__main__":
    Broken().run()
