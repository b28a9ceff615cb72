"""The digest is not that of the data."""

from core import Core

REQUIREMENT = "R2101"
TOPICS = "svg"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "component/render":
            result["digest"] = "sha256:" + "0" * 64
        return result


if __name__ == "__main__":
    Broken().run()
