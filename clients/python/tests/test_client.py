from __future__ import annotations

import concurrent.futures
import os
import random
import signal
import subprocess
import sys
import threading
import time
import unittest
import unittest.mock

import roundel
from roundel import CallTimeout, Closed, HostEnded, InvalidRequest, Picture, RequestError, Roundel, VersionMismatch

from .support import ClientCase, environment, is_running, slow


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=20)


def pid_of(client: Roundel) -> int:
    connection = client._connection
    assert connection is not None
    return connection.process._popen.pid


class CallTests(ClientCase):
    client: Roundel

    @classmethod
    def setUpClass(cls) -> None:
        cls.client = Roundel()
        cls.addClassCleanup(cls.client.close)

    def test_typed_method(self) -> None:
        self.assertEqual(self.client.initials_compute(name="Ludwig van Beethoven", algorithm="smart")["initials"], "LB")
        self.assertEqual(self.client.badge_text(count=120)["text"], "99+")

    def test_picture(self) -> None:
        picture = self.client.avatar(name="Jamie Lin", badge="online")
        self.assertTrue(picture.svg.startswith("<svg "))
        self.assertTrue(picture.png.startswith(b"\x89PNG"))
        self.assertEqual(picture._repr_svg_(), picture.svg)
        self.assertIsNone(picture._repr_png_())
        self.assertEqual(repr(picture), "<Picture 'Jamie Lin' 36×36 svg>")
        self.assertEqual(picture.rendering["accessibility"]["value"], "Online")

    def test_picture_shows_itself_as_png(self) -> None:
        picture = self.client.badge(count=3, output={"format": "png", "scale": 2})
        self.assertEqual(picture._repr_png_(), picture.data)
        self.assertIsNone(picture._repr_svg_())

    def test_picture_is_saved_by_its_ending(self) -> None:
        picture = self.client.avatar(name="Jamie Lin")
        picture.save(self.folder / "a.png")
        picture.save(self.folder / "a.svg")
        self.assertEqual((self.folder / "a.png").read_bytes(), picture.png)
        self.assertEqual((self.folder / "a.svg").read_text(), picture.svg)
        with self.assertRaisesRegex(ValueError, "neither in .svg nor in .png"):
            picture.save(self.folder / "a.gif")

    def test_error_says_what_to_do(self) -> None:
        with self.assertRaises(RequestError) as caught:
            self.client.call("component/render", {"component": "avatar", "props": {"nmae": "Jamie"}})
        error = caught.exception
        self.assertEqual((error.code, error.reason), (-32602, "unknown_parameter"))
        self.assertEqual((error.pointer, error.suggestion), ("/props/nmae", "name"))
        self.assertIn('did you mean "name"?', str(error))

    def test_what_cannot_be_sent(self) -> None:
        for name in ("half a pair \ud800", float("nan")):
            with self.subTest(name), self.assertRaises(InvalidRequest):
                self.client.call("initials/compute", {"name": name})
        with self.assertRaisesRegex(InvalidRequest, "the host takes 16777216"):
            self.client.call("initials/compute", {"name": "x" * (16 << 20)})

    def test_unreadable_message_fails_only_its_own_call(self) -> None:
        faults = [{"n": 1 << 63}, {"\0": 1}, {1: 1, "1": 2}]
        deep: object = []
        for _ in range(200):
            deep = [deep]
        faults.append({"n": deep})
        for fault in faults:
            with self.subTest(str(fault)[:40]):
                good = [self.client.submit("component/render", slow(1)[0]), self.client.submit("ping")]
                bad = self.client.submit("initials/compute", {"name": "A", "_meta": fault})
                with self.assertRaises(RequestError) as caught:
                    bad.result(5)
                self.assertEqual(caught.exception.code, -32700)
                self.assertEqual([call.result(20) is not None for call in good], [True, True])

    def test_separators_and_long_lines(self) -> None:
        name = "A\u2028 \u2029B\x85 " + "x" * 60_000
        tokens = self.client.initials_compute(name=name)["tokens"]
        self.assertEqual("".join(tokens), name.replace("\u2028 \u2029", "").replace("\x85 ", ""))

    def test_many_calls_from_many_threads(self) -> None:
        names = [f"{chr(65 + i % 26)}a {chr(65 + i * 7 % 26)}b" for i in range(2000)]
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            found = list(pool.map(lambda name: self.client.initials_compute(name=name)["initials"], names))
        self.assertEqual(found, [name[0] + name[3] for name in names])

    def test_many_calls_in_flight_of_one_thread(self) -> None:
        # More than the pipes hold in either direction.
        calls = [
            self.client.submit("component/render", {"component": "avatar", "props": {"name": f"A{i} B"}})
            for i in range(3000)
        ]
        self.assertTrue(all(call.result(30)["data"] for call in calls))

    def test_timeout_cancels(self) -> None:
        trace = self.folder / "trace"
        with Roundel(trace=trace) as client:
            start = time.monotonic()
            with self.assertRaises(CallTimeout) as caught:
                client.call("component/renderBatch", {"items": slow(200)}, timeout=0.2)
            self.assertIsInstance(caught.exception, TimeoutError)
            client.ping(timeout=2)
            self.assertLess(time.monotonic() - start, 2)
            while "-32800" not in trace.read_text():  # The host finishes the picture it is at.
                self.assertLess(time.monotonic() - start, 10)
                time.sleep(0.01)
        lines = trace.read_text().splitlines()
        self.assertTrue(any('--> {"jsonrpc":"2.0","method":"$/cancelRequest"' in line for line in lines))
        self.assertTrue(any("<-- " in line and "-32800" in line for line in lines), lines[-5:])
        self.assertEqual(trace.stat().st_mode & 0o777, 0o600)

    def test_cancelled_call_is_cancelled(self) -> None:
        call = self.client.submit("component/renderBatch", {"items": slow(200)})
        self.assertTrue(call.cancel())
        with self.assertRaises(concurrent.futures.CancelledError):
            call.result()
        self.assertEqual(self.client.ping(timeout=2), {})

    def test_progress(self) -> None:
        seen: list[tuple[int, int]] = []
        items = [{"component": "avatar", "props": {"name": f"A{i} B"}} for i in range(50)]
        self.client.call("component/renderBatch", {"items": items}, progress=lambda *done: seen.append(done))
        self.assertEqual(seen[-1], (50, 50))
        self.assertEqual(sorted(set(seen)), seen)

    def test_fault_in_progress_function_reaches_the_caller(self) -> None:
        def fail(done: int, total: int) -> None:
            raise KeyError("mine")

        trace = self.folder / "trace"
        with Roundel(trace=trace) as client, self.assertRaisesRegex(KeyError, "mine"):
            client.component_render_batch(items=slow(100), progress=fail)
        self.assertIn("$/cancelRequest", trace.read_text())

    def test_progress_function_cannot_ask(self) -> None:
        with self.assertRaisesRegex(RuntimeError, "no one would read"):
            self.client.component_render_batch(items=[{"component": "avatar"}], progress=lambda *_: self.client.ping())

    def test_batch(self) -> None:
        items = [{"component": "avatar", "props": {"name": f"A{i} B"}} for i in range(500)]
        items[450] = {"component": "avatar", "props": {"nmae": "Jamie"}}
        seen: list[tuple[int, int]] = []
        pictures = self.client.batch(items, progress=lambda *done: seen.append(done))
        error = pictures.pop(450)
        self.assertIsInstance(error, RequestError)
        self.assertEqual(error.pointer, "/items/450/props/nmae")
        self.assertIn("/items/450/props/nmae", str(error))
        self.assertTrue(all(isinstance(picture, Picture) for picture in pictures))
        self.assertEqual(pictures[7].svg, self.client.avatar(name="A7 B").svg)
        self.assertEqual(seen[-1], (500, 500))
        self.assertEqual(sorted(set(seen)), seen)

    def test_batch_of_nothing(self) -> None:
        self.assertEqual(self.client.batch([]), [])

    def test_session_context(self) -> None:
        with Roundel(context={"locale": "de"}) as client:
            spoken = client.avatar(name="Jamie", badge="busy").rendering["accessibility"]
            self.assertEqual(spoken["value"], "Nicht stören")
            self.assertEqual(client.server["serverInfo"]["version"], roundel.__version__)

    def test_output_path(self) -> None:
        with Roundel(arguments=["--allow-write", str(self.folder)]) as client:
            picture = client.avatar(name="Jamie Lin", output={"path": str(self.folder / "jamie.svg")})
            self.assertEqual(picture.svg, (self.folder / "jamie.svg").read_text())

    def test_functions_of_the_module(self) -> None:
        code = "from roundel import avatar; print(avatar(name='Jamie Lin', badge='online').svg)"
        done = python("-c", code)
        self.assertEqual(done.stdout.strip(), self.client.avatar(name="Jamie Lin", badge="online").svg)
        self.assertEqual(done.stderr, "")

    def test_pass_through(self) -> None:
        done = python("-m", "roundel", "--version")
        self.assertEqual(done.stdout, f"roundel {roundel.__version__}\n")


