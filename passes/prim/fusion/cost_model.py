"""What computing and moving elements costs: the numbers on which `fuse` decides, all in one place.

The unit is one vector instruction an element. A replacement is an object with the same methods.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.expressions import Expression
from ....ir.semantics.dtypes import element_bytes
from ....ir.shapes import dims, element_count

__all__ = ["CostModel"]

# Instructions an element, as the vector expansions of these functions count them; every other op is 1.
WEIGHTS: dict[type[Operation], int] = {
    **dict.fromkeys((prim.BroadcastOp, prim.ReshapeOp, prim.TransposeOp, prim.SliceOp, prim.ReverseOp,
                     prim.ConstantOp, prim.SizeOp), 0),
    **dict.fromkeys((prim.PadOp, prim.ConcatenateOp, prim.ArgReduceOp, prim.ConvertOp, prim.SignOp), 2),
    **dict.fromkeys((prim.DivOp, prim.SqrtOp, prim.RsqrtOp, prim.ReciprocalOp, prim.GatherOp, prim.ScatterOp,
                     prim.ScanOp), 4),
    **dict.fromkeys((prim.FloorDivOp, prim.RemOp, prim.NextafterOp), 8),
    **dict.fromkeys((prim.ExpOp, prim.Exp2Op, prim.LogOp, prim.Log2Op, prim.Log10Op, prim.SigmoidOp), 16),
    **dict.fromkeys((prim.SinOp, prim.CosOp, prim.TanhOp, prim.Expm1Op, prim.Log1pOp, prim.ErfOp, prim.AtanOp,
                     prim.AsinOp, prim.AcosOp), 24),
    **dict.fromkeys((prim.TanOp, prim.SinhOp, prim.CoshOp, prim.AsinhOp, prim.AcoshOp, prim.AtanhOp,
                     prim.ErfcOp, prim.LgammaOp, prim.Atan2Op, prim.PowOp), 48),
}


@dataclass(frozen=True)
class CostModel:
    """The fields are options of the pass `fuse`, where they are explained."""

    max_body: int = 512
    max_places: int = 16
    inline_extent: int = 64
    min_rows: int = 8
    lanes: int = 1
    serial_extent: int = 32768
    row_extent: int = 0
    repeats: int = 0
    recompute_ops: int = 16
    copied_ops: int = 64
    launch: int = 20000
    load: int = 4
    per_byte: float = 1.5
    symbol_value: int = 64
    _elements: dict[TensorType, int] = field(default_factory=dict, repr=False, compare=False)

    def weight(self, op: Operation) -> int:
        """Instructions for one element of an op's result; of a reduction, for one element that it takes
        in."""
        return WEIGHTS.get(type(op), 1)

    def estimate(self, size: Expression) -> int:
        """A size as a number; a symbol counts as `symbol_value`."""
        number = size.as_int
        if number is not None:
            return number
        return size.evaluate(dict.fromkeys(size.symbols(), self.symbol_value))

    def elements(self, value: SSAValue) -> int:
        """How many elements a tensor has."""
        type = value.type
        assert isinstance(type, TensorType)
        count = self._elements.get(type)
        if count is None:
            count = self._elements[type] = self.estimate(element_count(dims(type)))
        return count

    def traffic(self, value: SSAValue) -> float:
        """The cost of reading, or of writing, all of a tensor."""
        element = value.type.element_type  # type: ignore[attr-defined]
        return self.elements(value) * self.per_byte * element_bytes(element)

    def is_inline(self, op: Operation) -> bool:
        """Whether a reduction takes in so few elements that it counts as an expensive elementwise op."""
        if not isinstance(op, prim.ReduceOp | prim.ArgReduceOp):
            return False
        extent = self.folded(op).as_int
        return extent is not None and extent <= self.inline_extent

    def folded(self, op: prim.ReduceOp | prim.ArgReduceOp | prim.ScanOp) -> Expression:
        """How many elements a reduction combines into one."""
        sizes = dims(op.input.type)  # type: ignore[arg-type]
        axes = op.axes if isinstance(op, prim.ReduceOp) else (op.axis,)
        return element_count(sizes[axis] for axis in axes)

    def keeps_threads_busy(self, rows: int, extent: int, loops: int) -> bool:
        """Whether one iteration of a loop over `rows` may reduce `extent` elements, in a group whose loops have
        `loops` iterations in all."""
        return rows >= self.min_rows or rows * extent <= self.serial_extent or \
            max(extent, loops // max(rows, 1)) <= self.row_extent
