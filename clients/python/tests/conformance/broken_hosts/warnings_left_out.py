"""An empty list of warnings is left out."""

from core import Core

REQUIREMENT = "R514"
TOPICS = "avatar"


class Broken(Core):
    def answer(self, request, result):
        if isinstance(result, dict) and result.get("warnings") == []:
            del result["warnings"]
        return result


if __name__ == "__main__":
    Broken().run()
