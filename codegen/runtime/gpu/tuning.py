"""The choice among kernels, and functions of a host program, that do the same: each is run some times on copies of its
arguments, and what was found is kept on disk. Imported when a program is loaded.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import torch

from ....ir.progress import activity
from ..cache import DiskCache, content_key
from ..choices import Choice, copy_of, describe_arguments, kept_choice

__all__ = ["Fastest", "Tuner", "milliseconds"]

log = logging.getLogger("stepwell")

WARMING, RUNS = 3, 15
CACHE_BYTES = 1 << 28
"""More than the cache of any GPU."""


@dataclass(frozen=True)
class Tuner:
    """Finds the fastest of some kernels on one kind of GPU."""

    cache: DiskCache
    device: str
    keys: Mapping[str, str]
    """By name, what a kernel is compiled from."""
    measure: Callable[[Callable[[], None]], float] | None = None
    """How long a call takes; by default as the GPU's own clock says."""
    calls: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By name, what a function calls: kernels and operators."""
    choices: list[Choice] = field(default_factory=list)
    """What was chosen in this process, in order."""

    def _key(self, name: str) -> str:
        if name not in self.calls:
            return self.keys[name]
        return json.dumps([self.keys.get(each, each) for each in self.calls[name]])

    def choose(self, kernels: Mapping[str, Callable[..., None]], stream: int, grids: Sequence[Sequence[int]],
               arguments: Sequence[Any]) -> int:
        """The number of the kernel that is fastest on such arguments."""
        sizes = [describe_arguments(arguments), [list(grid) for grid in grids]]
        key = content_key(kernels=json.dumps([self._key(name) for name in kernels]), device=self.device,
                          sizes=json.dumps(sizes), tuner=Path(__file__).read_text(),
                          torch=torch.__version__ if self.calls else "")

        def measured() -> tuple[int, dict[str, float]]:
            # Kernels may write what they read: they run on copies.
            copies = [copy_of(each) if isinstance(each, torch.Tensor) else each for each in arguments]
            measure = self.measure or milliseconds
            times = {name: measure(lambda kernel=kernel, grid=grid: kernel(stream, *grid, *copies))
                     for (name, kernel), grid in zip(kernels.items(), grids, strict=True)}
            return list(kernels).index(min(times, key=times.__getitem__)), times

        with activity(f"measuring {len(kernels)} variants of {next(iter(kernels))}"):
            choice = kept_choice(self.cache, key, list(kernels), measured)
        self.choices.append(choice)
        log.info("%s", choice)
        return choice.fastest


class Fastest:
    """A kernel that is chosen at its first launch; it takes a stream, the grids of all, and the arguments. Functions
    have an empty grid."""

    def __init__(self, kernels: Mapping[str, Callable[..., None]], tuner: Tuner):
        self._kernels, self._tuner = kernels, tuner
        self._chosen: Callable[..., None] | None = None
        self._number = 0

    def __call__(self, stream: int, grids: Sequence[Sequence[int]], *arguments: Any) -> None:
        if self._chosen is None:
            self._number = self._tuner.choose(self._kernels, stream, grids, arguments)
            self._chosen = list(self._kernels.values())[self._number]
        self._chosen(stream, *grids[self._number], *arguments)


def milliseconds(run: Callable[[], None]) -> float:
    """The median time of a launch on the current GPU, with nothing in its cache. What the host takes is not counted: it
    is ahead, as the GPU is busy with clearing the cache."""
    for _ in range(WARMING):
        run()
    evicting = torch.empty(CACHE_BYTES, dtype=torch.int8, device="cuda")
    events = [(torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)) for _ in range(RUNS)]
    for start, end in events:
        evicting.zero_()
        start.record()
        run()
        end.record()
    torch.cuda.synchronize()
    return median(start.elapsed_time(end) for start, end in events)
