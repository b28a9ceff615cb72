"""An unknown notification is answered."""

from correct import Plugin

REQUIREMENT = "R2604"


class Broken(Plugin):
    def unknown(self, request):
        self.fail(request.get("id"), -32601, "method_not_found", "no such method")


if __name__ == "__main__":
    Broken().run()
