from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import time
import unittest
import unittest.mock
import warnings

from roundel import AsyncRoundel, CallTimeout, Closed, HostEnded, Picture, RequestError, Roundel, VersionMismatch

from .support import ClientCase, is_running, slow


def pid_of(client: AsyncRoundel) -> int:
    connection = client._connection
    assert connection is not None
    return connection.process._popen.pid


class AsyncTests(ClientCase, unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        # Else every task keeps the stack that it was made in, and a busy machine is complained of.
        asyncio.get_running_loop().set_debug(False)

    async def test_calls_at_once_share_one_host(self) -> None:
        async with AsyncRoundel() as client:
            found = await asyncio.gather(*(client.badge_text(count=n) for n in range(1000)))
            self.assertEqual([each["text"] for each in found[98:101]], ["98", "99", "99+"])
            pid = pid_of(client)
        self.assertFalse(is_running(pid))
        with self.assertRaises(Closed):
            await client.ping()

    async def test_picture(self) -> None:
        async with AsyncRoundel() as client:
            picture = await client.avatar(name="Jamie Lin", output={"format": "png"})
            self.assertTrue(picture.png.startswith(b"\x89PNG"))
            with self.assertRaisesRegex(ValueError, "ask for it with output="):
                picture.svg  # noqa: B018

    async def test_same_pictures_as_the_other_client(self) -> None:
        items = [{"component": "avatar", "props": {"name": f"A{i} B"}} for i in range(450)]
        items[300] = {"component": "avatra"}
        with Roundel() as other:
            expected = other.batch(items)
        async with AsyncRoundel() as client:
            seen: list[tuple[int, int]] = []
            found = await client.batch(items, progress=lambda *done: seen.append(done))
        self.assertEqual(seen[-1], (450, 450))
        self.assertIsInstance(found[300], RequestError)
        self.assertEqual([str(error) for error in found if isinstance(error, RequestError)], [str(expected[300])])
        pairs = [(a, b) for a, b in zip(found, expected) if isinstance(a, Picture)]
        self.assertEqual(len(pairs), 449)
        self.assertTrue(all(a.data == b.data for a, b in pairs))

    async def test_error(self) -> None:
        async with AsyncRoundel() as client:
            with self.assertRaises(RequestError) as caught:
                await client.component_describe(component="avatra")
            self.assertEqual((caught.exception.reason, caught.exception.suggestion), ("unknown_component", "avatar"))

    async def test_timeout_and_cancellation_reach_the_host(self) -> None:
        trace = self.folder / "trace"
        async with AsyncRoundel(trace=trace) as client:
            start = time.monotonic()
            with self.assertRaises(CallTimeout):
                await client.component_render_batch(items=slow(200), timeout=0.2)
            task = asyncio.ensure_future(client.component_render_batch(items=slow(200)))
            await asyncio.sleep(0.1)
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            await client.ping(timeout=2)
            self.assertLess(time.monotonic() - start, 3)
            while trace.read_text().count("-32800") < 2:  # The host finishes the picture it is at.
                self.assertLess(time.monotonic() - start, 10)
                await asyncio.sleep(0.01)
        self.assertEqual(trace.read_text().count("$/cancelRequest"), 2)

    async def test_more_than_the_pipe_holds(self) -> None:
        async with AsyncRoundel() as client:
            names = [f"A{i} " + "x" * 50_000 for i in range(200)]
            found = await asyncio.gather(*(client.initials_compute(name=name) for name in names))
            self.assertEqual([each["tokens"] for each in found], [name.split() for name in names])

    async def test_deaf_host_does_not_outlast_the_time_limit(self) -> None:
        client = AsyncRoundel(self.host("greet()\ntime.sleep(60)"))
        start = time.monotonic()
        with self.assertRaises(CallTimeout):
            await client.initials_compute(name="x" * 1_000_000, timeout=0.3)
        self.assertLess(time.monotonic() - start, 2)
        with unittest.mock.patch("roundel._async.GRACE", 0.1):
            await client.close()

    async def test_another_version(self) -> None:
        host = self.host("""
            if sys.argv[1] == "--version":
                sys.exit(print("roundel 7.0.0"))
            write(id=read()["id"], error=dict(code=1001, message="no", data=dict(reason="unsupported_version")))
            read()
        """)
        async with AsyncRoundel(host) as client:
            with self.assertRaisesRegex(VersionMismatch, "roundel 7.0.0"):
                await client.ping()

    async def test_restart_can_be_opted_out_of(self) -> None:
        async with AsyncRoundel(restart=False) as client:
            await client.ping()
            os.kill(pid_of(client), signal.SIGKILL)
            for _ in range(2):
                with self.assertRaisesRegex(HostEnded, "signal 9"):
                    await client.component_render(component="avatar", timeout=5)
                await asyncio.sleep(0.1)

    async def test_killed_at_any_moment_no_call_hangs(self) -> None:
        moments = random.Random(11)
        answered = failed = 0
        async with AsyncRoundel() as client:
            for _ in range(200):
                await client.ping(timeout=10)
                loop, connection = asyncio.get_running_loop(), client._connection
                loop.call_later(moments.uniform(0, 0.006), os.kill, pid_of(client), signal.SIGKILL)
                names = (f"A{i} B" for i in range(60))
                done = await asyncio.gather(*(client.avatar(name=n, timeout=10) for n in names), return_exceptions=True)
                for each in done:
                    answered += isinstance(each, Picture)
                    failed += isinstance(each, HostEnded)
                self.assertEqual(answered + failed, (_ + 1) * 60, [e for e in done if not isinstance(e, Picture)])
                while connection.session.ended is None:
                    await asyncio.sleep(0.001)
        self.assertGreater(answered, 100)
        self.assertGreater(failed, 100)


class LoopTests(unittest.TestCase):
    def test_one_client_in_one_loop_after_another(self) -> None:
        client = AsyncRoundel()

        async def ask() -> tuple[str, int]:
            return (await client.badge_text(count=5))["text"], pid_of(client)

        async def ask_and_close() -> tuple[str, int]:
            answer = await ask()
            await client.close()
            return answer

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)  # The first loop left its host open: that is the point.
            first, second = asyncio.run(ask()), asyncio.run(ask_and_close())
            gc.collect()
        self.assertEqual((first[0], second[0]), ("5", "5"))
        self.assertFalse(is_running(first[1]) or is_running(second[1]))


if __name__ == "__main__":
    unittest.main()
