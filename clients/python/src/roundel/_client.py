"""The client for programs without an event loop."""

from __future__ import annotations

import atexit
import concurrent.futures
import os
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from . import _fork
from ._batch import FLIGHT, Batch
from ._errors import CallTimeout, Closed, ProtocolError, RequestError, RoundelError
from ._given import Plugins, names_explained, seconds
from ._log import Log
from ._picture import Picture
from ._process import Process
from ._session import Session
from ._settings import GRACE, START, Settings, limit_of, refused
from .api import BatchItem, Context, Methods, Output, Progress, Rendering

if TYPE_CHECKING:
    Future = concurrent.futures.Future[Any]
else:
    Future = concurrent.futures.Future

_Self = TypeVar("_Self", bound="Roundel")


class Call(Future):
    """A call in flight: a `concurrent.futures.Future`, whose `cancel` reaches the host."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self.id = 0

    def cancel(self) -> bool:
        is_cancelled = super().cancel()
        # Also where a progress function's fault was the result: the host is at work still.
        self._connection.cancel(self.id)
        return is_cancelled


class Connection:
    """One process, and the thread that reads from it."""

    def __init__(self, settings: Settings) -> None:
        self.session = Session(settings.trace)
        self.process = Process(settings.executable(), settings.arguments, settings.log)
        self._reader = threading.Thread(
            target=_read, args=(self.process, self.session), name="roundel-reader", daemon=True
        )
        self._reader.start()
        try:
            self.server = self.call("initialize", settings.greeting(), time.monotonic() + START)
        except RequestError as error:
            self.process.stop(GRACE)
            raise refused(error, self.process.executable) from None
        except BaseException:
            self.process.kill()
            raise
        self.session.max_message_bytes = limit_of(self.server) or self.session.max_message_bytes

    def send(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        deadline: float | None = None,
        progress: Progress | None = None,
    ) -> Call:
        if threading.current_thread() is self._reader:
            raise RuntimeError("a progress function cannot ask the host: no one would read the answer")
        call = Call(self)
        call.id, line = self.session.request(call, method, params, progress)
        try:
            self.process.write(line, deadline)
        except BaseException:
            self.session.cancel(call.id)
            raise
        return call

    def call(self, method: str, params: Mapping[str, Any] | None, deadline: float | None) -> Any:
        call = self.send(method, params, deadline)
        return result_of(call, method, deadline)

    def cancel(self, id: int) -> None:
        line = self.session.cancel(id)
        if line:
            try:
                self.process.write(line, time.monotonic() + GRACE)
            except CallTimeout:
                pass

    def stop(self) -> None:
        """shutdown, exit, the end of its input, SIGTERM, SIGKILL; each only if the one before was not enough."""
        deadline = time.monotonic() + GRACE
        try:
            self.call("shutdown", None, deadline)
            self.process.write(self.session.notification("exit"), deadline)
        except RoundelError:
            pass
        self.session.ended = self.session.ended or _closed
        self.process.stop(GRACE)
        self._reader.join(GRACE)
        self.session.fail(_closed)


@names_explained
class Roundel(Methods):
    """A host, started at the first call and asked by any number of threads.

    executable: path of the host, or its name in PATH; else `ROUNDEL`, a bundled copy, PATH, a checkout's build.
    arguments: more arguments of `roundel serve`, such as `["--allow-write", "out"]`.
    plugins: commands that bring components of one's own, such as `["python3 gauge.py"]`; lists of words and dicts as in
        a file of `--plugins` too.
    context: what holds for every call that does not say otherwise.
    timeout: seconds that a call may take if it does not say otherwise; none means any time.
    restart: whether the first call after the host has died starts it again.
    trace: a file to which every message of both directions is appended.
    log: where that goes which the host and its plugins print: a function that gets lines, a path, a stream, True for
        `sys.stderr`, or False; by default to `sys.stderr` if there are plugins.
    """

    def __init__(
        self,
        executable: str | os.PathLike[str] | None = None,
        *,
        arguments: Sequence[str] = (),
        plugins: Plugins = (),
        context: Context | None = None,
        timeout: float | None = None,
        restart: bool = True,
        trace: str | os.PathLike[str] | None = None,
        log: Log = None,
    ) -> None:
        self._settings = Settings(
            executable,
            arguments=arguments,
            plugins=plugins,
            context=context,
            timeout=timeout,
            restart=restart,
            trace=trace,
            log=log,
        )
        self._lock = threading.Lock()
        self._connection: Connection | None = None
        self._finalizer: weakref.finalize[Any, Roundel] | None = None
        self._is_closed = False
        _live.add(self)
        _fork.clients.add(self)

    @property
    def server(self) -> Mapping[str, Any]:
        """What the host said of itself: `protocolVersion`, `serverInfo`, `capabilities`, `limits`."""
        server: Mapping[str, Any] = self._connected().server
        return server

    def submit(self, method: str, params: Mapping[str, Any] | None = None, *, progress: Progress | None = None) -> Call:
        """Asks without waiting for the answer. Any number of calls may be in flight."""
        return self._connected().send(method, params, progress=progress)

    def call(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Asks, and waits for the result. `progress` is called by the thread that reads."""
        deadline = self._deadline(timeout)
        return result_of(self._connected().send(method, params, deadline, progress), method, deadline)

    def batch(
        self,
        items: Iterable[BatchItem],
        *,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> list[Picture | RequestError]:
        """Renders any number of items; an item that cannot be has its error in its place."""
        deadline = self._deadline(timeout)
        batch = Batch(items, {"context": context, "output": output}, progress)
        pictures: list[Picture | RequestError] = []
        flight: deque[tuple[int, Call]] = deque()
        try:
            for start, params in batch.parts():
                if len(flight) == FLIGHT:
                    self._land(flight, deadline, pictures)
                connection = self._connected()
                progress_of = batch.progress_of(start)
                flight.append((start, connection.send("component/renderBatch", params, deadline, progress_of)))
            while flight:
                self._land(flight, deadline, pictures)
        finally:
            for _, call in flight:
                call.cancel()
        return pictures

    def close(self) -> None:
        """Ends the host, after it has answered what it was asked; calls from now on fail."""
        with self._lock:
            self._is_closed = True
            connection, self._connection = self._connection, None
        if connection is not None and connection.process.pid == os.getpid():
            connection.stop()
        self._settings.close()

    def _abort(self) -> None:
        """Closes at the end of the program, which no answer will reach."""
        connection = self._connection
        if connection is not None and connection.process.pid == os.getpid():
            for id in connection.session.in_flight():
                connection.cancel(id)
        self.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def render(
        self,
        component: str,
        props: Mapping[str, Any] | None = None,
        *,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Renders any component, plugins' too; the keys of its props are those of `component/describe`."""

        def render(format: Literal["svg", "png", "apng"] | None = None) -> Rendering:
            how: Output = output or {}
            if format is not None:
                how = {**how, "format": format}
            params: dict[str, Any] = {"component": component, "props": props or {}}
            if context is not None:
                params["context"] = context
            if how:
                params["output"] = how
            rendering: Rendering = self.call("component/render", params, timeout=timeout)
            return rendering

        return Picture(render(), render)

    @staticmethod
    def _land(flight: deque[tuple[int, Call]], deadline: float | None, pictures: list[Picture | RequestError]) -> None:
        start, call = flight[0]
        pictures.extend(Batch.pictures(result_of(call, "component/renderBatch", deadline), start))
        flight.popleft()

    def _deadline(self, timeout: float | None) -> float | None:
        limit = self._settings.timeout if timeout is None else seconds(timeout)
        return None if limit is None or limit == float("inf") else time.monotonic() + limit

    def _connected(self) -> Connection:
        connection = self._connection
        if connection is not None and connection.session.ended is None and connection.process.pid == os.getpid():
            return connection
        if connection is not None and connection.process.pid != os.getpid():
            self._forked()
        with self._lock:
            connection = self._connection
            if self._is_closed:
                raise Closed("this Roundel has been closed")
            if connection is not None:
                if connection.session.ended is None:
                    return connection
                if not self._settings.restart:
                    raise connection.session.ended()
                connection.process.stop(GRACE)
            self._connection = None
            connection = Connection(self._settings)
            if self._finalizer is not None:
                self._finalizer.detach()
            # A client that is forgotten lets its host end.
            self._finalizer = weakref.finalize(self, connection.process.hang_up)
            self._finalizer.atexit = False
            self._connection = connection
            return connection

    def _forked(self) -> None:
        """In a child process: the host is the parent's, and locks may be held by threads that are not here."""
        connection, self._connection, self._lock = self._connection, None, threading.Lock()
        if connection is not None:
            connection.process.abandon()


def result_of(call: Call, method: str, deadline: float | None) -> Any:
    """Waits for a call, and cancels it when the time is up or the waiting is interrupted."""
    try:
        return call.result(None if deadline is None else max(0, deadline - time.monotonic()))
    except concurrent.futures.TimeoutError:
        has_result = call.done() and not call.cancelled()
        call.cancel()
        if has_result:  # A CallTimeout, or a progress function's own.
            raise
        raise CallTimeout(f"{method}: no answer in time; the call has been cancelled") from None
    except BaseException:
        call.cancel()
        raise


def _read(process: Process, session: Session) -> None:
    """What the reading thread does: it knows neither the client nor the connection, so that both may go before it."""
    fault: Callable[[], RoundelError] | None = None
    try:
        while data := process.read():
            session.receive(data)
    except Exception as error:
        # Whatever it is, those who wait must not wait for ever.
        text = f"{process.executable}: {error if isinstance(error, ProtocolError) else repr(error)}"
        fault = lambda: ProtocolError(text)  # noqa: E731
        process.kill()
    ended = process.ended()
    session.fail(fault or ended)


def _closed() -> RoundelError:
    return Closed("this Roundel was closed before the answer came")


def _close_all() -> None:
    for client in list(_live):
        client._abort()


_live: weakref.WeakSet[Roundel] = weakref.WeakSet()
atexit.register(_close_all)
