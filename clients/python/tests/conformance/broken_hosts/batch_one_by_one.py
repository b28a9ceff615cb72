"""A batch is answered message by message."""

from core import Core

REQUIREMENT = "R310"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        return message if isinstance(message, list) else [message]


if __name__ == "__main__":
    Broken().run()
