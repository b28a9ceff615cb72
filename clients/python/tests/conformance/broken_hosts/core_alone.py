"""Nothing is broken: what the others are compared with."""

from core import Core

if __name__ == "__main__":
    Core().run()
