"""Keys stand in pointers as they are."""

from core import Core

REQUIREMENT = "R510"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        data = message.get("error", {}).get("data", {}) if isinstance(message, dict) else {}
        if "pointer" in data:
            data["pointer"] = data["pointer"].replace("~1", "/").replace("~0", "~")
        return [message]


if __name__ == "__main__":
    Broken().run()
