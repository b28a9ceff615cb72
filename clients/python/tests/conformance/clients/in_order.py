"""Answers are taken in the order of the calls."""

from correct import Client, adapt

REQUIREMENT = "R2501"


class Broken(Client):
    def take(self, message):
        if "method" not in message and self._waiting:
            message = {**message, "id": next(iter(self._waiting))}
        super().take(message)


if __name__ == "__main__":
    adapt(Broken())
