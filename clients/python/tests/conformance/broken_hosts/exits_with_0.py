"""exit ends it with 0, shutdown or not."""

from core import Core

REQUIREMENT = "R410"
TOPICS = "lifecycle"


class Broken(Core):
    def end(self, code):
        return 0


if __name__ == "__main__":
    Broken().run()
