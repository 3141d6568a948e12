"""No subset and no order of passes gives a wrong result: sixty random pipelines, of the two thousand that

    stepwell check-orders --corpus stepwell.tests.checking.order_corpus:corpus --pipelines 2000

runs. And the check finds passes that are wrong, and what it takes for them to be wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from stepwell.compiler.checking import instrument
from stepwell.compiler.execution import Executor
from stepwell.compiler.pass_orders import Finding, OrderReport, Subject, check, check_order, check_orders
from stepwell.ir.context import make_context
from stepwell.ir.errors import PassError
from stepwell.ir.machines.machine import Machine
from stepwell.ir.machines.presets import PRESETS
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_options import pass_text
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

from .order_corpus import corpus
from .planted import DropStore, Raise, SwapSubtraction
from .planted_kernel_bugs import ReachTooFar
from .test_planted_bugs import PROGRAM

PIPELINES = 60
MACHINE = PRESETS["x86-avx2"]
CORPUS = corpus()

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of odd sizes


@pytest.mark.parametrize("number", range(PIPELINES))
def test_random_order(number: int) -> None:
    [report] = check_orders(CORPUS, range(number, number + 1))
    assert report.finding is None, f"{report.program}: {report.finding}"


@dataclass(frozen=True)
class Refuse(ModulePass):
    """Change the module, and then refuse it."""

    name = "refuse"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for each in [each for each in op.ops if isinstance(each, FuncOp)]:
            each.detach()
        raise PassError("not this one")


@dataclass(frozen=True)
class BreakSignature(ModulePass):
    """Make a function promise what it does not give."""

    name = "break-signature"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        function = next(each for each in op.ops if isinstance(each, FuncOp))
        function.properties["function_type"] = FunctionType.from_lists(function.function_type.inputs.data, [])


@dataclass(frozen=True)
class DropStoreIfMarked(ModulePass):
    """Drop the last store, if a pass before has left a mark. On its own it is right."""

    name = "drop-store-if-marked"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if "test.mark" in op.attributes:
            DropStore().apply(ctx, op)


@dataclass(frozen=True)
class Mark(ModulePass):
    """Leave a mark."""

    name = "mark"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        op.attributes["test.mark"] = StringAttr("here")


def found(passes: Sequence[ModulePass]) -> Finding | None:
    """What is wrong with passes on kernels, after those that make kernels."""
    above = parse_pipeline(pipeline_for("cpu:default", "prim", threads=True, stop="loop"))
    subject = Subject("program", parse_module(make_context(), PROGRAM))
    return check_order(subject, [*above, *passes], MACHINE).finding


@pytest.mark.parametrize(("planted", "kind"), [
    (DropStore(), "wrong value"), (ReachTooFar(), "wrong value"), (Raise(), "exception"),
    (BreakSignature(), "invalid module"),
])
def test_what_is_wrong_is_found(planted: ModulePass, kind: str) -> None:
    finding = found([planted])
    assert finding is not None
    assert (finding.kind, finding.step) == (kind, planted.name)


def test_access_out_of_bounds_is_told() -> None:
    finding = found([ReachTooFar()])
    assert finding is not None and "of a buffer of 32" in finding.what


def test_kernel_killed_by_a_signal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instrument, "Executor", lambda **given: Executor(**{**given, "check_bounds": False}))
    finding = found([ReachTooFar()])
    assert finding is not None and "killed by SIG" in finding.what


def test_only_what_is_needed_is_told() -> None:
    table = parse_pipeline("cse,dce,coalesce-loops")
    finding = found([table[0], Mark(), *table[1:], DropStoreIfMarked(), table[0]])
    assert finding is not None
    assert finding.pipeline[-2:] == ("mark", "drop-store-if-marked")
    assert "cse" not in finding.pipeline and "coalesce-loops" not in finding.pipeline


def test_refusal_leaves_the_module_as_it_was() -> None:
    subject = Subject("program", parse_module(make_context(), PROGRAM))
    report = check_order(subject, [Refuse(), *parse_pipeline("cse,fuse")], MACHINE)
    assert report.refusals == (("refuse", "not this one"),)
    assert report.finding is None and report.steps == 2


def test_wrong_tensor_operation_is_found() -> None:
    subject = Subject("program", parse_module(make_context(), PROGRAM))
    finding = check_order(subject, [*parse_pipeline("cse,dce"), SwapSubtraction()], MACHINE).finding
    assert finding is not None and finding.pipeline == ("swap-subtraction",)
    assert "// pipeline: swap-subtraction" in finding.reproducer()


def test_same_seed_gives_same_pipelines(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_written(subject: Subject, passes: Sequence[ModulePass], machine: Machine, **_: object) -> OrderReport:
        return OrderReport(0, str(subject.module), ",".join(map(pass_text, passes)), "", machine.name)

    monkeypatch.setattr(check, "check_order", only_written)
    first, second = (list(check_orders(CORPUS, range(3), seed=7)) for _ in range(2))
    assert first == second
