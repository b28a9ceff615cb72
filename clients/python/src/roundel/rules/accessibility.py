"""What assistive technology is told of a component (section 13 of the protocol)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Callable, Optional, TypedDict

from .badge_text import badge_text
from .characters import is_blank, single_spaced, trimmed, words
from .checks import check
from .conjunctions import conjunction
from .contexts import checked_context
from .props import checked_props
from .symbols import spoken_name
from .words import words_of

#: What a symbol is called in a language, or None where nobody knows.
SymbolNames = Callable[[str, str], Optional[str]]

_PRESENCE_WORDS = {"online": "online", "away": "away", "busy": "doNotDisturb", "offline": "offline"}


class _Description(TypedDict):
    role: str
    label: str | None
    value: str | None
    hidden: bool
    traits: list[str]


class Description(_Description, total=False):
    """The answer of `accessibility/describe`; only a composition has children."""

    children: list[Any]


SCHEMA = {
    "type": "object",
    "properties": {"component": {"type": "string"}, "props": {"type": "object"}, "context": {"type": "object"}},
    "required": ["component"],
    "additionalProperties": False,
}


@dataclass(frozen=True)
class _Spoken:
    """What a component says of itself, before its props replace any of it."""

    role: str
    label: str | None = None
    value: str | None = None
    #: Hidden by itself, unless it is given a label or told not to be.
    hidden: bool = False
    #: Hidden whatever it is called.
    gone: bool = False
    traits: tuple[str, ...] = ()


def describe(
    component: str,
    props: Mapping[str, Any] | None = None,
    *,
    context: Mapping[str, Any] | None = None,
    symbol_names: SymbolNames | None = None,
) -> Description:
    """Role, label, value and traits of a component, and those of its children where it is a composition.

    `symbol_names` tells how a symbol is called in a language, without it as the protocol publishes.
    """
    check({"component": component, "props": props, "context": context}, SCHEMA, texts=False)
    known = checked_context(context)
    checked = checked_props(component, props or {}, "/props", known)
    return _Describer(known.get("locale", "en"), symbol_names or spoken_name).describe(component, checked)


class _Describer:
    def __init__(self, locale: str, symbol_names: SymbolNames) -> None:
        self.locale = locale
        self.words = words_of(locale)
        self.symbol_names = symbol_names
        self.parts: dict[str, Callable[[Mapping[str, Any]], _Spoken]] = {
            "avatar": self._avatar,
            "avatarStack": self._stack,
            "badge": self._badge,
            "icon": self._icon,
            "storyRing": self._ring,
            "profilePicture": self._profile_picture,
            "skeleton": lambda props: _Spoken("image", hidden=True),
            "text": lambda props: _Spoken("text", single_spaced(props["text"])),
        }

    def describe(self, component: str, props: Mapping[str, Any]) -> Description:
        if component in self.parts:
            return _finished(self.parts[component](props), props)
        children = [self.describe(child, child_props) for child, child_props in _children(component, props)]
        spoken = [
            each for child in children if not child["hidden"] for each in (child["label"], child["value"]) if each
        ]
        label = self.words["listSeparator"].join(spoken) or None
        description = _finished(_Spoken("group", label), props)
        description["children"] = children
        return description

    def _avatar(self, props: Mapping[str, Any]) -> _Spoken:
        symbol = props.get("symbol")
        candidates = (
            props.get("name"),
            props.get("initials"),
            None if symbol is None else self.symbol_names(symbol, self.words.language),
        )
        presence = props.get("badge")
        value = None if presence is None else self.words[_PRESENCE_WORDS[presence]]
        return _Spoken("image", self._first(candidates), value)

    def _profile_picture(self, props: Mapping[str, Any]) -> _Spoken:
        return _Spoken("image", self._first((props.get("name"), props.get("initials"))))

    def _first(self, candidates: Sequence[str | None]) -> str:
        """The first that says something, trimmed, or the word for a person."""
        return next((trimmed(each) for each in candidates if each and not is_blank(each)), self.words["person"])

    def _ring(self, props: Mapping[str, Any]) -> _Spoken:
        unseen = props.get("hasUnseenStories", True)
        return _Spoken("image", self._first((props["name"],)), self.words["newStories" if unseen else "noNewStories"])

    def _icon(self, props: Mapping[str, Any]) -> _Spoken:
        symbol = props.get("symbol")
        return _Spoken("image", symbol and self.symbol_names(symbol, self.words.language), hidden=True)

    def _badge(self, props: Mapping[str, Any]) -> _Spoken:
        traits = tuple(trait for trait in ("updatesFrequently", "selected") if props.get(trait))
        role = "button" if props.get("interactive") else "image" if props.get("dot") else "text"
        count = props.get("count")
        if props.get("dot"):
            label = None
        elif count is None:
            label = single_spaced(props["text"])
        else:
            label = badge_text(
                count,
                max=props.get("max", 99),
                locale=self.locale,
                noun=props.get("noun"),
                localized_digits=props.get("localizedDigits", False),
            )["spoken"]
        prefix = props.get("labelPrefix")
        parts = [each for each in (prefix and trimmed(prefix), label) if each]
        if not parts:
            return _Spoken(role, hidden=True, traits=traits)
        if props.get("selected"):
            parts.append(self.words["selected"])
        gone = count == 0 and bool(props.get("hideAtZero"))
        return _Spoken(role, self.words["listSeparator"].join(parts), gone=gone, traits=traits)

    def _stack(self, props: Mapping[str, Any]) -> _Spoken:
        users = props.get("users", [])
        firsts = [self._first_name(user) for user in users[:3]]
        count = len(users)
        if props.get("labelStyle") == "viewedBy":
            key = ("noViews", "viewedByOne", "viewedByTwo")[count] if count < 3 else "viewedByMany"
            number = count
        elif count == 1:
            return _Spoken("group", firsts[0])
        else:
            key = ("noPeople", "", "pair", "triple")[count] if count < 4 else "twoAndOthers"
            number = count - 2
        places = dict(zip("abc", firsts))
        # The word stands before the last of the names that are spoken.
        last = places.get("c" if key == "triple" else "b", "")
        places["and"] = conjunction(self.words["conjunction"], last)
        return _Spoken("group", self.words.phrase(key, number, n=str(number), **places))

    def _first_name(self, user: Mapping[str, Any]) -> str:
        for text in (user.get("name"), user.get("initials")):
            if text and not is_blank(text):
                return words(text)[0]
        return self.words["person"]


def _children(component: str, props: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """The parts of a composition in reading order, which the layout direction does not change."""
    if component == "label":
        parts: list[tuple[str, Mapping[str, Any]]] = [("text", {"text": props["text"]})]
        if "icon" in props:
            parts.insert(0, ("icon", props["icon"]))
        if "badge" in props:
            parts.append(("badge", props["badge"]))
        return parts
    items = props["items"] if component == "row" else [props["base"], props["overlay"]]
    return [(item["component"], item.get("props", {})) for item in items]


def _finished(spoken: _Spoken, props: Mapping[str, Any]) -> Description:
    """What a component says once its own words are replaced by those given (R1302, R1303)."""
    given_label, given_value = props.get("accessibilityLabel"), props.get("accessibilityValue")
    label = spoken.label if given_label is None else given_label
    value = spoken.value if given_value is None else given_value
    wish = props.get("accessibilityHidden")
    by_itself = spoken.hidden and given_label is None and wish is not False
    hidden = bool(wish) or spoken.gone or by_itself or label is None or is_blank(label)
    return {
        "role": spoken.role,
        "label": None if hidden else label,
        "value": None if hidden else value,
        "hidden": hidden,
        "traits": list(spoken.traits),
    }
