"""Values against the protocol's JSON Schemas, with the protocol's reasons (R501 to R512, R602, R603).

The schemas use a small part of JSON Schema, and that part is all there is here. A checked value comes back as the rules
want it: without members that are null, and with integers where an integer was asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import regex

from .._nearest import nearest
from ._data import limit
from .errors import RuleError, escape

Schema = Mapping[str, Any]

#: Strings that are neither drawn nor spoken, and so are no texts (R603).
_NO_TEXTS = frozenset({"url", "image", "mask"})

#: What XML 1.0 forbids among the characters a JSON string can hold (R508).
_FORBIDDEN = regex.compile(r"[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]")

#: The same of texts that rules read and that are neither drawn nor spoken: white space is white space (R508).
_FORBIDDEN_TO_READ = regex.compile(r"[\x00-\x08\x0E-\x1F\uFFFE\uFFFF]")


def check(value: Any, schema: Schema, pointer: str = "", *, texts: bool = True) -> Any:
    """The value, normalised, if the schema takes it; else a RuleError. With `texts` strings are drawn or spoken."""
    if "oneOf" in schema:
        # The alternatives of the protocol differ by JSON type, so that the type chooses, and a fault is told exactly.
        for alternative in schema["oneOf"]:
            if _type_of(value, _types(alternative)) is not None:
                return check(value, alternative, pointer, texts=texts)
        raise RuleError("wrong_type", pointer)
    types = _types(schema)
    kind = _type_of(value, types) if types else None
    if types and kind is None:
        raise RuleError("wrong_type", pointer)
    if kind == "integer":
        value = int(value)
    if "enum" in schema and value not in schema["enum"]:
        raise RuleError("unknown_value", pointer, suggestion=nearest(value, schema["enum"]))
    if kind in ("integer", "number"):
        _check_number(value, schema, pointer)
    elif kind == "string" and texts:
        check_text(value, pointer)
    elif kind == "array":
        return _check_list(value, schema, pointer, texts)
    elif kind == "object" and ("properties" in schema or "additionalProperties" in schema):
        return _check_object(value, schema, pointer, texts)
    return value


def check_texts(given: Mapping[str, Any], *names: str) -> None:
    """Those of the members that are there, as texts that are neither drawn nor spoken."""
    for name in names:
        if name in given:
            check_text(given[name], f"/{name}", _FORBIDDEN_TO_READ)


def check_text(text: str, pointer: str, forbidden: regex.Pattern[str] = _FORBIDDEN) -> None:
    """Refuses a text that cannot be drawn or spoken."""
    if forbidden.search(text):
        raise RuleError("invalid_character", pointer)
    if len(text.encode("utf-8", "surrogatepass")) > limit("maxTextBytes"):
        raise RuleError("limit_exceeded", pointer, limit="maxTextBytes", value=limit("maxTextBytes"))


def _types(schema: Schema) -> list[str]:
    types: str | list[str] | None = schema.get("type")
    return [] if types is None else [types] if isinstance(types, str) else list(types)


def _type_of(value: Any, types: Sequence[str]) -> str | None:
    """Which of the types the value has. A truth value is no number, and 7.0 is an integer (R511)."""
    for kind in types:
        if kind == "boolean" and isinstance(value, bool):
            return kind
        if kind == "string" and isinstance(value, str):
            return kind
        if kind == "array" and isinstance(value, (list, tuple)):
            return kind
        if kind == "object" and isinstance(value, Mapping):
            return kind
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            continue
        if kind == "number" or (kind == "integer" and (isinstance(value, int) or value.is_integer())):
            return kind
    return None


def _check_number(value: int | float, schema: Schema, pointer: str) -> None:
    if "minimum" in schema and value < schema["minimum"]:
        raise RuleError("out_of_range", pointer)
    if "exclusiveMinimum" in schema and value <= schema["exclusiveMinimum"]:
        raise RuleError("out_of_range", pointer)
    if "maximum" in schema and value > schema["maximum"]:
        # The greatest length is an announced limit (R602); any other maximum is a plain range.
        if schema["maximum"] == limit("maxSize"):
            raise RuleError("limit_exceeded", pointer, limit="maxSize", value=limit("maxSize"))
        raise RuleError("out_of_range", pointer)


def _check_list(value: Sequence[Any], schema: Schema, pointer: str, texts: bool) -> list[Any]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        raise RuleError("out_of_range", pointer)
    items: Schema = schema.get("items", {})
    return [check(each, items, f"{pointer}/{index}", texts=texts) for index, each in enumerate(value)]


def _check_object(value: Mapping[str, Any], schema: Schema, pointer: str, texts: bool) -> dict[str, Any]:
    properties: Mapping[str, Schema] = schema.get("properties", {})
    others: bool | Schema = schema.get("additionalProperties", True)
    checked: dict[str, Any] = {}
    for key, member in value.items():
        if key == "_meta" and key not in properties:
            continue
        place = f"{pointer}/{escape(key)}"
        if key in properties:
            if member is not None:
                checked[key] = check(member, properties[key], place, texts=texts and key not in _NO_TEXTS)
        elif others is False:
            raise RuleError("unknown_parameter", place, suggestion=nearest(key, properties))
        elif isinstance(others, Mapping) and member is not None:
            checked[key] = check(member, others, place, texts=texts)
    for key in schema.get("required", ()):
        if key not in checked:
            raise RuleError("missing_parameter", f"{pointer}/{escape(key)}")
    return checked
