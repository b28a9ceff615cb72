"""An error is its message."""

from correct import Client, adapt

REQUIREMENT = "R2503"


class Broken(Client):
    def take(self, message):
        if "error" in message:
            message["error"] = {"message": message["error"]["message"]}
        super().take(message)


if __name__ == "__main__":
    adapt(Broken())
