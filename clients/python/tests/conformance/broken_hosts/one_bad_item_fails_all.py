"""One bad item fails the whole batch."""

from core import Core

REQUIREMENT = "R2302"
TOPICS = "batch"


class Broken(Core):
    def tell(self, message):
        result = message.get("result") if isinstance(message, dict) else None
        if isinstance(result, dict) and result.get("failed"):
            error = next(entry["error"] for entry in result["results"] if not entry["ok"])
            return [{"jsonrpc": "2.0", "id": message["id"], "error": error}]
        return [message]


if __name__ == "__main__":
    Broken().run()
