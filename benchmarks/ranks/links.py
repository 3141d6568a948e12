"""Measures what connects the devices of a process group, for the simulation."""

from __future__ import annotations

import time
from collections.abc import Callable

import torch
import torch.distributed as dist

from ...compiler.simulation import Link

__all__ = ["measure_link"]

BYTES = {"cuda": 256 << 20, "cpu": 4 << 20}
"""Of the all_reduce that measures the bandwidth."""
WIDTH = {"cuda": 4096, "cpu": 192}
PRODUCTS = {"cuda": 20, "cpu": 100}
"""The size and number of the matrix products that are slower while a collective is under way."""
WARM, ROUNDS = 4, 20


def measure_link(device: str) -> Link:
    """Measure all_reduces between all ranks, and the slowdown of computation by them. All ranks get the same result."""
    count = dist.get_world_size()
    small, large = torch.ones(1, device=device), torch.ones(BYTES[device] // 4, device=device)
    start, seconds = (_least(lambda each=each: dist.all_reduce(each), device) for each in (small, large))
    factor = torch.randn(WIDTH[device], WIDTH[device], device=device,
                         dtype=torch.bfloat16 if device == "cuda" else torch.float32)

    def compute() -> None:
        for _ in range(PRODUCTS[device]):
            torch.mm(factor, factor)

    def both() -> None:
        work = dist.all_reduce(large, async_op=True)
        compute()
        assert work is not None
        work.wait()

    alone, together = _least(compute, device), _least(both, device)
    measured = torch.tensor([start, seconds, alone, together], dtype=torch.float64, device=device)
    dist.all_reduce(measured, dist.ReduceOp.MAX)
    start, seconds, alone, together = measured.tolist()
    sent = 2 * large.nbytes * (count - 1) / count
    share = min(max((together - max(alone, seconds)) / min(alone, seconds), 0.0), 1.0)
    return Link(start, 0.0, max(sent, 1) / max(seconds - start, 1e-9), share)


def _least(function: Callable[[], object], device: str) -> float:
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
