"""`Roundel` for the conformance kit: see `--role client` in CONFORMANCE.md."""

from __future__ import annotations

import json
import os
import sys
import threading
from asyncio import CancelledError as AsyncCancelledError
from concurrent.futures import CancelledError
from typing import Any

from roundel import Call, RequestError, Roundel, RoundelError

_lock = threading.Lock()


def tell(**outcome: Any) -> None:
    with _lock:
        print(json.dumps(outcome), flush=True)


def tell_error(name: str, error: BaseException) -> None:
    if isinstance(error, RequestError):
        tell(of=name, error=error.error)
    elif isinstance(error, RoundelError):
        tell(of=name, failed=str(error))
    elif isinstance(error, (CancelledError, AsyncCancelledError)):
        tell(of=name, cancelled=True)
    else:
        raise error


def tell_end(name: str, call: Call) -> None:
    try:
        tell(of=name, result=call.result())
    except BaseException as error:
        tell_error(name, error)


def main() -> None:
    calls: dict[str, Call] = {}
    with Roundel(os.environ["ROUNDEL_EXECUTABLE"]) as client:
        for line in sys.stdin:
            step = json.loads(line)
            if "call" in step:
                name = step["call"]
                try:
                    calls[name] = client.submit(step["method"], step.get("params"))
                except RoundelError as error:
                    tell_error(name, error)
                else:
                    calls[name].add_done_callback(lambda call, name=name: tell_end(name, call))
            elif "cancel" in step:
                calls[step["cancel"]].cancel()
            else:
                client.close()
                tell(closed=True)


if __name__ == "__main__":
    main()
