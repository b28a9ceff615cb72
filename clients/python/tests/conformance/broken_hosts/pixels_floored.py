"""Sizes in pixels are rounded down."""

from core import Core

REQUIREMENT = "R2201"
TOPICS = "png"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "component/render" and result.get("encoding") == "base64":
            scale = request["params"].get("output", {}).get("scale", 1)
            result["pixelWidth"] = int(result["width"] * scale)
        return result


if __name__ == "__main__":
    Broken().run()
