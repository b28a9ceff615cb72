"""It cancels by a name that the host does not know."""

from correct import Client, adapt

REQUIREMENT = "R2507"


class Broken(Client):
    def cancellation(self, identifier):
        return super().cancellation(str(identifier))


if __name__ == "__main__":
    adapt(Broken())
