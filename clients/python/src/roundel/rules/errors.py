"""The one exception of the rules: it says what the protocol's error says."""

from __future__ import annotations


class RuleError(ValueError):
    """A value that a rule does not take.

    `reason` is a word of the protocol's `errors.json`, `code` the JSON-RPC code it stands under, `pointer` an
    RFC 6901 JSON Pointer to the value at fault, and `suggestion` the nearest known name where one is near. For
    `limit_exceeded`, `limit` and `value` name the limit.
    """

    def __init__(
        self,
        reason: str,
        pointer: str | None = None,
        message: str = "",
        *,
        suggestion: str | None = None,
        limit: str | None = None,
        value: int | None = None,
    ) -> None:
        super().__init__(message or (f"{reason} at {pointer}" if pointer is not None else reason))
        self.reason = reason
        self.pointer = pointer
        self.suggestion = suggestion
        self.limit = limit
        self.value = value

    @property
    def code(self) -> int:
        """The code of the reason: that of a limit, or of invalid parameters."""
        return 1006 if self.reason == "limit_exceeded" else -32602


def escape(key: str) -> str:
    """A key as one token of a JSON Pointer (R510)."""
    return key.replace("~", "~0").replace("/", "~1")
