"""Every version is spoken."""

from core import Core

REQUIREMENT = "R402"
TOPICS = "lifecycle"


class Broken(Core):
    def ask(self, request):
        params = request.get("params")
        if isinstance(params, dict) and isinstance(params.get("protocolVersion"), str):
            params["protocolVersion"] = "1.0"
        return request


if __name__ == "__main__":
    Broken().run()
