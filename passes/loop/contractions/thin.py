"""Sums of products in which a matrix is multiplied by few rows: memory bounds them."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import LoadOp, ParallelOp, ReduceOp
from ....ir.interfaces.effects import Memory
from ..analysis.index_expressions import Names
from ..scheduling.reordering import obstacle_to_pair
from .nests import computation, factors, neighbours_along, sums_of_products

__all__ = ["ThinProduct", "thin_product_of"]


@dataclass(frozen=True)
class ThinProduct:
    """A sum of products in parallel loops, of which nothing but the next one is in each."""

    sum: ReduceOp
    columns: ParallelOp
    """The loop that changes only the element of the matrix."""
    rows: ParallelOp | None
    """The loop that changes only the other factor; None where there is one row."""
    loops: tuple[ParallelOp, ...]
    """All loops around the sum, from the outermost on."""
    is_along_sum: bool
    """Whether neighbours in memory are added up, in both factors; else they belong to neighbouring columns."""

    @property
    def row_count(self) -> int:
        """How many rows the matrix is multiplied by."""
        count = 1 if self.rows is None else self.rows.trip_count.as_int
        assert count is not None
        return count


def thin_product_of(sum: ReduceOp, memory: Memory, most_rows: int) -> ThinProduct | str:
    """The nest around a sum of products by at most so many rows, or why it is none."""
    loops: list[ParallelOp] = []
    around = sum.parent_op()
    while isinstance(around, ParallelOp) and around.step_size == 1 and \
            (not loops or obstacle_to_pair(around, loops[0], memory) is None):
        loops.insert(0, around)
        around = around.parent_op()
    if not loops or any(other is not sum for other in sums_of_products(loops[0])):
        return "it is not alone in parallel loops"
    pair, names = factors(sum), Names()
    changed = [computation(factor, loops[0])[1] for factor in pair]
    own = [[loop for loop in loops if loop.induction_variable in mine and loop.induction_variable not in other]
           for mine, other in (changed, changed[::-1])]
    for matrix, columns, rows in ((pair[0], own[0], own[1]), (pair[1], own[1], own[0])):
        if len(columns) != 1 or len(rows) > 1 or not _is_read(matrix):
            continue
        count = rows[0].trip_count.as_int if rows else 1
        if count is None or count > most_rows or _is_shorter(columns[0], count):
            continue
        along_sum = all(neighbours_along(factor, sum, names) for factor in pair)
        if along_sum or neighbours_along(matrix, columns[0], names):
            return ThinProduct(sum, columns[0], rows[0] if rows else None,
                               tuple(loops), along_sum)
    return "it is not the product of few rows and a matrix that is read as it lies in memory"


def _is_read(value: SSAValue) -> bool:
    """Whether a value is read from memory, and at most widened."""
    while isinstance(op := value.owner, arith.ExtFOp):
        value = op.operands[0]
    return isinstance(op, LoadOp)


def _is_shorter(columns: ParallelOp, rows: int) -> bool:
    count = columns.trip_count.as_int
    return count is not None and count <= rows
