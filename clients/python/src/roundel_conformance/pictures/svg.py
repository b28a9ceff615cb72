"""What holds for every SVG picture, and what a vector may ask of one."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

from ..failure import Failure, literal, shown
from ..matcher import Labels, match
from . import check_digest, rendering

_NAMESPACE = "http://www.w3.org/2000/svg"
_IN_SVG = "{" + _NAMESPACE + "}"
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_GEOMETRY = frozenset(
    "width height viewBox x y x1 y1 x2 y2 cx cy r rx ry d points transform stroke-width font-size offset opacity "
    "fill-opacity stroke-opacity stop-opacity gradientTransform".split()
)


def check(demand: dict[str, Any], message: Any, labels: Labels) -> None:
    found = rendering(message, demand, "utf8")
    text = found["data"]
    check_digest(found, text.encode())
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise Failure(f"the SVG is not well-formed: {error}: {shown(text)}") from None
    survey = _Survey(root)
    for name, wanted in demand.get("rootAttributes", {}).items():
        _check_attribute(name, wanted, root.get(name, _NAMESPACE if name == "xmlns" else None), labels)
    for name in ("title", "desc"):
        if name in demand:
            element = root.find(_IN_SVG + name)
            _expect(f"<{name}>", demand[name], None if element is None else "".join(element.itertext()))
    if "text" in demand:
        _expect("<text>", demand["text"], ["".join(e.itertext()) for e in root.iter(_IN_SVG + "text")])
    for name, count in demand.get("count", {}).items():
        _expect(f"count of <{name}>", count, survey.counts.get(name, 0))
    for name, least in demand.get("atLeast", {}).items():
        if survey.counts.get(name, 0) < least:
            raise Failure(f"count of <{name}>: expected at least {least}, got {survey.counts.get(name, 0)}")
    for name in survey.names if "idPrefix" in demand else ():
        if not name.startswith(demand["idPrefix"]):
            raise Failure(f"the id, class or keyframes {name!r} does not start with {demand['idPrefix']!r}")
    for part in demand.get("contains", []):
        if part not in text:
            raise Failure(f"the SVG does not contain {part!r}")
    for part in demand.get("lacks", []):
        if part in text:
            raise Failure(f"the SVG contains {part!r}")


def _expect(what: str, wanted: Any, got: Any) -> None:
    if wanted != got:
        raise Failure(f"{what}: expected {literal(wanted)}, got {literal(got)}")


def _check_attribute(name: str, wanted: Any, got: str | None, labels: Labels) -> None:
    place = f"attribute {name} of the root"
    if wanted is None or got is None or isinstance(wanted, str):
        _expect(place, wanted, got)
    elif isinstance(wanted, dict):
        differences = match(wanted, got, labels, place)
        if differences:
            raise Failure.of(differences)
    else:
        numbers = wanted if isinstance(wanted, list) else [wanted]
        try:
            values = [float(part) for part in re.split(r"[\s,]+", re.sub(r"px$", "", got).strip())]
        except ValueError:
            values = []
        if len(values) != len(numbers) or any(abs(a - b) > 0.0011 for a, b in zip(values, numbers)):
            raise Failure(f"{place}: expected {wanted}, got {got!r}")


class _Survey:
    """One walk over all elements: checks what must hold everywhere and gathers the rest."""

    def __init__(self, root: ElementTree.Element):
        self.counts: dict[str, int] = {}
        self.names: list[str] = []
        self._ids: set[str] = set()
        self._references: list[str] = []
        if root.tag != _IN_SVG + "svg":
            raise Failure(f"the root is <{root.tag}>, not <svg> of the SVG namespace")
        for name in ("width", "height", "viewBox"):
            if name not in root.attrib:
                raise Failure(f"the root has no {name}")
        for element in root.iter():
            if isinstance(element.tag, str):
                self._visit(element)
        for reference in self._references:
            if reference not in self._ids:
                raise Failure(f"#{reference} is referred to and is nowhere", requirement="R2104")

    def _visit(self, element: ElementTree.Element) -> None:
        tag = element.tag.rpartition("}")[2]
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag in ("script", "foreignObject"):
            raise Failure(f"there is a <{tag}>", requirement="R2104")
        for name, value in element.attrib.items():
            self._visit_attribute(tag, name.rpartition("}")[2], value)
        if tag == "style" and element.text:
            self.names += re.findall(r"@keyframes\s+([\w-]+)", element.text)
            self._visit_urls(element.text)

    def _visit_attribute(self, tag: str, name: str, value: str) -> None:
        if name.startswith("on"):
            raise Failure(f"<{tag}> has the attribute {name}", requirement="R2104")
        if name == "aria-label":
            return  # Whatever people write, it is only read out.
        if name == "id":
            if value in self._ids:
                raise Failure(f"the id {value} is there twice", requirement="R2104")
            self._ids.add(value)
            self.names.append(value)
        elif name == "class":
            self.names += value.split()
        elif name == "href":
            self._refer(value)
        self._visit_urls(value)
        if name in _GEOMETRY and not value.startswith("url("):
            for number in _NUMBER.findall(value):
                if "e" in number.lower() or len(number.partition(".")[2]) > 3:
                    raise Failure(
                        f"{name} of <{tag}>: {number} has an exponent or over 3 decimals", requirement="R2105"
                    )
        elif re.fullmatch(r"#[0-9A-Fa-f]{8}", value):
            raise Failure(f"{name} of <{tag}>: {value} has an alpha", requirement="R2105")

    def _visit_urls(self, value: str) -> None:
        for target in re.findall(r"url\(\s*['\"]?([^'\")]*)", value):
            self._refer(target)

    def _refer(self, target: str) -> None:
        if target.startswith("#"):
            self._references.append(target[1:])
        elif not target.startswith("data:"):
            raise Failure(f"a reference to something outside: {shown(target, 80)}", requirement="R2104")
