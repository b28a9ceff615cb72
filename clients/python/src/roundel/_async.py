"""The client for asyncio."""

from __future__ import annotations

import asyncio
import os
import time
import weakref
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

from . import _fork
from ._batch import FLIGHT, Batch
from ._errors import CallTimeout, Closed, ProtocolError, RequestError, RoundelError
from ._given import Plugins, names_explained, seconds
from ._log import Log
from ._picture import Picture
from ._process import Process
from ._session import Session
from ._settings import GRACE, START, Settings, limit_of, refused
from .api import AsyncMethods, BatchItem, Context, Output, Progress

_Self = TypeVar("_Self", bound="AsyncRoundel")


class _Output(asyncio.Protocol):
    """The host's standard output."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._fault: ProtocolError | None = None

    def data_received(self, data: bytes) -> None:
        if self._fault is not None:
            return
        try:
            self._connection.session.receive(data)
        except Exception as error:
            # Whatever it is, those who wait must not wait for ever.
            self._fault = ProtocolError(f"{self._connection.process.executable}: {error}")
            self._connection.process.kill()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.end(self._fault)


class _Input(asyncio.BaseProtocol):
    """The host's standard input: calls wait while it takes no more."""

    def __init__(self) -> None:
        self.is_writable = asyncio.Event()
        self.is_writable.set()

    async def wait_or(self, result: asyncio.Future[Any]) -> None:
        """Until there is room, or the call has its result for another reason."""
        room = asyncio.ensure_future(self.is_writable.wait())
        try:
            await asyncio.wait({room, result}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.cancel()

    def pause_writing(self) -> None:
        self.is_writable.clear()

    def resume_writing(self) -> None:
        self.is_writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_writable.set()


class AsyncConnection:
    """One process, read by one event loop."""

    input: asyncio.WriteTransport
    server: Mapping[str, Any]

    def __init__(self, settings: Settings) -> None:
        self.loop = asyncio.get_running_loop()
        self.session = Session(settings.trace)
        self.process = Process(settings.executable(), settings.arguments, settings.log)
        self._flow = _Input()
        #: The task that waits for the process, and whether it has come to its end.
        self._ending: asyncio.Task[None] | None = None
        self._has_ended = asyncio.Event()

    async def start(self, settings: Settings) -> None:
        try:
            self.input, _ = await self.loop.connect_write_pipe(lambda: self._flow, self.process.stdin)
            await self.loop.connect_read_pipe(lambda: _Output(self), self.process.stdout)
            self.server = await self.call("initialize", settings.greeting(), START)
        except RequestError as error:
            await self.stop()
            raise refused(error, self.process.executable) from None
        except BaseException:
            self.process.kill()
            raise
        self.session.max_message_bytes = limit_of(self.server) or self.session.max_message_bytes

    async def call(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        result: asyncio.Future[Any] = self.loop.create_future()
        id, line = self.session.request(result, method, params, progress)
        timer = None
        if timeout is not None and timeout != float("inf"):
            timer = self.loop.call_later(timeout, self._expire, result, method)
        try:
            self.input.write(line)
            if not self._flow.is_writable.is_set():
                await self._flow.wait_or(result)
            return await result
        finally:
            if timer is not None:
                timer.cancel()
            cancelling = self.session.cancel(id)
            if cancelling and not self.input.is_closing():
                self.input.write(cancelling)

    @staticmethod
    def _expire(result: asyncio.Future[Any], method: str) -> None:
        if not result.done():
            result.set_exception(CallTimeout(f"{method}: no answer in time; the call has been cancelled"))

    def end(self, fault: ProtocolError | None) -> None:
        """The host's output has ended."""

        async def wait() -> None:
            ended = await self.loop.run_in_executor(None, self.process.ended)
            self.session.fail((lambda: ProtocolError(str(fault))) if fault else ended)
            self._has_ended.set()

        self._ending = self.loop.create_task(wait())

    async def stop(self) -> None:
        """shutdown, exit, the end of its input, SIGTERM, SIGKILL; each only if the one before was not enough."""
        try:
            await self.call("shutdown", timeout=GRACE)
            self.input.write(self.session.notification("exit"))
        except RoundelError:
            pass
        self.session.ended = self.session.ended or _closed
        if self.input.get_write_buffer_size():  # what a host has not read that does not answer
            self.input.abort()
        self.input.close()
        await asyncio.sleep(0)  # The event loop closes the pipe before `stop` would.
        await self.loop.run_in_executor(None, self.process.stop, GRACE)
        self.session.fail(_closed)
        try:
            await asyncio.wait_for(self._has_ended.wait(), GRACE)
        except asyncio.TimeoutError:  # A child of the host holds its output open.
            pass


@names_explained
class AsyncRoundel(AsyncMethods):
    """A host, started at the first call, for one event loop at a time. The parameters are those of `Roundel`."""

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
        self._connection: AsyncConnection | None = None
        self._starting: asyncio.Task[AsyncConnection] | None = None
        self._finalizer: weakref.finalize[Any, AsyncRoundel] | None = None
        self._is_closed = False
        _fork.clients.add(self)

    async def server(self) -> Mapping[str, Any]:
        """What the host said of itself: `protocolVersion`, `serverInfo`, `capabilities`, `limits`."""
        return (await self._connected()).server

    async def call(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Asks, and waits for the result; cancelling the task cancels the call."""
        limit = self._settings.timeout if timeout is None else seconds(timeout)
        connection = self._connection
        if connection is None or not self._is_usable(connection):
            connection = await self._connected()
        return await connection.call(method, params, limit, progress)

    async def batch(
        self,
        items: Iterable[BatchItem],
        *,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> list[Picture | RequestError]:
        """Renders any number of items; an item that cannot be has its error in its place."""
        batch = Batch(items, {"context": context, "output": output}, progress)
        limit = self._settings.timeout if timeout is None else seconds(timeout)
        deadline = None if limit is None else time.monotonic() + limit
        flight = asyncio.Semaphore(FLIGHT)

        async def part(start: int, params: dict[str, Any]) -> list[Picture | RequestError]:
            async with flight:
                left = None if deadline is None else max(0, deadline - time.monotonic())
                done = await self.call("component/renderBatch", params, timeout=left, progress=batch.progress_of(start))
                return list(Batch.pictures(done, start))

        tasks = [asyncio.ensure_future(part(start, params)) for start, params in batch.parts()]
        try:
            return [picture for pictures in await asyncio.gather(*tasks) for picture in pictures]
        finally:
            for task in tasks:
                task.cancel()

    async def close(self) -> None:
        """Ends the host, after it has answered what it was asked; calls from now on fail."""
        self._is_closed = True
        connection, self._connection = self._connection, None
        if connection is not None and self._is_usable(connection):
            await connection.stop()
        self._settings.close()

    async def __aenter__(self: _Self) -> _Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def render(
        self,
        component: str,
        props: Mapping[str, Any] | None = None,
        *,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Renders any component, plugins' too; the keys of its props are those of `component/describe`."""
        params: dict[str, Any] = {"component": component, "props": props or {}}
        if context is not None:
            params["context"] = context
        if output is not None:
            params["output"] = output
        return Picture(await self.call("component/render", params, timeout=timeout))

    def _is_usable(self, connection: AsyncConnection) -> bool:
        return (
            connection.session.ended is None
            and connection.loop is asyncio.get_running_loop()
            and connection.process.pid == os.getpid()
        )

    async def _connected(self) -> AsyncConnection:
        """The connection, which the first of several callers makes and the others wait for."""
        if self._is_closed:
            raise Closed("this AsyncRoundel has been closed")
        connection = self._connection
        if connection is not None:
            if self._is_usable(connection):
                return connection
            if connection.session.ended is not None and not self._settings.restart:
                raise connection.session.ended()
        starting = self._starting
        if starting is None or starting.get_loop() is not asyncio.get_running_loop():
            self._starting = starting = asyncio.ensure_future(self._start())
        # One caller's cancellation is not the others'.
        return await asyncio.shield(starting)

    async def _start(self) -> AsyncConnection:
        try:
            self._let_go()
            connection = AsyncConnection(self._settings)
            if self._finalizer is not None:
                self._finalizer.detach()
            # A client that is forgotten lets its host end.
            self._finalizer = weakref.finalize(self, connection.process.hang_up)
            self._finalizer.atexit = False
            await connection.start(self._settings)
            self._connection = connection
            return connection
        finally:
            self._starting = None

    def _let_go(self) -> None:
        """Ends a host whose event loop is gone, or leaves it to the process that has started it."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        if connection.process.pid == os.getpid():
            connection.process.kill()
            connection.process.stop(GRACE)
        connection.process.abandon()

    def _forked(self) -> None:
        connection, self._connection, self._starting = self._connection, None, None
        if connection is not None:
            connection.process.abandon()


def _closed() -> RoundelError:
    return Closed("this AsyncRoundel was closed before the answer came")
