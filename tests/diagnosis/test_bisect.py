"""Bisection: over passes, then over rewrites, down to the one that causes the error."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
import torch
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.passes import ModulePass

import stepwell
from stepwell.compiler.bisection import Verdict, bisect_pipeline, find_boundary
from stepwell.compiler.symptoms import Failure, Outcome, Script, SlowerThan, Symptom, WrongValue, median_time
from stepwell.frontend import bisect as torch_bisect
from stepwell.ir.context import make_context, watcher_of
from stepwell.ir.dialects import prim
from stepwell.ir.errors import OptionError
from stepwell.ir.text import parse_module
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.tools.stepwell_bisect import main

from .large_modules import loop_module, prim_module
from .planted_passes import FailOnSquares, SpoilSilently, SwapAdditions, replace


def parse(text: str) -> ModuleOp:
    return parse_module(make_context(allow_unregistered=True), text, "input.mlir", locate=True)


def verdict(text: str, symptom: Symptom, *passes: str | ModulePass, whole: bool = False) -> Verdict:
    built = [each for one in passes for each in (parse_pipeline(one) if isinstance(one, str) else [one])]
    return bisect_pipeline(parse(text), built, symptom, whole=whole)


ONE_MISTAKE = """func.func @forward(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = prim.add %x, %y : tensor<8xf32>
  %1 = prim.add %0, %y : tensor<8xf32>
  %2 = prim.tanh %x : tensor<8xf32>
  %3 = prim.sub %1, %2 : tensor<8xf32>
  %4 = prim.add %3, %x : tensor<8xf32>
  %5 = prim.sub %4, %0 : tensor<8xf32>
  func.return %5 : tensor<8xf32>
}
"""


def test_one_wrong_rewrite_among_right_ones() -> None:
    found = verdict(ONE_MISTAKE, WrongValue(), "canonicalize,cse", SwapAdditions(), "dce")
    assert (found.module_pass.name, found.guilty.number, found.guilty.heals) == ("swap-additions", 2, True)
    assert found.rewrite is not None
    assert (found.rewrite.name, found.rewrite.number, found.rewrite.count) == ("spoil", 3, 4)
    assert str(found.rewrite.where) == "input.mlir:5:8"
    assert found.rewrite_flag == "swap-additions:-2"
    changed = [line for line in str(found).splitlines() if line[:2] in ("- ", "+ ")]
    assert [line[1:].split() for line in changed] == [
        "%3 = prim.sub %1, %2 : tensor<8xf32>".split(), "%3 = prim.add %1, %2 : tensor<8xf32>".split()]


def test_one_wrong_rewrite_among_hundreds() -> None:
    """The number of outcomes looked at grows with the logarithm of that of rewrites."""
    found = verdict(prim_module(450), WrongValue(), SwapAdditions())
    assert found.rewrite is not None and found.rewrite.name == "spoil" and found.rewrite.count > 60
    assert found.asked < 20


def test_second_run_of_a_pass() -> None:
    """The run is named: in the first there was nothing to spoil."""
    text = ONE_MISTAKE.replace("%3 = prim.sub %1, %2", "%n = prim.neg %2 : tensor<8xf32>\n  %3 = prim.add %1, %n")
    found = verdict(text, WrongValue(), SwapAdditions(), SubtractNegations(), SwapAdditions(), "dce")
    assert found.guilty.number == 2 and found.rewrite is not None and found.rewrite.name == "spoil"
    assert found.rewrite_flag == f"swap-additions#2:-{found.rewrite.number - 1}"


@dataclass(frozen=True)
class SubtractNegations(ModulePass):
    """Make an addition of a negation a difference, which is right."""

    name = "subtract-negations"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for each in list(op.walk()):
            if isinstance(each, prim.AddOp) and isinstance(each.lhs.owner, prim.NegOp):
                replace(each, prim.SubOp(each.rhs, each.lhs.owner.input))


def test_failure() -> None:
    """The rewrite before which the pass fails is the guilty one; what the error says is told."""
    found = verdict(loop_module(kernels=3, operations=12), Failure(match="is beyond me"),
                    "cse", FailOnSquares(), "dce")
    assert found.module_pass.name == "fail-on-squares" and found.rewrite is not None
    assert found.rewrite.name == "square" and "beyond me" in (found.rewrite.error or "")
    assert "\nfails:   " in str(found)


def test_pass_that_does_not_ask() -> None:
    found = verdict(ONE_MISTAKE, WrongValue(), "cse", SpoilSilently())
    assert found.rewrite is None and "does not ask" in found.reason
    assert "+    %3 = prim.add %1, %2" in str(found)


def test_script(tmp_path: Path) -> None:
    script = tmp_path / "bad.sh"
    script.write_text("#!/bin/sh\ntest $(grep -c prim.sub $1) -lt 2\n")
    script.chmod(0o755)
    for whole in (False, True):
        found = verdict(ONE_MISTAKE, Script(script), "cse", SwapAdditions(), "dce", whole=whole)
        assert found.rewrite is not None and found.rewrite.name == "spoil" and found.rewrite.number == 3


def test_results_that_are_not_monotone() -> None:
    """Two passes each suffice: what a prefix finds does not heal, and nothing does when left out alone."""
    found = verdict(ONE_MISTAKE, WrongValue(), SwapAdditions(), SpoilSilently())
    assert found.guilty.number == 0 and found.guilty.heals is False and found.rewrite is not None


def test_stages_that_cannot_be_told() -> None:
    """Where prefixes do not tell, passes are left out one by one."""

    class LastStage(WrongValue):
        def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
            # Only what the last pass has marked can be looked at.
            marked = isinstance(outcome, ModuleOp) and "marked" in outcome.attributes
            return super().shows(before, outcome) if marked else None

    @dataclass(frozen=True)
    class Mark(ModulePass):
        name = "mark"

        def apply(self, ctx: Context, op: ModuleOp) -> None:
            op.attributes["marked"] = UnitAttr()

    found = verdict(ONE_MISTAKE, LastStage(), "cse", SwapAdditions(), "dce", Mark())
    assert found.guilty.number == 1 and found.rewrite is not None and found.rewrite.name == "spoil"


def test_nothing_is_wrong() -> None:
    with pytest.raises(OptionError, match="nothing is wrong"):
        verdict(ONE_MISTAKE, WrongValue(), "cse,dce")


@pytest.mark.parametrize("gaps", [set(), {3}, {4, 5, 6}, set(range(1, 11))])
@pytest.mark.parametrize("first_bad", range(1, 12))
def test_boundary_with_gaps(first_bad: int, gaps: set[int]) -> None:
    good, bad = find_boundary(0, 11, lambda step: None if step in gaps else step >= first_bad)
    assert good < first_bad <= bad and all(step in gaps for step in range(good + 1, bad))


@dataclass(frozen=True)
class RepeatTanh(ModulePass):
    """Computes each hyperbolic tangent many times over: right, and slow."""

    name = "repeat-tanh"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for each in list(op.walk()):
            if isinstance(each, prim.TanhOp) and watcher_of(ctx).allows(each, rewrite="repeat"):
                assert each.parent is not None
                zero = prim.ConstantOp(0.0, each.input.type)
                each.parent.insert_op_before(zero, each)
                value = each.input
                for _ in range(60):
                    made = [prim.SinOp(value), prim.MulOp(value, zero.result)]
                    made.append(prim.AddOp(made[0].results[0], made[1].results[0]))
                    each.parent.insert_ops_before(made, each)
                    value = made[-1].results[0]
                each.operands[0] = value


def test_slower() -> None:
    """One rewrite makes the program many times slower."""
    text = ONE_MISTAKE.replace("8xf32", "65536xf32")
    passes = [RepeatTanh(), *parse_pipeline("fuse,outline-fusions,prim-to-loop")]
    symptom = SlowerThan.than_without_a_pass(parse(text), passes, 4.0)
    found = bisect_pipeline(parse(text), passes, symptom, whole=True)
    assert found.module_pass.name == "repeat-tanh" and found.guilty.heals
    assert found.rewrite is not None and (found.rewrite.name, found.rewrite.number) == ("repeat", 1)


def test_median_time_repeats_short_calls() -> None:
    calls = []
    assert 0 < median_time(lambda: calls.append(None)) < 1e-3
    assert len(calls) > 100


def test_torch_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program against eager: its own lines are named, and writes into arguments are compared too."""

    def program(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        y.mul_(2)
        z = x + y
        return z - torch.tanh(y)

    x, y = torch.randn(4, 8), torch.randn(4, 8)
    before = y.clone()
    monkeypatch.setattr(torch_bisect, "parse_pipeline", lambda text: (*parse_pipeline(text), SwapAdditions()))
    found = stepwell.bisect(program, x, y, pipeline="dce,aten-to-prim,canonicalize")
    assert torch.equal(y, before), "the arguments given are left alone"
    assert found.module_pass.name == "swap-additions" and found.rewrite is not None
    line = program.__code__.co_firstlineno + 3
    assert found.rewrite.name == "spoil" and str(found.rewrite.where).startswith(f"{__file__}:{line}")
    monkeypatch.undo()
    with pytest.raises(OptionError, match="nothing is wrong"):
        stepwell.bisect(program, x, y)


def test_random_numbers_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not eager's, and what goes wrong with them is found all the same."""

    def program(x: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.dropout(x, 0.5) + torch.rand(8)

    x = torch.randn(8)
    with pytest.raises(OptionError, match="nothing is wrong"):
        stepwell.bisect(program, x, pipeline="aten-to-prim,canonicalize")
    monkeypatch.setattr(torch_bisect, "parse_pipeline", lambda text: (*parse_pipeline(text), OtherBits()))
    found = stepwell.bisect(program, x, pipeline="aten-to-prim,canonicalize")
    assert found.module_pass.name == "other-bits"


@dataclass(frozen=True)
class OtherBits(ModulePass):
    """Draw the numbers of all seeds from their complements."""

    name = "other-bits"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for bits in [each for each in op.walk() if isinstance(each, prim.RandomBitsOp)]:
            seed = bits.operands[0]
            other = prim.NotOp(seed)
            assert bits.parent is not None
            bits.parent.insert_op_before(other, bits)
            bits.operands[0] = other.result


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The tool on a reproducer, whose pipeline and failure it takes."""
    source = tmp_path / "reproducer.mlir"
    source.write_text(f"// pipeline: cse,verify-level{{level=loop}},dce\n{ONE_MISTAKE}")
    assert main([str(source)]) == 0
    assert capsys.readouterr().out.startswith("pass:    verify-level{level=loop} (2 of 3; all is well without it)\n")
    assert main([str(source), "-p", "cse"]) == 1
    assert "does not fail on this module" in capsys.readouterr().err
