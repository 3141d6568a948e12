"""Measures with torch's profiler how much communication overlaps with computation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import torch
import torch.distributed as dist
from torch.profiler import ProfilerActivity, profile

__all__ = ["Communication", "between", "communication"]

Interval = tuple[float, float]
NCCL = "nccl"
"""The prefix of the names of communication kernels."""
MARKER = "spin_kernel"
"""A part of the name of the kernel of `torch.cuda._sleep`."""


class Communication(NamedTuple):
    """Seconds in which kernels communicate, those of them in which no other kernel runs, and those in which others do.
    """

    all: float
    exposed: float
    computing: float


def communication(function: Callable[[], object]) -> Communication | None:
    """Measure a call on a GPU, which all ranks begin at the same time; None without a GPU, since the profiler sees no
    kernels.
    """
    if not torch.cuda.is_available():
        return None
    with profile(activities=[ProfilerActivity.CUDA]) as seen:
        function()  # the first call under the profiler takes longer, by a different time on each rank
        dist.barrier()
        torch.cuda._sleep(1)
        function()
        torch.cuda.synchronize()
    kernels = [event for event in seen.events() or [] if event.device_type.name == "CUDA"]
    begin = max((event.time_range.end for event in kernels if MARKER in event.name), default=0.0)
    spans: dict[bool, list[Interval]] = {True: [], False: []}
    for event in kernels:
        if event.time_range.start >= begin:
            is_nccl = event.name.lower().startswith(NCCL)
            spans[is_nccl].append((event.time_range.start * 1e-6, event.time_range.end * 1e-6))
    return between(spans[True], spans[False])


def between(communicating: Iterable[Interval], computing: Iterable[Interval]) -> Communication:
    """Return the length of the first intervals, of their part outside the second ones, and of the second ones."""
    sent, computed = _union(communicating), _union(computing)
    return Communication(_length(sent), _length(_union([*sent, *computed])) - _length(computed), _length(computed))


def _union(intervals: Iterable[Interval]) -> list[Interval]:
    found: list[Interval] = []
    for begin, end in sorted(intervals):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def _length(intervals: Iterable[Interval]) -> float:
    return sum(end - begin for begin, end in intervals)
