"""Its component has no summary."""

from correct import Plugin

REQUIREMENT = "R2601"


class Broken(Plugin):
    def hello(self):
        hello = super().hello()
        del hello["components"][0]["summary"]
        return hello


if __name__ == "__main__":
    Broken().run()
