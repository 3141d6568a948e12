"""The pass `choose-contractions`."""

from __future__ import annotations

from typing import Literal

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import arguments
from ...ir.expressions import product
from ...ir.levels import EXTERN, LIBRARY
from ...ir.machines.machine import Machine
from ...ir.targets import CUDA
from ..rewriting.rewrite_pass import InPlace, Replacement, RewritePass, Rewriter
from .matrix_products.products import is_thin
from .operators.operands import sizes

PRODUCTS = {
    "aten.mm": ("self", "mat2"), "aten.bmm": ("self", "mat2"),
    "aten.addmm": ("mat1", "mat2"), "aten.baddbmm": ("batch1", "batch2"),
}
"""Products of matrices, with the names of what they multiply."""
VECTORS = ("aten.mv", "aten.addmv", "aten.dot", "aten.vdot")
"""Products with vectors, which memory bounds."""
OTHERS = (
    "aten._int_mm", "aten.mm.dtype", "aten.bmm.dtype", "aten.addmm.dtype", "aten.baddbmm.dtype", "aten.convolution",
    "aten.convolution_backward",
)
"""What is the library's, unless the kernels are to be ours."""
ATTENTION = (
    "aten.scaled_dot_product_attention", "aten._scaled_dot_product_flash_attention_for_cpu",
    "aten._scaled_dot_product_flash_attention_for_cpu_backward",
)
"""Two products with a softmax between them."""


class ChooseContractions(RewritePass):
    """Choose which matrix products and convolutions are calls of the vendor's library: the others become
    `prim.contract`, which is fused with what surrounds it.

        %0 = aten.mm %x, %w : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
        %1 = aten.mm %0, %v : (tensor<64x512xf32>, tensor<512x3xf32>) -> tensor<64x3xf32>
    becomes
        %0 = aten.mm %x, %w {extern = "library"} : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
        %1 = aten.mm %0, %v : (tensor<64x512xf32>, tensor<512x3xf32>) -> tensor<64x3xf32>

    Ours are, under `auto`, products that do little with each number that they read, so that memory bounds them; and on
    a GPU small ones, which calling the library bounds.
    """

    name = "choose-contractions"

    contractions: Literal["auto", "own", "library"] = "auto"
    """Whose kernels compute them: those that are predicted to be faster, or all of one kind."""
    small: int = 1 << 18
    """So many multiplications are computed by a kernel of ours while the host is busy with a call of the library, on
    any GPU: that takes 18 us on the host of the H100 of docs/performance.md, and is a time of the host, not of the
    GPU."""

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        if EXTERN in op.attributes or op.name not in (*PRODUCTS, *VECTORS, *OTHERS, *ATTENTION):
            return None
        reason = self._reason(op, rewriter.machine) if self.contractions == "auto" else \
            "the option `contractions` says so"
        if self.contractions == "own" or (self.contractions == "auto" and reason is not None):
            rewriter.watcher.done(self.name, op, f"{op.name} is a contraction of ours: {reason}")
            return None
        if reason is None:
            reason = "the library keeps the scores out of memory" if op.name in ATTENTION else \
                "the library is faster where arithmetic bounds a product"
        rewriter.explain(f"{op.name} is left to the library: {reason}")
        return InPlace(lambda: op.attributes.update({EXTERN: StringAttr(LIBRARY)}))

    def _reason(self, op: Operation, machine: Machine) -> str | None:
        """Why a kernel of ours is predicted to be faster than the library's; None if it is not."""
        if op.name in VECTORS:
            return "memory bounds a product with a vector"
        if op.name not in PRODUCTS:
            return None
        given = arguments(op)
        x, y = (given[name] for name in PRODUCTS[op.name])
        if is_thin(x, y, machine):
            return "memory bounds it, as it is thin"
        return "a call of the library takes longer than its few multiplications" if self._is_small(machine, x, y) \
            else None

    def _is_small(self, machine: Machine, x: SSAValue, y: SSAValue) -> bool:
        work = product([*sizes(x), sizes(y)[-1]]).as_int
        return machine.target == CUDA and work is not None and work <= self.small
