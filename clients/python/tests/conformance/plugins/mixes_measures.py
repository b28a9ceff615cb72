"""Every question has the same id."""

from correct import Plugin

REQUIREMENT = "R2606"


class Broken(Plugin):
    def number(self):
        return 0


if __name__ == "__main__":
    Broken().run()
