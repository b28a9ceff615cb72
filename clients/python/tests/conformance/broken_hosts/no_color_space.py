"""A PNG says nothing of its colours."""

import base64

from core import Core, redone

REQUIREMENT = "R2201"
TOPICS = "png"


class Broken(Core):
    def answer(self, request, result):
        if request["method"] == "component/render" and result.get("encoding") == "base64":
            data = base64.b64decode(result["data"])
            at = data.index(b"sRGB") - 4
            data = data[:at] + data[at + 13 :]
            return redone(result, data, base64.b64encode(data).decode())
        return result


if __name__ == "__main__":
    Broken().run()
