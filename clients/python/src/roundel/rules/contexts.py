"""The context of a request: what its members mean where they are left out (R701)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._data import context_schema
from .checks import check
from .colors import Theme, theme_of
from .errors import RuleError


def checked_context(context: Mapping[str, Any] | None, pointer: str = "/context") -> dict[str, Any]:
    """The members of a context that are given, checked."""
    if context is None:
        return {}
    try:
        checked: dict[str, Any] = check(context, context_schema(), pointer)
    except RuleError as error:
        # A theme is no word of a closed list: an unknown one has a reason of its own (R506).
        if error.reason == "unknown_value" and error.pointer == f"{pointer}/theme":
            raise RuleError("unknown_theme", error.pointer) from None
        raise
    theme_of(checked.get("theme"), checked.get("colorScheme"), f"{pointer}/theme")
    return checked


def theme_in(context: Mapping[str, Any] | None) -> Theme:
    """The theme of a context in its colour scheme."""
    checked = checked_context(context)
    return theme_of(checked.get("theme"), checked.get("colorScheme"))
