"""What is measured: requests of every kind, and how they are sent."""
import json
import os
import resource
import subprocess
import threading
import time

FIRST = "Jamie Sam Riley Morgan Alex Chris Dana Evan Fay Gus Ida Kim Lou Max Nia Oto Pia Quin Rex Sue".split()
LAST = "Lin Carter Park Lee Watson Gogh Tolkien Stone West Young Abel Baker Cole Dunn Ek Frost Gray Hall".split()


def name(number):
    """A name of its own for each number. The initials come again, as they do among people."""
    return f"{FIRST[number % len(FIRST)]} {number} {LAST[number // len(FIRST) % len(LAST)]}"


def render(component, props, form="svg", **output):
    return "component/render", {"component": component, "props": props, "output": {"format": form, **output}}


def avatar(size, form):
    return lambda number: render("avatar", {"name": name(number), "size": size, "badge": "online"}, form)


def own_color(size, form):
    """No two pictures are the same, so that each has to be drawn."""
    return lambda number: render("avatar", {
        "name": name(number), "size": size, "badge": "online", "fill": f"#{number * 7919 & 0xFFFFFF:06x}"}, form)


def repeated(size, form):
    """Fifty pictures, again and again."""
    return lambda number: avatar(size, form)(number % 50)


# What is asked for, and how many requests take about a second.
CASES = {
    "initials/compute": (lambda number: ("initials/compute", {"name": name(number)}), 200_000),
    "SVG avatar 40 pt": (avatar(40, "svg"), 60_000),
    "SVG avatar 40 pt, each a colour of its own": (own_color(40, "svg"), 60_000),
    "SVG avatar 40 pt, fifty again and again": (repeated(40, "svg"), 100_000),
    "SVG badge": (lambda number: render("badge", {"text": name(number)}), 20_000),
    "PNG avatar 80 px": (avatar(80, "png"), 40_000),
    "PNG avatar 80 px, each a colour of its own": (own_color(80, "png"), 10_000),
    "PNG avatar 80 px, fifty again and again": (repeated(80, "png"), 100_000),
    "PNG avatar 512 px, each a colour of its own": (own_color(512, "png"), 1_200),
}


def line(identifier, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}).encode() + b"\n"


def lines(make, count):
    return b"".join(line(number, *make(number)) for number in range(count))


class Host:
    """A `roundel serve` on two pipes."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        self.output = os.fdopen(os.dup(self.process.stdout.fileno()), "rb", buffering=1 << 20)

    def send(self, data):
        rest = memoryview(data)
        while rest:
            rest = rest[self.process.stdin.write(rest):]

    def receive(self):
        return self.output.readline()

    def feed(self, data, close=True):
        def run():
            try:
                self.send(data)
                if close:
                    self.process.stdin.close()
            except BrokenPipeError:
                pass
        threading.Thread(target=run, daemon=True).start()

    def end(self):
        if not self.process.stdin.closed:
            self.process.stdin.close()
        self.output.close()
        self.process.stdout.close()
        self.process.wait()


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def drive(command, data, count):
    """Answers a second of the process's processor time, and a second by the clock; each must be a result."""
    before = processor_time()
    host = Host(command)
    start = time.perf_counter()
    host.feed(data)
    good = sum(b'"result"' in answer for answer in host.output)
    wall = time.perf_counter() - start
    host.end()
    if good != count:
        raise SystemExit(f"{' '.join(command)}: {count - good} of {count} answers were not results")
    return count / (processor_time() - before), count / wall
