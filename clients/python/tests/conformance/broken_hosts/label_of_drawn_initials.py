"""The label is what is drawn, cut to two characters."""

from core import Core

REQUIREMENT = "R1304"
TOPICS = "accessibility"


class Broken(Core):
    def answer(self, request, result):
        props = request.get("params", {}).get("props") or {}
        if request["method"] == "accessibility/describe" and set(props) == {"initials"}:
            result["label"] = props["initials"][:2]
        return result


if __name__ == "__main__":
    Broken().run()
