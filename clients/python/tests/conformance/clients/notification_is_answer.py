"""A notification ends the call that waits."""

from correct import Client, adapt

REQUIREMENT = "R2504"


class Broken(Client):
    def take(self, message):
        if "method" in message and self._waiting:
            message = {"id": next(iter(self._waiting)), "result": message.get("params")}
        super().take(message)


if __name__ == "__main__":
    adapt(Broken())
