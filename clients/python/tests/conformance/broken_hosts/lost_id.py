"""Errors have id null."""

from core import Core

REQUIREMENT = "R302"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        if isinstance(message, dict) and "error" in message:
            message["id"] = None
        return [message]


if __name__ == "__main__":
    Broken().run()
