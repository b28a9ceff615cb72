"""A log goes to the standard output."""

from core import Core

REQUIREMENT = "R316"
TOPICS = "framing"


class Broken(Core):
    def read(self, line):
        self.say(b"received %d bytes\n" % len(line))
        return [line]


if __name__ == "__main__":
    Broken().run()
