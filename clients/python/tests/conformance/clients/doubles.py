"""Integers pass through doubles."""

import json

from correct import Client, adapt

REQUIREMENT = "R2509"


class Broken(Client):
    def read(self, line):
        return json.loads(line, parse_int=lambda digits: int(float(digits)))


if __name__ == "__main__":
    adapt(Broken())
