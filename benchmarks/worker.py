"""Runs one task on one program in a separate process: `python -m stepwell.benchmarks.worker TASK ...`.

The worker logs its phases as lines of JSON in a file, so that the parent process knows which backend was active when
it crashes or must be killed. Failures are not caught: they end the worker.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import torch

from .measuring.tasks import COMPILING, EAGER, Task
from .measuring.timing import interleave, step
from .programs import Program
from .programs.gpu_catalogue import find
from .programs.program import Example
from .reference import check

BACKEND_IMPORTS = {"inductor": "torch._inductor.compile_fx"}
"""Modules that a backend imports at its first compilation: torch's own import is not compile time."""


class Worker:
    """Executes a task and logs its phases and its result."""

    def __init__(self, task: Task, log: Path) -> None:
        self.task = task
        self.program = find(task.program) if task.program else PREPARATION
        self._log = log

    def run(self) -> None:
        actions: dict[str, Callable[[], Any]] = {
            "compile": self.compile,
            "steady": self.steady,
            "check": self.check,
            "report": self.report,
        }
        self.say(result=actions[self.task.action]())

    def say(self, **entry: Any) -> None:
        with self._log.open("a") as log:
            log.write(json.dumps(entry) + "\n")

    def compile(self) -> dict[str, float]:
        """Time the compilation with the first call."""
        (backend,) = self.task.backends
        _, _, seconds = self._compiled(backend)
        return {"seconds": seconds}

    def steady(self) -> dict[str, Any]:
        """Time the calls of all backends in turns."""
        steps = {}
        for backend in self.task.backends:
            example, run, _ = self._compiled(backend)
            steps[backend] = step(example, self.program, run)
        self.say(phase="measuring", backend="")
        return {
            backend: {"median": timing.median, "spread": timing.spread, "samples": len(timing.samples)}
            for backend, timing in interleave(steps, self.task.budget).items()
        }

    def check(self) -> dict[str, Any]:
        """Compare the compiled program with eager and with float64."""
        (backend,) = self.task.backends
        self.say(phase=COMPILING, backend=backend)
        result = check(self.program, backend, self.task.scale)
        return {
            "passed": result.passed,
            "error": result.worst.error,
            "eager_error": result.worst.eager_error,
            "limit": result.worst.limit,
            "worst": str(result.worst),
            "failures": [str(failure) for failure in result.failures],
        }

    def report(self) -> str:
        """List the extern calls of the compiled program."""
        (backend,) = self.task.backends
        self._compiled(backend)
        return str(import_module("stepwell").report())

    def _compiled(self, backend: str) -> tuple[Example, Callable[..., Any], float]:
        """Build the example, compile it and call it once; return the time of the last two."""
        example = self.program.example(self.task.scale, self.task.device)
        if backend == EAGER:
            return example, example.run, 0.0
        torch._dynamo.lookup_backend(backend)
        if backend in BACKEND_IMPORTS:
            import_module(BACKEND_IMPORTS[backend])
        self.say(phase=COMPILING, backend=backend)
        start = time.perf_counter()
        run = torch.compile(example.run, backend=backend, dynamic=True if self.program.dynamic else None)
        example.call(run, example.inputs, self.program.training)
        if self.task.device == "cuda":
            torch.cuda.synchronize()
        return example, run, time.perf_counter() - start


def _preparation() -> Example:
    return Example(lambda x: x + 1, (torch.zeros(16),))


PREPARATION = Program("preparation", "basics", _preparation)
"""Compiled before anything is measured, so that the one-time set-up of a machine is not counted."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m stepwell.benchmarks.worker")
    parser.add_argument("task", help="the task, as JSON")
    parser.add_argument("log", type=Path, help="the file that gets the phases and the result")
    arguments = parser.parse_args()
    task = Task.from_json(arguments.task)
    torch.set_num_threads(task.threads)
    Worker(task, arguments.log).run()


if __name__ == "__main__":
    main()
