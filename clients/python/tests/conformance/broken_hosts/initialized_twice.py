"""A second initialize is welcome."""

from core import Core

REQUIREMENT = "R404"
TOPICS = "lifecycle"


class Broken(Core):
    def tell(self, message):
        if message.get("error", {}).get("data", {}).get("reason") == "already_initialized":
            return [{"jsonrpc": "2.0", "id": message["id"], "result": {"protocolVersion": "1.0"}}]
        return [message]


if __name__ == "__main__":
    Broken().run()
