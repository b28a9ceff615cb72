"""Initials are code points instead of characters."""

from core import Core

REQUIREMENT = "R1006"
TOPICS = "initials"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "initials/compute" and result["rule"] == "single":
            result["initials"] = result["initials"][:1]
        return result


if __name__ == "__main__":
    Broken().run()
