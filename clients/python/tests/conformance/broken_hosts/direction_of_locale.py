"""The locale decides about the direction."""

from core import Core

REQUIREMENT = "R702"
TOPICS = "avatar"


class Broken(Core):
    def ask(self, request):
        context = request.get("params", {}).get("context") if isinstance(request.get("params"), dict) else None
        if isinstance(context, dict) and str(context.get("locale")).startswith(("ar", "he")):
            context.setdefault("layoutDirection", "rtl")
        return request


if __name__ == "__main__":
    Broken().run()
