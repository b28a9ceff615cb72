"""Answers of a batch stand in the opposite order."""

from core import Core

REQUIREMENT = "R310"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        return [message[::-1] if isinstance(message, list) else message]


if __name__ == "__main__":
    Broken().run()
