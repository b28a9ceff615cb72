"""A capped count reads 99, as if there were no more."""

from core import Core

REQUIREMENT = "R1201"
TOPICS = "badge"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "badge/text":
            result["text"] = result["text"].rstrip("+")
        return result


if __name__ == "__main__":
    Broken().run()
