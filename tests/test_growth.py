"""Ops after every stage, kernels and code grow at most as the program does: nothing in a pipeline is quadratic."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import stepwell
from stepwell.codegen.cpp.target import emit_cpp
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import KernelOp
from stepwell.passes.pass_manager import Instrument, PassManager
from stepwell.passes.pipeline_parser import parse_pipeline
from stepwell.passes.pipelines import pipeline_for


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


FAMILIES = (sine_chain, fan_out, fan_in, diamonds, reductions_in_between, views_in_between)
LENGTHS = (30, 60, 120)
PIPELINE = pipeline_for("cpu:default", "aten", bits=256, threads=True)


class Sizes(Instrument):
    """Counts the ops after each pass."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.counts[f"ops after pass {len(self.counts)}, {module_pass.name}"] = sum(1 for _ in module.walk())


def sizes(family: Callable[[Tensor, int], object], length: int) -> dict[str, int]:
    module = stepwell.capture(lambda x: family(x, length), torch.randn(24, 24))
    instrument = Sizes()
    PassManager(parse_pipeline(PIPELINE), [instrument]).run(make_context(), module)
    kernels = sum(isinstance(op, KernelOp) for op in module.ops)
    return instrument.counts | {"kernels": kernels, "bytes of C++": len(emit_cpp(module))}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda f: f.__name__)
def test_growth_is_linear(family: Callable[[Tensor, int], object]) -> None:
    first, second, third = (sizes(family, length) for length in LENGTHS)
    for what in third:
        # What does not depend on the length makes long programs cheaper by the step, and bounds on bodies uneven.
        a_step = max(first[what] / LENGTHS[0], second[what] / LENGTHS[1])
        assert third[what] <= 1.2 * a_step * LENGTHS[2], \
            f"{what}: {first[what]}, {second[what]}, {third[what]} for lengths {LENGTHS}"
