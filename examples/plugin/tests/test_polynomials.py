"""What the package adds computes what it should."""

from __future__ import annotations

import pytest
import torch
from stepwell_horner.operator import polynomial
from stepwell_horner.passes.lower_polynomials import LowerPolynomials

import stepwell
from stepwell.ir.context import make_context
from stepwell.ir.semantics.comparison import assert_same_semantics
from stepwell.ir.text import parse_module

MODULE = """
func.func @forward(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %y = horner.polynomial %x [1.0, -0.5, 0.25, 2.0] : tensor<3x5xf32>
  func.return %y : tensor<3x5xf32>
}
"""


def program(x: torch.Tensor) -> torch.Tensor:
    return polynomial(x.sin(), [1.0, 0.5, -0.25]) + 1


@pytest.mark.parametrize("dynamic", [False, True])
def test_compiled_programs_are_right(dynamic: bool) -> None:
    compiled = torch.compile(program, backend="stepwell", dynamic=dynamic, options={"pipeline": "horner:default"})
    x = torch.randn(17, 33)
    torch.testing.assert_close(compiled(x), program(x))
    assert not stepwell.report().externs and stepwell.report().kernel_count == 1
    torch.compiler.reset()


def test_without_the_pipeline_torch_runs_the_operator() -> None:
    x = torch.randn(5)
    torch.testing.assert_close(torch.compile(program, backend="stepwell")(x), program(x))
    assert [each.operator for each in stepwell.report().externs] == ["horner::polynomial"]
    torch.compiler.reset()


def test_lowering_computes_the_same() -> None:
    context = make_context()
    before, after = (parse_module(context, MODULE) for _ in range(2))
    LowerPolynomials().apply(context, after)
    for seed in range(5):
        assert_same_semantics(before, after, seed)
