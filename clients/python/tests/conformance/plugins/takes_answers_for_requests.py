"""An answer to nothing is refused."""

from correct import Plugin

REQUIREMENT = "R2607"


class Broken(Plugin):
    def _take(self, message):
        if "method" not in message:
            self.fail(message.get("id"), -32600, "invalid_request", "no method")
        super()._take(message)


if __name__ == "__main__":
    Broken().run()
