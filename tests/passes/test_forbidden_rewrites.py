"""Any rewrites may be disabled: the results are unchanged, and a pass with no allowed rewrites changes nothing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

import stepwell
from stepwell.benchmarks.programs import PROGRAMS
from stepwell.compiler.checking import CheckSemantics
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.management.instruments import Verifier
from stepwell.passes.management.pass_manager import Instrument, PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

NAMES = ("attention_by_hand", "cat_slice_pad_where", "groupnorm_silu", "slice_assignment", "mlp_softmax_dynamic",
         "roots")
PASSES = parse_pipeline(pipeline_for("cpu:default", "aten", threads=True))
LOWERINGS = {"aten-to-prim", "fuse", "outline-fusions", "prim-to-loop", "loop-to-triton", "guard-strides"}
"""Passes that change the module whatever is forbidden: without them it would not be right."""
SHARES = (0.2, 0.7)


def roots(x: torch.Tensor) -> torch.Tensor:
    """What the other programs lack: equal subexpressions, constants, long rows and functions without an expansion."""
    y = torch.sqrt(x.abs()) / (x.exp().sum() + 2.0) + torch.lgamma(x) * (torch.sqrt(x.abs()) + 0.0)
    return torch.cat([y.flip(1)[:, :300], y.t().reshape(4, 700)], 1).double().sin().sum(0)


@cache
def captured(name: str) -> str:
    torch._dynamo.reset()
    if name == "roots":
        return print_module(stepwell.capture(roots, torch.ones(4, 700)), locations=True)
    program = PROGRAMS[name]
    example = program.example("small")
    return print_module(stepwell.capture(example.run, *example.inputs, dynamic=program.dynamic or None), locations=True)


class Forbid(Instrument):
    """Forbids each rewrite with some probability."""

    def __init__(self, share: float, seed: int, spared: str = ""):
        self._share, self._random, self._spared = share, Random(seed), spared
        self.asked: list[tuple[str, str]] = []

    def allows_rewrite(self, module_pass: ModulePass, rewrite: str, op: Operation) -> bool:
        assert op.parent is not None or isinstance(op, ModuleOp), "asked of what is not in the module"
        self.asked.append((module_pass.name, rewrite))
        return module_pass.name == self._spared or self._random.random() >= self._share


@pytest.mark.parametrize("seed, name", list(enumerate(NAMES)))
def test_any_subset_may_be_forbidden(name: str, seed: int) -> None:
    share = SHARES[seed // 2 % 2]
    # Every second program is lowered in full, so that there is something left for the other passes to do.
    forbid = Forbid(share, seed, spared="aten-to-prim" if seed % 2 else "")
    postponed = {each.name for each in PASSES[:-1]}
    instruments = [forbid, CheckSemantics(seed=seed, postponed=postponed), Verifier()]
    context = make_context()
    PassManager(PASSES, instruments).run(context, parse_module(context, captured(name)))
    assert forbid.asked


class HoldStill(Instrument):
    """Before each pass that does not have to lower, runs it on a copy with all its rewrites forbidden."""

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if module_pass.name not in LOWERINGS:
            copy = module.clone()
            before = print_module(copy)
            PassManager([module_pass], [Forbid(1.0, 0)]).run(make_context(), copy)
            assert print_module(copy) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_pass_that_may_do_nothing_changes_nothing(name: str) -> None:
    context = make_context()
    PassManager(PASSES, [HoldStill()]).run(context, parse_module(context, captured(name)))
