"""Nothing is told before the answer."""

from core import Core

REQUIREMENT = "R413"
TOPICS = "batch"


class Broken(Core):
    def tell(self, message):
        return [] if isinstance(message, dict) and message.get("method") == "$/progress" else [message]


if __name__ == "__main__":
    Broken().run()
