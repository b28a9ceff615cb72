"""Every string id is answered twice."""

from core import Core

REQUIREMENT = "R302"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        return [message, message] if isinstance(message, dict) and isinstance(message.get("id"), str) else [message]


if __name__ == "__main__":
    Broken().run()
