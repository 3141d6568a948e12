"""Worker processes that can hang or crash without affecting the others."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from ..programs import Scale
from .worker import serve

CONTEXT = get_context("spawn")
FAREWELL = 3.0
"""Seconds that a worker has to exit by itself."""


@dataclass(eq=False)
class WorkerHandle:
    """The parent's handle of one worker process."""

    connection: Connection
    process: Any
    log: Path
    busy: str = ""
    """The program that it compiles or measures."""
    variant: str = ""
    since: float = 0.0
    holds: list[str] = field(default_factory=list)
    """The programs that it has compiled and not yet measured."""

    def tell(self, program: str, **message: Any) -> None:
        """Send a command; the worker is busy until it answers."""
        self.busy, self.since = program, time.monotonic()
        self.connection.send({"program": program, **message})

    def forget(self) -> None:
        """Let the worker release its programs."""
        self.connection.send({"do": "forget"})
        self.holds.clear()

    def last_words(self) -> str:
        """Return the last line that the worker printed."""
        lines = [line for line in self.log.read_text(errors="replace").splitlines() if line.strip()]
        return lines[-1][:300] if lines else "no message"


class WorkerPool:
    """Workers of one kind; one that dies is replaced."""

    def __init__(self, count: int, folder: Path, device: str, scale: Scale) -> None:
        self._folder, self._device, self._scale = folder, device, scale
        self._started = 0
        self.workers = [self._start() for _ in range(count)]

    def _start(self) -> WorkerHandle:
        self._started += 1
        log = self._folder / f"worker-{self._started}.log"
        log.touch()
        ends: Any = CONTEXT.Pipe()
        mine, theirs = ends
        process = CONTEXT.Process(target=serve, args=(theirs, str(log), self._device, self._scale))
        process.start()
        theirs.close()
        return WorkerHandle(mine, process, log)

    def replace(self, worker: WorkerHandle) -> None:
        """Kill a worker with all processes that it started, and start a new one in its place."""
        _kill(worker)
        self.workers[self.workers.index(worker)] = self._start()

    def answers(self, timeout: float) -> list[tuple[WorkerHandle, dict[str, Any] | None]]:
        """Return the answers of busy workers after at most `timeout` seconds; None from one that died."""
        busy = {worker.connection: worker for worker in self.workers if worker.busy}
        found: list[tuple[WorkerHandle, dict[str, Any] | None]] = []
        for connection in wait(list(busy), max(timeout, 0.0)):
            assert isinstance(connection, Connection)
            worker = busy[connection]
            try:
                found.append((worker, connection.recv()))
            except (EOFError, ConnectionError):
                found.append((worker, None))
        return found

    def close(self) -> None:
        """End all workers: an idle one exits by itself when its connection is closed."""
        for worker in self.workers:
            worker.connection.close()
        for worker in self.workers:
            if not worker.busy:
                worker.process.join(FAREWELL)
            _kill(worker)


def _kill(worker: WorkerHandle) -> None:
    """Kill a worker and its process group: compilers start child processes."""
    pid = worker.process.pid
    try:
        if os.getpgid(pid) == pid:
            os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    worker.process.kill()
    worker.process.join()
    worker.connection.close()
