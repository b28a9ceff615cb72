"""The bubble is cut to two characters, as initials are."""

from core import Core

REQUIREMENT = "R1706"
TOPICS = "stack"


class Broken(Core):
    def answer(self, request, result):
        if isinstance(result, dict) and result.get("overflowText"):
            result["overflowText"] = result["overflowText"][:2]
        return result


if __name__ == "__main__":
    Broken().run()
