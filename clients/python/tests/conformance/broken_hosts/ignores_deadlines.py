"""deadlineMs is passed over."""

from core import Core

REQUIREMENT = "R412"
TOPICS = "rpc"


class Broken(Core):
    def ask(self, request):
        if isinstance(request.get("params"), dict):
            request["params"].pop("deadlineMs", None)
        return request


if __name__ == "__main__":
    Broken().run()
