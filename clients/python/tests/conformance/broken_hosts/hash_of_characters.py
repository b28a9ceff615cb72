"""The hash runs over code points instead of UTF-16 units."""

from core import Core

REQUIREMENT = "R905"
TOPICS = "color"


class Broken(Core):
    def ask(self, request):
        params = request.get("params")
        if request["method"] == "color/identity" and isinstance(params, dict) and isinstance(params.get("name"), str):
            params["name"] = "".join(c if ord(c) < 0x10000 else "\ufffd" for c in params["name"])
        return request


if __name__ == "__main__":
    Broken().run()
