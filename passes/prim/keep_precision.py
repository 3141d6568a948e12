"""The pass `keep-precision`."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.prim import Chooses, ContractOp, ElementwiseOp, Exact, RearrangementOp
from ...ir.dialects.prim.elementwise import EXCESS_PRECISION
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import product
from ...ir.numerics import Numerics, numerics_of
from ...ir.training import COMPUTED_ONCE, is_computed_once, is_training
from ...ir.vector_types import is_half
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine


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

    A contraction may be the one that reads it, also rearranged, if it multiplies each element by a few numbers only,
    so that each is computed once: a matrix of few bits is then not rounded after it was scaled. [M] int8, one row by
    1024 x 2816, Zen 4: 0.16 ms in place of 0.50. Contractions of more rows pack a matrix in 16 bits.
    """

    name = "keep-precision"

    shared_rows: int = from_machine("shared_rows")
    """A contraction reads a matrix once that it multiplies by fewer rows; on a GPU 0."""

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        numerics, module = numerics_of(function), function.get_toplevel_object()
        is_partial = isinstance(module, ModuleOp) and is_training(module)
        kept: set[Operation] = set()
        for block in function.body.blocks:
            for op in reversed(list(block.ops)):
                keeps = isinstance(op, ElementwiseOp) and is_half(tensor_of(op.results[0]).element_type) and (
                    numerics is Numerics.FAST or (numerics is not Numerics.STRICT and self._has_one_reader(op, kept)
                                                  and (not is_partial or is_computed_once(op))))
                if keeps:
                    kept.add(op)
                marks = keeps and not op.has_trait(Exact)
                if (marks or is_computed_once(op)) and watcher.allows(op):
                    op.attributes.pop(COMPUTED_ONCE, None)
                    if marks:
                        op.attributes[EXCESS_PRECISION] = UnitAttr()
                        watcher.done(op, "one operation reads the result, which is not rounded")

    def _has_one_reader(self, op: Operation, kept: set[Operation]) -> bool:
        """Whether one arithmetic operation alone reads the result of `op`, directly or through one that chooses, or
        one contraction of few rows does. `kept` has the operations of which this is known."""
        readers = {use.operation for use in op.results[0].uses}
        if len(readers) != 1:
            return False
        [reader] = readers
        if isinstance(reader, ContractOp | RearrangementOp):
            return self._has_few_rows(op.results[0])
        if not isinstance(reader, ElementwiseOp) or reader.results[0].type != op.results[0].type:
            return False
        return reader in kept if reader.has_trait(Chooses) else not reader.has_trait(Exact)

    def _has_few_rows(self, value: SSAValue) -> bool:
        """Whether one contraction alone reads a value, perhaps rearranged, and multiplies each element by few."""
        if not value.has_one_use():
            return False
        [use] = value.uses
        reader = use.operation
        if isinstance(reader, RearrangementOp):
            return self._has_few_rows(reader.results[0])
        if not isinstance(reader, ContractOp):
            return False
        used = reader.used(use.index)
        rows = product(extent for k, extent in enumerate(reader.extents.data) if k not in used).as_int
        return rows is not None and rows < self.shared_rows
