"""JSON Schema (draft 2020-12), as far as the protocol's own schemas use it."""

from __future__ import annotations

import re
from typing import Any, Callable

from .failure import KitError, shown
from .matcher import escaped, exact, kind


class Schema:
    """A schema document. Keywords that it does not know are refused, so that none is passed over in silence."""

    def __init__(self, document: dict[str, Any], root: str = "#", closed: bool = False):
        """`root` is where in the document to begin; `closed` refuses members that are not named at all."""
        self._document = document
        self._root: Any = document if root == "#" else {"$ref": root}
        self._closed = closed

    def faults(self, value: Any) -> list[str]:
        """What is wrong with a value, each with its JSON Pointer; empty where it is valid."""
        return list(self._faults(self._root, value, ""))

    def _faults(self, schema: Any, value: Any, at: str):
        if schema is True or schema is False:
            if schema is False:
                yield f"{at or '/'}: nothing may stand here"
            return
        for keyword, argument in schema.items():
            check = _KEYWORDS.get(keyword)
            if check is None:
                raise KitError(f"the schema has a keyword that the kit does not know: {keyword}")
            yield from check(self, schema, argument, value, at)

    def _is_valid(self, schema: Any, value: Any) -> bool:
        return next(self._faults(schema, value, ""), None) is None

    def _ref(self, _schema, reference, value, at):
        target: Any = self._document
        if not reference.startswith("#"):
            raise KitError(f"the schema refers to another document: {reference}")
        for token in reference.lstrip("#").split("/")[1:]:
            target = target[token.replace("~1", "/").replace("~0", "~")]
        yield from self._faults(target, value, at)

    def _any_of(self, _schema, options, value, at):
        if not any(self._is_valid(option, value) for option in options):
            yield f"{at or '/'}: {shown(value, 120)} fits none of what may stand here"

    def _one_of(self, _schema, options, value, at):
        fitting = sum(self._is_valid(option, value) for option in options)
        if fitting != 1:
            yield f"{at or '/'}: {shown(value, 120)} fits {fitting} of what may stand here, expected exactly one"

    def _all_of(self, _schema, options, value, at):
        for option in options:
            yield from self._faults(option, value, at)

    def _not(self, _schema, option, value, at):
        if self._is_valid(option, value):
            yield f"{at or '/'}: {shown(value, 120)} may not stand here"

    def _properties(self, schema, properties, value, at):
        if isinstance(value, dict):
            for name, part in properties.items():
                if name in value:
                    yield from self._faults(part, value[name], f"{at}/{escaped(name)}")
            if self._closed and properties and not {"additionalProperties", "patternProperties"} & schema.keys():
                for name in value.keys() - properties.keys():
                    yield f"{at}/{escaped(name)}: not in the schema"

    def _pattern_properties(self, _schema, patterns, value, at):
        if isinstance(value, dict):
            for pattern, part in patterns.items():
                for name in value:
                    if re.search(pattern, name):
                        yield from self._faults(part, value[name], f"{at}/{escaped(name)}")

    def _additional_properties(self, schema, part, value, at):
        if not isinstance(value, dict):
            return
        patterns = schema.get("patternProperties", {})
        for name in value:
            if name not in schema.get("properties", {}) and not any(re.search(p, name) for p in patterns):
                if part is False:
                    yield f"{at}/{escaped(name)}: not known here"
                else:
                    yield from self._faults(part, value[name], f"{at}/{escaped(name)}")

    def _property_names(self, _schema, part, value, at):
        if isinstance(value, dict):
            for name in value:
                yield from self._faults(part, name, f"{at}/{escaped(name)}")

    def _required(self, _schema, names, value, at):
        if isinstance(value, dict):
            for name in names:
                if name not in value:
                    yield f"{at}/{escaped(name)}: missing"

    def _dependent_required(self, _schema, dependencies, value, at):
        if isinstance(value, dict):
            for name, others in dependencies.items():
                for other in others if name in value else ():
                    if other not in value:
                        yield f"{at}/{escaped(other)}: missing beside {name}"

    def _items(self, schema, part, value, at):
        if isinstance(value, list):
            first = len(schema.get("prefixItems", []))
            for index, element in enumerate(value[first:], first):
                yield from self._faults(part, element, f"{at}/{index}")

    def _prefix_items(self, _schema, parts, value, at):
        if isinstance(value, list):
            for index, (part, element) in enumerate(zip(parts, value)):
                yield from self._faults(part, element, f"{at}/{index}")

    def _unique_items(self, _schema, wanted, value, at):
        if wanted and isinstance(value, list):
            for index, element in enumerate(value):
                if any(not exact(element, other) for other in value[:index]):
                    yield f"{at}/{index}: there twice"

    def _type(self, _schema, names, value, at):
        names = names if isinstance(names, list) else [names]
        own = {kind(value)}
        if "number" in own and float(value).is_integer():
            own.add("integer")
        if not own & set(names):
            yield f"{at or '/'}: expected {' or '.join(names)}, got {shown(value, 120)}"

    def _enum(self, _schema, values, value, at):
        if all(exact(allowed, value) for allowed in values):
            yield f"{at or '/'}: {shown(value, 120)} is none of {shown(values)}"

    def _const(self, _schema, wanted, value, at):
        if exact(wanted, value):
            yield f"{at or '/'}: expected {shown(wanted)}, got {shown(value, 120)}"

    def _pattern(self, _schema, pattern, value, at):
        if isinstance(value, str) and not re.search(pattern, value):
            yield f"{at or '/'}: {shown(value, 120)} does not match {pattern}"


