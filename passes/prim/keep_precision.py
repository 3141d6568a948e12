"""The pass `keep-precision`."""

from __future__ import annotations

from xdsl.dialects.builtin import BFloat16Type, Float16Type, ModuleOp, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.prim import Chooses, ElementwiseOp, Exact
from ...ir.dialects.prim.elementwise import EXCESS_PRECISION
from ...ir.dialects.prim.types import tensor_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.training import is_training
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
    the same reason the pass does nothing in the graphs of a training step, as the other graph may read the value as
    well. It does nothing under strict numerics; under fast numerics, all results keep their precision.
    """

    name = "keep-precision"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        numerics, module = numerics_of(function), function.get_toplevel_object()
        if numerics is Numerics.STRICT:
            return
        is_kept_from_others = not (isinstance(module, ModuleOp) and is_training(module))
        if numerics is not Numerics.FAST and not is_kept_from_others:
            return
        kept: set[Operation] = set()
        for block in function.body.blocks:
            for op in reversed(list(block.ops)):
                if isinstance(op, ElementwiseOp) and _is_narrow(op.results[0]) \
                        and (numerics is Numerics.FAST or _has_one_reader(op, kept)):
                    kept.add(op)
                    if not op.has_trait(Exact) and watcher.allows(self.name, op):
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


def _is_narrow(value: SSAValue) -> bool:
    """Whether a value has a type that is computed in a wider one."""
    return isinstance(tensor_of(value).element_type, BFloat16Type | Float16Type)
