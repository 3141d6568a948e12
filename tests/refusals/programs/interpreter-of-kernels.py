"""An operation below the levels of the reference semantics."""

import torch

from stepwell.ir.context import make_context
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.text import parse_module

TEXT = """
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.negf %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
"""


def run():
    run_module(parse_module(make_context(), TEXT, "module.mlir", locate=True), [torch.ones(4)])


# refused: UnsupportedError: module.mlir:3:8: error: 'arith.negf' has no reference semantics
# refused:   op: %y = "arith.negf"(%x) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf32>) -> tensor<4xf32>
# refused:   help: the interpreter runs func, shape, aten and prim ops, and those that a plug-in has semantics for
