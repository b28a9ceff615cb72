#!/usr/bin/env python3
"""Prints what a screen reader would meet in web pages: the accessibility tree of headless Chromium, in document order.

usage: accessibility_tree.py CHROMIUM FILE.html ...

For each page a line of JSON: a list of {role, name, description} of every node that is not ignored and more than a box.
"""
import fcntl
import json
import os
import pathlib
import subprocess
import sys
import tempfile

BOXES = {"RootWebArea", "generic", "none", "InlineTextBox"}


class Browser:
    """Chromium, spoken to over its debugging pipe: JSON messages, each ended by a NUL."""

    def __init__(self, program, folder):
        to_read, self.to = os.pipe()
        self.source, from_write = os.pipe()
        # High numbers, so that neither can be in the way of 3 and 4, where Chromium looks.
        inner = [fcntl.fcntl(fd, fcntl.F_DUPFD, 50) for fd in (to_read, from_write)]
        os.close(to_read)
        os.close(from_write)
        command = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--remote-debugging-pipe", f"--user-data-dir={folder}", "about:blank",
        ]

        def place():
            os.dup2(inner[0], 3)
            os.dup2(inner[1], 4)

        environment = {**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder, "XDG_CONFIG_HOME": folder}
        # Everything else is closed on execution by itself.
        self.process = subprocess.Popen(
            command, preexec_fn=place, close_fds=False, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for fd in inner:
            os.close(fd)
        self.buffer = b""
        self.events = []
        self.last_id = 0

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.source, 1 << 20)
            if not part:
                sys.exit("Chromium has ended.")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, session=None, **params):
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.last_id:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, event, session):
        while not any(e.get("method") == event and e.get("sessionId") == session for e in self.events):
            self.events.append(self.read())

    def tree(self, path):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable", session)
        self.events.clear()
        self.call("Page.navigate", session, url=pathlib.Path(path).resolve().as_uri())
        self.wait("Page.loadEventFired", session)
        self.call("Accessibility.enable", session)
        nodes = self.call("Accessibility.getFullAXTree", session)["nodes"]
        self.call("Target.closeTarget", targetId=target)
        return nodes

    def close(self):
        os.close(self.to)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def in_order(nodes):
    by_id = {node["nodeId"]: node for node in nodes}
    stack = [node["nodeId"] for node in nodes if "parentId" not in node][::-1]
    while stack:
        node = by_id.get(stack.pop())
        if node is None:
            continue
        yield node
        stack += node.get("childIds", [])[::-1]


def text(node, member):
    return node.get(member, {}).get("value", "")


def main():
    program, *pages = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(program, folder)
        try:
            for page in pages:
                spoken = [
                    {member: text(node, member) for member in ("role", "name", "description")}
                    for node in in_order(browser.tree(page))
                    if not node["ignored"] and text(node, "role") not in BOXES
                ]
                print(json.dumps(spoken))
        finally:
            browser.close()


main()
