"""An answer with an unknown id is that of the call that waits."""

from correct import Client, adapt

REQUIREMENT = "R2505"


class Broken(Client):
    def take(self, message):
        if message.get("id") not in self._waiting and self._waiting:
            message = {**message, "id": next(iter(self._waiting))}
        super().take(message)


if __name__ == "__main__":
    adapt(Broken())
