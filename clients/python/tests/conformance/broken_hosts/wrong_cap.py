"""Counts up to 100 are shown as they are, whatever `max` says."""

from core import Core

REQUIREMENT = "R1201"
TOPICS = "badge"


class Broken(Core):
    def ask(self, request):
        if request["method"] == "badge/text" and isinstance(request.get("params"), dict):
            request["params"].setdefault("max", 100)
        return request


if __name__ == "__main__":
    Broken().run()
