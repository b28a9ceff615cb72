"""What a read gives is a message."""

import json

from correct import Client, adapt

REQUIREMENT = "R2502"


class Broken(Client):
    def read(self, line):
        if len(line) > 65536:
            raise ValueError("too long for one read")
        return json.loads(line)


if __name__ == "__main__":
    adapt(Broken())
