"""An empty batch is not answered."""

from core import Core

REQUIREMENT = "R311"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        if isinstance(message, dict) and message.get("error", {}).get("data", {}).get("reason") == "empty_batch":
            return []
        return [message]


if __name__ == "__main__":
    Broken().run()
