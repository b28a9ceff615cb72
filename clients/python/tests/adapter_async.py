"""`AsyncRoundel` for the conformance kit: see `--role client` in CONFORMANCE.md."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any

from adapter import tell, tell_error
from roundel import AsyncRoundel


async def run(client: AsyncRoundel, step: dict[str, Any]) -> None:
    try:
        tell(of=step["call"], result=await client.call(step["method"], step.get("params")))
    except BaseException as error:
        tell_error(step["call"], error)


async def main() -> None:
    loop = asyncio.get_running_loop()
    calls: dict[str, asyncio.Task[None]] = {}
    async with AsyncRoundel(os.environ["ROUNDEL_EXECUTABLE"]) as client:
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            step = json.loads(line)
            if "call" in step:
                calls[step["call"]] = loop.create_task(run(client, step))
            elif "cancel" in step:
                calls[step["cancel"]].cancel()
            else:
                await client.close()
                tell(closed=True)


if __name__ == "__main__":
    asyncio.run(main())
