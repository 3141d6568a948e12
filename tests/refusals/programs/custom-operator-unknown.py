"""A module that calls an operator that is not registered with torch."""

import torch

from stepwell.ir.context import make_context
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.text import parse_module

TEXT = """
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.call "nobody::has_it(Tensor x) -> Tensor" %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}
"""


def run():
    run_module(parse_module(make_context(), TEXT, "module.mlir", locate=True), [torch.ones(4)])


# refused: UnsupportedError: module.mlir:3:8: error: torch has no operator nobody::has_it
# refused:   op: %y = "aten.call"(%x) <{target = "nobody::has_it(Tensor x) -> Tensor", arguments = {}}> : (tensor<4xf32>) -> tensor<4xf32>
# refused:   help: register a custom operator before the program that calls it runs
