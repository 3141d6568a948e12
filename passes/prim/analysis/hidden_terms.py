"""The terms of a row of scores that may differ from minus infinity, or of a row of weights that may differ from zero:
masks that only depend on the row, such as causal masks and sliding windows, hide the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.index_maps import Index
from ....ir.expressions import Expression, symbol
from ....ir.ranges import Ranges

__all__ = ["Limit", "limits", "limits_of_weights"]

MAX_OPERATIONS = 32
"""So many operations are looked through for masks."""

MINUS_INFINITY = float("-inf")


class Limit(NamedTuple):
    """A bound of the range of visible terms, which is known for each row."""

    is_upper: bool
    """Whether it is the first term that does not count any more, or the first one that counts."""
    term: Expression
    """For a row; its coefficient of the row's symbol is known."""
    grows: bool
    """Whether it does not fall as the row's number grows."""


def limits(scores: SSAValue, index: Index, ranges: Ranges, affine: AffineValues) -> list[Limit]:
    """The bounds of the terms of a row that are not minus infinity, as far as comparisons of row and term determine
    them. The last two expressions of `index` are the symbols of a row and of a term."""
    row, term = (index[place].as_symbol or "" for place in (-2, -1))
    return _limits(_conditions(scores, MINUS_INFINITY, index, ranges, affine), row, term)


def limits_of_weights(weights: SSAValue, index: Index, row: str, term: str, ranges: Ranges,
                      affine: AffineValues) -> list[Limit]:
    """The bounds of the terms of a row whose weights are not zero; `row` and `term` are symbols of `index`."""
    return _limits(_conditions(weights, 0.0, index, ranges, affine), row, term)


def _limits(conditions: Iterable[Expression], row: str, term: str) -> list[Limit]:
    """The bounds of terms that follow from expressions that are non-negative where a term counts."""
    found: list[Limit] = []
    for each in conditions:
        factor = each.coefficient(term)
        if factor is None or factor.as_int not in (1, -1):
            continue
        rest = each - factor * symbol(term)
        slope = rest.coefficient(row)
        if term in rest.symbols() or slope is None or slope.as_int is None:
            continue
        limit = -rest if factor == 1 else rest + 1
        found.append(Limit(factor == -1, limit, (slope.as_int >= 0) == (factor == -1)))
    return found


def _conditions(values: SSAValue, hidden: float, index: Index, ranges: Ranges,
                affine: AffineValues) -> Iterator[Expression]:
    """Expressions that are non-negative wherever values are not hidden: scores by minus infinity, or weights by 0. What
    is multiplied by zero counts as finite."""
    pending = [(values, index)]
    for _ in range(MAX_OPERATIONS):
        if not pending:
            return
        value, index = pending.pop()
        op = value.owner
        if isinstance(op, prim.SelectOp):
            for kept, other, holds in ((op.on_true, op.on_false, True), (op.on_false, op.on_true, False)):
                if _number(other) == hidden:
                    yield from _holding(op.condition, index, holds, ranges, affine)
                    pending.append((kept, index))
        elif isinstance(op, prim.ConvertOp):
            pending.append((op.input, index))
        elif isinstance(op, prim.ViewOp):
            pending.append((op.input, op.operand_index(index, ranges)))
        elif isinstance(op, prim.ExpOp) and hidden == 0:
            scores = op.input.owner.lhs if isinstance(op.input.owner, prim.SubOp) else op.input
            yield from _conditions(scores, MINUS_INFINITY, index, ranges, affine)
        else:
            pending += [(operand, index) for operand in _hiding(op, hidden)]


def _hiding(op: Operation | Block, hidden: float) -> Sequence[SSAValue]:
    """The operands of arithmetic of which each hides the result where it is hidden itself."""
    if (isinstance(op, prim.MulOp) and hidden == 0) or (isinstance(op, prim.AddOp) and hidden == MINUS_INFINITY):
        return op.operands
    if isinstance(op, prim.MulOp | prim.DivOp) and (hidden == 0 or (_number(op.rhs) or 0.0) > 0):
        return [op.lhs]
    return []


def _holding(condition: SSAValue, index: Index, holds: bool, ranges: Ranges,
             affine: AffineValues) -> Iterator[Expression]:
    """Expressions that are non-negative where a condition holds, or where it does not hold."""
    pending = [(condition, index, holds)]
    for _ in range(MAX_OPERATIONS):
        if not pending:
            return
        value, index, holds = pending.pop()
        op = value.owner
        if isinstance(op, prim.ViewOp):
            pending.append((op.input, op.operand_index(index, ranges), holds))
        elif isinstance(op, prim.NotOp):
            pending.append((op.input, index, not holds))
        elif isinstance(op, prim.AndOp if holds else prim.OrOp):
            pending += [(operand, index, holds) for operand in op.operands]
        elif isinstance(op, prim.CompareOp):
            left, right = (affine.expression(operand, index) for operand in op.operands)
            if left is None or right is None:
                continue
            difference = left - right
            bound = {"ge": difference, "gt": difference - 1, "le": -difference, "lt": -difference - 1} if holds else \
                {"lt": difference, "le": difference - 1, "gt": -difference, "ge": -difference - 1}
            if (found := bound.get(op.comparison.data)) is not None:
                yield found


def _number(value: SSAValue) -> float | None:
    """The number that all elements of a value are equal to."""
    while isinstance(op := value.owner, prim.ViewOp | prim.ConvertOp):
        value = op.input
    return float(op.number) if isinstance(op, prim.ConstantOp) else None
