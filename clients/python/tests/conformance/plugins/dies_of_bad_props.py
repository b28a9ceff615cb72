"""Props that do not fit end it."""

import os

from correct import Plugin

REQUIREMENT = "R2603"


class Broken(Plugin):
    def fail(self, identifier, code, reason, words):
        if code == -32602:
            os._exit(1)
        super().fail(identifier, code, reason, words)


if __name__ == "__main__":
    Broken().run()
