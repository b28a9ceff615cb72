"""Notifications are answered, with id null."""

from core import Core

REQUIREMENT = "R308"
TOPICS = "rpc"


class Broken(Core):
    def ask(self, request):
        if "id" not in request and request["method"] == "ping":
            self.say(b'{"jsonrpc":"2.0","id":null,"result":{}}\n')
        return request


if __name__ == "__main__":
    Broken().run()
