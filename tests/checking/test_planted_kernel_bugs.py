"""A kernel that crashes, reads out of bounds, races or does not end is found; pass, operation and line are reported.

If the IR is correct and the generated code is wrong, the emitter is reported.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from xdsl.dialects.arith import AddfOp, MulfOp, SubfOp
from xdsl.passes import ModulePass

from stepwell.codegen.emit.cpp import target
from stepwell.codegen.emit.host import emitter
from stepwell.codegen.emit.triton.python import arithmetic
from stepwell.compiler.bisection import bisect_pipeline
from stepwell.compiler.checking import CheckSemantics, CheckWholeRange, instrument
from stepwell.compiler.reduction import count_operations, reduce
from stepwell.compiler.symptoms import WrongValue, run_pipeline
from stepwell.frontend.bisect import bisect
from stepwell.ir.context import make_context
from stepwell.ir.errors import SemanticsError
from stepwell.ir.numerics import Numerics
from stepwell.ir.text import parse_module
from stepwell.passes.loop.math_expansions import exponential
from stepwell.passes.loop.triton_lowering import lowering
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for
from stepwell.tools import stepwell_bisect

from .planted_kernel_bugs import (
    ClampExponentials,
    LoseAtomics,
    LoseOrder,
    MultiplyInstead,
    ReachTooFar,
    ReadOneMore,
    RunOn,
)

ROWS = """
func.func @forward(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = prim.exp %x : tensor<4x8xf32> loc("model.py":2:1)
  %1 = prim.reduce <add> %0 dims [1] : tensor<4x8xf32> -> tensor<4xf32> loc("model.py":3:1)
  %2 = prim.broadcast %1 dims [0] : tensor<4xf32> -> tensor<4x8xf32> loc("model.py":4:1)
  %3 = prim.sub %2, %x : tensor<4x8xf32> loc("model.py":5:1)
  func.return %3 : tensor<4x8xf32>
}
"""
SCATTER = """
loop.kernel @scatter(%k: memref<16xi64>, %u: memref<16xf32>, %y: memref<8xf32>) {
  loop.for %i = 0 to 16 {
    %0 = loop.load %k[%i] : memref<16xi64> -> i64
    %1 = loop.check_index %0 below 8 : i64
    %2 = loop.load %u[%i] : memref<16xf32> -> f32
    %3 = loop.load %y[%1] : memref<8xf32> -> f32 loc("model.py":8:1)
    %4 = arith.addf %3, %2 : f32
    loop.store %4, %y[%1] : f32, memref<8xf32> loc("model.py":8:1)
  }
}
"""
ADDED = """
module attributes {stepwell.target = "cuda"} {
  triton.func @add(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {
      grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
    %0 = triton.get_program_id x : i32
    %1 = triton.addptr %x, %0 : !triton.ptr<f32>, i32
    %2 = triton.load %1 : !triton.ptr<f32>
    %3 = triton.atomic_rmw fadd, relaxed, gpu, %y, %2 : !triton.ptr<f32> loc("model.py":3:1)
    triton.return
  }
  func.func @forward(%x: !host.buffer<[4], f32>, %y: !host.buffer<[], f32>) {
    host.launch @add(%x, %y) : !host.buffer<[4], f32>, !host.buffer<[], f32>
    func.return
  }
}
"""
DOWN = "fuse,outline-fusions,prim-to-loop"
CRASH = "'loop.store' accesses element 1099511627777 of a buffer of 32"


def error_of(text: str, *passes: str | ModulePass) -> SemanticsError:
    built = [each for one in passes for each in (parse_pipeline(one) if isinstance(one, str) else [one])]
    with pytest.raises(SemanticsError) as caught:
        PassManager(built, [CheckSemantics()]).run(make_context(), parse_module(make_context(), text))
    return caught.value


def test_a_crash_names_the_access() -> None:
    error = error_of(ROWS, DOWN, ReachTooFar(), "vectorize")
    assert error.what.startswith(CRASH)
    assert (error.pass_name or "").startswith("reach-too-far ") and str(error.where) == "model.py:5:1"


def test_a_read_behind_the_end_that_no_result_shows() -> None:
    error = error_of(ROWS, DOWN, ReadOneMore(), "vectorize")
    assert error.what.startswith("'loop.load' accesses element 32 of a buffer of 32")
    assert (error.pass_name or "").startswith("read-one-more ") and error.where is not None


def test_a_kernel_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instrument, "MIN_SECONDS", 2.0)
    monkeypatch.setattr(instrument, "SLOWER", 1.0)
    error = error_of(ROWS, DOWN, "hoist-indices", RunOn())
    assert error.what.startswith("it fails: the program did not end within 2 seconds: 'loop.reduce' takes too long")
    assert (error.pass_name or "").startswith("run-on ") and str(error.where) == "model.py:3:1"


def test_an_operation_that_traps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pass puts it where another operation was, so that the guilty one is the pass and not the emitter."""
    right = target.FORMULAS[MulfOp]
    trap = "({ __builtin_trap(); 0; })"
    monkeypatch.setitem(target.FORMULAS, MulfOp, lambda printer, op: f"{right(printer, op)} + {trap}")
    error = error_of(ROWS, DOWN, MultiplyInstead(), "hoist-indices")
    assert "was killed by SIG" in error.what and (error.pass_name or "").startswith("multiply-instead ")
    assert "arith.mulf" in (error.op or "") and str(error.where) == "model.py:5:1"


def test_a_race_names_both_accesses() -> None:
    error = error_of(SCATTER, LoseOrder(), "parallelize")
    assert error.what == "'loop.load' reads an element that another iteration of a parallel loop writes"
    assert (error.pass_name or "").startswith("lose-order ") and str(error.where) == "model.py:8:1"
    assert "loop.store" in (error.hint or "")


def test_a_race_of_programs_names_the_access() -> None:
    error = error_of(ADDED, LoseAtomics(), "cse")
    assert error.what == "'triton.load' reads an element of 'y' that another program of the grid writes"
    assert (error.pass_name or "").startswith("lose-atomics ") and str(error.where) == "model.py:3:1"


def test_an_emitter_that_swaps_operands(monkeypatch: pytest.MonkeyPatch) -> None:
    right = target.FORMULAS[SubfOp]

