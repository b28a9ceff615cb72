"""Props from annotations: their JSON Schema for the host, and a reader that gives a function what it asks for."""

from __future__ import annotations

import collections.abc
import dataclasses
import enum
import inspect
import re
import typing
from typing import Any, Callable, Union

from .._nearest import nearest
from ._errors import PropsError

Schema = dict[str, Any]
#: Takes a value and the JSON Pointer of where it stands; raises PropsError where it does not fit.
Reader = Callable[[Any, str], Any]

_BOUNDS: dict[str, tuple[str, Callable[[Any, Any], bool], str]] = {
    "minimum": ("minimum", lambda value, bound: value >= bound, "a number of at least"),
    "maximum": ("maximum", lambda value, bound: value <= bound, "a number of at most"),
    "above": ("exclusiveMinimum", lambda value, bound: value > bound, "a number above"),
    "below": ("exclusiveMaximum", lambda value, bound: value < bound, "a number below"),
    "min_length": ("minLength", lambda value, bound: len(value) >= bound, "so many characters at least:"),
    "max_length": ("maxLength", lambda value, bound: len(value) <= bound, "so many characters at most:"),
    "min_items": ("minItems", lambda value, bound: len(value) >= bound, "so many items at least:"),
    "max_items": ("maxItems", lambda value, bound: len(value) <= bound, "so many items at most:"),
    "pattern": ("pattern", lambda value, bound: re.search(bound, value) is not None, "what matches"),
}


@dataclasses.dataclass(frozen=True)
class Prop:
    """What an annotation says beyond its type: ``Annotated[float, Prop("Points.", minimum=1)]``."""

    description: str = ""
    minimum: float | None = None
    maximum: float | None = None
    above: float | None = None
    below: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    min_items: int | None = None
    max_items: int | None = None
    pattern: str | None = None

    def _bound(self, schema: Schema, read: Reader) -> tuple[Schema, Reader]:
        checks = []
        for name, (keyword, fits, words) in _BOUNDS.items():
            bound = getattr(self, name)
            if bound is not None:
                schema = {**schema, keyword: bound}
                checks.append((bound, fits, words))
        if self.description:
            schema = {**schema, "description": self.description}
        if not checks:
            return schema, read

        def bounded(value: Any, pointer: str) -> Any:
            value = read(value, pointer)
            for bound, fits, words in checks:
                if value is not None and not fits(value, bound):
                    raise PropsError(f"expected {words} {bound}", pointer)
            return value

        return schema, bounded


class Props:
    """The props of a function or of a dataclass."""

    def __init__(self, of: Callable[..., Any], *, skip: int = 0) -> None:
        hints = typing.get_type_hints(of, include_extras=True)
        self._fields: dict[str, tuple[str, Reader]] = {}
        self._required: list[str] = []
        properties: dict[str, Schema] = {}
        for parameter in list(inspect.signature(of).parameters.values())[skip:]:
            where = f"{of.__name__}, parameter {parameter.name}"
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD, parameter.POSITIONAL_ONLY):
                raise TypeError(f"{where}: a prop is a parameter that can be given by its name")
            if parameter.name not in hints:
                raise TypeError(f"{where} needs a type, as in {parameter.name}: str")
            name = _camel(parameter.name)
            schema, read = _kind(hints[parameter.name], where)
            # A dataclass hides the defaults that its factories make; the signature only says that there is one.
            if parameter.default is parameter.empty:
                self._required.append(name)
            elif _is_json(parameter.default) and parameter.default is not None:
                schema = {**schema, "default": _plain(parameter.default)}
                try:
                    read(schema["default"], "")
                except PropsError as error:
                    raise TypeError(f"{where}: its default {parameter.default!r} does not fit: {error}") from None
            properties[name] = schema
            self._fields[name] = (parameter.name, read)
        self.schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
        if self._required:
            self.schema["required"] = self._required

    def read(self, value: Any, pointer: str = "") -> dict[str, Any]:
        """The arguments of the function; raises PropsError where the props do not fit."""
        if not isinstance(value, dict):
            raise PropsError("expected an object", pointer)
        arguments = {}
        for name, part in value.items():
            field = self._fields.get(name)
            if field is None:
                near = nearest(name, self._fields)
                tip = f"; did you mean {near}?" if near else ""
                raise PropsError(f"there is no such prop{tip}", f"{pointer}/{_escaped(name)}")
            arguments[field[0]] = field[1](part, f"{pointer}/{name}")
        for name in self._required:
            if name not in value:
                raise PropsError("is needed", f"{pointer}/{name}")
        return arguments


