"""Measures programs one after another, each task in a worker, and collects the results."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..programs import Group, Program, Scale
from .tasks import EAGER, Action, Outcome, Task, run_task


@dataclass(frozen=True)
class Plan:
    """The configuration of the measurements."""

    backends: tuple[str, ...]
    threads: int
    scale: Scale
    steady: bool
    compile_time: bool
    check: bool
    report: bool
    budget: float
    """Seconds of steady-state measuring for one program."""
    compile_limit: float
    """Seconds after which a compilation is killed."""

    @property
    def compiling(self) -> tuple[str, ...]:
        return tuple(backend for backend in self.backends if backend != EAGER)


@dataclass
class BackendResult:
    """The results of one program under one backend; None is not measured."""

    median: float | None = None
    spread: float | None = None
    samples: int | None = None
    cold: float | None = None
    warm: float | None = None
    check: dict[str, Any] | None = None
    report: str | None = None
    failure: str = ""
    """Short, for a table's cell: the limit that was exceeded, or "failed"."""
    message: str = ""


@dataclass
class ProgramResult:
    """The results of one program."""

    name: str
    group: Group
    goal: float | None
    backends: dict[str, BackendResult] = field(default_factory=dict)


class Suite:
    """Measures programs by a plan; the caches of the compilers are folders under `folder`."""

    def __init__(self, plan: Plan, folder: Path, say: Callable[[str], None]) -> None:
        self.plan = plan
        self._prepared = folder / "prepared"
        self._caches = folder / "program"
        self._say = say
        self._failed_preparations: dict[str, Outcome] = {}

    def prepare(self) -> None:
        """Let each backend do its one-time work on a machine, such as probing for instructions."""
        self._prepared.mkdir()
        for backend in self.plan.compiling:
            self._say(f"preparing {backend}")
            outcome = self._run("compile", "", (backend,), self._prepared)
            if outcome.status != "done":
                self._failed_preparations[backend] = outcome

    def measure(self, program: Program) -> ProgramResult:
        """Perform all measurements of the plan for one program, starting from fresh caches."""
        result = ProgramResult(program.name, program.group, program.speed_goal)
        result.backends = {backend: BackendResult() for backend in self.plan.backends}
        for backend, outcome in self._failed_preparations.items():
            self._note_failure(result.backends[backend], outcome)
        with self._fresh_caches():
            if self.plan.compile_time:
                self._measure_compile_time(result)
            if self.plan.check:
                self._check(result)
            if self.plan.report:
                self._report(result)
            if self.plan.steady:
                self._measure_steady_speed(result)
        return result

    def _measure_compile_time(self, result: ProgramResult) -> None:
        for backend, entry in self._standing(result):
            cold = self._one(result.name, "compile", backend, entry)
            warm = self._one(result.name, "compile", backend, entry) if cold else None
            entry.cold = cold["seconds"] if cold else None
            entry.warm = warm["seconds"] if warm else None

    def _check(self, result: ProgramResult) -> None:
        for backend, entry in self._standing(result):
            entry.check = self._one(result.name, "check", backend, entry)

    def _report(self, result: ProgramResult) -> None:
        for backend, entry in self._standing(result):
            if backend == "stepwell":
                entry.report = self._one(result.name, "report", backend, entry)

    def _measure_steady_speed(self, result: ProgramResult) -> None:
        """Time the backends in one process; one that fails is left out, and the others start again."""
        while backends := tuple(name for name, entry in result.backends.items() if not entry.failure):
            self._say(f"{result.name}: timing {', '.join(backends)}")
            outcome = self._run("steady", result.name, backends, self._caches)
            if outcome.status == "done":
                for backend, timing in outcome.result.items():
                    entry = result.backends[backend]
                    entry.median, entry.spread = timing["median"], timing["spread"]
                    entry.samples = timing["samples"]
                return
            blamed = (outcome.backend,) if outcome.backend in backends else backends
            for backend in blamed:
                self._note_failure(result.backends[backend], outcome)

    def _standing(self, result: ProgramResult) -> Iterator[tuple[str, BackendResult]]:
        """Yield the compiling backends that have not failed on the program so far."""
        for backend in self.plan.compiling:
            if not result.backends[backend].failure:
                yield backend, result.backends[backend]

    def _one(self, program: str, action: Action, backend: str, entry: BackendResult) -> Any:
        """Run a task of one backend; note a failure and return None."""
        self._say(f"{program}: {action} with {backend}")
        outcome = self._run(action, program, (backend,), self._caches)
        if outcome.status != "done":
            self._note_failure(entry, outcome)
        return outcome.result

    def _run(self, action: Action, program: str, backends: tuple[str, ...], caches: Path) -> Outcome:
        plan = self.plan
        task = Task(action, program, plan.scale, backends, plan.threads, plan.budget)
        return run_task(task, cache_environment(caches), plan.compile_limit)

    def _note_failure(self, entry: BackendResult, outcome: Outcome) -> None:
        late = outcome.status == "timeout"
        entry.failure = f"> {self.plan.compile_limit:g} s" if late else "failed"
        entry.message = f"killed after {self.plan.compile_limit:g} s" if late else outcome.message

    @contextmanager
    def _fresh_caches(self) -> Iterator[None]:
        shutil.copytree(self._prepared, self._caches)
        try:
            yield
        finally:
            shutil.rmtree(self._caches)


def cache_environment(folder: Path) -> dict[str, str]:
    """Return the variables that move every compiler's disk cache into `folder`."""
    return {
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor"),
        "TRITON_CACHE_DIR": str(folder / "triton"),
        "XDG_CACHE_HOME": str(folder),
        "STEPWELL_CACHE_DIR": str(folder / "stepwell"),
    }
