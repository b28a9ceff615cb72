"""Of two equal keys the last one counts."""

import json

from core import Core

REQUIREMENT = "R204"
TOPICS = "json"


class Broken(Core):
    def read(self, line):
        try:
            return [json.dumps(json.loads(line.decode())).encode() + b"\n"]
        except (ValueError, RecursionError):
            return [line]


if __name__ == "__main__":
    Broken().run()
