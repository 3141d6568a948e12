"""Reductions of columns of tensors whose rows are reduced, too."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, product
from ....ir.shapes import dims

MAX_VALUES = 64
"""Values that are looked at between a reduction and the tensors that it is of."""


class RowSharing:
    """The tensors whose rows are reduced, found on first use."""

    def __init__(self, around: Operation):
        self._around = around
        self._reduced: set[SSAValue] | None = None

    def beside_rows(self, op: prim.ReduceOp) -> bool:
        """Whether `op` reduces all dimensions but the last of a value that is computed elementwise from a tensor whose
        rows are reduced, too: then a program that has loaded a row can do both."""
        rank = len(dims(tensor_of(op.input)))
        if rank < 2 or op.axes != tuple(range(rank - 1)):
            return False
        if self._reduced is None:
            self._reduced = {source for each in self._around.walk() if isinstance(each, prim.ReduceOp)
                             and each.axes == (len(dims(tensor_of(each.input))) - 1,) for source in sources(each)}
        return any(source in self._reduced for source in sources(op))


def sources(op: prim.ReduceOp) -> Iterator[SSAValue]:
    """The tensors that the operand of `op` is computed from elementwise and that have as many columns."""
    width, count = _shape(op.input)
    pending, seen = [op.input], {op.input}
    for value in pending:
        owner = value.owner
        inside = isinstance(owner, prim.PrimOp) and (
            isinstance(owner, prim.ReshapeOp) or all(_shape(each) == (width, count) for each in owner.operands))
        if not inside or isinstance(owner, prim.ReduceOp | prim.ScanOp) or len(seen) > MAX_VALUES:
            yield value
            continue
        assert isinstance(owner, Operation)
        further = [each for each in owner.operands if each not in seen and _shape(each) == (width, count)]
        seen.update(further)
        pending += further


def _shape(value: SSAValue) -> tuple[Expression | None, Expression]:
    """The length of the rows of a tensor, and its number of elements."""
    sizes = dims(tensor_of(value))
    return sizes[-1] if sizes else None, product(sizes)
