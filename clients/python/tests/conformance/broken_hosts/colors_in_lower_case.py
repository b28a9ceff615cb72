"""Colours are written in lower case."""

from core import Core, strings

REQUIREMENT = "R805"
TOPICS = "color"


class Broken(Core):
    def answer(self, request, result):
        return strings(result, lambda text: text.lower() if text.startswith("#") else text)


if __name__ == "__main__":
    Broken().run()
