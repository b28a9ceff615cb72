"""The methods of the protocol that are rules and nothing else, called by name with JSON parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Callable

from .._nearest import nearest
from .accessibility import SCHEMA as DESCRIBE_SCHEMA
from .accessibility import describe
from .badge_text import SCHEMA as BADGE_TEXT_SCHEMA
from .badge_text import badge_text
from .contrast import SCHEMA as CONTRAST_SCHEMA
from .contrast import contrast
from .errors import RuleError, escape
from .fallback import SCHEMA as FALLBACK_SCHEMA
from .fallback import resolve_fallback
from .identity_color import SCHEMA as IDENTITY_COLOR_SCHEMA
from .identity_color import identity_color
from .initials import SCHEMA as INITIALS_SCHEMA
from .initials import compute_initials

_Method = tuple[Callable[..., Any], Mapping[str, Any]]

_METHODS: dict[str, _Method] = {
    "initials/compute": (compute_initials, INITIALS_SCHEMA),
    "fallback/resolve": (resolve_fallback, FALLBACK_SCHEMA),
    "badge/text": (badge_text, BADGE_TEXT_SCHEMA),
    "color/contrast": (contrast, CONTRAST_SCHEMA),
    "color/identity": (identity_color, IDENTITY_COLOR_SCHEMA),
    "accessibility/describe": (describe, DESCRIBE_SCHEMA),
}
#: Members of the parameters of every method (R414), which mean nothing to a rule.
_OF_EVERY_METHOD = frozenset({"_meta", "deadlineMs", "progressToken"})

METHODS = tuple(_METHODS)


def call(method: str, params: Mapping[str, Any] | None = None) -> Any:
    """The result that a host answers to a method with these parameters in the default context, or a RuleError."""
    function, schema = _METHODS[method]
    properties: Mapping[str, Any] = schema["properties"]
    arguments: dict[str, Any] = {}
    for key, value in (params or {}).items():
        if key in _OF_EVERY_METHOD:
            continue
        if key not in properties:
            raise RuleError("unknown_parameter", f"/{escape(key)}", suggestion=nearest(key, properties))
        if value is not None:
            arguments[_snake_case(key)] = value
    for key in schema.get("required", ()):
        if _snake_case(key) not in arguments:
            raise RuleError("missing_parameter", f"/{key}")
    return function(**arguments)


def _snake_case(key: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in key)
