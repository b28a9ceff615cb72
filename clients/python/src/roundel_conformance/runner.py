"""Runs vectors in all the ways that were asked for, on several processors."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass

from .answers import AnswerSchemas
from .process import Process
from .roles import client
from .roles.plugin import PluginSession
from .session import Result, Session, Way
from .vector import Vector

# Vectors of a lump are run by one worker, way after way, in one session where they may share it.
_LUMP = 40


@dataclass(frozen=True)
class Plan:
    command: list[str]
    framings: tuple[str, ...]
    chunkings: tuple[str, ...]
    patience: float
    schemas: AnswerSchemas | None = None

    def ways(self, vector: Vector) -> list[Way]:
        return [Way(f, c) for c in self.chunkings for f in vector.framings(self.framings)]


def run(vectors: list[Vector], plan: Plan, jobs: int) -> Iterator[Result]:
    """Results as they come."""
    lumps = [vectors[at : at + _LUMP] for at in range(0, len(vectors), _LUMP)]
    if jobs == 1:
        for lump in lumps:
            yield from _run_lump(lump, plan)
        return
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [pool.submit(_run_all, lump, plan) for lump in lumps]
        try:
            for done in concurrent.futures.as_completed(waiting):
                yield from done.result()
        except BaseException:
            for future in waiting:
                future.cancel()
            raise


def _run_all(vectors: list[Vector], plan: Plan) -> list[Result]:
    return list(_run_lump(vectors, plan))


def _run_lump(vectors: list[Vector], plan: Plan) -> Iterator[Result]:
    for chunking in plan.chunkings:
        shared: dict[str, Process] = {}
        try:
            for vector in vectors:
                for framing in vector.framings(plan.framings):
                    yield _run_one(vector, Way(framing, chunking), plan, shared)
        finally:
            for process in shared.values():
                process.stop()


def _run_one(vector: Vector, way: Way, plan: Plan, shared: dict[str, Process]) -> Result:
    if vector.role == "client":
        return client.run(vector, plan.command, way, plan.patience)
    if vector.role == "plugin":
        process = Process(plan.command + vector.arguments, way.framing)
        try:
            return PluginSession(vector, process, way, plan.patience, None).run(shared=False)
        finally:
            process.stop()
    if not vector.may_share:
        process = Process(plan.command + vector.arguments, way.framing)
        try:
            return Session(vector, process, way, plan.patience, plan.schemas).run(shared=False)
        finally:
            process.stop()
    process = shared.pop(way.framing, None) or Process(plan.command, way.framing)
    result = Session(vector, process, way, plan.patience, plan.schemas).run(shared=True)
    if result.passed:
        shared[way.framing] = process
    else:
        # What it says next cannot be told from what it should have said before.
        process.stop()
    return result
