"""Which content an avatar shows, and the outcome of every step (section 11 of the protocol)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Callable, Optional, TypedDict

from .characters import is_blank
from .checks import check, check_texts
from .initials import ALGORITHMS, compute_initials, explicit_initials
from .symbols import symbol_failure

#: The steps as they are listed, whatever order they are tried in.
STEPS = ("image", "name", "initials", "symbol", "silhouette")
IMAGE_STATUSES = ("loaded", "loading", "failed")
PREFERENCES = ("name", "initials")

_MAX_INITIALS = 2


class Content(TypedDict):
    """What is shown."""

    kind: str
    text: str | None
    symbol: str | None


class _Step(TypedDict):
    step: str
    outcome: str


class Step(_Step, total=False):
    """One step of the chain and what became of it."""

    reason: str


class Fallback(TypedDict):
    """The answer of `fallback/resolve`."""

    content: Content
    chain: list[Step]


SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "initials": {"type": "string"},
        "url": {"type": "string"},
        "symbol": {"type": "string"},
        "prefer": {"type": "string", "enum": list(PREFERENCES)},
        "initialsAlgorithm": {"type": "string", "enum": list(ALGORITHMS)},
        "imageStatus": {"type": "string", "enum": list(IMAGE_STATUSES)},
    },
    "additionalProperties": False,
}


def resolve_fallback(
    *,
    name: str | None = None,
    initials: str | None = None,
    url: str | None = None,
    symbol: str | None = None,
    prefer: str = "name",
    initials_algorithm: str = "standard",
    image_status: str | None = None,
    locale: str = "en",
    symbol_failure: Callable[[str], str | None] = symbol_failure,
) -> Fallback:
    """The content that an avatar falls back to.

    Pictures are not loaded here: `image_status` says what became of one, and without it a picture is passed over.
    `symbol_failure` tells why a symbol cannot be drawn, `unknown_symbol` or `symbol_pack_missing`, or None where
    it can be.
    """
    given_texts = check(
        {
            "name": name,
            "initials": initials,
            "url": url,
            "symbol": symbol,
            "prefer": prefer,
            "initialsAlgorithm": initials_algorithm,
            "imageStatus": image_status,
        },
        SCHEMA,
        texts=False,
    )
    check_texts(given_texts, "name", "initials")
    # White space as explicit initials is none (R1014), so that the step is absent rather than empty.
    explicit = explicit_initials(initials, _MAX_INITIALS) if initials is not None else ""
    given: Mapping[str, bool] = {
        "image": url is not None,
        "name": name is not None,
        "initials": bool(explicit),
        "symbol": symbol is not None,
        "silhouette": True,
    }
    attempts: Mapping[str, Callable[[], _Attempt]] = {
        "image": lambda: _image(url or "", image_status),
        "name": lambda: _name(name or "", initials_algorithm, locale),
        "initials": lambda: ("used", None, _initials(explicit)),
        "symbol": lambda: _symbol(symbol or "", symbol_failure),
        "silhouette": lambda: ("used", None, {"kind": "silhouette", "text": None, "symbol": None}),
    }
    order = list(STEPS)
    if prefer == "initials":
        order[1], order[2] = order[2], order[1]
    content: Content | None = None
    outcomes: dict[str, Step] = {}
    for step in order:
        if not given[step]:
            outcome, reason = "absent", None
        elif content:
            outcome, reason = "skipped", "not_needed"
        else:
            outcome, reason, content = attempts[step]()
        outcomes[step] = {"step": step, "outcome": outcome}
        if reason:
            outcomes[step]["reason"] = reason
    assert content is not None, "the silhouette is always there"
    return {"content": content, "chain": [outcomes[step] for step in STEPS]}


#: The outcome of a step that was tried, its reason, and what it shows if it is used.
_Attempt = tuple[str, Optional[str], Optional[Content]]


def _initials(text: str) -> Content:
    return {"kind": "initials", "text": text, "symbol": None}


def _image(url: str, status: str | None) -> _Attempt:
    if is_blank(url):
        return "empty", None, None
    if status == "loaded":
        return "used", None, {"kind": "image", "text": None, "symbol": None}
    if status == "loading":
        return "loading", None, None
    if status == "failed":
        return "failed", "image_status", None
    return "skipped", "unsupported", None


def _name(name: str, algorithm: str, locale: str) -> _Attempt:
    text = compute_initials(name, algorithm=algorithm, locale=locale)["initials"]
    # A tab is white space alone, though avatarImageView would make an initial of it.
    return ("empty", None, None) if is_blank(name) or not text else ("used", None, _initials(text))


def _symbol(name: str, failure: Callable[[str], str | None]) -> _Attempt:
    if is_blank(name):
        return "empty", None, None
    reason = failure(name)
    return ("failed", reason, None) if reason else ("used", None, {"kind": "symbol", "text": None, "symbol": name})
