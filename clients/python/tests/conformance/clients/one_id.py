"""Every request has the same id."""

from correct import Client, adapt

REQUIREMENT = "R2501"


class Broken(Client):
    def next_id(self):
        return 1


if __name__ == "__main__":
    adapt(Broken())
