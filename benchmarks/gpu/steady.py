"""Measures steady-state speed within a given time: in rounds, all workers compile in parallel and then measure one by
one.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..measuring.suite import cache_environment
from ..measuring.variants import EAGER, Variant
from ..programs.gpu_catalogue import Entry
from .worker_pool import WorkerHandle, WorkerPool

TUNING = "max-autotune"
"""The prefix of the names of the modes that take long to compile."""
ONE_THREAD = {"TORCHINDUCTOR_COMPILE_THREADS": "1"}
"""Each worker compiles with one thread, because workers compile in parallel."""
MEASURING = 1.0
"""Seconds for measuring one program in addition to its budget."""
LATE = 30.0
"""Seconds over its budget after which a measurement is abandoned."""
GRACE = 4.0
"""Seconds that are reserved at the end for late answers."""
FOR_MEASURING = 1 / 3
"""The fraction of the total time that is reserved for measuring, since the first programs take longest to compile."""


@dataclass(frozen=True)
class SteadyPlan:
    """The configuration of the measurements, and their time limits."""

    variants: tuple[str, ...]
    within: float
    """Seconds for everything."""
    budget: float
    """Seconds of timing for one program."""
    round_seconds: float
    """Seconds after which a round starts no further compilation."""
    compile_limit: float
    """The time limit in seconds for compiling one variant."""

    def variants_of(self, entry: Entry) -> list[str]:
        """Return the variants of one entry, eager first: the others are compared with it."""
        tuned = [text for text in self.variants if Variant.parse(text).mode.startswith(TUNING)]
        plain = [text for text in self.variants if text not in tuned]
        if entry.section == "tuned":
            plain = [text for text in plain if not Variant.parse(text).mode]
        else:
            tuned = []
        return sorted([*plain, *tuned], key=lambda text: text != EAGER)


@dataclass
class SteadyResult:
    """The results of one program."""

    entry: Entry
    timings: dict[str, dict[str, Any]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    differences: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    bytes: int = 0

    @property
    def name(self) -> str:
        return self.entry.name

    def median(self, variant: str) -> float | None:
        """Return the median seconds per call, None if it was not measured."""
        return self.timings[variant]["median"] if variant in self.timings else None

    def best(self, backend: str) -> float | None:
        """Return the smallest median among a backend's modes."""
        medians = [timing["median"] for text, timing in self.timings.items() if Variant.parse(text).backend == backend]
        return min(medians, default=None)


class SteadyRun:
    """Executes a plan; `show` receives each result as soon as it is complete."""

    def __init__(
        self, plan: SteadyPlan, pool: WorkerPool, folder: Path, show: Callable[[SteadyResult], None]
    ) -> None:
        self._plan, self._pool, self._folder, self._show = plan, pool, folder, show
        self._deadline = time.monotonic() + plan.within
        self._waiting: deque[Entry] = deque()
        self.results: dict[str, SteadyResult] = {}

    def run(self, entries: Sequence[Entry]) -> None:
        """Measure as many of the entries as the time allows."""
        self._waiting.extend(entries)
        while self._waiting and self._left() > self._plan.budget + MEASURING:
            self._compile()
            self._measure()

    @property
    def left_out(self) -> list[str]:
        """The entries for which there was no time."""
        return [entry.name for entry in self._waiting]

    def _left(self) -> float:
        return self._deadline - GRACE - time.monotonic()

    def _compile(self) -> None:
        """Compile for one round: until the round is over, an idle worker gets the next program."""
        begun = time.monotonic()
        each = self._plan.budget + MEASURING
        while True:
            held = sum(len(worker.holds) for worker in self._pool.workers)
            busy = [worker for worker in self._pool.workers if worker.busy]
            over = time.monotonic() - begun > self._plan.round_seconds
            for worker in self._pool.workers:
                room = self._left() - each * (held + len(busy) + 1)
                if self._waiting and not worker.busy and not over and room > 0:
                    self._hand_out(worker, self._waiting.popleft())
                    busy.append(worker)
            if not busy:
                return
            for worker, answer in self._pool.answers(timeout=0.5):
                self._hear(worker, answer)
            waited_for = [worker for worker in self._pool.workers if worker.busy]
            if self._left() > self._plan.within * FOR_MEASURING:
                self._make_room(len(waited_for))
            late = self._left() <= each * sum(len(worker.holds) for worker in self._pool.workers)
            for worker in waited_for:
                if late or time.monotonic() - worker.since > self._plan.compile_limit:
                    self._give_up(worker, "no time left" if late else f"> {self._plan.compile_limit:g} s")

    def _make_room(self, coming: int) -> None:
        """Postpone the most recently started compiled programs that cannot be measured in the remaining time, if
        `coming` further programs are measured too.
        """
        entries = list(self.results)
        held = sorted((entries.index(name), worker, name) for worker in self._pool.workers for name in worker.holds)
        most = int(self._left() / (self._plan.budget + MEASURING)) - coming
        for _, worker, name in reversed(held[max(most, 0):]):
            worker.holds.remove(name)
            self._waiting.appendleft(self.results.pop(name).entry)

    def _hand_out(self, worker: WorkerHandle, entry: Entry) -> None:
        self.results[entry.name] = SteadyResult(entry)
        caches = cache_environment(self._folder / "caches" / entry.name) | ONE_THREAD
        worker.variant = ""
        worker.tell(entry.name, do="prepare", variants=self._plan.variants_of(entry), caches=caches)

    def _hear(self, worker: WorkerHandle, answer: dict[str, Any] | None) -> None:
        if answer is None:
            self._give_up(worker, f"worker died: {worker.last_words()}")
        elif answer["state"] == "compiling":
            worker.variant, worker.since = answer["variant"], time.monotonic()
        elif answer["state"] == "ready":
            result = self.results[worker.busy]
            result.seconds, result.bytes = answer["seconds"], answer["bytes"]
            result.failures, result.differences = answer["failures"], answer["differences"]
            worker.holds.append(worker.busy)
            worker.busy = ""

    def _give_up(self, worker: WorkerHandle, reason: str) -> None:
        """Replace a worker and record a failure of its current program; its other programs are compiled again."""
        result = self.results[worker.busy]
        result.failures[worker.variant or EAGER] = reason
        self._show(result)
        self._waiting.extendleft(self.results.pop(name).entry for name in worker.holds)
        self._pool.replace(worker)

    def _measure(self) -> None:
        """Measure all compiled programs one by one, while nothing else runs."""
        for worker in list(self._pool.workers):
            while worker.holds and self._left() > 0:
                name = worker.holds.pop(0)
                answer = self._measure_one(worker, name)
                if answer is None:
                    self._give_up(worker, f"measuring did not end: {worker.last_words()}")
                    break
                self.results[name].timings = answer["timings"]
                self._show(self.results[name])
            else:
                self._waiting.extendleft(self.results.pop(name).entry for name in worker.holds)
                worker.forget()

    def _measure_one(self, worker: WorkerHandle, name: str) -> dict[str, Any] | None:
        """Let a worker measure; None if it dies or does not end in time."""
        worker.variant = ""
        worker.tell(name, do="measure", budget=self._plan.budget)
        while time.monotonic() - worker.since < min(self._plan.budget + LATE, self._left() + GRACE):
            for _, answer in self._pool.answers(timeout=0.2):
                if answer is not None:
                    worker.busy = ""
                return answer
        return None
