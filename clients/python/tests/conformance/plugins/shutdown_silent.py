"""shutdown is not answered."""

from correct import Plugin

REQUIREMENT = "R2608"


class Broken(Plugin):
    def shut_down(self, identifier):
        pass


if __name__ == "__main__":
    Broken().run()
