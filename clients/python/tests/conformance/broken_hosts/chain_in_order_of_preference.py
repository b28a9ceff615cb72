"""The chain is listed in the order in which it was tried."""

from core import Core

REQUIREMENT = "R1102"
TOPICS = "fallback"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "fallback/resolve" and request["params"].get("prefer") == "initials":
            chain = result["chain"]
            chain[1], chain[2] = chain[2], chain[1]
        return result


if __name__ == "__main__":
    Broken().run()
