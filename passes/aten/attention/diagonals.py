"""Triangular masks: the elements in which a mask holds, derived from the operators that compute it."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import argument, arguments
from ..operators.chains import keeps_or_repeats, number_of
from ..operators.operands import sizes

COMPARISONS = {"aten.le.Tensor": (True, 0), "aten.lt.Tensor": (True, -1),
               "aten.gt.Tensor": (False, 0), "aten.ge.Tensor": (False, -1)}
"""Where `column OP row` holds, as a triangle."""


class Triangle(NamedTuple):
    """The elements (row, column) of a matrix with `column - row <= offset`, or all others."""

    below: bool
    offset: int

    def complement(self) -> Triangle:
        return Triangle(not self.below, self.offset)


CAUSAL = Triangle(True, 0)
"""What attention to the past and the present keeps."""


def triangle(mask: SSAValue) -> Triangle | None:
    """The triangle in which all matrices of a mask, its last two dimensions, are true (or not zero), if any."""
    op = mask.owner
    if not isinstance(op, Operation) or len(sizes(mask)) < 2:
        return None
    if op.name in ("aten.tril", "aten.triu"):
        return _filled_triangle(op)
    if op.name in COMPARISONS:
        return _compared(op)
    if op.name in ("aten.logical_not", "aten.bitwise_not"):
        inner = triangle(op.operands[0])
        return None if inner is None else inner.complement()
    if op.name in ("aten.eq.Scalar", "aten.ne.Scalar") and argument(op, "other") == 0:
        inner = triangle(op.operands[0])
        return inner.complement() if inner and op.name == "aten.eq.Scalar" else inner
    if op.name == "aten._to_copy" or (keeps_or_repeats(op) and _keeps_matrices(op)):
        return triangle(op.operands[0])
    return None


def filled_triangle(addend: SSAValue) -> tuple[Triangle, float] | None:
    """The triangle in which an addend is not zero, and its value there: `triu(full(-inf))`."""
    op = addend.owner
    if isinstance(op, Operation) and keeps_or_repeats(op) and _keeps_matrices(op):
        return filled_triangle(op.operands[0])
    if not isinstance(op, Operation) or op.name not in ("aten.tril", "aten.triu"):
        return None
    number, where = number_of(op.operands[0]), _filled_triangle(op)
    return None if number is None or where is None else (where, number)


def _filled_triangle(op: Operation) -> Triangle | None:
    number, diagonal = number_of(op.operands[0]), argument(op, "diagonal")
    if not number or not isinstance(diagonal, int):
        return None
    return Triangle(True, diagonal) if op.name == "aten.tril" else Triangle(False, diagonal - 1)


def _compared(op: Operation) -> Triangle | None:
    """The triangle of a comparison between the numbers of rows and of columns."""
    below, offset = COMPARISONS[op.name]
    rank = len(sizes(op.results[0]))
    first, second = (_counted_axis(each, rank) for each in op.operands)
    if (first, second) == (rank - 1, rank - 2):
        return Triangle(below, offset)
    if (first, second) == (rank - 2, rank - 1):
        # row OP column is column OP' row, with the comparison turned around.
        return Triangle(not below, -offset - 1)
    return None


def _counted_axis(value: SSAValue, rank: int) -> int | None:
    """The axis of a result of `rank` dimensions along which a value counts 0, 1, 2, ..."""
    long = [axis for axis, size in enumerate(sizes(value), rank - len(sizes(value))) if size != 1]
    while isinstance(op := value.owner, Operation) and (op.name == "aten._to_copy" or keeps_or_repeats(op)):
        if [s for s in sizes(value) if s != 1] != [s for s in sizes(op.operands[0]) if s != 1]:
            return None
        value = op.operands[0]
    if not isinstance(op, Operation) or not op.name.startswith("aten.arange") or len(long) != 1:
        return None
    given = arguments(op)
    return long[0] if given.get("start", 0) == 0 and given.get("step", 1) == 1 else None


def _keeps_matrices(op: Operation) -> bool:
    """Whether an operator leaves the last two dimensions unchanged."""
    return sizes(op.operands[0])[-2:] == sizes(op.results[0])[-2:]
