"""Reduction of modules: the size of the results, and that they still show the symptom."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp, f32
from xdsl.passes import ModulePass

import stepwell
from stepwell.compiler.execution import execute
from stepwell.compiler.reduction import Predicate, Reducer, count_operations, reduce
from stepwell.compiler.reduction.strategies import STRATEGIES
from stepwell.compiler.symptoms import Failure, Symptom, WrongValue, fingerprint, run_pipeline
from stepwell.ir.context import make_context
from stepwell.ir.errors import OptionError
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.inputs import TensorInput
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.management.reproducer import FailureKind, reproduction
from stepwell.tools.stepwell_opt import main as stepwell_opt
from stepwell.tools.stepwell_reduce import main

from .large_modules import loop_module, mystery_module, prim_module
from .planted_passes import FailOnPairs, FailOnSquares, SwapAdditions, operation_name

LONGEST = 60.0
"""Seconds in which a module of 500 operations must be reduced."""


def parse(text: str) -> ModuleOp:
    return parse_module(make_context(allow_unregistered=True), text)


def looks_for(symptom: Symptom, *passes: ModulePass) -> Predicate:
    return lambda module: symptom.shows(module, run_pipeline(module, passes)) is True


def names(module: ModuleOp) -> list[str]:
    return [operation_name(op) for op in module.walk()][1:]


def reduced(module: ModuleOp, predicate: Predicate) -> ModuleOp:
    """The module reduced: in time, to under ten operations, to one that verifies and survives its text."""
    before = print_module(module)
    assert count_operations(module) >= 500
    start = time.perf_counter()
    small = stepwell.reduce(module, predicate)
    assert time.perf_counter() - start < LONGEST
    assert count_operations(small) < 10
    verify_module(small)
    text = print_module(small)
    assert print_module(parse(text)) == text
    assert predicate(small.clone())
    assert print_module(module) == before, "the module given has changed"
    return small


def test_wrong_value_of_prim() -> None:
    """Of 500 operations those two are left that a wrong rewrite needs, on one element."""
    passes = (*parse_pipeline("canonicalize,cse"), SwapAdditions(), *parse_pipeline("dce"))
    small = reduced(parse(prim_module(450)), looks_for(WrongValue(), *passes))
    assert sorted(names(small)) == ["func.func", "func.return", "prim.sub", "prim.tanh"]
    assert "tensor<1x1xf32>" in print_module(small)


def test_failure_of_kernels() -> None:
    """Kernels that do not matter go, and so do the parallel loop, loads and stores around the two operations."""
    module = parse(loop_module(kernels=5, operations=100))
    outcome = run_pipeline(module, [FailOnSquares()])
    assert isinstance(outcome, AssertionError)
    small = reduced(module, looks_for(Failure(like=fingerprint(outcome)), FailOnSquares()))
    kept = names(small)
    assert kept.count("loop.kernel") == 1 and "arith.mulf" in kept and "arith.addf" in kept and "loop.for" in kept
    assert not {"loop.parallel", "loop.load", "loop.store"} & set(kept)


def test_failure_in_an_unknown_dialect() -> None:
    """Nothing needs to be known of operations: not their effects, regions, types or attributes."""
    small = reduced(parse(mystery_module(500)), looks_for(Failure(match="a left led"), FailOnPairs()))
    assert sorted(names(small)) in (
        ["mystery.left", "mystery.right"],
        ["mystery.function", "mystery.left", "mystery.right"],
    )
    assert "note" not in print_module(small) and "depth" not in print_module(small)


def test_is_deterministic_and_tries_nothing_twice() -> None:
    tried: list[str] = []

    def predicate(module: ModuleOp) -> bool:
        tried.append(print_module(module, generic=True))
        return {"prim.tanh", "prim.sub"} <= set(names(module))

    module = parse(prim_module(60))
    first = print_module(Reducer(predicate).run(module))
    assert len(set(tried)) == len(tried)
    assert print_module(Reducer(predicate).run(module)) == first


def test_what_is_not_interesting_is_refused() -> None:
    with pytest.raises(OptionError, match="not interesting"):
        stepwell.reduce(parse(prim_module(5)), lambda module: False)


CASES = {
    "drop_symbols": ("func.func @f() { func.return }\nfunc.func @g() { func.return }", "builtin.module {\n}"),
    "inline_calls": (
        "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 func.return %0 : i32 }\n"
        "func.func @g(%x: i32) -> i32 { %0 = func.call @f(%x) : (i32) -> i32 func.return %0 : i32 }",
        "func.func @g(%x: i32) -> i32 {\n    %0 = arith.addi %x, %x",
    ),
    "drop_results": (
        "func.func @f(%x: i32) -> (i32, i32) { func.return %x, %x : i32, i32 }",
        "func.func @f(%x: i32) {\n    func.return",
    ),
    "drop_arguments": ("func.func @f(%x: i32, %y: i64) { func.return }", "func.func @f() {"),
    "flatten_regions": (
        'func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> { %r = prim.fusion "e" (%a = %x : tensor<4xf32>) -> '
        "(tensor<4xf32>) { %e = prim.exp %a : tensor<4xf32> prim.yield %e : tensor<4xf32> } "
        "func.return %r : tensor<4xf32> }",
        "%e = prim.exp %x : tensor<4xf32>\n    func.return %e",
    ),
    "shorten_loops": ("loop.kernel @k() { loop.parallel %i = 3 to 64 step 4 { } }", "%i = 0 to 1 {"),
    "shrink_shapes": (
        "func.func @f(%x: tensor<4x6xf32>) { %0 = prim.reshape %x : tensor<4x6xf32> -> tensor<24xf32> func.return }",
        "tensor<1x1xf32> -> tensor<1xf32>",
    ),
    "simplify_attributes": (
        "func.func @f(%x: tensor<4xf32>) { "
        "%0 = aten.add.Tensor %x, %x {alpha = 2} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> func.return }",
        "aten.add.Tensor %x, %x :",
    ),
    "replace_by_constants": (
        "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 func.return %0 : i32 }",
        "arith.constant 1 : i32",
    ),
    "merge_values": (
        "func.func @f(%x: i32, %y: i32) -> i32 { %0 = arith.muli %y, %y : i32 %1 = arith.addi %x, %0 : i32 "
        "func.return %1 : i32 }",
        "(%x: i32, %y: i32) -> i32 {\n    func.return %x : i32",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_each_strategy_alone(name: str) -> None:
    text, expected = CASES[name]
    strategy = next(each for each in STRATEGIES if each.__name__ == name)  # type: ignore[attr-defined]
    result = Reducer(lambda module: True, [strategy]).run(parse(text))
    verify_module(result)
    assert expected in print_module(result)


def test_reproducer_in_reproducer_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The result of a reproducer's reduction is one itself, and fails alike."""
    source, target = tmp_path / "large.mlir", tmp_path / "small.mlir"
    source.write_text("// pipeline: cse,verify-level{level=loop}\n" + prim_module(60))
    assert main([str(source), "-o", str(target)]) == 0
    assert "operations to 3" in capsys.readouterr().err
    known = reproduction(target.read_text())
    assert (known.pipeline, known.kind) == ("cse,verify-level{level=loop}", FailureKind.INVALID_MODULE)
    assert stepwell_opt(["--run-reproducer", str(target)]) == 1
    assert "is not legal at level loop" in capsys.readouterr().err
    assert main([str(target)]) == 0


