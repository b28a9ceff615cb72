"""Every read is decoded by itself, so that a character in two reads is lost."""

import os
import threading

from core import Core

REQUIREMENT = "R104"
TOPICS = "framing"


class Broken(Core):
    def run(self):
        # Reads of a few bytes, as a slow pipe would give.
        source, target = os.dup(0), os.pipe()
        os.dup2(target[0], 0)

        def feed():
            while data := os.read(source, 5):
                os.write(target[1], data.decode("utf-8", "replace").encode())
            os.close(target[1])

        threading.Thread(target=feed, daemon=True).start()
        super().run()


if __name__ == "__main__":
    Broken().run()
