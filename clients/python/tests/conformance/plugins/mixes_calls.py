"""A call is answered with the id of the one before it."""

from correct import Plugin

REQUIREMENT = "R2605"


class Broken(Plugin):
    previous = None

    def tell(self, message):
        if "size" in (message.get("result") or {}):
            message["id"], self.previous = self.previous or message["id"], message["id"]
        super().tell(message)


if __name__ == "__main__":
    Broken().run()
