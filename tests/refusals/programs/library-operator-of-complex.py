"""Complex numbers, which prim does not support, in a kernel."""

from stepwell.compiler import compile_module
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module

TEXT = """
func.func @forward(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %y = prim.exp %x : tensor<4xcomplex<f32>>
  func.return %y : tensor<4xcomplex<f32>>
}
"""


def run():
    compile_module(parse_module(make_context(), TEXT, "module.mlir", locate=True))


# refused: UnsupportedError: module.mlir:3:8: error: the C++ emitter has no type for complex<f32>
# refused:   op: ...
