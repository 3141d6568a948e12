"""The pass `keep-precision`."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from ...ir.dialects.prim import Chooses, ElementwiseOp, Exact
from ...ir.dialects.prim.elementwise import EXCESS_PRECISION
from ...ir.dialects.prim.types import tensor_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.training import COMPUTED_ONCE, is_computed_once, is_training
from ...ir.vector_types import is_half
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass


class KeepPrecision(KernelPass):
    """Let an intermediate result of bf16 or f16 keep the precision of f32, in which it is computed, if only one
    operation reads it.

        %a = prim.mul %x, %y : tensor<8xbf16>
        %b = prim.add %a, %z : tensor<8xbf16>
        %c = prim.convert %b : tensor<8xbf16> -> tensor<8xf32>
    becomes
        %a = prim.mul %x, %y {excess_precision} : tensor<8xbf16>
        %b = prim.add %a, %z : tensor<8xbf16>
        %c = prim.convert %b : tensor<8xbf16> -> tensor<8xf32>

    In a kernel, only %b is then rounded. The operation that reads the value must be arithmetic on the same type, or
    choose among such values for a single reader; one that jumps, such as a floor or a remainder, gets a rounded value.
    A value with several readers is rounded, because what they compute is often compared or subtracted later: in
    `x - x.mean()` of a single element, the mean is rounded, and the difference is zero only if %x is rounded too. For
    the same reason values are rounded that both graphs of a training step compute; the others have the attribute
    `computed_once`, which the pass removes. It does nothing under strict numerics; under fast numerics, all results
    keep their precision.
    """

    name = "keep-precision"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        numerics, module = numerics_of(function), function.get_toplevel_object()
        is_partial = isinstance(module, ModuleOp) and is_training(module)
        kept: set[Operation] = set()
        for block in function.body.blocks:
            for op in reversed(list(block.ops)):
                keeps = isinstance(op, ElementwiseOp) and is_half(tensor_of(op.results[0]).element_type) and (
                    numerics is Numerics.FAST or (numerics is not Numerics.STRICT and _has_one_reader(op, kept)
                                                  and (not is_partial or is_computed_once(op))))
                if keeps:
                    kept.add(op)
                marks = keeps and not op.has_trait(Exact)
                if (marks or is_computed_once(op)) and watcher.allows(self.name, op):
                    op.attributes.pop(COMPUTED_ONCE, None)
                    if marks:
                        op.attributes[EXCESS_PRECISION] = UnitAttr()
                        watcher.done(self.name, op, "one operation reads the result, which is not rounded")


def _has_one_reader(op: Operation, kept: set[Operation]) -> bool:
    """Whether one arithmetic operation alone reads the result of `op`, directly or through one that chooses. `kept`
    has the operations of which this is known."""
    readers = {use.operation for use in op.results[0].uses}
    if len(readers) != 1:
        return False
    [reader] = readers
    if not isinstance(reader, ElementwiseOp) or reader.results[0].type != op.results[0].type:
        return False
    return reader in kept if reader.has_trait(Chooses) else not reader.has_trait(Exact)