class LifeTests(ClientCase):
    def test_death_fails_what_is_pending_and_the_next_call_starts_anew(self) -> None:
        with Roundel() as client:
            calls = [client.submit("component/render", item) for item in slow(20)]
            os.kill(pid_of(client), signal.SIGKILL)
            for call in calls:
                with self.assertRaisesRegex(HostEnded, "was ended by signal 9"):
                    call.result(2)
            self.assertEqual(client.badge_text(count=3)["text"], "3")

    def test_restart_can_be_opted_out_of(self) -> None:
        with Roundel(restart=False) as client:
            client.ping()
            os.kill(pid_of(client), signal.SIGKILL)
            for _ in range(2):
                with self.assertRaises(HostEnded):
                    client.submit("ping").result(2)

    def test_status_and_last_words(self) -> None:
        host = self.host("""
            greet()
            read()
            print("x" * 100_000 + "\\nno more memory", file=sys.stderr)
            sys.exit(42)
        """)
        with Roundel(host) as client, self.assertRaises(HostEnded) as caught:
            client.ping()
        self.assertEqual(caught.exception.status, 42)
        self.assertTrue(caught.exception.stderr.endswith("no more memory"))
        self.assertLess(len(caught.exception.stderr), 20_000)
        self.assertIn("ended with status 42", str(caught.exception))

    def test_standard_error_never_fills(self) -> None:
        host = self.host("""
            greet()
            while True:
                message = read()
                sys.stderr.write("x" * 300_000)
                write(id=message["id"], result=None)
        """)
        with Roundel(host, timeout=5) as client:
            for _ in range(5):
                client.ping()

    def test_nonsense_is_told(self) -> None:
        host = self.host("""
            greet()
            read()
            print("Segmentation fault, or so", flush=True)
            time.sleep(60)
        """)
        with (
            Roundel(host) as client,
            self.assertRaisesRegex(roundel.ProtocolError, "no message of a host: Segm"),
        ):
            client.ping(timeout=5)

    def test_another_version_names_both(self) -> None:
        host = self.host("""
            if sys.argv[1] == "--version":
                sys.exit(print("roundel 7.0.0"))
            data = dict(reason="unsupported_version", supported=["7.0"], requested="1.0")
            write(id=read()["id"], error=dict(code=1001, message="no", data=data))
            read()
        """)
        with Roundel(host) as client, self.assertRaises(VersionMismatch) as caught:
            client.ping()
        said = str(caught.exception)
        own = f"roundel {roundel.__version__} for protocol 1.0"
        for part in (own, "src/roundel", "roundel 7.0.0 for protocol 7.0", host):
            self.assertIn(part, said)

    def test_deaf_host_does_not_outlast_the_time_limit(self) -> None:
        # The message is larger than the pipe, and no one reads it.
        host = self.host("greet()\ntime.sleep(60)")
        with Roundel(host) as client:
            start = time.monotonic()
            with self.assertRaises(CallTimeout):
                client.call("initials/compute", {"name": "x" * 1_000_000}, timeout=0.3)
            self.assertLess(time.monotonic() - start, 2)

    def test_host_that_will_not_end_is_ended(self) -> None:
        host = self.host("""
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            greet()
            while True:
                time.sleep(1)
        """)
        client = Roundel(host)
        self.assertTrue(client.server)
        pid = pid_of(client)
        with unittest.mock.patch("roundel._client.GRACE", 0.2):
            client.close()
        self.assertFalse(is_running(pid))

    def test_closing_is_in_order_and_final(self) -> None:
        trace = self.folder / "trace"
        client = Roundel(trace=trace)
        call = client.submit("component/render", {"component": "avatar"})
        pid = pid_of(client)
        client.close()
        self.assertTrue(call.result(0)["data"])
        self.assertFalse(is_running(pid))
        sent = [line.split("-->")[1] for line in trace.read_text().splitlines() if "-->" in line]
        self.assertIn('"shutdown"', sent[-2])
        self.assertIn('"exit"', sent[-1])
        with self.assertRaises(Closed):
            client.ping()
        client.close()

    def test_nothing_starts_before_the_first_call(self) -> None:
        Roundel("/nowhere/roundel").close()

    def test_killed_at_any_moment_no_call_hangs(self) -> None:
        moments = random.Random(7)
        outcomes = {"answered": 0, "failed": 0}
        with Roundel() as client:
            for _ in range(200):
                client.ping(timeout=10)
                pid, connection = pid_of(client), client._connection
                killer = threading.Timer(moments.uniform(0, 0.008), os.kill, (pid, signal.SIGKILL))
                killer.start()
                calls: list[roundel.Call] = []
                try:
                    for i in range(60):
                        picture = {"component": "avatar", "props": {"name": f"A{i}"}}
                        calls.append(client.submit("component/render", picture))
                        client.initials_compute(name="Jamie Lin", timeout=10)
                except HostEnded:
                    outcomes["failed"] += 1
                for call in calls:
                    try:
                        call.result(10)
                        outcomes["answered"] += 1
                    except HostEnded:
                        outcomes["failed"] += 1
                killer.join()
                while connection.session.ended is None:
                    time.sleep(0.001)
                self.assertFalse(is_running(pid))
        self.assertGreater(outcomes["answered"], 100)
        self.assertGreater(outcomes["failed"], 100)

    def test_forked_child_has_a_host_of_its_own(self) -> None:
        with Roundel() as client:
            client.ping()
            parent = pid_of(client)
            reading, writing = os.pipe()
            child = os.fork()
            if child == 0:
                answer = client.initials_compute(name="Jamie Lin", timeout=10)["initials"]
                os.write(writing, f"{answer} {pid_of(client)}".encode())
                client.close()
                os._exit(0)
            os.waitpid(child, 0)
            initials, own = os.read(reading, 100).decode().split()
            os.close(reading)
            os.close(writing)
            self.assertEqual(initials, "JL")
            self.assertNotEqual(int(own), parent)
            self.assertEqual(client.badge_text(count=1)["text"], "1")
            self.assertEqual(pid_of(client), parent)


