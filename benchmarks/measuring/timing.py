"""Measures steady-state speed: several variants of one program, interleaved in one process."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..programs import Program
from ..programs.program import Example

SAMPLE_SECONDS = 0.005
"""A sample repeats the call until it lasts this long, so that the overhead of the clock and the loop is negligible."""
WARM_UP_SECONDS = 0.1
MIN_ROUNDS = 7
MAX_ROUNDS = 400


@dataclass(frozen=True)
class Timing:
    """The samples of one variant, in seconds per call."""

    samples: tuple[float, ...]
    calls_per_sample: int

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def spread(self) -> float:
        """The interquartile range relative to the median."""
        low, _, high = statistics.quantiles(self.samples, n=4)
        return (high - low) / self.median


def step(example: Example, program: Program, run: Callable[..., object]) -> Callable[[], None]:
    """Make the call that is timed: its outputs are dropped at once, and gradients are cleared first."""

    def inference_step() -> None:
        example.call(run, example.inputs, training=False)

    def training_step() -> None:
        example.clear_gradients()
        example.call(run, example.inputs, training=True)

    return training_step if program.training else inference_step


def no_wait() -> None:
    """Do not wait, if a call has finished its work when it returns."""


def interleave(
    steps: Mapping[str, Callable[[], object]], budget: float, wait: Callable[[], None] = no_wait,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, Timing]:
    """Time every step for about `budget` seconds in all, interleaved: each round takes one sample of every step.

    The order rotates, and each sample follows one call that is not timed: the state of the caches after another
    variant affects no sample. `wait` returns when a device has finished its work; a sample ends with it, so that it
    lasts as long as the host or the device is busy, whichever is longer. With `time.thread_time` for a clock, other
    programs on a core do not count.
    """
    repeats = {name: _calls_per_sample(call, wait, clock) for name, call in steps.items()}
    samples: dict[str, list[float]] = {name: [] for name in steps}
    order = list(steps)
    collecting = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        start = time.perf_counter()
        for round_number in range(MAX_ROUNDS):
            if round_number >= MIN_ROUNDS and time.perf_counter() - start > budget:
                break
            for name in order:
                steps[name]()
                samples[name].append(_seconds(steps[name], repeats[name], wait, clock) / repeats[name])
            order.append(order.pop(0))
    finally:
        if collecting:
            gc.enable()
    return {name: Timing(tuple(values), repeats[name]) for name, values in samples.items()}


def _calls_per_sample(call: Callable[[], object], wait: Callable[[], None], clock: Callable[[], float]) -> int:
    """Warm up, and return the number of calls per sample."""
    warm_up, calls = time.perf_counter(), 0
    while calls < 3 or (time.perf_counter() - warm_up < WARM_UP_SECONDS and calls < 1000):
        call()
        wait()
        calls += 1
    once = min(_seconds(call, 1, wait, clock) for _ in range(3))
    return max(1, round(SAMPLE_SECONDS / once))


def _seconds(call: Callable[[], object], repeats: int, wait: Callable[[], None], clock: Callable[[], float]) -> float:
    wait()
    start = clock()
    for _ in range(repeats):
        call()
    wait()
    return clock() - start
