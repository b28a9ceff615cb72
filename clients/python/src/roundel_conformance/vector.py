"""Vectors as data: small conversations, read from the files of a protocol version."""

from __future__ import annotations

import base64
import pathlib
import re
from dataclasses import dataclass, field
from typing import Any

from . import framing as framings
from .expectation import Expectation
from .failure import KitError
from .protocol import read_json
from .schema import Schema

_OF_THE_CONNECTION = {"initialize", "initialized", "shutdown", "exit"}


@dataclass
class Vector:
    id: str
    topic: str
    requirements: list[str]
    since: str
    description: str
    steps: list[dict[str, Any]]
    role: str = "host"
    arguments: list[str] = field(default_factory=list)
    framing: str | None = None

    @classmethod
    def of(cls, topic: str, raw: dict[str, Any]) -> Vector:
        vector = cls(
            raw["id"], topic, raw["requirement"].split(", "), raw["since"], raw["description"], raw["steps"],
            raw.get("role", "host"), raw.get("args", []), raw.get("framing"),
        )  # fmt: skip
        for step in vector.steps:
            if "expect" in step:
                step["expect"] = Expectation(step["expect"])
        return vector

    def framings(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """Those to run it in: one with bytes of its own speaks one framing only."""
        if self.framing is not None or self.role != "host":
            # A client chooses its framing itself; plugins speak one message a line.
            return (self.framing or framings.LINES,)
        if any("bytes" in step for step in self.steps):
            return (framings.LINES,)
        return wanted

    @property
    def may_share(self) -> bool:
        """True where it leaves a host as it found it, so that others may meet the same one."""
        return not self.arguments and all(
            "expect" in step or ("send" in step and not _concerns_the_connection(step["send"])) for step in self.steps
        )


def _concerns_the_connection(message: Any) -> bool:
    members = message if isinstance(message, list) else [message]
    return any(isinstance(m, dict) and str(m.get("method")) in _OF_THE_CONNECTION for m in members)


def raw_bytes(content: Any) -> bytes:
    """The bytes that a `bytes` step writes."""
    if isinstance(content, list):
        return b"".join(raw_bytes(piece) for piece in content)
    if isinstance(content, str):
        return content.encode()
    if "base64" in content:
        return base64.b64decode(content["base64"])
    return content["repeat"]["text"].encode() * content["repeat"]["count"]


def load(protocol: pathlib.Path) -> list[Vector]:
    """Every vector; a file that breaks the schema is the kit's fault, and no result about anyone else."""
    schema = Schema(read_json(protocol / "schemas" / "vector.schema.json"))
    files = sorted((protocol / "vectors").glob("*/*.json"))
    if not files:
        raise KitError(f"there are no vectors in {protocol}")
    vectors: list[Vector] = []
    homes: dict[str, pathlib.Path] = {}
    for path in files:
        document = read_json(path)
        faults = schema.faults(document)
        if faults:
            raise KitError(f"{path}: {faults[0]}")
        if document["topic"] != path.parent.name:
            raise KitError(f"{path}: the topic is {document['topic']}")
        for raw in document["vectors"]:
            check(raw, document["topic"], path)
            if raw["id"] in homes:
                raise KitError(f"{path}: {raw['id']} is in {homes[raw['id']]} too")
            homes[raw["id"]] = path
            vectors.append(Vector.of(document["topic"], raw))
    return vectors


def check(raw: dict[str, Any], topic: str, path: pathlib.Path) -> None:
    """What the schema cannot say."""
    if not re.match(re.escape(topic) + r"\.", raw["id"]):
        raise KitError(f"{path}: the id {raw['id']} does not start with {topic}")
    if any("exit" in step for step in raw["steps"][:-1]):
        raise KitError(f"{path}: {raw['id']}: exit is not the last step")
