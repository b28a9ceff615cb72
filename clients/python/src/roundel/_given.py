"""What callers hand over, looked at before anything is done with it: the message says what would be right."""

from __future__ import annotations

import functools
import json
import math
import numbers
import os
import threading
from collections.abc import Iterable, Mapping, Sequence
from types import FunctionType
from typing import Any, Callable, TypeVar

from ._nearest import nearest

#: A command each: as one would type it, as a list of words, or with all its settings as in a file of `--plugins`.
Plugins = Iterable["str | Sequence[str | os.PathLike[str]] | Mapping[str, Any]"]

_Class = TypeVar("_Class", bound=type)

#: Of a code object: `inspect.CO_COROUTINE`, for which alone that module takes 5 ms to import.
_COROUTINE = 0x80


def names_explained(cls: _Class) -> _Class:
    """Decorates a class: a keyword that one of its methods does not have is answered with the nearest that it has."""
    for name, function in list(vars(cls).items()):
        if isinstance(function, FunctionType) and (name == "__init__" or not name.startswith("_")):
            setattr(cls, name, _explained(function))
    return cls


def _explained(function: FunctionType) -> Callable[..., Any]:
    code = function.__code__
    known = frozenset(code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount])

    # Tools ask whether a method is a coroutine's.
    if code.co_flags & _COROUTINE:

        @functools.wraps(function)
        async def asked(*args: Any, **keywords: Any) -> Any:
            if not known.issuperset(keywords):
                raise _unknown(function, known, keywords)
            return await function(*args, **keywords)

        return asked

    @functools.wraps(function)
    def called(*args: Any, **keywords: Any) -> Any:
        if not known.issuperset(keywords):
            raise _unknown(function, known, keywords)
        return function(*args, **keywords)

    return called


def _unknown(function: FunctionType, known: frozenset[str], keywords: Mapping[str, Any]) -> TypeError:
    from .api import Context, Output

    name = next(name for name in keywords if name not in known)
    near = nearest(name, [each for each in function.__code__.co_varnames if each in known])
    tip = f"; did you mean {near!r}?" if near else ""
    for group, members in (("output", Output.__annotations__), ("context", Context.__annotations__)):
        if near is None and group in known and name in members:
            tip = f'; it belongs into {group}={{"{name}": …}}'
    if near is None and name in ("plugin", "plugins", "arguments", "log"):
        tip = '; that is for the client: Roundel(plugins=["python3 gauge.py"])'
    called = function.__qualname__.split(".")[0] if function.__name__ == "__init__" else function.__name__
    return TypeError(f"{called}() has no parameter {name!r}{tip}")


def seconds(timeout: float | None) -> float | None:
    """A time limit; infinite where no clock counts as far."""
    if timeout is None:
        return None
    if not isinstance(timeout, numbers.Real) or isinstance(timeout, bool):
        raise TypeError(f"timeout is a number of seconds or None, not {_shown(timeout)}")
    if not timeout >= 0:
        raise ValueError(f"timeout is a number of seconds from 0 on, not {timeout}")
    return math.inf if timeout > threading.TIMEOUT_MAX else float(timeout)


def words(arguments: Iterable[str | os.PathLike[str]]) -> tuple[str, ...]:
    """Arguments for a command line."""
    # A text is a sequence of texts as well.
    if isinstance(arguments, (str, bytes, os.PathLike, Mapping)) or not isinstance(arguments, Iterable):
        raise TypeError(f'arguments is a list such as ["--allow-read", "photos"], not {_shown(arguments)}')
    found = tuple(arguments)
    for word in found:
        if not isinstance(word, (str, os.PathLike)):
            raise TypeError(f'arguments is a list of texts such as ["--workers", "4"]; there is {_shown(word)} in it')
    return tuple(os.fspath(word) for word in found)


def plugin_words(plugins: Plugins) -> tuple[str, ...]:
    """The arguments of `roundel serve` that bring plugins."""
    example = 'plugins is a list of commands such as ["python3 gauge.py"]'
    if isinstance(plugins, (str, bytes, os.PathLike, Mapping)) or not isinstance(plugins, Iterable):
        raise TypeError(f"{example}, not {_shown(plugins)}")
    given: list[str] = []
    settings: list[Mapping[str, Any]] = []
    for plugin in plugins:
        if isinstance(plugin, str):
            given += ("--plugin", plugin)
        elif isinstance(plugin, Mapping):
            settings.append(plugin)
        elif isinstance(plugin, (list, tuple)) and all(isinstance(word, (str, os.PathLike)) for word in plugin):
            given += ("--plugin", " ".join(_quoted(os.fspath(word)) for word in plugin))
        else:
            raise TypeError(f"{example}; there is {_shown(plugin)} in it")
    if settings:
        given += ("--plugins", json.dumps({"plugins": settings}))
    return tuple(given)


def _quoted(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


def members(name: str, value: Mapping[str, Any] | None) -> Any:
    """A dict with keys of the protocol, or None."""
    if value is not None and not isinstance(value, Mapping):
        raise TypeError(f"{name} is a dict or None, not {_shown(value)}")
    return value


def items(given: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Items of a batch."""
    if isinstance(given, (str, bytes, Mapping)) or not isinstance(given, Iterable):
        raise TypeError(f'items is a list such as [{{"component": "avatar", "props": {{…}}}}], not {_shown(given)}')
    return list(given)


def path(name: str, value: str | os.PathLike[str] | None) -> str | None:
    if value is not None and not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name} is a path or None, not {_shown(value)}")
    return None if value is None else os.fspath(value)


def _shown(value: Any) -> str:
    text = repr(value)
    return f"{text if len(text) <= 60 else text[:59] + '…'} ({type(value).__name__})"
