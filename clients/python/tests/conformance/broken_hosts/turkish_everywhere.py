"""Capitals are those of Turkish, whatever the locale."""

from core import Core

REQUIREMENT = "R1010"
TOPICS = "initials"


class Broken(Core):
    def ask(self, request):
        if request["method"] == "initials/compute" and isinstance(request.get("params"), dict):
            request["params"]["locale"] = "tr"
        return request


if __name__ == "__main__":
    Broken().run()
