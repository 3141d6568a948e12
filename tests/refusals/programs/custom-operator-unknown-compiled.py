"""A compiled module that calls an operator that is not registered with torch."""

import torch

from stepwell.compiler import compile_module
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module

TEXT = """
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.call "nobody::has_it(Tensor x) -> Tensor" %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}
"""


def run():
    compile_module(parse_module(make_context(), TEXT, "module.mlir", locate=True))(torch.ones(4))


# refused: UnsupportedError: error: torch has no operator nobody::has_it
# refused:   help: import the package that registers it before the program is compiled