# ---- One annotation


def _kind(hint: Any, where: str) -> tuple[Schema, Reader]:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        schema, read = _kind(arguments[0], where)
        for extra in arguments[1:]:
            if isinstance(extra, Prop):
                schema, read = extra._bound(schema, read)
        return schema, read
    if origin is Union or type(hint).__name__ == "UnionType":
        return _union(arguments, where)
    if origin is typing.Literal:
        return _choice({value: value for value in arguments})
    if origin in (list, collections.abc.Sequence, collections.abc.Iterable):
        return _list(arguments[0] if arguments else Any, where)
    if hint in _SCALARS:
        words, types = _SCALARS[hint]
        return {"type": words}, _scalar(types, words)
    if hint in (Any, object):
        return {}, lambda value, _: value
    if hint is dict or origin in (dict, collections.abc.Mapping):
        return {"type": "object", "additionalProperties": True}, _scalar((dict,), "object")
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _choice({member.value: member for member in hint})
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        props = Props(hint)
        make: Callable[..., Any] = hint
        return props.schema, lambda value, pointer: make(**props.read(value, pointer))
    raise TypeError(
        f"{where}: {hint!r} is no type of a prop; there are str, int, float, bool, Literal, Enum, Optional, Union, "
        "List, Dict, Any and dataclasses"
    )


_SCALARS: dict[Any, tuple[str, tuple[type, ...]]] = {
    str: ("string", (str,)),
    int: ("integer", (int,)),
    float: ("number", (int, float)),
    bool: ("boolean", (bool,)),
}


def _scalar(types: tuple[type, ...], words: str) -> Reader:
    article = "an" if words[0] in "aio" else "a"

    def read(value: Any, pointer: str) -> Any:
        # type(), for True is an int to isinstance(). 3.0 is an integer in JSON.
        if type(value) in types:
            return value
        if words == "integer" and type(value) is float and value.is_integer():
            return int(value)
        raise PropsError(f"expected {article} {words}", pointer)

    return read


def _choice(values: dict[Any, Any]) -> tuple[Schema, Reader]:
    def read(value: Any, pointer: str) -> Any:
        if isinstance(value, (str, int, float)) and value in values:
            return values[value]
        raise PropsError("expected one of " + ", ".join(map(str, values)), pointer)

    return {"enum": list(values)}, read


def _list(hint: Any, where: str) -> tuple[Schema, Reader]:
    schema, read_item = _kind(hint, where)

    def read(value: Any, pointer: str) -> Any:
        if not isinstance(value, list):
            raise PropsError("expected an array", pointer)
        return [read_item(item, f"{pointer}/{index}") for index, item in enumerate(value)]

    return {"type": "array", "items": schema}, read


def _union(hints: tuple[Any, ...], where: str) -> tuple[Schema, Reader]:
    """None among them stands for a prop that is not given, which the host sees to."""
    kinds = [_kind(hint, where) for hint in hints if hint is not type(None)]
    takes_none = len(kinds) < len(hints)

    def read(value: Any, pointer: str) -> Any:
        if value is None and takes_none:
            return None
        for index, (_, read_one) in enumerate(kinds):
            try:
                return read_one(value, pointer)
            except PropsError:
                if index == len(kinds) - 1:
                    raise
        raise AssertionError("a union of nothing")

    return (kinds[0][0] if len(kinds) == 1 else {"anyOf": [schema for schema, _ in kinds]}), read


# ---- Names and values


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word[:1].upper() + word[1:] for word in rest)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _plain(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value.value
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def _is_json(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(map(_is_json, value))
    return value is None or isinstance(value, (str, int, float, bool, dict, enum.Enum))
