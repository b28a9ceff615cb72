"""The props of components, read and checked before anything is made of them (R513)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import regex

from .._nearest import nearest
from ._data import limit, props_schema
from .checks import check
from .colors import Theme, theme_of
from .errors import RuleError

COMPONENTS = (
    "avatar",
    "avatarStack",
    "badge",
    "icon",
    "storyRing",
    "profilePicture",
    "overlay",
    "row",
    "label",
    "skeleton",
)

#: Words that stand where a colour does.
_WORDS_FOR_COLORS = {"fill": "identity", "labelColor": "auto"}
#: The size of a stack's avatars where none is given (R1703).
_STACK_SIZE = 32
_VISIBLE = regex.compile(r"[^\p{White_Space}\p{Default_Ignorable_Code_Point}]")


def checked_props(component: str, props: Mapping[str, Any], pointer: str, context: Mapping[str, Any]) -> dict[str, Any]:
    """The props of a component and of all that is nested in it, without those that are null."""
    theme = theme_of(context.get("theme"), context.get("colorScheme"))
    return _Reader(theme).read(component, props, pointer, f"{pointer.rsplit('/', 1)[0]}/component", 1)


class _Reader:
    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def read(self, component: str, props: Mapping[str, Any], pointer: str, name_at: str, level: int) -> dict[str, Any]:
        if component not in COMPONENTS:
            raise RuleError("unknown_component", name_at, suggestion=nearest(component, COMPONENTS))
        if level > limit("maxNesting"):
            # The one that is too deep is at fault, not its name.
            place = name_at.rsplit("/", 1)[0]
            raise RuleError("limit_exceeded", place, limit="maxNesting", value=limit("maxNesting"))
        schema = props_schema(component)
        checked: dict[str, Any] = check(props, schema, pointer)
        self._check_colors(checked, schema, pointer)
        if component == "badge":
            _check_badge(checked, pointer)
        elif component == "icon":
            _exactly_one(checked, ("symbol", "image"), pointer)
        elif component == "avatarStack" and checked.get("spacing", 0) < -checked.get("size", _STACK_SIZE):
            raise RuleError("out_of_range", f"{pointer}/spacing")
        elif component == "profilePicture" and checked.get("shape") == "mask" and "mask" not in checked:
            raise RuleError("missing_parameter", f"{pointer}/mask")
        for child, place in self._children(component, checked, pointer):
            child["props"] = self.read(
                child["component"], child.get("props", {}), f"{place}/props", f"{place}/component", level + 1
            )
        if component == "label":
            for part in ("icon", "badge"):
                if part in checked:
                    place = f"{pointer}/{part}"
                    checked[part] = self.read(part, checked[part], place, f"{place}/component", level + 1)
        return checked

    def _children(self, component: str, props: dict[str, Any], pointer: str) -> list[tuple[dict[str, Any], str]]:
        for key in ("items", "users"):
            if len(props.get(key, ())) > limit("maxChildren"):
                raise RuleError("limit_exceeded", f"{pointer}/{key}", limit="maxChildren", value=limit("maxChildren"))
        if component == "row":
            return [(item, f"{pointer}/items/{index}") for index, item in enumerate(props["items"])]
        single = {"overlay": ("base", "overlay"), "storyRing": ("placeholder",)}.get(component, ())
        return [(props[key], f"{pointer}/{key}") for key in single if key in props]

    def _check_colors(self, value: Any, schema: Mapping[str, Any], pointer: str) -> None:
        """Every string that the schema calls a colour is one."""
        if isinstance(value, str):
            # The schemas have no other mark of a colour than the comment that lists its spellings.
            alternatives = [schema, *schema.get("oneOf", ())]
            if any(str(each.get("$comment", "")).startswith("#RGB") for each in alternatives):
                if _WORDS_FOR_COLORS.get(pointer.rsplit("/", 1)[-1]) != value:
                    self.theme.color(value, pointer)
        elif isinstance(value, list):
            for index, each in enumerate(value):
                self._check_colors(each, schema.get("items", {}), f"{pointer}/{index}")
        elif isinstance(value, dict):
            for alternative in [schema, *schema.get("oneOf", ())]:
                for key, member in alternative.get("properties", {}).items():
                    if key in value:
                        self._check_colors(value[key], member, f"{pointer}/{key}")


def _check_badge(props: Mapping[str, Any], pointer: str) -> None:
    _exactly_one({key: value for key, value in props.items() if value is not False}, ("count", "text", "dot"), pointer)
    if "text" in props and not _VISIBLE.search(props["text"]):
        raise RuleError("out_of_range", f"{pointer}/text")


def _exactly_one(props: Mapping[str, Any], keys: tuple[str, ...], pointer: str) -> None:
    given = [key for key in keys if key in props]
    if not given:
        raise RuleError("missing_parameter", f"{pointer}/{keys[0]}")
    if len(given) > 1:
        raise RuleError("conflicting_parameters", f"{pointer}/{given[1]}")
