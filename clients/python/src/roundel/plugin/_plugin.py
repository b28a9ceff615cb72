"""A plugin, from functions."""

from __future__ import annotations

import inspect
import re
import sys
import threading
import traceback
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Callable, TypeVar, overload

from ._errors import PropsError
from ._host import Host
from ._props import Props
from ._scene import Drawing
from ._wire import Call, Ended, Refused, Wire

PROTOCOL = "1.0"

Component = TypeVar("Component", bound=Callable[..., Drawing])


class Plugin:
    """Components under one name: ``acme`` has ``acme/sparkline``.

    One call is answered after the other, in one thread, which is fastest for components that only compute. Those that
    wait, for a server or a disk, give ``workers``: so many calls are then at work at a time, each in a thread.
    """

    def __init__(self, id: str, *, version: str, workers: int = 0) -> None:
        self.id = _name(id, "the id of a plugin", most=32)
        self.version = version
        self._workers = workers
        self._components: dict[str, tuple[Callable[..., Drawing], Props]] = {}
        self._introductions: list[dict[str, Any]] = []
        self._wire: Wire | None = None

    @overload
    def component(self, name: Component, /) -> Component: ...

    @overload
    def component(
        self,
        name: str | None = None,
        *,
        title: str | None = None,
        summary: str | None = None,
        examples: Sequence[Mapping[str, Any]] = (),
    ) -> Callable[[Component], Component]: ...

    def component(
        self,
        name: str | Component | None = None,
        *,
        title: str | None = None,
        summary: str | None = None,
        examples: Sequence[Mapping[str, Any]] = (),
    ) -> Callable[[Component], Component] | Component:
        """Makes a function a component: after the host, its parameters are the props, by their annotations.

        ``bar_width: float = 4`` is the prop ``barWidth``. Without a name it is called like the function, without a
        summary described by the first line of the function's documentation. Without anything to say, the brackets may
        be left out: ``@plugin.component``.
        """
        if callable(name):
            return self.component()(name)

        def add(function: Component) -> Component:
            own = name or function.__name__.strip("_").replace("_", "-")
            id = f"{self.id}/{_name(own, 'the name of a component')}"
            if id in self._components:
                raise ValueError(f"there are two components {id}")
            _takes_a_host(function)
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

    def _serve(self, method: str, params: Any, call: Call) -> Any:
        if method == "plugin/resolve":
            return self._resolve(params, call)
        if method == "plugin/initialize":
            return self.introduction
        if method == "shutdown":
            return None
        raise Refused(-32601, "method_not_found", f"there is no method {method}")

    def _resolve(self, params: Any, call: Call) -> Drawing:
        try:
            id, props = params["component"], params["props"]
            host = Host(self._wire, call, params["context"], params["theme"])  # type: ignore[arg-type]
        except (TypeError, KeyError) as error:
            raise Refused(-32602, "missing_parameter", f"plugin/resolve needs {error}") from None
        found = self._components.get(id) if isinstance(id, str) else None
        if found is None:
            raise Refused(-32602, "unknown_component", f"there is no component {id}", pointer="/component")
        function, reader = found
        try:
            return _checked(function(host, **reader.read(props)), f"{function.__name__}()")
        except PropsError as error:
            pointer = "/props" + error.pointer
            raise Refused(-32602, "out_of_range", str(error), pointer=pointer) from None
        except Ended:
            raise
        except SystemExit as error:
            traceback.print_exc(file=sys.stderr)
            code = "" if error.code is None else repr(error.code)
            said = f"it has called sys.exit({code}); a component gives back a drawing or raises an exception"
            raise Refused(-32603, "internal", said) from None
        except BaseException as error:
            # Whoever presses Ctrl-C means the program.
            if isinstance(error, KeyboardInterrupt) and threading.current_thread() is threading.main_thread():
                raise
            traceback.print_exc(file=sys.stderr)
            raise Refused(-32603, "internal", f"{type(error).__name__}: {error}") from error


def _name(name: str, what: str, most: int = 64) -> str:
    if not isinstance(name, str) or len(name) > most or not re.fullmatch("[A-Za-z0-9][A-Za-z0-9-]*", name):
        raise ValueError(
            f"{name!r} cannot be {what}: at most {most} letters (a to z), digits and hyphens, first a letter or a digit"
        )
    return name


def _takes_a_host(function: Callable[..., Any]) -> None:
    """What would be taken for the host, and the prop that was meant would be lost."""
    parameters = list(inspect.signature(function).parameters.values())
    name = function.__name__
    way = f"the first parameter of a component is the host, as in def {name}(host: Host, *, size: float = 20)"
    if not parameters:
        raise TypeError(f"{name}() has no parameters: {way}")
    first = parameters[0]
    if first.kind not in (first.POSITIONAL_ONLY, first.POSITIONAL_OR_KEYWORD) or first.default is not first.empty:
        raise TypeError(f"{name}(): {first} is no host: {way}")
    hint = typing.get_type_hints(function).get(first.name, Host)
    if hint not in (Any, object) and not (isinstance(hint, type) and issubclass(Host, hint)):
        # A protocol of the author's own, of which a host is one.
        if not getattr(hint, "_is_protocol", False):
            raise TypeError(f"{name}(): {first} is no host: {way}")


def _checked(drawn: Any, name: str) -> Drawing:
    """What a component gives back, which is easily forgotten or not quite it."""
    if isinstance(drawn, dict) and "scene" in drawn:
        return drawn
    way = 'end it with "return drawing(nodes, width, height, label=…)"'
    if drawn is None:
        raise TypeError(f"{name} gives back nothing: {way}")
    if inspect.iscoroutine(drawn):
        drawn.close()
        raise TypeError(f"{name} is an async function: make it a plain one; Plugin(…, workers=8) lets eight wait")
    what = "nodes" if isinstance(drawn, (list, tuple)) else "a node" if _is_node(drawn) else f"a {type(drawn).__name__}"
    raise TypeError(f"{name} gives back {what} instead of a drawing: {way}")


def _is_node(drawn: Any) -> bool:
    return isinstance(drawn, dict) and "type" in drawn
