#!/usr/bin/env python3
"""A web server as one would not wish it, for the tests of the image worker.

    image_server.py FOLDER [CERTIFICATE]

Serves on a free port of 127.0.0.1, or with TLS where there is a certificate, until its standard input ends. The first line
it prints is the port. What a path does is said in `BEHAVIOURS`; `/file/NAME?header=value&…` is a file of the folder
with headers as wished. `/hits?/path` tells how often a path was asked for, `/open` the most connections at a time.
"""

import gzip
import pathlib
import socket
import ssl
import struct
import sys
import threading
import time
import urllib.parse

folder = pathlib.Path(sys.argv[1])
hits = {}
connections = {"now": 0, "most": 0}
lock = threading.Lock()


def reply(link, status, body=b"", headers=(), length=True):
    lines = [f"HTTP/1.1 {status} Whatever"] + [f"{name}: {value}" for name, value in headers]
    if length:
        lines.append(f"Content-Length: {len(body)}")
    link.sendall("\r\n".join(lines + ["", ""]).encode("latin-1") + body)


def sample(name):
    return (folder / name).read_bytes()


def slow(link):
    """A byte now and then."""
    data = sample("quadrants.png")
    reply(link, 200, headers=[("Content-Length", len(data))], length=False)
    for byte in data:
        link.sendall(bytes([byte]))
        time.sleep(0.2)


def endless(link):
    """No length and no end."""
    reply(link, 200, headers=[("Content-Type", "image/png"), ("Connection", "close")], length=False)
    while True:
        link.sendall(bytes(65536))


def huge(link):
    """A length that nobody wants to wait for."""
    reply(link, 200, headers=[("Content-Length", 1 << 40)], length=False)
    link.sendall(sample("quadrants.png"))
    time.sleep(10)


def short(link):
    """Fewer bytes than promised."""
    data = sample("quadrants.png")
    reply(link, 200, data, headers=[("Content-Length", len(data) + 100), ("Connection", "close")], length=False)
    link.close()


def long(link):
    """More bytes than promised: the picture is cut."""
    data = sample("quadrants.png")
    reply(link, 200, data, headers=[("Content-Length", len(data) // 2), ("Connection", "close")], length=False)


def loop(link):
    """Leads to itself."""
    reply(link, 302, headers=[("Location", "/loop")])


def text(link):
    """Words that call themselves a picture."""
    reply(link, 200, b"<html>Not here.</html>", [("Content-Type", "image/png")])


def disguised(link):
    """A picture that calls itself words."""
    reply(link, 200, sample("quadrants.png"), [("Content-Type", "text/plain")])


def bomb(link):
    """A few kilobytes that unpack to 20 MiB."""
    reply(link, 200, gzip.compress(bytes(20 << 20)), [("Content-Encoding", "gzip")])


def packed(link):
    """A picture, compressed."""
    reply(link, 200, gzip.compress(sample("quadrants.png")), [("Content-Encoding", "gzip")])


def unpacked(link):
    """A picture that says it is compressed."""
    reply(link, 200, sample("quadrants.png"), [("Content-Encoding", "gzip")])


def reset(link):
    """Hangs up with a bang."""
    link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    link.close()


def silent(link):
    """Takes the request and says nothing."""
    time.sleep(30)


def headers(link):
    """Headers that never end."""
    link.sendall(b"HTTP/1.1 200 OK\r\n")
    while True:
        link.sendall(b"X-Padding: " + b"x" * 8000 + b"\r\n")


def busy(link):
    """Later."""
    reply(link, 503, b"Later.", [("Retry-After", "7")])


BEHAVIOURS = {f"/{f.__name__}": f for f in (
    slow, endless, huge, short, long, loop, text, disguised, bomb, packed, unpacked, reset, silent, headers, busy)}


def answer(link, path, head):
    path, _, query = path.partition("?")
    wished = urllib.parse.parse_qsl(query)
    if path == "/hits":
        reply(link, 200, str(hits.get(query, 0)).encode())
    elif path == "/open":
        reply(link, 200, str(connections["most"]).encode())
    elif path in BEHAVIOURS:
        BEHAVIOURS[path](link)
    elif path.startswith("/status/"):
        reply(link, int(path[8:]), b"<html>No picture.</html>")
    elif path == "/to":
        reply(link, 302, headers=[("Location", urllib.parse.unquote(query))])
    elif path.startswith("/redirect/"):
        left = int(path[10:])
        reply(link, 302, headers=[("Location", f"/redirect/{left - 1}" if left > 1 else "/file/quadrants.png")])
    elif path.startswith("/file/") and (folder / path[6:]).is_file():
        delay = dict(wished).get("delay")
        if delay:
            time.sleep(float(delay))
        etag = dict(wished).get("ETag")
        if etag and f"if-none-match: {etag}".lower() in head.lower():
            reply(link, 304, headers=wished)
        else:
            reply(link, 200, sample(path[6:]), wished)
    else:
        reply(link, 404, b"<html>No such page.</html>")


def serve(link):
    with lock:
        connections["now"] += 1
        connections["most"] = max(connections["now"], connections["most"])
    try:
        received = b""
        while True:
            while b"\r\n\r\n" not in received:
                more = link.recv(65536)
                if not more:
                    return
                received += more
            head, _, received = received.partition(b"\r\n\r\n")
            path = head.split(b" ")[1].decode("latin-1")
            with lock:
                hits[path] = hits.get(path, 0) + 1
            answer(link, path, head.decode("latin-1"))
    except (OSError, ValueError):
        pass
    finally:
        with lock:
            connections["now"] -= 1
        link.close()


def accept(server, context):
    while True:
        link, _ = server.accept()
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if context:
            try:
                link = context.wrap_socket(link, server_side=True)
            except OSError:
                continue
        threading.Thread(target=serve, args=(link,), daemon=True).start()


def main():
    context = None
    if len(sys.argv) > 2:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[2])
    server = socket.create_server(("127.0.0.1", 0), backlog=256)
    print(server.getsockname()[1], flush=True)
    threading.Thread(target=accept, args=(server, context), daemon=True).start()
    sys.stdin.read()


main()
