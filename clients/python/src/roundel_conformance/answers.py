"""Checks every result against the schema of its method (requirement R514)."""

from __future__ import annotations

import pathlib
from typing import Any

from .failure import Failure
from .protocol import read_json
from .schema import Schema


class AnswerSchemas:
    def __init__(self, protocol: pathlib.Path, closed: bool = False):
        """`closed` also refuses members that a schema does not name, such as a later version may have."""
        methods = read_json(protocol / "openrpc.json")["methods"]
        self._methods = {method["name"]: Schema(method["result"]["schema"], closed=closed) for method in methods}
        resolved = read_json(protocol / "schemas" / "resolved.schema.json")
        self._components = {
            name: Schema(resolved, f"#/$defs/{name}", closed=closed)
            for name in (option["$ref"].rpartition("/")[2] for option in resolved["oneOf"])
        }

    def check(self, request: dict[str, Any], result: Any) -> None:
        """Fails where the result of a request is not of the shape that was announced."""
        method = request["method"]
        schema = self._methods.get(method)
        if method == "component/resolve" and isinstance(request.get("params"), dict):
            component = request["params"].get("component")
            name = "plugin" if isinstance(component, str) and "/" in component else component
            schema = self._components.get(name, schema)
        faults = schema.faults(result) if schema else []
        if faults:
            raise Failure(f"the result of {method} does not keep its schema: {faults[0]}", requirement="R514")


class Asked:
    """The requests of a session, by id, until they are answered."""

    def __init__(self, schemas: AnswerSchemas | None):
        self._schemas = schemas
        self._requests: dict[tuple[type, Any], dict[str, Any]] = {}

    def send(self, message: Any) -> None:
        for request in message if isinstance(message, list) else [message]:
            if isinstance(request, dict) and isinstance(request.get("id"), (str, int)) and "method" in request:
                self._requests[_key(request["id"])] = request

    def receive(self, message: Any) -> None:
        for answer in message if isinstance(message, list) else [message]:
            if self._schemas is not None and "id" in answer:
                request = self._requests.pop(_key(answer["id"]), None)
                if request is not None and "result" in answer:
                    self._schemas.check(request, answer["result"])


def _key(identifier: Any) -> tuple[type, Any]:
    """`"1"`, `1` and `true` are different ids."""
    return (type(identifier), identifier)
