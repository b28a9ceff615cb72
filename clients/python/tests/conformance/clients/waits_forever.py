"""Calls wait on when the host has ended."""

from correct import Client, adapt

REQUIREMENT = "R2506"


class Broken(Client):
    def lost(self, why):
        pass


if __name__ == "__main__":
    adapt(Broken())
