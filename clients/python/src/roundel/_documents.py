"""What Sphinx and MkDocs share: a few lines of text in a document become the file of a picture."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._client import Roundel
from ._picture import Picture

#: Words that are about the output, as on the command line; all others are props.
_OUTPUT = {"scale", "background", "padding", "output-text", "id-prefix", "animated"}
_CONTEXT = {"theme", "color-scheme", "locale", "layout-direction", "platform"}


class Pictures:
    """Renders what documents ask for into a folder. A picture's file is called after all that it depends on."""

    def __init__(self, folder: Path, client: Roundel | None = None) -> None:
        self.folder = folder
        self._client = client or Roundel()
        self._schemas: dict[str, Mapping[str, Any]] = {}

    @property
    def stamp(self) -> str:
        """Changes when the same request may give another picture."""
        server = self._client.server["serverInfo"]
        return " ".join(str(server.get(key)) for key in ("version", "fontsDigest", "iconsDigest"))

    def picture(self, component: str, words: Mapping[str, str], body: str, formats: tuple[str, ...]) -> Drawn:
        """`words` are options as on the command line; the body has more of them, or is the props as JSON."""
        if body.lstrip().startswith("{"):
            request = self._request(component, words)
            request["props"].update(json.loads(body))
        else:
            request = self._request(component, {**_words_of(body), **words})
        key = json.dumps([self.stamp, request], sort_keys=True)
        stem = self.folder / hashlib.sha256(key.encode()).hexdigest()[:20]
        facts = stem.with_suffix(".json")
        files = {format: stem.with_suffix(f".{format}") for format in formats}
        if not all(file.exists() for file in (facts, *files.values())):
            self._render(request, facts, files)
        return Drawn(files, **json.loads(facts.read_text()))

    def close(self) -> None:
        self._client.close()

    def _render(self, request: dict[str, Any], facts: Path, files: Mapping[str, Path]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        said: dict[str, Any] = {}
        for format, file in files.items():
            output = {**request["output"], "format": format}
            if format == "png":
                output.setdefault("scale", 2)
            rendering = self._client.call("component/render", {**request, "output": output})
            _replace(file, Picture(rendering).data)
            spoken = rendering["accessibility"]
            said["alt"] = ", ".join(part for part in (spoken["label"], spoken["value"]) if part)
            said["width"], said["height"] = rendering["width"], rendering["height"]
        _replace(facts, json.dumps(said).encode())

    def _request(self, component: str, words: Mapping[str, str]) -> dict[str, Any]:
        request: dict[str, Any] = {"component": component, "props": {}, "context": {}, "output": {}}
        schema = self._schema(component)
        for word, text in words.items():
            name = re.sub(r"-(\w)", lambda match: match[1].upper(), word)
            if name not in schema and word in _OUTPUT:
                request["output"]["text" if word == "output-text" else name] = _value(text, {})
            elif name not in schema and word in _CONTEXT:
                request["context"][name] = _value(text, {})
            else:
                request["props"][name] = _value(text, schema.get(name, {}))
        return request

    def _schema(self, component: str) -> Mapping[str, Any]:
        if component not in self._schemas:
            described = self._client.component_describe(component=component)
            self._schemas[component] = described["props"]["properties"]
        return self._schemas[component]


class Drawn:
    """Files of one picture, by format, and what a page says of it."""

    def __init__(self, files: Mapping[str, Path], alt: str, width: float, height: float) -> None:
        self.files, self.alt, self.width, self.height = files, alt, width, height


def _words_of(body: str) -> dict[str, str]:
    """Lines of `name: Jamie Lin`."""
    words = {}
    for line in filter(str.strip, body.splitlines()):
        word, colon, text = line.partition(":")
        if not colon:
            raise ValueError(f"{line.strip()!r} is no line of the form `prop: value`")
        words[word.strip()] = text.strip()
    return words


def _value(text: str, schema: Mapping[str, Any]) -> Any:
    """Text where the prop is a text, else JSON where it is JSON; a word without a value is a flag."""
    if schema.get("type") == "string":
        return text
    if not text:
        return True
    try:
        return json.loads(text)
    except ValueError:
        return text


def _replace(file: Path, data: bytes) -> None:
    """Parallel builds may write the same picture."""
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(file)
