"""Measures with torch's profiler how much communication overlaps with computation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import torch
from torch.profiler import ProfilerActivity, profile

__all__ = ["Communication", "between", "communication"]

Interval = tuple[float, float]
NCCL = "nccl"
"""The prefix of the names of communication kernels."""


class Communication(NamedTuple):
    """Seconds in which kernels communicate, and those of them in which no other kernel runs."""

    all: float
    exposed: float


def communication(function: Callable[[], object]) -> Communication | None:
    """Measure one call on a GPU; None without a GPU, since the profiler sees no kernels."""
    if not torch.cuda.is_available():
        return None
    with profile(activities=[ProfilerActivity.CUDA]) as seen:
        function()
        torch.cuda.synchronize()
    kernels = [event for event in seen.events() or [] if event.device_type.name == "CUDA"]
    spans: dict[bool, list[Interval]] = {True: [], False: []}
    for event in kernels:
        is_nccl = event.name.lower().startswith(NCCL)
        spans[is_nccl].append((event.time_range.start * 1e-6, event.time_range.end * 1e-6))
    return between(spans[True], spans[False])


def between(communicating: Iterable[Interval], computing: Iterable[Interval]) -> Communication:
    """Return the length of the first intervals, and of their part outside the second ones."""
    sent = _union(communicating)
    both = _union([*sent, *computing])
    return Communication(_length(sent), _length(both) - _length(_union(computing)))


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
