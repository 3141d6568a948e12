"""The pass `loop-to-triton`."""

from __future__ import annotations

from xdsl.rewriter import Rewriter

from ...ir.dialects.loop import KernelOp
from ...ir.numerics import numerics_of
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .triton_lowering.lowering import lower_kernel


class LoopToTriton(KernelPass):
    """Translate each kernel of loops to a kernel of programs and blocks, as the attribute `block` of its loops says.

        loop.kernel @double(%x: memref<1000xf32>, %y: memref<1000xf32>) {
          loop.parallel %i = 0 to 1000 attributes {block = #loop.block<128, x>} {
            %v = loop.load %x[%i] : memref<1000xf32> -> f32
            %w = arith.addf %v, %v : f32
            loop.store %w, %y[%i] : f32, memref<1000xf32>
          }
        }
    becomes
        triton.func @double(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<8>], ...} {
          %pid = triton.get_program_id x : i32
          ...
          %i = arith.addi %start, %lanes : tensor<128xi64>
          %used = arith.cmpi slt, %i, %size : tensor<128xi64>
          %at = triton.addptr %xs, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
          %v = triton.load %at, %used : tensor<128x!triton.ptr<f32>>
          %w = arith.addf %v, %v : tensor<128xf32>
          ...
        }
    A loop with a launch axis is distributed over programs; another loop with the attribute is processed block by
    block, or at once if it fits into a block; a loop without it is serial. A value is a block over exactly those loops
    that it depends on, and a scalar if there are none. Lanes beyond the last iteration do not load, store or
    contribute to reductions. The attributes do not affect what kernels compute. Indices are i64; `narrow-indices`
    makes them smaller.
    """

    name = "loop-to-triton"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        Rewriter.replace_op(kernel, lower_kernel(kernel, numerics_of(kernel)), [])