    def wrong(printer, op):  # type: ignore[no-untyped-def]
        swapped = op.clone()
        swapped.operands = [op.rhs, op.lhs]
        return right(printer, swapped)

    monkeypatch.setitem(target.FORMULAS, SubfOp, wrong)
    error = error_of(ROWS, DOWN)
    assert (error.pass_name or "").startswith("the C++ emitter (what prim-to-loop left computes the same ")
    assert "arith.subf" in (error.op or "") and str(error.where) == "model.py:5:1"
    verdict = bisect_pipeline(parse_module(make_context(), ROWS), parse_pipeline(DOWN), WrongValue())
    assert str(verdict).startswith("emitter: C++, wrong for arith.subf at model.py:5:1\npass:    prim-to-loop (")
    found = bisect(lambda x, y: x.exp() - y, torch.ones(4), torch.ones(4), pipeline="aten-to-prim,prim-to-loop")
    assert str(found).startswith("emitter: C++, wrong for arith.subf at ")


def test_a_triton_emitter_that_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(arithmetic.OPERATORS, SubfOp, "+")
    text = f"module attributes {{stepwell.target = \"cuda\"}} {{ {ROWS} }}"
    error = error_of(text, pipeline_for("cuda:default", "prim", threads=False))
    assert (error.pass_name or "").startswith("the Triton emitter (what loop-to-triton left computes the same ")
    assert "arith.subf" in (error.op or "") and str(error.where) == "model.py:5:1"


def test_a_pass_on_triton_that_multiplies() -> None:
    text = f"module attributes {{stepwell.target = \"cuda\"}} {{ {ROWS} }}"
    error = error_of(text, pipeline_for("cuda:default", "prim", threads=False), MultiplyInstead())
    assert (error.pass_name or "").startswith("multiply-instead (it changed what the module computes)")
    assert "arith.subf" in (error.op or "") and str(error.where) == "model.py:5:1"


def test_a_lowering_to_triton_that_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lowering.FORMULAS[Numerics.DEFAULT], SubfOp, lambda w, op, xs: w.value(AddfOp(*xs)))
    text = f"module attributes {{stepwell.target = \"cuda\"}} {{ {ROWS} }}"
    error = error_of(text, pipeline_for("cuda:default", "prim", threads=False))
    assert (error.pass_name or "").startswith("loop-to-triton (it changed what the module computes)")
    assert "arith.subf" in (error.op or "") and str(error.where) == "model.py:5:1"


