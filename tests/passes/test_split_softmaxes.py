"""Softmaxes in chunks have eager's results where a chunk, or a row, is infinite or no number."""

from __future__ import annotations

import torch

from stepwell.ir.context import make_context
from stepwell.ir.dialects import prim
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.text import parse_module
from stepwell.passes.prim.split_softmaxes import SplitSoftmaxes

TEXT = """
func.func @f(%x: tensor<9x23xf32>) -> tensor<9x23xf32> {
  %m = prim.reduce <maximum> %x dims [1] : tensor<9x23xf32> -> tensor<9xf32>
  %b = prim.broadcast %m dims [0] : tensor<9xf32> -> tensor<9x23xf32>
  %d = prim.sub %x, %b : tensor<9x23xf32>
  %e = prim.exp %d : tensor<9x23xf32>
  %s = prim.reduce <add> %e dims [1] : tensor<9x23xf32> -> tensor<9xf32>
  %t = prim.broadcast %s dims [0] : tensor<9xf32> -> tensor<9x23xf32>
  %y = prim.div %e, %t : tensor<9x23xf32>
  func.return %y : tensor<9x23xf32>
}"""
INF, NAN = float("inf"), float("nan")


def test_special_numbers() -> None:
    context = make_context()
    module = parse_module(context, TEXT)
    SplitSoftmaxes(min_rows=100, rows=36, min_length=1, min_chunk=1, chunk=6).apply(context, module)
    assert any(isinstance(op, prim.PadOp) for op in module.walk())
    x = torch.randn(9, 23, generator=torch.Generator().manual_seed(0)) * 50
    x[1, :7] = -INF
    x[2, 1:] = -INF
    x[3] = -INF
    x[4, 20] = INF
    x[5, 8] = NAN
    x[6, 3], x[6, 22] = INF, -INF
    x[7] = 3e38
    x[8, 12:] -= 1000
    [actual] = run_module(module, [x], "f")
    torch.testing.assert_close(actual, torch.softmax(x, 1), equal_nan=True)
