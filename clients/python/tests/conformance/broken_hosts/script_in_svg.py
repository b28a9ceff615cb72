"""A picture holds a script."""

from core import Core, redone

REQUIREMENT = "R2104"
TOPICS = "svg"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "component/render" and result.get("encoding") == "utf8":
            text = result["data"].replace("</svg>", "<script/></svg>")
            return redone(result, text.encode(), text)
        return result


if __name__ == "__main__":
    Broken().run()
