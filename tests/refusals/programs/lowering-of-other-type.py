"""A lowering whose result has another element type than its operator's."""

from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module
from stepwell.passes.aten.aten_to_prim import AtenToPrim

TEXT = """
func.func @forward(%x: tensor<4xf32>) -> tensor<4xi64> {
  %y = aten.neg %x : (tensor<4xf32>) -> tensor<4xi64>
  func.return %y : tensor<4xi64>
}
"""


def run():
    AtenToPrim().apply(make_context(), parse_module(make_context(), TEXT, "module.mlir", locate=True))


# refused: PassError: module.mlir:3:8: error: the lowering of aten.neg gives tensor<4xf32> instead of tensor<4xi64>
# refused:   op: %y = "aten.neg"(%x) : (tensor<4xf32>) -> tensor<4xi64>
