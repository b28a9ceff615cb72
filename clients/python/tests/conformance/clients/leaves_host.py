"""It leaves its host alone when it is closed."""

from correct import Client, adapt

REQUIREMENT = "R2508"


class Broken(Client):
    def close(self):
        pass


if __name__ == "__main__":
    adapt(Broken())
