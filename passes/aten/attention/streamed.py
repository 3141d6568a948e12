"""Pairs of products with a softmax between them whose scores have no other use. As generated kernels they are one
kernel, which does not store the scores."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import has_schema, schema_of
from ....ir.expressions import product
from ..matrix_products.products import factors_of
from ..operators.chains import keeps_order
from ..operators.operands import sizes
from .pattern import MAX_OPERATORS, SOFTMAX

__all__ = ["streamed_pair"]


def streamed_pair(op: Operation) -> tuple[Operation, Operation] | None:
    """The product that computes scores and the one that multiplies their softmax by a matrix, if `op` is one of the
    two."""
    for second in (op, _behind(op)):
        if second is not None and (first := _before(second)) is not None and op in (first, second):
            return first, second
    return None


def _before(second: Operation) -> Operation | None:
    """The product that computes the scores whose softmax `second` multiplies by a matrix."""
    if (factors := factors_of(second)) is None:
        return None
    value = factors[0]
    while isinstance(op := value.owner, Operation) and op.name not in SOFTMAX:
        if not value.has_one_use() or not _is_on_the_way(op):
            return None
        value = op.operands[0]
    if not isinstance(op, Operation) or not value.has_one_use():
        return None
    pending, count = [op.operands[0]], product(sizes(value))
    for _ in range(MAX_OPERATORS):
        if not pending:
            return None
        scores = pending.pop()
        if not isinstance(op := scores.owner, Operation) or not scores.has_one_use() or product(sizes(scores)) != count:
            continue
        if factors_of(op) is not None:
            return op
        if _is_on_the_way(op):
            pending += op.operands
    return None


def _behind(first: Operation) -> Operation | None:
    """The product that multiplies the softmax of the result of `first`."""
    value: SSAValue = first.results[0]
    for _ in range(2 * MAX_OPERATORS):
        if not value.has_one_use():
            return None
        [use] = value.uses
        user = use.operation
        if (factors := factors_of(user)) is not None:
            return user if value is factors[0] else None
        if user.name not in SOFTMAX and not _is_on_the_way(user):
            return None
        value = user.results[0]
    return None


def _is_on_the_way(op: Operation) -> bool:
    """Whether an operator is elementwise, so that it can be between the two products."""
    return keeps_order(op) or op.name == "aten._to_copy" or (has_schema(op) and "pointwise" in schema_of(op).tags)
