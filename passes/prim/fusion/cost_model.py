"""The cost model of `fuse`: the cost of computing and of moving elements.

The unit is one arithmetic instruction an element. A replacement is an object with the same methods.
"""

from __future__ import annotations

from collections.abc import Iterable
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
from .options import FusionOptions

__all__ = ["CostModel"]


@dataclass(frozen=True, kw_only=True)
class CostModel(FusionOptions):
    """The cost model, with the options of the pass."""

    costs: Costs
    symbol_value: int = 64
    compared: frozenset[Operation] = frozenset()
    """Reductions that are not inline since something made of their results is compared with something else of them."""
    _elements: dict[TensorType, int] = field(default_factory=dict, repr=False, compare=False)

    def weight(self, op: Operation) -> int:
        """The instructions for one element of an operation's result; for a reduction, for one element of its
        operand."""
        return cost_of(op, self.costs)

    def code(self, op: Operation) -> int:
        """The size of the code that an operation adds to a group. A division of lanes one by one, a call or a random
        number takes more time than an elementary function, but not more code."""
        return max(min(self.weight(op), self.costs.function), 1)

    def estimate(self, size: Expression) -> int:
        """A size as a number; a symbol counts as `symbol_value`."""
        number = size.as_int
        if number is not None:
            return number
        return size.evaluate(dict.fromkeys(size.symbols(), self.symbol_value))

    def elements(self, value: SSAValue) -> int:
        """The number of elements of a tensor."""
        type = value.type
        assert isinstance(type, TensorType)
        count = self._elements.get(type)
        if count is None:
            count = self._elements[type] = self.estimate(element_count(dims(type)))
        return count

    def traffic(self, value: SSAValue) -> float:
        """The cost of reading or writing a whole tensor."""
        element = value.type.element_type  # type: ignore[attr-defined]
        return self.elements(value) * self.per_byte * element_bytes(element)

    def is_inline(self, op: Operation) -> bool:
        """Whether a reduction combines so few elements that it is treated as an expensive elementwise operation. A
        large product is not, since it is only tiled in a kernel of its own."""
        if not isinstance(op, prim.FoldingOp) or isinstance(op, prim.ScanOp) or self.is_large_product(op) or \
                op in self.compared:
            return False
        extent = element_count(op.folded).as_int
        return extent is not None and extent <= self.inline_extent

    def is_large_product(self, op: Operation) -> bool:
        """Whether an operation is a matrix product that takes longer than launching a kernel for it and moving its
        result through memory."""
        if not isinstance(op, prim.ContractOp) or not op.multiplies_matrices:
            return False
        return self.elements(op.result) * self.folded(op) > self.launch + 2 * self.traffic(op.result)

    def may_be_joint(self, op: Operation, others: Iterable[Operation]) -> bool:
        """Whether one kernel may compute a large product and those of some other ops: there are few, and each shares a
        factor with `op` and has results and terms at the same indices."""
        products = [other for other in others if self.is_large_product(other)]
        return len(products) < self.joint_products and all(_share_a_factor(op, other) for other in products)

    def narrowed_product(self, op: prim.ConvertOp) -> Operation | None:
        """The large product whose elements an operation narrows, directly or after elementwise operations without other
        uses."""
        value: SSAValue = op.input
        if element_bytes(tensor_of(op.result).element_type) >= element_bytes(tensor_of(value).element_type):
            return None
        while value.has_one_use() and isinstance(owner := value.owner, prim.ElementwiseOp):
            value = next((
                each for each in owner.operands if isinstance(each.owner, prim.ElementwiseOp | prim.ContractOp)),
                owner.operands[0])
        product = value.owner
        return product if value.has_one_use() and isinstance(product, Operation) and self.is_large_product(product) \
            else None

    def folded(self, op: prim.FoldingOp) -> int:
        """The number of elements that a reduction combines into one."""
        return self.estimate(element_count(op.folded))

    def keeps_threads_busy(self, rows: int, extent: int, loops: int) -> bool:
        """Whether an iteration of a loop over `rows` may reduce `extent` elements, in a group with `loops` iterations
        in all."""
        return rows >= self.min_rows or rows * extent <= self.serial_extent or \
            max(extent, loops // max(rows, 1)) <= self.row_extent


def _share_a_factor(first: Operation, second: Operation) -> bool:
    if not isinstance(first, prim.ContractOp) or not isinstance(second, prim.ContractOp) or \
            first.extents != second.extents or first.rank != second.rank:
        return False
    one, other = (list(zip(op.operands, op.maps, strict=True)) for op in (first, second))
    return any(factor in other for factor in one)
