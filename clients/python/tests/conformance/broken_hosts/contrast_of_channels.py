"""Contrast is reckoned from the channels, without the curve of sRGB."""

from core import Core

REQUIREMENT = "R806"
TOPICS = "color"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "color/contrast":
            lightness = sorted(self.lightness(result[name]) for name in ("foreground", "background"))
            result["ratio"] = (lightness[1] + 0.05) / (lightness[0] + 0.05)
        return result

    def lightness(self, color):
        red, green, blue = bytes.fromhex(color[1:7])
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


if __name__ == "__main__":
    Broken().run()
