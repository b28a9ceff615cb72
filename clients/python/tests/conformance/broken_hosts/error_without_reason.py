"""Errors have a message and no reason."""

from core import Core

REQUIREMENT = "R315"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        if isinstance(message, dict) and "error" in message:
            del message["error"]["data"]["reason"]
        return [message]


if __name__ == "__main__":
    Broken().run()
