"""What computing and moving elements costs, as `fuse` decides by it.

The unit is one arithmetic instruction an element. A replacement is an object with the same methods.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import tensor_of
from ....ir.dtypes import element_bytes
from ....ir.expressions import Expression
from ....ir.machines.costs import Costs
from ....ir.machines.operation_classes import cost_of
from ....ir.shapes import dims, element_count

__all__ = ["CostModel"]

@dataclass(frozen=True)
class CostModel:
    """The fields are options of the pass `fuse`, where they are explained."""

    costs: Costs
    max_body: int
    max_places: int
    inline_extent: int
    min_rows: int
    lanes: int
    serial_extent: int
    row_extent: int
    repeats: int
    recompute_ops: int
    copied_ops: int
    launch: int
    load: int
    per_byte: float
    shared_rows: int
    symbol_value: int = 64
    _elements: dict[TensorType, int] = field(default_factory=dict, repr=False, compare=False)

    def weight(self, op: Operation) -> int:
        """Instructions for one element of an op's result; of a reduction, for one element that it takes
        in."""
        return cost_of(op, self.costs)

    def code(self, op: Operation) -> int:
        """Instructions that an op adds to the body of a group: a division of lanes one by one, a call or a random
        number takes longer than an elementary function, but not more text to compile."""
        return max(min(self.weight(op), self.costs.function), 1)

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
        """Whether a reduction takes in so few elements that it counts as an expensive elementwise op. A large product
        does not: in the place of any other op it would not be computed in tiles."""
        if not isinstance(op, prim.FoldingOp) or isinstance(op, prim.ScanOp) or self.is_large_product(op):
            return False
        extent = element_count(op.folded).as_int
        return extent is not None and extent <= self.inline_extent

    def is_large_product(self, op: Operation) -> bool:
        """Whether an op multiplies matrices for longer than a kernel of its own costs, with its result's way through
        memory."""
        if not isinstance(op, prim.ContractOp) or not op.multiplies_matrices:
            return False
        return self.elements(op.result) * self.folded(op) > self.launch + 2 * self.traffic(op.result)

    def narrows_product(self, op: prim.ConvertOp) -> bool:
        """Whether an op makes the elements of a large product narrower, as they are or with what elementwise ops that
        nothing else uses make of them."""
        value: SSAValue = op.input
        if element_bytes(tensor_of(op.result).element_type) >= element_bytes(tensor_of(value).element_type):
            return False
        while value.has_one_use() and isinstance(owner := value.owner, prim.ElementwiseOp):
            value = next((
                each for each in owner.operands if isinstance(each.owner, prim.ElementwiseOp | prim.ContractOp)),
                owner.operands[0])
        return value.has_one_use() and isinstance(value.owner, Operation) and self.is_large_product(value.owner)

    def folded(self, op: prim.FoldingOp) -> int:
        """How many elements a reduction combines into one."""
        return self.estimate(element_count(op.folded))

    def keeps_threads_busy(self, rows: int, extent: int, loops: int) -> bool:
        """Whether one iteration of a loop over `rows` may reduce `extent` elements, in a group whose loops have
        `loops` iterations in all."""
        return rows >= self.min_rows or rows * extent <= self.serial_extent or \
            max(extent, loops // max(rows, 1)) <= self.row_extent
