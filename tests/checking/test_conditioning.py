"""Rounding that a program magnifies is not a wrong value; a wrong value in such a program is still found."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from stepwell.compiler.checking.agreement import Tolerance, first_disagreement
from stepwell.compiler.checking.conditioning import coarsest_epsilons, is_elementwise, observe_perturbed
from stepwell.compiler.checking.exact import observe_in_float64
from stepwell.compiler.execution import Executor
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module

WIDENED = """
func.func @forward(%x: tensor<64xf32>) -> tensor<f64> {
  %sum = prim.reduce <add> %x dims [0] : tensor<64xf32> -> tensor<f32>
  %wide = prim.convert %sum : tensor<f32> -> tensor<f64>
  func.return %wide : tensor<f64>
}
"""
CANCELLED = """
func.func @forward(%x: tensor<64xf64>) -> tensor<64xf64> {
  %third = prim.constant 0.7071067811865476 : tensor<64xf64>
  %scaled = prim.mul %x, %third : tensor<64xf64>
  %back = prim.div %scaled, %third : tensor<64xf64>
  %rest = prim.sub %back, %x : tensor<64xf64>
  func.return %rest : tensor<64xf64>
}
"""


@pytest.mark.parametrize(("text", "dtype", "rounding"), (
    pytest.param(WIDENED, torch.float32, 2**-24, id="a result that was of a smaller type on its way"),
    pytest.param(CANCELLED, torch.float64, 2**-53, id="a result that is nothing but rounding"),
))
def test_an_error_of_rounding_is_allowed_and_no_other(text: str, dtype: torch.dtype, rounding: float) -> None:
    module = parse_module(make_context(), text)
    x = torch.rand(64, dtype=dtype, generator=torch.Generator().manual_seed(0)) + 1
    executor = Executor()
    before = executor.observe(module, [x])
    perturbed = tuple(observe_perturbed(module, [x], executor, seed=0))
    assert len(perturbed) == 3 and perturbed[0].results[0] is not before.results[0]
    exact = observe_in_float64(module, [x], executor)
    (result,) = before.results
    assert isinstance(result, torch.Tensor)
    if text == WIDENED:
        before = replace(before, results=[result.new_tensor(x.double().sum().item())])  # as if it were exact by chance
        result = before.results[0]
        assert isinstance(result, torch.Tensor)

    def wrong(error: float) -> bool:
        after = replace(before, results=[result + error * x.double().abs().max()])
        return first_disagreement(before, after, exact, perturbed=perturbed) is not None

    assert not wrong(rounding * (16 if text == WIDENED else 1))
    assert wrong(rounding * 4096)


def test_what_shares_memory_is_moved_once() -> None:
    """An expanded input stays expanded, and two inputs on one storage stay equal."""
    module = parse_module(make_context(), """
        func.func @forward(%x: tensor<4x3xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
          %rows = prim.broadcast %y dims [1] : tensor<3xf32> -> tensor<4x3xf32>
          %difference = prim.sub %x, %rows : tensor<4x3xf32>
          func.return %difference : tensor<4x3xf32>
        }""")
    y = torch.rand(3)
    for seen in observe_perturbed(module, [y.expand(4, 3), y], Executor(), seed=1):
        (difference,) = seen.results
        assert isinstance(difference, torch.Tensor) and not difference.any()


@pytest.mark.parametrize(("result", "expected"), (("f32", 2**-23), ("f64", 2**-52)))
def test_the_coarsest_type_counts_and_16_bits_do_not(result: str, expected: float) -> None:
    module = parse_module(make_context(), f"""
        func.func @forward(%x: tensor<4xf16>) -> tensor<4xf64> {{
          %y = prim.convert %x : tensor<4xf16> -> tensor<4x{result}>
          %z = prim.convert %y : tensor<4x{result}> -> tensor<4xf64>
          func.return %z : tensor<4xf64>
        }}""")
    assert coarsest_epsilons(module) == {("argument", 0): 2**-52, ("result", 0): expected}


ACCUMULATED = """
loop.kernel @sum_in_f32(%x: memref<4xf64>, %y: memref<4xf64>) {
  loop.parallel %i = 0 to 4 {
    %0 = loop.load %x[%i] : memref<4xf64> -> f64
    %1 = arith.truncf %0 : f64 to f32
    %2 = arith.extf %1 : f32 to f64
    loop.store %2, %y[%i] : f64, memref<4xf64>
  }
}
func.func @forward(%x: !host.buffer<[4], f64>) -> (!host.buffer<[4], f64>, !host.buffer<[4], f64>) {
  %y = host.alloc : !host.buffer<[4], f64>
  %z = host.alloc : !host.buffer<[4], f64>
  host.copy %x to %z : !host.buffer<[4], f64> to !host.buffer<[4], f64>
  host.launch @sum_in_f32(%x, %y) : !host.buffer<[4], f64>, !host.buffer<[4], f64>
  func.return %y, %z : !host.buffer<[4], f64>, !host.buffer<[4], f64>
}
"""


def test_each_result_is_measured_by_what_it_is_computed_from() -> None:
    module = parse_module(make_context(), """
        func.func @forward(%x: tensor<4xf32>, %y: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
          %z = prim.convert %x : tensor<4xf32> -> tensor<4xf64>
          %a = prim.add %y, %z : tensor<4xf64>
          %b = prim.add %y, %y : tensor<4xf64>
          func.return %a, %b : tensor<4xf64>, tensor<4xf64>
        }""")
    epsilons = coarsest_epsilons(module)
    assert [epsilons["result", number] for number in range(2)] == [2**-23, 2**-52]
    epsilons = coarsest_epsilons(parse_module(make_context(), ACCUMULATED))
    assert [epsilons["result", number] for number in range(2)] == [2**-23, 2**-52]


@pytest.mark.parametrize(("module", "elementwise"), (
    ("prim.tanh %x", True), ("aten.tanh %x", True), ("aten.cumsum %x {dim = 0}", False)))
def test_an_element_of_an_elementwise_program_is_measured_by_itself(module: str, elementwise: bool) -> None:
    signature = ": (tensor<64xf32>) -> tensor<64xf32>" if "aten" in module else ": tensor<64xf32>"
    found = parse_module(make_context(), f"""
func.func @forward(%x: tensor<64xf32>) -> tensor<64xf32> {{
  %y = {module} {signature}
  func.return %y : tensor<64xf32>
}}""")
    assert is_elementwise(found) == elementwise
    x = torch.linspace(-4, 4, 64)
    before = Executor().observe(found, [x])
    tolerance = Tolerance(terms=0 if elementwise else 64)
    small = before.results[0].abs().argmin()
    wrong = before.results[0].clone()
    wrong[small] += 3e-6 if elementwise else 3e-5
    wrong_run = replace(before, results=(wrong,))
    assert (first_disagreement(before, wrong_run, before, tolerance) is None) != elementwise
