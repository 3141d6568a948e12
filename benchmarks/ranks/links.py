"""Measures what connects the devices of a process group, for the simulation."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from torch import Tensor

from ...compiler.simulation import Link

__all__ = ["measure_link"]

BYTES = {"cuda": 256 << 20, "cpu": 4 << 20}
"""Of the all_reduce that measures the bandwidth."""
WIDTH = {"cuda": 4096, "cpu": 192}
PRODUCTS = {"cuda": 20, "cpu": 5}
"""The size and number of the matrix products between collectives, and beside one."""
REPEATED = 10
"""The number of collectives in a row, between products."""
WARM, ROUNDS = 4, 20


def measure_link(device: str) -> Link:
    """Measure all_reduces between all ranks, and the slowdown of computation by them. All ranks get the same result.

    The start of a collective is what it adds to a program that computes before and after it: threads that wait for
    messages have to wake up, and ranks for each other. On processors, collectives have threads of their own, which take
    computing time from a rank only where there are fewer cores than threads.
    """
    count, group = dist.get_world_size(), dist.distributed_c10d._get_default_group()
    small, large = torch.ones(1, device=device), torch.ones(BYTES[device] // 4, device=device)
    factor = torch.randn(WIDTH[device], WIDTH[device], device=device,
                         dtype=torch.bfloat16 if device == "cuda" else torch.float32)

    def compute() -> None:
        for _ in range(PRODUCTS[device]):
            torch.mm(factor, factor)

    def communicate(value: Tensor) -> None:
        functional.wait_tensor(functional.all_reduce(value, "sum", group))

    def repeat(*steps: Callable[[], None]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(REPEATED):
                for step in steps:
                    step()

        return run

    def both() -> None:
        started = functional.all_reduce(large, "sum", group)
        compute()
        functional.wait_tensor(started)

    def least(function: Callable[[], None], clock: Callable[[], float] = time.perf_counter) -> float:
        return _least(function, device, clock)

    computing = least(repeat(compute))
    start = max(least(repeat(compute, lambda: communicate(small))) - computing, 0.0) / REPEATED
    message, seconds = (least(lambda each=each: communicate(each)) for each in (small, large))
    alone = computing / REPEATED
    if device == "cpu":
        share = _share_of_cores(least(lambda: communicate(large), time.process_time) / seconds,
                                len(os.sched_getaffinity(0)) / count)
    else:
        share = (least(both) - max(alone, seconds)) / min(alone, seconds)
    measured = torch.tensor([start, seconds - message, share], dtype=torch.float64, device=device)
    dist.all_reduce(measured, dist.ReduceOp.MAX)
    start, sending, share = measured.tolist()
    sent = 2 * large.nbytes * (count - 1) / count
    return Link(start, 0.0, max(sent, 1) / max(sending, 1e-9), min(max(share, 0.0), 1.0))


def _share_of_cores(used: float, cores: float) -> float:
    """Return the part of its computing speed that a rank of one thread loses while threads that communicate use `used`
    of a core, if it has `cores` cores: schedulers divide them fairly, and give a thread that uses less all of it.
    """
    alone = min(1.0, cores)
    return 1.0 - min(alone, max(cores - used, cores / 2)) / alone


def _least(function: Callable[[], None], device: str, clock: Callable[[], float]) -> float:
    times: list[float] = []
    for _ in range(WARM + ROUNDS):
        dist.barrier()
        _synchronize(device)
        began = clock()
        function()
        _synchronize(device)
        times.append(clock() - began)
    return min(times[WARM:])


def _synchronize(device: str) -> None:
    if device == "cuda":
        torch.cuda.synchronize()
