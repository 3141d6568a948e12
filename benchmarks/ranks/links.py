"""Measures what connects the devices of a process group, for the simulation."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives  # registers the operators
from torch import Tensor

from ...compiler.simulation import Link

__all__ = ["LinkMeter", "measure_link"]

BYTES = {"cuda": (4 << 10, 64 << 20), "cpu": (4 << 10, 1 << 20)}
"""Of the small and the large tensors: gloo has a faster algorithm for still fewer bytes than these."""
WIDTH = {"cuda": 4096, "cpu": 192}
PRODUCTS = {"cuda": 20, "cpu": 5}
"""The size and number of the matrix products between collectives."""
COUNT = 10
"""The number of collectives in a row."""
WARM, ROUNDS = 4, 20


class _Times(NamedTuple):
    """Seconds of one collective or computation."""

    small: float
    """An all_reduce of few bytes, of several that are started together."""
    large: float
    """The same of many bytes."""
    computing: float
    """A computation."""
    alternating: float
    """The computation and an all_reduce of few bytes, one after the other."""
    covered: float
    """An all_reduce of many bytes, and a computation while it is under way, twice as long as it."""


class LinkMeter:
    """Measures collectives between all ranks of the default process group, and the slowdown of computation by them.

    Each of several small collectives that are started together takes the latency of its messages, and each of several
    large ones also the time of its bytes. The start is what a collective adds beyond that to a program that computes
    before and after it: threads that wait for messages have to wake up, and ranks for each other. The slowdown is what
    collectives add to a computation that covers them, as a part of their time.
    """

    def __init__(self, device: str) -> None:
        self._device, self._rounds = device, list[_Times]()
        self._small, self._large = ([torch.ones(size // 4, device=device) for _ in range(COUNT)]
                                    for size in BYTES[device])
        self._factor = torch.randn(WIDTH[device], WIDTH[device], device=device,
                                   dtype=torch.bfloat16 if device == "cuda" else torch.float32)
        self._covering = 1
        for _ in range(WARM):
            self.turn()
        found = self._medians()
        self._covering = math.ceil(2 * found.large / found.computing)
        self._rounds.clear()

    def turn(self) -> None:
        """Measure each time once. All ranks call this equally often."""
        parts = (lambda: _wait(_start(self._small)), lambda: _wait(_start(self._large)), lambda: self._compute(COUNT),
                 self._alternate, self._cover)
        self._rounds.append(_Times(*(self._seconds(part) / COUNT for part in parts)))

    def link(self) -> Link:
        """Return what explains the medians of all turns. All ranks get the same result.

        An all_reduce has two rounds, each of as many messages as ranks can be doubled.
        """
        found, count = self._medians(), dist.get_world_size()
        sent = 2 * BYTES[self._device][1] * (count - 1) / count
        share = (found.covered - self._covering * found.computing) / found.large
        return Link(max(found.alternating - found.computing - found.small, 0.0),
                    found.small / 2 / max((count - 1).bit_length(), 1),
                    max(sent, 1) / max(found.large - found.small, 1e-9), min(max(share, 0.0), 1.0))

    def _medians(self) -> _Times:
        measured = torch.tensor([median(each) for each in zip(*self._rounds, strict=True)], dtype=torch.float64,
                                device=self._device)
        dist.all_reduce(measured, dist.ReduceOp.MAX)
        return _Times(*measured.tolist())

    def _compute(self, times: int = 1) -> None:
        for _ in range(times * PRODUCTS[self._device]):
            torch.mm(self._factor, self._factor)

    def _alternate(self) -> None:
        for each in self._small:
            self._compute()
            _wait(_start([each]))

    def _cover(self) -> None:
        started: list[Tensor] = []
        for each in self._large:
            started += _start([each])
            self._compute(self._covering)
        _wait(started)

    def _seconds(self, function: Callable[[], None]) -> float:
        dist.barrier()
        _synchronize(self._device)
        began = time.perf_counter()
        function()
        _synchronize(self._device)
        return time.perf_counter() - began


def measure_link(device: str) -> Link:
    """Measure the link between all ranks. All ranks get the same result."""
    meter = LinkMeter(device)
    for _ in range(ROUNDS):
        meter.turn()
    return meter.link()


def _start(values: Sequence[Tensor]) -> list[Tensor]:
    """Start an all_reduce of each tensor by torch's operator, as compiled programs do. The function that eager mode
    calls takes the host longer than some collectives take.
    """
    name = dist.distributed_c10d._get_default_group().group_name
    return [torch.ops._c10d_functional.all_reduce.default(each, "avg", name) for each in values]


def _wait(started: Sequence[Tensor]) -> None:
    for each in started:
        torch.ops._c10d_functional.wait_tensor.default(each)


def _synchronize(device: str) -> None:
    if device == "cuda":
        torch.cuda.synchronize()
