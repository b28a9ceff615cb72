"""A plugin, from functions."""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Mapping, Sequence
from typing import Any, Callable, TypeVar

from ._errors import PropsError
from ._host import Host
from ._props import Props
from ._scene import Drawing
from ._wire import Ended, Refused, Wire

PROTOCOL = "1.0"

Component = TypeVar("Component", bound=Callable[..., Drawing])


class Plugin:
    """Components under one name: ``acme`` has ``acme/sparkline``.

    One call is answered after the other, in one thread, which is fastest for components that only compute. Those that
    wait, for a server or a disk, give ``workers``: so many calls are then at work at a time, each in a thread.
    """

    def __init__(self, id: str, *, version: str, workers: int = 0) -> None:
        self.id = id
        self.version = version
        self._workers = workers
        self._components: dict[str, tuple[Callable[..., Drawing], Props]] = {}
        self._introductions: list[dict[str, Any]] = []
        self._wire: Wire | None = None

    def component(
        self,
        name: str | None = None,
        *,
        title: str | None = None,
        summary: str | None = None,
        examples: Sequence[Mapping[str, Any]] = (),
    ) -> Callable[[Component], Component]:
        """Makes a function a component: after the host, its parameters are the props, by their annotations.

        ``bar_width: float = 4`` is the prop ``barWidth``. Without a name it is called like the function, without a
        summary described by the first line of the function's documentation.
        """

        def add(function: Component) -> Component:
            id = f"{self.id}/{name or function.__name__.replace('_', '-')}"
            if id in self._components:
                raise ValueError(f"there are two components {id}")
            props = Props(function, skip=1)
            words = id.rpartition("/")[2].replace("-", " ")
            introduction = {
                "id": id,
                "title": title or words[:1].upper() + words[1:],
                "summary": summary or (inspect.getdoc(function) or "").partition("\n")[0],
                "props": props.schema,
                "examples": [dict(example) for example in examples],
            }
            self._components[id] = (function, props)
            self._introductions.append(introduction)
            return function

        return add

    @property
    def introduction(self) -> dict[str, Any]:
        """What the host is told: the result of ``plugin/initialize``."""
        return {
            "id": self.id,
            "version": self.version,
            "protocolVersion": PROTOCOL,
            "components": self._introductions,
        }

    def run(self) -> None:
        """Serves the host on standard input and output until it ends; what is printed goes to its log."""
        self._wire = Wire(self._serve, self._workers)
        self._wire.run()

    def _serve(self, method: str, params: Any) -> Any:
        if method == "plugin/resolve":
            return self._resolve(params)
        if method == "plugin/initialize":
            return self.introduction
        if method == "shutdown":
            return None
        raise Refused(-32601, "method_not_found", f"there is no method {method}")

    def _resolve(self, params: Any) -> Drawing:
        try:
            id, props = params["component"], params["props"]
            host = Host(self._wire, params["context"], params["theme"])  # type: ignore[arg-type]
        except (TypeError, KeyError) as error:
            raise Refused(-32602, "missing_parameter", f"plugin/resolve needs {error}") from None
        found = self._components.get(id) if isinstance(id, str) else None
        if found is None:
            raise Refused(-32602, "unknown_component", f"there is no component {id}", pointer="/component")
        function, reader = found
        try:
            return function(host, **reader.read(props))
        except PropsError as error:
            pointer = "/props" + error.pointer
            raise Refused(-32602, "out_of_range", str(error), pointer=pointer) from None
        except (Ended, BrokenPipeError):
            raise
        except Exception as error:
            traceback.print_exc(file=sys.stderr)
            raise Refused(-32603, "internal", f"{type(error).__name__}: {error}") from error
