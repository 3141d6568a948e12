"""Choice among equivalent kernels by measurement: each runs repeatedly on copies of its arguments,
and the result is cached on disk. Imported when a program is loaded.
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
"""More than the size of any GPU's cache."""


@dataclass(frozen=True)
class Tuner:
    """Finds the fastest of several kernels on one kind of GPU."""

    cache: DiskCache
    device: str
    keys: Mapping[str, str]
    """Maps kernel names to keys of their compiled code."""
    measure: Callable[[Callable[[], None]], float] | None = None
    """Measures the time of a call; by default with the GPU's clock."""
    choices: list[Choice] = field(default_factory=list)
    """The choices made in this process, in order."""

    def choose(self, kernels: Mapping[str, Callable[..., None]], stream: int, grids: Sequence[Sequence[int]],
               arguments: Sequence[Any]) -> int:
        """The number of the fastest kernel for these arguments."""
        sizes = [describe_arguments(arguments), [list(grid) for grid in grids]]
        key = content_key(kernels=json.dumps([self.keys[name] for name in kernels]), device=self.device,
                          sizes=json.dumps(sizes), tuner=Path(__file__).read_text())

        def measured() -> tuple[int, dict[str, float]]:
            # Kernels may overwrite their inputs, so they run on copies.
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
    """A kernel that is chosen at its first launch; it takes a stream, the grids of all alternatives, and the
    arguments.
    """

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
    """The median time of a launch on the current GPU with a cold cache. The host's time does not count: the host runs
    ahead while the GPU clears the cache.
    """
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
