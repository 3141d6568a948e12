"""Choice among equivalent CPU kernels by measurement: at the first launch each kernel runs on copies of the
arguments, its results are compared with those of the first kernel, and the fastest is cached on disk. Imported when a
program is loaded.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ....ir.progress import activity
from ..cache import DiskCache, content_key
from ..choices import Choice, copy_of, describe_arguments, kept_choice, restore
from ..tensors import without_modes
from .host_support import CpuRuntime

__all__ = ["CpuTuner", "MeasuringRuntime"]

log = logging.getLogger("stepwell")

SECONDS = 0.2
"""The time limit of one choice, except that each kernel runs at least `MIN_RUNS` times."""
MIN_RUNS, MAX_RUNS = 3, 100
"""The number of runs of each kernel."""
PRUNING_FACTOR = 2.0
"""A kernel that is this factor slower than the fastest in its first runs is not measured further."""
GAIN = 1.03
"""The first kernel loses only if another one is this factor faster: less may be noise, and the choice should be
reproducible.
"""
MAX_BYTES = 1 << 31
"""Arguments that are larger in total are not copied, and the first kernel is chosen."""
TOLERANCE = {torch.float64: 1e-10, torch.float32: 1e-4, torch.float16: 1e-2, torch.bfloat16: 8e-2}
"""The tolerance of results, relative to those of the first kernel and to their maximum, because the order of
summation differs.
"""

Kernel = Callable[..., None]


@dataclass(frozen=True)
class CpuTuner:
    """Finds the fastest of several kernels on this machine."""

    cache: DiskCache
    program: str
    """A key that is equal only if the kernels are compiled from equal sources in the same way."""
    choices: list[Choice] = field(default_factory=list)
    """The choices made in this process, in order."""

    def choose(self, kernels: Mapping[str, Kernel], arguments: Sequence[Any]) -> Kernel:
        """The fastest kernel for these arguments; the first one if it raises an exception."""
        names = list(kernels)
        tensors = [each for each in arguments if isinstance(each, Tensor)]
        if sum(each.numel() * each.itemsize for each in tensors) > MAX_BYTES:
            log.info("%s is taken unmeasured: its arguments are too large to be copied", names[0])
            return kernels[names[0]]
        threads = torch.get_num_threads()
        key = content_key(program=self.program, kernels=json.dumps(names), threads=str(threads),
                          sizes=json.dumps(describe_arguments(arguments)), tuner=Path(__file__).read_text())
        with torch.no_grad(), without_modes(), activity(f"measuring {len(names)} schedules of {names[0]}"):
            choice = kept_choice(self.cache, key, names, lambda: _measure(kernels, arguments))
        self.choices.append(choice)
        log.info("%s", choice)
        return kernels[choice.winner]

    def fastest_of(self, kernels: Mapping[str, Kernel]) -> Kernel:
        """A kernel that is chosen at its first launch."""
        chosen: list[Kernel] = []

        def launch(*arguments: Any) -> None:
            if not chosen:
                chosen.append(self.choose(kernels, arguments))
            chosen[0](*arguments)

        return launch


class MeasuringRuntime(CpuRuntime):
    """The runtime of a host program with a tuner that chooses among kernels."""

    def __init__(self, tuner: CpuTuner):
        self._tuner = tuner

    def fastest_of(self, kernels: Mapping[str, Kernel]) -> Kernel:
        """A kernel that is chosen at its first launch."""
        return self._tuner.fastest_of(kernels)


def _measure(kernels: Mapping[str, Kernel], arguments: Sequence[Any]) -> tuple[int, dict[str, float]]:
    """The position of the fastest kernel, and the minimum time in milliseconds of each kernel whose results agree
    with those of the first. They run in turns, so that disturbances, which only lengthen runs, affect all of them.
    """
    names = list(kernels)
    copies = _copies(arguments)
    kernels[names[0]](*copies)  # the program would raise the same exception
    usable = names[:1]
    for name in names[1:]:
        if (difference := _difference(kernels[name], arguments, copies)) is None:
            usable.append(name)
        else:
            log.warning("the kernel %s is not taken: %s", name, difference)
    best = dict.fromkeys(usable, float("inf"))
    rest, end = usable, time.perf_counter() + SECONDS
    for turn in range(MAX_RUNS):
        if turn >= MIN_RUNS and time.perf_counter() > end:
            break
        for name in rest:
            _restore(copies, arguments)
            start = time.perf_counter()
            kernels[name](*copies)
            best[name] = min(best[name], time.perf_counter() - start)
        if turn + 1 == MIN_RUNS:
            rest = [name for name in rest if best[name] < PRUNING_FACTOR * min(best.values())]
    fastest = min(usable, key=best.__getitem__)
    if best[names[0]] < GAIN * best[fastest]:
        fastest = names[0]
    return names.index(fastest), {name: 1e3 * seconds for name, seconds in best.items()}


def _copies(arguments: Sequence[Any]) -> list[Any]:
    return [copy_of(each) if isinstance(each, Tensor) else each for each in arguments]


def _restore(copies: Sequence[Any], arguments: Sequence[Any]) -> None:
    """Restore the arguments, since a kernel may overwrite its inputs."""
    for copy, argument in zip(copies, arguments, strict=True):
        if isinstance(argument, Tensor):
            restore(copy, argument)


def _difference(kernel: Kernel, arguments: Sequence[Any], expected: Sequence[Any]) -> str | None:
    """The difference between the effect of a kernel on copies of the arguments and the expected one, or None."""
    found = _copies(arguments)
    try:
        kernel(*found)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    for at, (mine, other) in enumerate(zip(found, expected, strict=True)):
        if isinstance(mine, Tensor) and not _are_close(mine, other):
            return f"its argument {at} becomes another than that of the kernel it would replace"
    return None


def _are_close(found: Tensor, expected: Tensor) -> bool:
    if torch.equal(found, expected):
        return True
    tolerance = TOLERANCE.get(expected.dtype)
    if tolerance is None:  # 8-bit floats too have to equal those of the first kernel
        return False
    largest = torch.nan_to_num(expected.detach(), 0.0, 0.0, 0.0).abs().amax().item()
    return torch.allclose(found, expected, rtol=tolerance, atol=tolerance * largest, equal_nan=True)