def test_a_host_emitter_that_moves_views(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """func.func @forward(%x: tensor<9x8xf32>) -> tensor<4x8xf32> {
      %0 = prim.slice %x offsets [1, 0] strides [2, 1] : tensor<9x8xf32> -> tensor<4x8xf32> loc("model.py":2:1)
      %1 = aten.cumsum %0 {dim = 0} attributes {extern = "library"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      func.return %1 : tensor<4x8xf32>
    }"""
    right = emitter.python_text

    def moved(value, name):  # type: ignore[no-untyped-def]
        return f"{right(value, name)} + 1"

    monkeypatch.setattr(emitter, "python_text", moved)
    error = error_of(text, DOWN)
    assert (error.pass_name or "").startswith("the host emitter (what prim-to-loop left computes the same ")
    assert "host.view" in (error.op or "") and str(error.where) == "model.py:2:1"


def test_bisection_and_reduction_of_a_crash() -> None:
    module = parse_module(make_context(), ROWS)
    passes = [*parse_pipeline(DOWN), ReachTooFar(), *parse_pipeline("vectorize")]
    verdict = bisect_pipeline(module, passes, WrongValue())
    assert verdict.module_pass.name == "reach-too-far" and CRASH in verdict.detail
    symptom = WrongValue()
    small = reduce(module, lambda each: symptom.shows(each, run_pipeline(each, passes)) is True)
    assert count_operations(small) <= 3


def test_bisection_and_reduction_of_a_race() -> None:
    module = parse_module(make_context(), SCATTER)
    passes = [*parse_pipeline("fold-applies"), LoseOrder(), *parse_pipeline("parallelize")]
    verdict = bisect_pipeline(module, passes, WrongValue())
    assert verdict.module_pass.name == "lose-order" and "another iteration of a parallel loop" in verdict.detail


def test_a_coefficient_that_is_off_by_a_few_roundings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Results of a program are allowed such an error."""
    passes = [*parse_pipeline(DOWN), *parse_pipeline("vectorize,expand-math")]
    PassManager(passes, [CheckWholeRange()]).run(make_context(), parse_module(make_context(), ROWS))
    square, cubic, *rest = exponential.EXP
    monkeypatch.setattr(exponential, "EXP", (square, cubic * 1.0003, *rest))
    with pytest.raises(SemanticsError, match=r"'math.exp' of .* becomes .* instead of .*, an error of") as caught:
        PassManager(passes, [CheckWholeRange()]).run(make_context(), parse_module(make_context(), ROWS))
    assert (caught.value.pass_name or "").startswith("expand-math ") and str(caught.value.where) == "model.py:2:1"
    (tmp_path / "rows.mlir").write_text(ROWS)
    assert stepwell_bisect.main([str(tmp_path / "rows.mlir"), "-p", f"{DOWN},vectorize,expand-math",
                                 "--wrong-value"]) == 0
    said = capsys.readouterr().out
    assert "pass:    expand-math (5 of 5; all is well without it)\nwrong:   'math.exp' of " in said
    assert "rewrite: expand-math (1 of 1), from model.py:2:1" in said


def test_a_function_that_is_wrong_far_from_zero() -> None:
    """Normal numbers do not show it, hard ones do."""
    text = """func.func @forward(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %0 = prim.exp %x : tensor<8x16xf32> loc("model.py":3:1)
      func.return %0 : tensor<8x16xf32>
    }"""
    passes = [*parse_pipeline(DOWN), *parse_pipeline("vectorize"), ClampExponentials()]
    PassManager(passes, [CheckSemantics()]).run(make_context(), parse_module(make_context(), text))
    with pytest.raises(SemanticsError) as caught:
        PassManager(passes, [CheckSemantics(hard=True)]).run(make_context(), parse_module(make_context(), text))
    assert (caught.value.pass_name or "").startswith("clamp-exponentials ")
    assert caught.value.inputs == ("tensor<8x16xf32> hard seed 0",)
    assert bisect_pipeline(parse_module(make_context(), text), passes, WrongValue()).module_pass.name == passes[-1].name
