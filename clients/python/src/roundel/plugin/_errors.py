"""What a component may raise, and what it may meet."""

from __future__ import annotations

from typing import Any


class PropsError(ValueError):
    """Props that do not fit. A component raises it for what a schema cannot say: that two props exclude each other.

    The message is a sentence, ``pointer`` a JSON Pointer into the props:
    ``PropsError("there are more labels than values", "/labels")``.
    """

    def __init__(self, message: str, pointer: str = "") -> None:
        if pointer and not pointer.startswith("/"):
            raise ValueError(
                f"PropsError({message!r}, {pointer!r}): first comes what is wrong, then where, "
                "as a pointer that begins with a slash, such as /values/3"
            )
        super().__init__(f"{pointer}: {message}" if pointer else message)
        self.pointer = pointer


class HostError(Exception):
    """The host refused what it was asked: ``code``, ``reason`` and ``data`` as in the protocol."""

    def __init__(self, method: str, error: dict[str, Any]) -> None:
        super().__init__(f"{method}: {error.get('message')}")
        self.code: int = error.get("code", 0)
        self.data: dict[str, Any] = error.get("data") or {}
        self.reason: str | None = self.data.get("reason")
