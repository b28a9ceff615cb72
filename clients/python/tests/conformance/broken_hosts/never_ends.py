"""It goes on after the end of its input."""

import time

from core import Core

REQUIREMENT = "R110"
TOPICS = "framing,initials"


class Broken(Core):
    def end(self, code):
        time.sleep(60)
        return code


if __name__ == "__main__":
    Broken().run()
