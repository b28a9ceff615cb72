"""$/cancelRequest is passed over."""

from core import Core

REQUIREMENT = "R411"
TOPICS = "rpc"


class Broken(Core):
    def ask(self, request):
        return None if request["method"] == "$/cancelRequest" else request


if __name__ == "__main__":
    Broken().run()
