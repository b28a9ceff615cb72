"""Drives the host with JSON-RPC clients that were written for other servers, over headers.

Each initializes, renders three pictures at once, cancels a large batch, makes a call that is bad, shuts down, and tells
what it got: {"server", "labels", "cancelled", "bad", "shutdown"}.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
HOST = os.environ.get("ROUNDEL", str(HERE.parents[1] / ".build/release/roundel"))

NAMES = ["Jamie Lin", "Ada Lovelace", "Grace Hopper"]
# It takes long: gradients as PNG, no two the same, as a host may keep what it has drawn.
FILL = {"gradient": ["#102030", "#F0E0D0"]}
BATCH = {
    "items": [
        {"component": "avatar", "props": {"name": f"A{i} B", "size": 4000, "fill": FILL}, "output": {"format": "png"}}
        for i in range(100)
    ]
}
BAD = {"component": "avatar", "props": {"nmae": 1}}
EXPECTED = {"server": "roundel", "labels": NAMES, "cancelled": -32800, "bad": -32602, "shutdown": None}


def render(name: str) -> dict[str, Any]:
    return {"component": "avatar", "props": {"name": name}}


def has(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


class PeerTests(unittest.TestCase):
    maxDiff = None

    @unittest.skipUnless(has("pylsp_jsonrpc"), "there is no python-lsp-jsonrpc")
    def test_python_lsp_jsonrpc(self) -> None:
        from pylsp_jsonrpc.endpoint import Endpoint
        from pylsp_jsonrpc.exceptions import JsonRpcException
        from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

        with subprocess.Popen([HOST, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            endpoint = Endpoint({}, JsonRpcStreamWriter(process.stdin).write)
            reader = JsonRpcStreamReader(process.stdout)
            with ThreadPoolExecutor(1) as pool:
                pool.submit(reader.listen, endpoint.consume)

                def error_of(future: Any) -> int:
                    try:
                        return future.result(10)
                    except JsonRpcException as error:
                        return error.code

                found: dict[str, Any] = {}
                found["server"] = endpoint.request("initialize", {}).result(10)["serverInfo"]["name"]
                calls = [endpoint.request("component/render", render(name)) for name in NAMES]
                found["labels"] = [call.result(10)["accessibility"]["label"] for call in calls]
                slow = endpoint.request("component/renderBatch", BATCH)
                # What its futures send when they are cancelled; they then forget the answer, which is to be seen here.
                endpoint.notify("$/cancelRequest", {"id": next(iter(endpoint._server_request_futures))})
                found["cancelled"] = error_of(slow)
                found["bad"] = error_of(endpoint.request("component/render", BAD))
                found["shutdown"] = endpoint.request("shutdown", None).result(10)
                endpoint.notify("exit")
                self.assertEqual(process.wait(10), 0)
        self.assertEqual(found, EXPECTED)

    @unittest.skipUnless(has("pygls"), "there is no pygls")
    def test_pygls(self) -> None:
        from pygls.client import JsonRPCClient
        from pygls.exceptions import JsonRpcException

        async def drive() -> dict[str, Any]:
            client = JsonRPCClient()
            await client.start_io(HOST, "serve")
            ask = client.protocol.send_request_async

            async def error_of(call: Any) -> int:
                try:
                    return await asyncio.wait_for(call, 10)
                except JsonRpcException as error:
                    return error.code

            found: dict[str, Any] = {}
            found["server"] = (await ask("initialize", {})).serverInfo.name
            pictures = await asyncio.gather(*(ask("component/render", render(name)) for name in NAMES))
            found["labels"] = [picture.accessibility.label for picture in pictures]
            slow = asyncio.ensure_future(error_of(ask("component/renderBatch", BATCH, msg_id="slow")))
            await asyncio.sleep(0.1)
            client.protocol.notify("$/cancelRequest", {"id": "slow"})
            found["cancelled"] = await slow
            found["bad"] = await error_of(ask("component/render", BAD))
            found["shutdown"] = await ask("shutdown", None)
            client.protocol.notify("exit", None)
            process = client._server
            self.assertEqual(await asyncio.wait_for(process.wait(), 10), 0)
            await client.stop()
            return found

        self.assertEqual(asyncio.run(drive()), EXPECTED)

    @unittest.skipUnless(shutil.which("emacs"), "there is no emacs")
    def test_emacs(self) -> None:
        self.check_script("emacs", "--quick", "--batch", "--load", str(HERE / "peer.el"))

    @unittest.skipUnless(shutil.which("nvim"), "there is no nvim")
    def test_neovim(self) -> None:
        self.check_script("nvim", "--clean", "--headless", "-c", f"luafile {HERE / 'peer.lua'}")

    def check_script(self, *command: str) -> None:
        with tempfile.TemporaryDirectory() as folder:
            renders = [render(name) for name in NAMES]
            task = {"host": HOST, "renders": renders, "batch": BATCH, "trace": f"{folder}/trace"}
            environment = {**os.environ, "PEER_TASK": json.dumps(task)}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=40)
        said = done.stdout + done.stderr
        lines = [line for line in said.splitlines() if line.startswith("{")]
        self.assertEqual(len(lines), 1, said)
        self.assertEqual(json.loads(lines[0]), EXPECTED)
        self.assertEqual(done.returncode, 0, said)


if __name__ == "__main__":
    unittest.main()
