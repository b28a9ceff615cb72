"""Every id comes back as a string."""

from core import Core

REQUIREMENT = "R302"
TOPICS = "rpc"


class Broken(Core):
    def tell(self, message):
        for answer in message if isinstance(message, list) else [message]:
            if answer.get("id") is not None:
                answer["id"] = str(answer["id"])
        return [message]


if __name__ == "__main__":
    Broken().run()
