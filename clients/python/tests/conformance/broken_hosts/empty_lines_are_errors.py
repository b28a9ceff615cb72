"""An empty line is answered as malformed."""

from core import Core

REQUIREMENT = "R106"
TOPICS = "framing"


class Broken(Core):
    def read(self, line):
        if not line.strip():
            self.say(
                b'{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad","data":{"reason":"malformed_json"}}}\n'
            )
        return [line]


if __name__ == "__main__":
    Broken().run()
