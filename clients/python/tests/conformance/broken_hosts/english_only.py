"""Every locale is spoken in English."""

from core import Core

REQUIREMENT = "R1208"
TOPICS = "accessibility"


class Broken(Core):
    def ask(self, request):
        context = request.get("params", {}).get("context") if isinstance(request.get("params"), dict) else None
        if isinstance(context, dict) and "locale" in context:
            context["locale"] = "en"
        return request


if __name__ == "__main__":
    Broken().run()
