"""A module with two public functions, of which only one can be called."""

from stepwell.compiler import compile_module
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module

TEXT = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}
func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}
"""


def run():
    compile_module(parse_module(make_context(), TEXT))


# refused: UnsupportedError: error: a module is compiled for its one public function, and this one has @f, @g
# refused:   help: make the others private, or take them out
