"""Checks on two ranks: collectives in graphs, and torch's methods to train on several devices."""

from __future__ import annotations

import copy
import tempfile
from pathlib import Path
from typing import Any

import random_programs
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
import training
from harness import compiled, device, main, same, whole
from torch import Tensor, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Replicate, Shard, distribute_tensor
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    SequenceParallel,
    parallelize_module,
)
from torch.nn.parallel import DistributedDataParallel

import stepwell
from stepwell.ir.errors import StepwellError

GATHERS_ALL = torch.__version__ >= (2, 13)
"""Whether torch gathers tensors that are not contiguous, and Dynamo traces a gather along any dimension."""


def world() -> Any:
    return dist.group.WORLD


def own(*sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
    """A tensor that each rank has values of its own in."""
    generator = torch.Generator().manual_seed(dist.get_rank())
    return (torch.randn(*sizes, generator=generator, device="cpu") * 8).to(device(), dtype)


class Perceptron(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(8)
        self.up, self.down = nn.Linear(8, 16), nn.Linear(16, 8)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(torch.nn.functional.gelu(self.up(self.norm(x))))


def same_gradients(one: nn.Module, other: nn.Module, **tolerance: float) -> None:
    for (name, first), second in zip(one.named_parameters(), other.parameters(), strict=True):
        assert first.grad is not None, name
        same(whole(first.grad), whole(second.grad), **tolerance)


def each(x: Tensor) -> tuple[Tensor, ...]:
    """All kinds of collectives, of what is computed of a tensor, and what is computed of their results."""
    y = x * 2 + 1
    return (
        functional.all_reduce(y, "sum", world()) - 1,
        functional.all_reduce(y.t(), "max", world()) + x.t(),
        functional.all_gather_tensor(y, 0, world()).cumsum(0),
        functional.all_gather_tensor(y, 1, world()) * 3,
        functional.reduce_scatter_tensor(y, "sum", 0, world()),
        functional.reduce_scatter_tensor(y, "sum", 1, world()).sum(1),
        functional.all_to_all_single(y, None, None, world()).flip(0),
        functional.broadcast(y, dist.get_world_size() - 1, world()) - x,
    )


MERGING = "cpu:default{after-canonicalize=sink-waits,bucket-collectives}"


def check_ranks_that_could_merge_different_collectives() -> None:
    """The second sum depends on the first on one rank alone; both ranks start two, where either would start one."""

    def two_sums(x: Tensor) -> tuple[Tensor, Tensor]:
        a = functional.all_reduce(x.sin(), "sum", world())
        return a + 1, functional.all_reduce((a if dist.get_rank() == 0 else x).cos(), "sum", world())

    x = own(4)
    same(compiled(two_sums, options={"pipeline": MERGING})(x), two_sums(x))


def check_ranks_that_call_versions_with_different_collectives() -> None:
    """Two sums are merged in one of them, and in the other the second sum depends on the first."""

    def two_sums(x: Tensor, dependent: bool) -> tuple[Tensor, Tensor]:
        a = functional.all_reduce(x.sin(), "sum", world())
        return a + 1, functional.all_reduce((a if dependent else x).cos(), "sum", world())

    x, function = own(4), compiled(two_sums, options={"pipeline": MERGING})
    for dependent in (False, True, False):
        same(function(x, dependent), two_sums(x, dependent))
    try:
        function(x, dist.get_rank() == 0)
    except StepwellError as error:
        assert "the ranks call versions of one program for which bucket-collectives made different" in str(error)
    else:
        raise AssertionError("the ranks have called different versions")
    same(function(x, True), two_sums(x, True))


def check_collectives() -> None:
    for dtype in (torch.float32, torch.int64, torch.bfloat16):
        x = own(4, 6, dtype=dtype).abs()
        same(compiled(each, fullgraph=GATHERS_ALL)(x), each(x))
    for x in (own(6, 4).t(), own(8, 6)[::2], own(4, 6, 3)[..., 1]) if GATHERS_ALL else ():
        same(compiled(each, fullgraph=GATHERS_ALL)(x), each(x))


def check_symbolic_sizes() -> None:
    function = compiled(each, fullgraph=GATHERS_ALL, dynamic=True)
    for rows in (4, 6, 10):
        x = own(rows, 6)
        same(function(x), each(x))


def check_coalesced() -> None:
    def several(x: Tensor, y: Tensor) -> list[Tensor]:
        return [*functional.all_reduce_coalesced([x + 1, y], "sum", world()),
                *functional.all_gather_into_tensor_coalesced([x, y * 2, y[:0]], world()),
                *functional.all_gather_into_tensor_coalesced([x[:, 2:] > 0, y > 0], world()),
                *functional.reduce_scatter_tensor_coalesced([y, x - 1], "sum", [0, 0], world())]

    x, y = own(4, 6), own(2, 3)
    same(compiled(several, fullgraph=True)(x, y), several(x, y))


def check_uneven_all_to_all() -> None:
    def exchange(x: Tensor) -> Tensor:
        given, taken = ([1, 3], [1, 2]) if dist.get_rank() == 0 else ([2, 2], [3, 2])
        return functional.all_to_all_single(x * 2, taken, given, world()) + 1

    x = own(4, 3)
    same(compiled(exchange, fullgraph=True)(x), exchange(x))


def check_in_place() -> None:
    def reduce(x: Tensor) -> tuple[Tensor, Tensor]:
        y = x.clone()
        dist.all_reduce(y)
        rows = torch.empty(4 * dist.get_world_size(), 6)
        dist.all_gather_into_tensor(rows, x)
        return y + 1, rows

    def write(x: Tensor) -> Tensor:
        y = x * 2
        dist.all_reduce(x)
        return y

    x = own(4, 6)
    same(compiled(reduce, fullgraph=True)(x), reduce(x))
    first, second = x.clone(), x.clone()
    same(compiled(write, fullgraph=True)(first), write(second))
    same(first, second)


def check_an_operand_lives_until_its_result_is_there() -> None:
    def late(x: Tensor, w: Tensor) -> Tensor:
        """Much memory is written while the collective is under way."""
        y = torch.ops._c10d_functional.all_gather_into_tensor(x.sin(), dist.get_world_size(), world().group_name)
        for _ in range(4):
            w = (w @ w).softmax(1)
        return torch.ops._c10d_functional.wait_tensor(y).sum(0) + w

    x, w = own(256, 256), own(256, 256)
    function, expected = compiled(late, fullgraph=True), late(x, w)
    for _ in range(20):
        same(function(x, w), expected)


def check_a_collective_that_was_started_before() -> None:
    def finish(pending: Tensor, x: Tensor) -> Tensor:
        return torch.ops._c10d_functional.wait_tensor(pending) * 2 + x

    x = own(64, 64)
    function = compiled(finish, fullgraph=True)
    for _ in range(5):
        started = torch.ops._c10d_functional.all_reduce(x, "sum", world().group_name)
        same(function(started, x), functional.all_reduce(x, "sum", world()) * 2 + x)


def check_results_of_eager_collectives() -> None:
    function = compiled(lambda x: x * 2 + 1)
    for scale in range(4):
        started = functional.all_reduce(own(4, 6) * scale, "sum", world())
        same(function(started), started * 2 + 1)


def check_messages() -> None:
    """torch traces them if it is told to."""
    other = 1 - dist.get_rank()

    def exchange(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        rows = torch.empty_like(x)
        messages = [dist.P2POp(dist.isend, x * 2, other), dist.P2POp(dist.irecv, rows, other)]
        for work in dist.batch_isend_irecv(messages):
            work.wait()
        received = dist.irecv(y[1], other)
        z = rows.sin()
        sent = dist.isend(z[0].clone(), other)
        received.wait()
        sent.wait()
        return z, y + 1

    def one_way(x: Tensor) -> Tensor:
        if dist.get_rank() == 0:
            dist.isend(x * 2, 1).wait()
        else:
            dist.irecv(x, 0).wait()
        return x + 1

    inputs = [own(4, 6), own(4, 6)]
    if not hasattr(torch._dynamo.config, "enable_p2p_compilation"):
        return  # torch 2.11 does not trace messages
    with torch._dynamo.config.patch(enable_p2p_compilation=True):
        for function in (exchange, one_way):
            given = inputs[:function.__code__.co_argcount]
            first, second = ([each.clone() for each in given] for _ in range(2))
            same(compiled(function, fullgraph=True, dynamic=True)(*first), function(*second))
            same(first, second)


def check_collectives_that_write() -> None:
    functional_operators, name = torch.ops._c10d_functional, world().group_name

    def write(x: Tensor, rows: Tensor) -> tuple[Tensor, ...]:
        y, z = x * 2, x.sin()
        functional_operators.all_reduce_(y, "sum", name)
        functional_operators.wait_tensor(y)
        several = functional_operators.all_reduce_coalesced_([x * 3, z], "max", name)
        gathered = functional_operators.all_gather_into_tensor_out(x.cos(), 2, name, out=rows)
        return y + 1, *map(functional_operators.wait_tensor, several), functional_operators.wait_tensor(gathered) * 2

    x, first, second = own(4, 6), torch.empty(8, 6), torch.empty(8, 6)
    same(compiled(write, fullgraph=True)(x, first), write(x, second))
    same(first, second)


def check_gradients_of_collectives() -> None:
    def loss(x: Tensor) -> Tensor:
        rows = functional.all_gather_tensor_autograd(x.sin(), 0, world())
        part = functional.reduce_scatter_tensor_autograd(rows * rows, "sum", 0, world())
        rows = [4 // dist.get_world_size()] * dist.get_world_size()
        return (functional.all_to_all_single_autograd(part, rows, rows, world()) * x).sum()

    first, second = (own(4, 6).requires_grad_() for _ in range(2))
    loss(first).backward()
    value = compiled(loss, fullgraph=True)(second)
    value.backward()
    same(value, loss(first))
    same(second.grad, first.grad)


def check_collectives_between_graph_breaks() -> None:
    def broken(x: Tensor) -> Tensor:
        y = functional.all_reduce(x, "sum", world()) * 2
        torch._dynamo.graph_break()
        return functional.all_reduce(y, "sum", world()) + 1

    x = own(4, 6)
    same(compiled(broken)(x), broken(x))


def check_collectives_in_control_flow() -> None:
    def choose(flag: Tensor, x: Tensor) -> Tensor:
        def sums(x: Tensor) -> Tensor:
            return functional.wait_tensor(functional.all_reduce(x, "sum", world())) + 1

        return torch.cond(flag, sums, lambda x: x * 2, (x,))

    x = own(4, 6)
    function = compiled(choose)
    for flag in (True, False):
        same(function(torch.tensor(flag), x), functional.all_reduce(x, "sum", world()) + 1 if flag else x * 2)


def check_plain_dtensors() -> None:
    mesh = init_device_mesh(device(), (dist.get_world_size(),))

    def product(x: DTensor, w: DTensor) -> DTensor:
        return (x @ w).redistribute(mesh, [Replicate()]).relu()

    x, w = torch.randn(4, 8), torch.randn(8, 6)
    rows, columns = distribute_tensor(x, mesh, [Shard(1)]), distribute_tensor(w, mesh, [Shard(0)])
    same(compiled(product, fullgraph=True)(rows, columns).full_tensor(), (x @ w).relu())


def check_tensor_parallel() -> None:
    mesh = init_device_mesh(device(), (dist.get_world_size(),))
    model, x = Perceptron(), torch.randn(4, 8)
    parallel = parallelize_module(copy.deepcopy(model), mesh, {"up": ColwiseParallel(), "down": RowwiseParallel()})
    expected, actual = model(x), compiled(parallel, fullgraph=True)(x)
    same(actual, expected)
    expected.square().sum().backward()
    actual.square().sum().backward()
    same_gradients(parallel, model)


def check_sequence_parallel() -> None:
    mesh = init_device_mesh(device(), (dist.get_world_size(),))

    class Rows(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.norm, self.up, self.down = nn.LayerNorm(8), nn.Linear(8, 16), nn.Linear(16, 8)

        def forward(self, x: Tensor) -> Tensor:
            return self.down(self.up(self.norm(x)).relu())

    model, x = Rows(), torch.randn(2, 6, 8)
    parallel = parallelize_module(copy.deepcopy(model), mesh, {
        "norm": SequenceParallel(), "up": ColwiseParallel(input_layouts=Shard(1)),
        "down": RowwiseParallel(output_layouts=Shard(1))})
    mine = x.chunk(dist.get_world_size(), 1)[dist.get_rank()].contiguous()
    expected, actual = model(x), compiled(parallel)(mine)
    same(actual, expected.chunk(dist.get_world_size(), 1)[dist.get_rank()])
    expected.square().sum().backward()
    actual.square().sum().backward()
    same_gradients(parallel, model)


def steps(model: nn.Module, parallel: Any, inputs: list[Tensor]) -> None:
    """Train both with clipped gradients, `model` on the inputs of all ranks, and compare."""
    ours, theirs = (torch.optim.AdamW(each.parameters(), 1e-2) for each in (parallel, model))
    for x in inputs:
        losses = []
        mine = x.chunk(dist.get_world_size())[dist.get_rank()]
        for module, optimizer, batch in ((model, theirs, x), (parallel, ours, mine)):
            optimizer.zero_grad()
            losses.append(module(batch).square().mean())
            losses[-1].backward()
            torch.nn.utils.clip_grad_norm_(module.parameters(), 0.5)
            optimizer.step()
        mean = losses[1].detach().clone()
        dist.all_reduce(mean)
        same(mean / dist.get_world_size(), losses[0])
    for first, second in zip(parallel.parameters(), model.parameters(), strict=True):
        same(whole(first), second, atol=1e-4, rtol=1e-3)


def check_data_parallel() -> None:
    for whole_graph in (True, False):
        torch._dynamo.config.optimize_ddp = not whole_graph
        torch.compiler.reset()
        model = Perceptron()
        steps(model, compiled(DistributedDataParallel(copy.deepcopy(model))), [torch.randn(6, 8) for _ in range(3)])
    torch._dynamo.config.optimize_ddp = True


def check_data_parallel_with_several_buckets() -> None:
    """Dynamo splits the graph where the buckets of gradients end, of one megabyte each."""
    class Tied(nn.Module):
        """Its first and its last bucket have a parameter in common."""

        def __init__(self) -> None:
            super().__init__()
            self.words = nn.Embedding(512, 128)
            self.layers = nn.Sequential(*[nn.Sequential(nn.Linear(128, 512), nn.Tanh(), nn.Linear(512, 128))
                                          for _ in range(3)])

        def forward(self, words: Tensor) -> Tensor:
            return self.layers(self.words(words)) @ self.words.weight.T

    expected = Tied()
    actual = copy.deepcopy(expected)
    words = torch.randint(512, (6, 8)).chunk(2)[dist.get_rank()]
    for module, call in ((expected, DistributedDataParallel(expected, bucket_cap_mb=1)),
                         (actual, compiled(DistributedDataParallel(actual, bucket_cap_mb=1)))):
        for _ in range(2):
            module.zero_grad()
            call(words).square().mean().backward()
    same_gradients(actual, expected)


def check_data_parallel_with_compiled_autograd() -> None:
    """The collectives of the gradients are in the graph of the way back, where they start one by one."""
    for options in ({}, {"pipeline": random_programs.merging()}):
        torch.compiler.reset()
        expected = Perceptron()
        actual = copy.deepcopy(expected)
        x = own(6, 8)
        wrapped = DistributedDataParallel(expected)
        wrapped(x).square().sum().backward()
        with torch._dynamo.config.patch(optimize_ddp="python_reducer"):
            function = compiled(DistributedDataParallel(actual))
            backward = torch.compile(backend="stepwell", options=options)
            with torch._dynamo.compiled_autograd._enable(backward):
                function(x).square().sum().backward()
        same_gradients(actual, expected)


def check_accumulated_gradients() -> None:
    model, x = Perceptron(), own(6, 8)
    expected, actual = (DistributedDataParallel(copy.deepcopy(model)) for _ in range(2))
    function = compiled(actual)
    for module, call in ((expected, expected), (actual, function)):
        with module.no_sync():
            call(x).square().mean().backward()
        call(x.flip(0) * 2).square().mean().backward()
    same_gradients(actual, expected)


def check_sharded_data_parallel() -> None:
    def sharded(model: nn.Module) -> nn.Module:
        for part in (model.up, model.down, model):
            fully_shard(part)
        return model

    for one_graph in (False, True):
        torch.compiler.reset()
        model = Perceptron()
        parallel = sharded(copy.deepcopy(model))
        if one_graph:
            stepwell.gather_in_graph(parallel)
        parallel.compile(backend="stepwell", fullgraph=one_graph)
        steps(model, parallel, [torch.randn(6, 8) for _ in range(3)])


def check_ranks_share_what_is_compiled() -> None:
    [directory] = shared = [tempfile.mkdtemp() if dist.get_rank() == 0 else ""]
    dist.broadcast_object_list(shared)
    [directory] = shared

    mesh = init_device_mesh(device(), (2,))

    def function(x: Tensor) -> Tensor:
        """What DTensor takes of a tensor is each rank's own part, which is the same program on both."""
        whole = DTensor.from_local(x.sin(), mesh, [Replicate()], run_check=False)
        return functional.all_reduce(whole.redistribute(placements=[Shard(1)]).to_local(), "sum", world()) + 1

    torch.compile(function, backend="stepwell", options={"cache_dir": directory})(own(4, 6))
    dist.barrier()
    assert len(list(Path(directory).glob("entries/*/*/program.json"))) == 1
    report = stepwell.report()
    assert report.graph_count == 1 and report.kernel_count == 2
    hits = torch.tensor(report.cache_hits)
    dist.all_reduce(hits)
    assert hits == 1, "both ranks ran the passes"


if __name__ == "__main__":
    main(globals() | vars(random_programs) | vars(training))
