"""Runs tasks in worker processes that can hang or crash without affecting the others."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from ..programs.program import Scale

EAGER = "eager"
COMPILING = "compiling"

OTHER_LIMIT = 1800.0
"""The time limit in seconds for phases other than compilation."""
POLL_SECONDS = 0.05

Action = Literal["compile", "steady", "check", "report"]
Status = Literal["done", "timeout", "failed"]


@dataclass(frozen=True)
class Task:
    """The task of a worker."""

    action: Action
    program: str
    """Empty for the preparation of the caches."""
    scale: Scale
    backends: tuple[str, ...]
    threads: int
    budget: float = 0.0
    """Seconds of measuring."""
    device: str = "cpu"

    @staticmethod
    def from_json(text: str) -> Task:
        fields = json.loads(text)
        return Task(**fields | {"backends": tuple(fields["backends"])})

    def to_json(self) -> str:
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Outcome:
    """The outcome of a task."""

    status: Status
    result: Any = None
    backend: str = ""
    """The backend that was active when the worker failed; empty if none was."""
    message: str = ""


def run_task(task: Task, environment: dict[str, str], compile_limit: float) -> Outcome:
    """Run a task in a new process, which is killed when one compilation takes longer than the limit."""
    with tempfile.TemporaryDirectory() as folder:
        log, errors = Path(folder, "log"), Path(folder, "errors")
        log.touch()
        with errors.open("w") as error_stream:
            process = subprocess.Popen(
                [sys.executable, "-m", "stepwell.benchmarks.worker", task.to_json(), str(log)],
                env=os.environ | environment | {"OMP_NUM_THREADS": str(task.threads)},
                stdout=error_stream,
                stderr=error_stream,
                start_new_session=True,
            )
        in_time = _wait(process, log, compile_limit)
        entries = _entries(log)
        phases = [entry for entry in entries if "phase" in entry]
        backend = phases[-1]["backend"] if phases else ""
        if not in_time:
            return Outcome("timeout", backend=backend)
        if process.returncode == 0:
            return Outcome("done", entries[-1]["result"])
        return Outcome("failed", backend=backend, message=_reason(process.returncode, errors.read_text()))


def _wait(process: subprocess.Popen[bytes], log: Path, compile_limit: float) -> bool:
    """Wait for the worker; kill it with its children, and return False, when a phase takes too long."""
    seen, since = -1, time.monotonic()
    try:
        while process.poll() is None:
            entries = _entries(log)
            if len(entries) != seen:
                seen, since = len(entries), time.monotonic()
            compiling = bool(entries) and entries[-1].get("phase") == COMPILING
            if time.monotonic() - since > (compile_limit if compiling else OTHER_LIMIT):
                return False
            time.sleep(POLL_SECONDS)
        return True
    finally:
        _kill_group(process)


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill the remaining processes of the worker's session: backends start compilers and helpers."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def _entries(log: Path) -> list[dict[str, Any]]:
    """Read the complete lines; the last one may be incomplete."""
    return [json.loads(line) for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]


def _reason(code: int, errors: str) -> str:
    if code < 0:
        return f"crashed with {signal.Signals(-code).name}"
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    exceptions = [line for line in lines if "Error" in line.partition(":")[0] or "raised:" in line]
    return (exceptions or lines or ["no message"])[-1]
