#!/usr/bin/env python3
"""Measures the image worker against vipsthumbnail: a photo of 4,000 x 3,000 pixels to 80 x 80.

usage: images.py [--worker PATH] [--runs N]

Both start with the file on disk and end with the pixels; the worker once as it is used, running already, and once from its
start. Medians of runs that take turns. Needs Debian's libvips-tools, and says so where it is missing.
"""
import argparse
import json
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time


class Worker:
    def __init__(self, path, folder):
        self.process = subprocess.Popen(
            [path, "--allow-read", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def load(self, file):
        params = {"source": file, "width": 80, "height": 80}
        request = {"jsonrpc": "2.0", "id": 1, "method": "image/load", "params": params}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["result"]["width"] == 80, answer

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


def photo(folder):
    """Soft shapes with grain on them, as cameras make them."""
    steps = [
        ["perlin", "shapes.v", "4000", "3000", "--cell-size", "600"],
        ["gaussnoise", "grain.v", "4000", "3000", "--sigma", "6", "--mean", "128"],
        ["add", "shapes.v", "grain.v", "sum.v"],
        ["linear", "sum.v", "one.v", "0.6", "20", "--uchar"],
        ["bandjoin", "one.v one.v one.v", "photo.jpg[Q=90]"],
    ]
    for step in steps:
        subprocess.run(["vips"] + step, cwd=folder, check=True, capture_output=True)
    return str(pathlib.Path(folder, "photo.jpg"))


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def from_start(path, folder, file):
    worker = Worker(path, folder)
    worker.load(file)
    worker.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--worker", default=".build/release/roundel-images")
    parser.add_argument("--runs", type=int, default=15)
    options = parser.parse_args()
    if not (shutil.which("vips") and shutil.which("vipsthumbnail")):
        print("Pictures are not measured: that needs libvips-tools.")
        return
    with tempfile.TemporaryDirectory() as folder:
        file = photo(folder)
        thumbnail = ["vipsthumbnail", file, "-s", "80x80", "--smartcrop", "centre", "-o", folder + "/thumbnail.png"]
        worker = Worker(options.worker, folder)
        worker.load(file)
        times = {"vipsthumbnail": [], "worker": [], "worker from its start": []}
        for _ in range(options.runs):
            times["vipsthumbnail"].append(timed(lambda: subprocess.run(thumbnail, check=True)))
            times["worker"].append(timed(lambda: worker.load(file)))
            times["worker from its start"].append(timed(lambda: from_start(options.worker, folder, file)))
        worker.end()
    reference = statistics.median(times["vipsthumbnail"])
    print("A JPEG of 4,000 x 3,000 pixels to 80 x 80:")
    for name, values in times.items():
        median = statistics.median(values)
        print(f"  {name:22} {median * 1000:6.1f} ms  {median / reference:.2f} of vipsthumbnail")


main()
