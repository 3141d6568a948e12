"""The number of ops after every stage, of kernels, lines of code, and executed operations grows at most linearly with
the program: nothing in a pipeline is quadratic, for CPUs or GPUs.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

import stepwell
from stepwell.codegen.emit.cpp.target import emit_kernels
from stepwell.frontend.pretended import on_gpu
from stepwell.ir.context import make_context
from stepwell.ir.dialects.host import LaunchOp
from stepwell.ir.dialects.loop import ForOp, KernelOp, ParallelOp, ReduceOp
from stepwell.ir.dialects.triton import FuncOp as TritonFuncOp
from stepwell.passes.management.pass_manager import Instrument, PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for


def sine_chain(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = x + torch.sin(x)
    return x


def fan_out(x: Tensor, length: int) -> list[Tensor]:
    y = x.exp()
    return [y * k + 1 for k in range(length)]


def fan_in(x: Tensor, length: int) -> Tensor:
    return sum(((x + k).relu() for k in range(length)), start=x)


def diamonds(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = x.tanh() * (x - 1)
    return x


def summed_squares(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = x * x
    return x.sum(1)


def reductions_in_between(x: Tensor, length: int) -> Tensor:
    for step in range(length):
        x = (x * 2).cos()
        if step % 10 == 9:
            x = x - x.mean(1, keepdim=True)
    return x


def views_in_between(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = torch.cat([x[:, 1:], x[:, :1]], 1).t() + 1
    return x


def small_products(x: Tensor, length: int) -> Tensor:
    v = x[0, :16]
    for _ in range(length):
        v = (x[:16, :16] @ v).tanh()
    return v


def small_layers(x: Tensor, length: int) -> Tensor:
    h = x[:3, :7]
    for _ in range(length):
        h = F.gelu(F.linear(h, x[:7, :7], x[7, :7]))
    return h


def recurrence(x: Tensor, length: int) -> Tensor:
    h = c = x[:3, :7]
    weight = torch.cat([x, x])[:28]
    for step in range(length):
        gates = F.linear(x[step % 7:step % 7 + 3, :5], weight[:, :5]) + F.linear(h, weight[:, 5:12])
        i, f, g, o = gates.chunk(4, 1)
        c = f.sigmoid() * c + i.sigmoid() * g.tanh()
        h = o.sigmoid() * c.tanh()
    return h


def pools(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = F.avg_pool2d(x[None], 3, 1, 1)[0]
    return x


def windows(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = F.pad(x, (2, 2)).unfold(1, 5, 1).sum(-1).sin()
    return x


def neighbours(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = F.pad(x[:, 1:] * 2 - x[:, :-1].sin(), (0, 1))
    return x


def softmaxes(x: Tensor, length: int) -> Tensor:
    for step in range(length):
        x = (x * 2).softmax(step % 2)
    return x


def running_sums(x: Tensor, length: int) -> Tensor:
    for _ in range(length):
        x = x.cumsum(1).sin()
    return x


FAMILIES = (sine_chain, fan_out, fan_in, diamonds, summed_squares, reductions_in_between, views_in_between)
REPEATED = (small_products, small_layers, recurrence, pools, windows, neighbours, softmaxes,
            running_sums)
"""Each step needs much of the one before, so to compute that again in each of its iterations grows exponentially."""
LENGTHS = (20, 40, 80)
FEWER = (3, 6, 9)
PIPELINE = pipeline_for("cpu:default", "aten", threads=True)
GPU_PIPELINE = pipeline_for("cuda:default", "aten", threads=True)


def executed(op: Operation) -> int:
    """How many operations a kernel executes."""
    extent = 1
    if isinstance(op, ParallelOp | ReduceOp | ForOp):
        extent = op.trip_count.evaluate(dict.fromkeys(op.trip_count.symbols(), 24))
    return 1 + extent * sum(executed(inner) for region in op.regions for block in region.blocks for inner in block.ops)


class Sizes(Instrument):
    """Counts the ops after each pass, and what the kernels execute as they are first written."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.counts[f"ops after pass {len(self.counts)}, {module_pass.name}"] = sum(1 for _ in module.walk())
        if module_pass.name == "prim-to-loop":
            work = {op.sym_name.data: executed(op) for op in module.ops if isinstance(op, KernelOp)}
            launched = [op.kernel.string_value() for op in module.walk() if isinstance(op, LaunchOp)]
            self.counts["operations executed"] = sum(work[kernel] for kernel in launched)


def sizes(family: Callable[[Tensor, int], object], length: int, pipeline: str) -> dict[str, int]:
    function, inputs = (lambda x: family(x, length)), (torch.randn(24, 24),)
    gpu = pipeline == GPU_PIPELINE
    if gpu:
        function, inputs, _ = on_gpu(function, inputs, {})
    module = stepwell.capture(function, *inputs)
    instrument = Sizes()
    PassManager(parse_pipeline(pipeline), [instrument]).run(make_context(), module)
    kernels = sum(isinstance(op, KernelOp | TritonFuncOp) for op in module.ops)
    return instrument.counts | {"kernels": kernels, "bytes": len(str(module) if gpu else emit_kernels(module).plain)}


def check(family: Callable[[Tensor, int], object], lengths: tuple[int, ...], pipeline: str) -> None:
    first, second, third = (sizes(family, length, pipeline) for length in lengths)
    for what in third:
        # What does not depend on the length makes long programs cheaper by the step, and bounds on bodies uneven.
        a_step = max(first[what] / lengths[0], second[what] / lengths[1])
        assert third[what] <= 1.2 * a_step * lengths[2], \
            f"{what}: {first[what]}, {second[what]}, {third[what]} for lengths {lengths}"


@pytest.mark.parametrize("family", FAMILIES, ids=lambda f: f.__name__)
def test_growth_is_linear(family: Callable[[Tensor, int], object]) -> None:
    check(family, LENGTHS, PIPELINE)


@pytest.mark.parametrize("family", REPEATED, ids=lambda f: f.__name__)
@pytest.mark.parametrize("pipeline", [PIPELINE, GPU_PIPELINE], ids=["cpu", "cuda"])
def test_nothing_is_repeated_by_each_step(family: Callable[[Tensor, int], object], pipeline: str) -> None:
    check(family, FEWER, pipeline)


def test_steps_of_a_recurrence_share_a_kernel() -> None:
    """The products of its inputs are one on a GPU, of which each step reads a part."""

    def steps(x: Tensor, inputs: Tensor, states: Tensor, first: Tensor, second: Tensor) -> tuple[Tensor, ...]:
        h = c = x.new_zeros(16, 64)
        kept = []
        for each in x:
            i, f, g, o = (F.linear(each, inputs, first) + F.linear(h, states, second)).chunk(4, 1)
            c = f.sigmoid() * c + i.sigmoid() * g.tanh()
            h = o.sigmoid() * c.tanh()
            kept.append(h)
        return torch.stack(kept), c

    arguments = torch.randn(8, 16, 256), *map(torch.randn, [(256, 256), (256, 64), (256,), (256,)])
    function, inputs, _ = on_gpu(steps, arguments, {})
    module = stepwell.capture(function, *inputs)
    PassManager(parse_pipeline(GPU_PIPELINE)).run(make_context(), module)
    launches = sum(isinstance(op, LaunchOp) for op in module.walk())
    assert launches >= 8 and sum(isinstance(op, TritonFuncOp) for op in module.ops) <= 4
