"""Measures what connects the devices of a process group, for the simulation."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from torch import Tensor

from ...compiler.simulation import Link

__all__ = ["measure_link"]

BYTES = {"cuda": (4 << 10, 64 << 20), "cpu": (4 << 10, 1 << 20)}
"""Of the small and the large tensors: gloo has a faster algorithm for still fewer bytes than these."""
WIDTH = {"cuda": 4096, "cpu": 192}
PRODUCTS = {"cuda": 20, "cpu": 5}
"""The size and number of the matrix products between collectives."""
COUNT = 10
"""The number of collectives in a row."""
WARM, ROUNDS = 4, 20


def measure_link(device: str) -> Link:
    """Measure all_reduces between all ranks, and the slowdown of computation by them. All ranks get the same result.

    Each of several small collectives that are started together takes the latency of its messages, and each of several
    large ones also the time of its bytes. The start is what a collective adds beyond that to a program that computes
    before and after it: threads that wait for messages have to wake up, and ranks for each other. The slowdown is what
    collectives add to a computation that takes twice as long, and so covers them.
    """
    count, group = dist.get_world_size(), dist.distributed_c10d._get_default_group()
    small, large = ([torch.ones(size // 4, device=device) for _ in range(COUNT)] for size in BYTES[device])
    factor = torch.randn(WIDTH[device], WIDTH[device], device=device,
                         dtype=torch.bfloat16 if device == "cuda" else torch.float32)

    def compute(times: int = 1) -> None:
        for _ in range(times * PRODUCTS[device]):
            torch.mm(factor, factor)

    def start(values: Sequence[Tensor], before: Callable[[], None] = lambda: None) -> list[Tensor]:
        started: list[Tensor] = []
        for each in values:
            before()
            started.append(functional.all_reduce(each, "avg", group))
        return started

    def wait(started: Sequence[Tensor]) -> None:
        for each in started:
            functional.wait_tensor(each)

    def alternate() -> None:
        for each in small:
            compute()
            wait(start([each]))

    def least(function: Callable[[], None]) -> float:
        return _least(function, device)

    message, sending = (least(lambda each=each: wait(start(each))) / COUNT for each in (small, large))
    computing = least(lambda: compute(COUNT)) / COUNT
    covering = math.ceil(2 * sending / computing)
    covered = least(lambda: wait(start(large, lambda: compute(covering)))) / COUNT - covering * computing
    measured = torch.tensor([least(alternate) / COUNT - computing - message, message, sending - message,
                             covered / sending], dtype=torch.float64, device=device)
    dist.all_reduce(measured, dist.ReduceOp.MAX)
    start_time, message, sending, share = measured.tolist()
    # An all_reduce has two rounds, each of as many messages as ranks can be doubled.
    return Link(max(start_time, 0.0), message / 2 / max((count - 1).bit_length(), 1),
                max(2 * BYTES[device][1] * (count - 1) / count, 1) / max(sending, 1e-9), min(max(share, 0.0), 1.0))


def _least(function: Callable[[], None], device: str) -> float:
    times: list[float] = []
    for _ in range(WARM + ROUNDS):
        dist.barrier()
        _synchronize(device)
        began = time.perf_counter()
        function()
        _synchronize(device)
        times.append(time.perf_counter() - began)
    return min(times[WARM:])


def _synchronize(device: str) -> None:
    if device == "cuda":
        torch.cuda.synchronize()