def _bound(types: tuple[type, ...], size: Callable[[Any], float], holds: Callable[[float, float], bool], words: str):
    def check(_self, _schema, bound, value, at):
        if isinstance(value, types) and not isinstance(value, bool) and not holds(size(value), bound):
            yield f"{at or '/'}: expected {words} {bound}, got {shown(value, 120)}"

    return check


def _says_nothing(*_):
    return ()


_NUMBERS = (int, float)
_KEYWORDS: dict[str, Callable] = {
    "$ref": Schema._ref,
    "anyOf": Schema._any_of,
    "oneOf": Schema._one_of,
    "allOf": Schema._all_of,
    "not": Schema._not,
    "properties": Schema._properties,
    "patternProperties": Schema._pattern_properties,
    "additionalProperties": Schema._additional_properties,
    "propertyNames": Schema._property_names,
    "required": Schema._required,
    "dependentRequired": Schema._dependent_required,
    "items": Schema._items,
    "prefixItems": Schema._prefix_items,
    "uniqueItems": Schema._unique_items,
    "type": Schema._type,
    "enum": Schema._enum,
    "const": Schema._const,
    "pattern": Schema._pattern,
    "minimum": _bound(_NUMBERS, float, lambda n, b: n >= b, "at least"),
    "maximum": _bound(_NUMBERS, float, lambda n, b: n <= b, "at most"),
    "exclusiveMinimum": _bound(_NUMBERS, float, lambda n, b: n > b, "more than"),
    "exclusiveMaximum": _bound(_NUMBERS, float, lambda n, b: n < b, "less than"),
    "minLength": _bound((str,), len, lambda n, b: n >= b, "a length of at least"),
    "maxLength": _bound((str,), len, lambda n, b: n <= b, "a length of at most"),
    "minItems": _bound((list,), len, lambda n, b: n >= b, "a number of elements of at least"),
    "maxItems": _bound((list,), len, lambda n, b: n <= b, "a number of elements of at most"),
    "minProperties": _bound((dict,), len, lambda n, b: n >= b, "a number of members of at least"),
    "maxProperties": _bound((dict,), len, lambda n, b: n <= b, "a number of members of at most"),
    **dict.fromkeys(
        "$schema $id $defs $comment title description default examples contentEncoding contentMediaType format "
        "deprecated".split(),
        _says_nothing,
    ),
}
