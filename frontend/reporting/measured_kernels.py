"""Measures the time of each kernel of a program during the first call.

A kernel that does not overwrite its inputs is launched repeatedly, with the arguments of its first launch. Of other
kernels the first launch is timed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

from ...codegen.runtime.profiling import with_kernels

__all__ = ["MeasuredProgram"]

RUNS = 10
"""The maximum number of launches of a kernel."""
SECONDS = 0.05
"""The time after which a kernel is not launched again."""

Kernel = Callable[..., Any]


class MeasuredProgram:
    """A program whose first call measures its kernels; `tell` receives milliseconds by kernel name."""

    def __init__(self, program: Callable[..., Sequence[Any]], repeatable: Collection[str], on_gpu: bool,
                 tell: Callable[[dict[str, float]], None]):
        self._program, self._repeatable, self._on_gpu, self._tell = program, repeatable, on_gpu, tell
        self._is_measured = False

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        if self._is_measured:
            return self._program(*arguments)
        self._is_measured = True
        times: dict[str, float] = {}
        program = with_kernels(self._program, lambda name, kernel: self._timed(name, kernel, times))
        results = program(*arguments)
        self._tell(times)
        return results

    def _timed(self, name: str, kernel: Kernel, times: dict[str, float]) -> Kernel:
        def launch(*arguments: Any) -> Any:
            if name in times or (self._on_gpu and name not in self._repeatable):
                return kernel(*arguments)
            if self._on_gpu:
                from ...codegen.runtime.gpu.tuning import milliseconds

                times[name] = milliseconds(lambda: kernel(*arguments))
                return None
            times[name] = self._milliseconds(name, kernel, arguments)
            return None

        return launch

    def _milliseconds(self, name: str, kernel: Kernel, arguments: Sequence[Any]) -> float:
        best, begin = float("inf"), time.perf_counter()
        for _ in range(RUNS if name in self._repeatable else 1):
            start = time.perf_counter()
            kernel(*arguments)
            end = time.perf_counter()
            best = min(best, end - start)
            if end - begin > SECONDS:
                break
        return 1e3 * best
