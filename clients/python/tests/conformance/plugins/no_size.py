"""A resolved component has no size."""

from correct import Plugin

REQUIREMENT = "R2602"


class Broken(Plugin):
    def resolve(self, params):
        resolved = super().resolve(params)
        del resolved["size"]
        return resolved


if __name__ == "__main__":
    Broken().run()