class EndTests(ClientCase):
    """How a script ends, and that its host ends with it."""

    def script(self, body: str) -> subprocess.Popen[str]:
        code = f"""
import os, signal, sys, threading, time
from roundel import Roundel
client = Roundel()
client.ping()
print(client._connection.process._popen.pid, flush=True)
{body}
"""
        process = subprocess.Popen(
            [sys.executable, "-c", code], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def assert_gone(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout
        pid = int(process.stdout.readline())
        process.wait(10)
        limit = time.monotonic() + 3
        while is_running(pid):
            self.assertLess(time.monotonic(), limit, "the host is still there")
            time.sleep(0.01)

    def test_script_ends(self) -> None:
        process = self.script("")
        self.assert_gone(process)
        self.assertEqual(process.returncode, 0)
        self.assertEqual(process.communicate()[1], "")

    def test_script_fails_with_calls_in_flight(self) -> None:
        many = {"items": slow(200)}
        process = self.script(f"client.submit('component/renderBatch', {many!r}); raise SystemExit(3)")
        start = time.monotonic()
        self.assert_gone(process)
        self.assertLess(time.monotonic() - start, 2)
        self.assertEqual(process.returncode, 3)

    def test_script_is_interrupted(self) -> None:
        process = self.script(f"""
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    client.call("component/renderBatch", {{"items": {slow(200)!r}}})
except KeyboardInterrupt:
    print(client.badge_text(count=100)["text"])
""")
        self.assert_gone(process)
        self.assertEqual(process.communicate()[0].strip(), "99+")

    def test_script_is_killed(self) -> None:
        for number in (signal.SIGKILL, signal.SIGTERM):
            with self.subTest(number):
                process = self.script(f"os.kill(os.getpid(), {int(number)})")
                self.assert_gone(process)
                self.assertEqual(process.returncode, -number)

    def test_script_is_killed_while_a_fork_of_it_lives(self) -> None:
        process = self.script("""
if os.fork() == 0:
    os.close(1), os.close(2)
    time.sleep(4)
    os._exit(0)
os.kill(os.getpid(), signal.SIGKILL)
""")
        self.assert_gone(process)

    def test_client_is_forgotten(self) -> None:
        process = self.script("""
import gc
pid = client._connection.process._popen.pid
del client
gc.collect()
limit = time.monotonic() + 3
while os.path.exists(f"/proc/{pid}"):
    assert time.monotonic() < limit, "the host is still there"
    time.sleep(0.01)
""")
        self.assert_gone(process)
        self.assertEqual((process.returncode, process.communicate()[1]), (0, ""))


if __name__ == "__main__":
    unittest.main()
