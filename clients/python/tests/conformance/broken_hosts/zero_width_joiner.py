"""The joiner that keeps Arabic initials apart is in the result."""

from core import Core

REQUIREMENT = "R1016"
TOPICS = "avatar,fallback"


class Broken(Core):
    def answer(self, request, result):
        text = (result.get("content") or {}).get("text") if isinstance(result, dict) else None
        if text and len(text) == 2 and "\u0600" <= text[0] <= "\u06ff":
            result["content"]["text"] = text[0] + "\u200c" + text[1]
        return result


if __name__ == "__main__":
    Broken().run()