def test_inputs_of_a_reproducer() -> None:
    """They are used where the smaller module still has arguments that they fit."""
    text = """func.func @forward(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
      %0 = prim.tanh %x : tensor<1xf32>
      %1 = prim.sub %y, %0 : tensor<1xf32>
      func.return %1 : tensor<1xf32>
    }"""
    zero = TensorInput((1,), f32, values=(0.0,))
    assert looks_for(WrongValue(), SwapAdditions())(parse(text))
    assert not looks_for(WrongValue(given=[zero]), SwapAdditions())(parse(text))


def test_the_best_so_far_is_kept_and_time_is_bounded() -> None:
    kept: list[int] = []
    reducer = Reducer(lambda module: True, seconds=0.0, kept=lambda module: kept.append(count_operations(module)))
    module = parse_module(make_context(), prim_module(30))
    assert reducer.run(module) is reducer.module and reducer.stopped and not kept
    reducer = Reducer(lambda module: count_operations(module) > 10,
                      kept=lambda module: kept.append(count_operations(module)))
    assert count_operations(reducer.run(module)) == kept[-1] == 11 and not reducer.stopped
    assert kept == sorted(kept, reverse=True)


def test_a_candidate_with_which_nothing_can_be_done_is_not_interesting() -> None:
    asked: list[int] = []

    def interesting(module: ModuleOp) -> bool:
        asked.append(count_operations(module))
        if len(asked) > 1:
            raise AttributeError("what was made of it is no program")
        return True

    module = parse_module(make_context(), prim_module(5))
    assert count_operations(reduce(module, interesting)) == count_operations(module) and len(asked) > 1


def test_an_arena_of_which_nothing_is_taken_is_a_program() -> None:
    text = """func.func @forward(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
      %a = host.arena 64
      func.return %x : !host.buffer<[4], f32>
    }"""
    x = torch.arange(4.0)
    assert execute(parse_module(make_context(), text), [x])[0].tolist() == x.tolist()


def test_an_interrupt_keeps_the_smallest_module_so_far(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = "\n".join(f"  %v{at + 1} = prim.exp %v{at} : tensor<8xf32>" for at in range(12))
    source, result, script = tmp_path / "module.mlir", tmp_path / "result.mlir", tmp_path / "script.sh"
    source.write_text(f"func.func @f(%v0: tensor<8xf32>) -> tensor<8xf32> {{\n{steps}\n"
                      "  func.return %v12 : tensor<8xf32>\n}\n")
    calls = tmp_path / "calls"
    script.write_text(f"#!/bin/sh\necho >> {calls}\n[ $(wc -l < {calls}) -lt 12 ] || {{ kill -INT $PPID; sleep 5; }}\n"
                      "grep -q prim.exp $1\n")
    script.chmod(0o755)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert main([str(source), "--test", str(script), "-o", str(result)]) == 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert "stopped before the end" in capsys.readouterr().err
    assert count_operations(parse_module(make_context(), result.read_text())) < 14
    assert {each.name for each in tmp_path.iterdir()} == {"module.mlir", "result.mlir", "script.sh", "calls"}
