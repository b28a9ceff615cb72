"""Errors lack jsonrpc."""

from core import Core

REQUIREMENT = "R316"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        if isinstance(message, dict) and "error" in message:
            del message["jsonrpc"]
        return [message]


if __name__ == "__main__":
    Broken().run()
