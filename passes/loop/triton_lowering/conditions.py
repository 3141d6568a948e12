"""The lowering of conditions on indices, `e >= 0`, to comparisons in which no term is negated."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation

from ....ir.dialects import arith
from ....ir.dialects.arith.constants import is_zero
from ....ir.dialects.loop import ApplyOp
from ....ir.expressions import Expression
from .kernel_lowering import KernelLowering


def is_condition(op: Operation) -> bool:
    """Whether an operation compares an expression with zero, as conditions of masks do."""
    return isinstance(op, arith.CmpiOp) and op.predicate_name == "sge" and isinstance(op.lhs.type, IndexType) \
        and isinstance(op.lhs.owner, ApplyOp) and is_zero(op.rhs)


def lower_comparison(k: KernelLowering, op: arith.CmpiOp) -> None:
    """`31 - j >= 0` becomes `j < 32`, and `j - 32 >= 0` becomes `j >= 32`. Triton finds out that neighbouring lanes
    have equal conditions, without which it does not load them together, from a sum of lanes that is compared with a
    multiple of a power of two; of a product with -1 it knows nothing."""
    if not is_condition(op):
        k.elementwise(op)
        return
    condition = k.names.simplify(k.names.of(op.lhs))
    number = condition.offset
    more = Expression(tuple(term for term in condition.terms if term[0] and term[1] > 0))
    less = Expression(tuple((term[0], -term[1]) for term in condition.terms if term[0] and term[1] < 0))
    if less and not k.index.dimensions(more):
        sides, predicate = (less, more + (number + 1)), "slt"
    else:
        sides, predicate = (more, less - number), "sge"
    k.define(op.result, k.writer.compute(lambda a, b: arith.CmpiOp(a, b, predicate), *map(k.index.value, sides)))
