"""Checks on any number of GPUs, also one: collectives over NCCL, their streams, and CUDA graphs around them."""

from __future__ import annotations

import copy

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from harness import compiled, device, main, same
from torch import Tensor
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from two_ranks import (
    Perceptron,
    check_a_collective_that_was_started_before,
    check_an_operand_lives_until_its_result_is_there,
    check_coalesced,
    check_collectives,
    check_data_parallel,
    check_gradients_of_collectives,
    check_in_place,
    check_results_of_eager_collectives,
    check_sequence_parallel,
    check_sharded_data_parallel,
    check_symbolic_sizes,
    check_tensor_parallel,
    own,
    world,
)

import stepwell

__all__ = [
    "check_a_collective_that_was_started_before", "check_an_operand_lives_until_its_result_is_there",
    "check_coalesced", "check_collectives", "check_data_parallel", "check_gradients_of_collectives", "check_in_place",
    "check_results_of_eager_collectives", "check_sequence_parallel", "check_sharded_data_parallel",
    "check_symbolic_sizes", "check_tensor_parallel",
]


def sums(x: Tensor, w: Tensor) -> tuple[Tensor, Tensor]:
    """Computation before, beside and after collectives, long enough to be overtaken by what does not wait."""
    y = functional.all_reduce(x @ w, "sum", world())
    z = w
    for _ in range(4):
        z = (z @ w).softmax(1)
    rows = functional.all_gather_tensor(z + y, 0, world())
    return functional.reduce_scatter_tensor(rows * 2, "sum", 0, world()) @ w, y.cos()


def check_streams_of_the_user() -> None:
    """The program is launched on a stream of its own, which the stream of NCCL follows and precedes."""
    function, w = compiled(sums, fullgraph=True), own(512, 512)
    streams = [torch.cuda.Stream(), torch.cuda.Stream()]
    torch.cuda.synchronize()
    for number in range(8):
        with torch.cuda.stream(streams[number % 2]):
            x = own(512, 512) * number
            same(function(x, w), sums(x, w), atol=1e-2, rtol=1e-3)


def recorded(count: int) -> None:
    report = stepwell.report()
    assert report.cuda_graph_count >= count and not report.cuda_graph_obstacles, report


def check_recorded_collectives() -> None:
    function, w = torch.compile(sums, backend="stepwell", mode="reduce-overhead", fullgraph=True), own(256, 256)
    kept = []
    for number in range(8):
        x = own(256, 256) * number
        kept.append((function(x, w), sums(x, w)))
    for ours, theirs in kept:
        same(ours, theirs, atol=1e-2, rtol=1e-3)
    recorded(1)


def check_ranks_that_record_at_different_calls() -> None:
    """The first rank keeps its results, so that it has to make several recordings."""
    function, w = torch.compile(sums, backend="stepwell", mode="reduce-overhead", fullgraph=True), own(256, 256)
    kept = []
    for number in range(12):
        x = own(256, 256) * number
        results = function(x, w)
        same(results, sums(x, w), atol=1e-2, rtol=1e-3)
        if dist.get_rank() == 0 and number % 3:
            kept.append(results)
    recorded(1)


def check_recorded_training() -> None:
    mesh = init_device_mesh(device(), (dist.get_world_size(),))
    model = Perceptron()
    parallel = parallelize_module(copy.deepcopy(model), mesh, {"up": ColwiseParallel(), "down": RowwiseParallel()})
    function = torch.compile(parallel, backend="stepwell", mode="reduce-overhead", fullgraph=True)
    ours, theirs = (torch.optim.SGD(each.parameters(), 0.1, foreach=False) for each in (parallel, model))
    for _ in range(10):
        x = torch.randn(4, 8)
        losses = []
        for call, optimizer in ((function, ours), (model, theirs)):
            optimizer.zero_grad()
            losses.append(call(x).square().mean())
            losses[-1].backward()
            optimizer.step()
        same(losses[0], losses[1], atol=1e-5, rtol=1e-4)
    if dist.get_world_size() > 1:  # one rank has no sums to make, and few kernels, which are faster without a recording
        recorded(2)


if __name__ == "__main__":
    main(globals())
