"""Unknown members are passed over."""

from core import Core

REQUIREMENT = "R502"
TOPICS = "avatar"


class Broken(Core):
    def tell(self, message):
        if isinstance(message, dict) and message.get("error", {}).get("data", {}).get("reason") == "unknown_parameter":
            return [{"jsonrpc": "2.0", "id": message["id"], "result": {}}]
        return [message]


if __name__ == "__main__":
    Broken().run()
