"""A small client, with the adapter that the kit talks to. What is broken overrides a hook."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from typing import Any


class Client:
    """Lines, a thread that reads, and a callback for each call."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: dict[Any, Any] = {}
        self._names: dict[str, Any] = {}
        self._count = 0
        self._host: subprocess.Popen | None = None

    # ---- hooks
    def next_id(self) -> Any:
        self._count += 1
        return self._count

    def read(self, line: bytes) -> Any:
        """A line of the host as JSON; raises ValueError for one that is none."""
        return json.loads(line)

    def take(self, message: dict[str, Any]) -> None:
        if "method" in message:
            return
        with self._lock:
            done = self._waiting.pop(message.get("id"), None)
        if done is not None:
            done({"error": message["error"]} if "error" in message else {"result": message["result"]})

    def lost(self, why: str) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, {}
        for done in waiting.values():
            done({"failed": why})

    def cancellation(self, identifier: Any) -> dict[str, Any]:
        return {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": identifier}}

    # ---- what callers use
    def call(self, name: str, method: str, params: dict[str, Any], done: Any) -> None:
        self._start()
        identifier = self.next_id()
        with self._lock:
            self._waiting[identifier] = done
            self._names[name] = identifier
        self.write({"jsonrpc": "2.0", "id": identifier, "method": method, "params": params})

    def cancel(self, name: str) -> None:
        self.write(self.cancellation(self._names[name]))

    def close(self) -> None:
        if self._host is not None:
            self._host.stdin.close()
            self._host.wait()

    # ---- the line to the host
    def write(self, message: dict[str, Any]) -> None:
        try:
            self._host.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self._host.stdin.flush()
        except OSError:
            self.lost("the host has ended")

    def _start(self) -> None:
        if self._host is None:
            command = [os.environ["ROUNDEL_EXECUTABLE"], "serve"]
            self._host = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self._host.stdout:
            try:
                message = self.read(line)
            except ValueError:
                break
            self.take(message)
        self.lost("the host has ended")


def adapt(client: Client) -> None:
    lock = threading.Lock()

    def tell(outcome: dict[str, Any]) -> None:
        with lock:
            sys.stdout.write(json.dumps(outcome) + "\n")
            sys.stdout.flush()

    for line in sys.stdin:
        step = json.loads(line)
        if "call" in step:
            name = step["call"]
            client.call(name, step["method"], step.get("params", {}), lambda got, name=name: tell({"of": name, **got}))
        elif "cancel" in step:
            client.cancel(step["cancel"])
        else:
            client.close()
            tell({"closed": True})
    client.close()


if __name__ == "__main__":
    adapt(Client())
