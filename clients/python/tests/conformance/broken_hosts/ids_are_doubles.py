"""Ids pass through doubles."""

from core import Core

REQUIREMENT = "R302"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        if isinstance(message, dict) and isinstance(message.get("id"), int):
            message["id"] = int(float(message["id"]))
        return [message]


if __name__ == "__main__":
    Broken().run()
