"""What holds for every message that a host writes, whatever a vector expects (requirements R107, R315 and R316)."""

from __future__ import annotations

import json
from typing import Any

from .failure import Failure, shown


def read(payload: bytes) -> Any:
    """The message as JSON; fails where it breaks a rule that holds for all of them."""
    try:
        text = payload.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Failure(
            f"the output is no UTF-8 ({error.reason} at byte {error.start}): {shown(payload)}", requirement="R107"
        ) from None
    for separator in "\u2028\u2029":
        if separator in text:
            raise Failure(f"a raw U+{ord(separator):04X} in the output: {shown(text)}", requirement="R107")
    try:
        message = json.loads(text, object_pairs_hook=_without_duplicates, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Failure(f"the output is no JSON message ({error}): {shown(text)}", requirement="R316") from None
    if isinstance(message, list):
        if not message:
            raise Failure("an empty array as an answer", requirement="R316")
        for response in message:
            _check(response, in_batch=True)
    else:
        _check(message, in_batch=False)
    return message


def _check(message: Any, in_batch: bool) -> None:
    def fail(why: str, requirement: str = "R316") -> Failure:
        return Failure(f"{why}: {shown(message)}", requirement=requirement)

    if not isinstance(message, dict):
        raise fail("not an object")
    if message.get("jsonrpc") != "2.0":
        raise fail('jsonrpc is not "2.0"')
    if "method" in message:
        if in_batch or "id" in message:
            raise fail("a request from the host")
        return
    if "id" not in message:
        raise fail("an answer without id")
    if ("result" in message) == ("error" in message):
        raise fail("not exactly one of result and error")
    if "error" in message:
        error = message["error"]
        if not isinstance(error, dict) or type(error.get("code")) is not int:
            raise fail("an error without an integer code", "R315")
        if not isinstance(error.get("message"), str) or not error["message"]:
            raise fail("an error without a message", "R315")
        data = error.get("data")
        if not isinstance(data, dict) or not isinstance(data.get("reason"), str):
            raise fail("an error without a reason", "R315")


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("a key twice in an object")
    return members


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")
