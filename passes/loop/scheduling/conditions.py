"""Conditions on the variables of loops."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ApplyOp, ForOp, ParallelOp
from ....ir.expressions import Expression
from ...rewriting.edits import insert_before
from ..analysis.index_expressions import Names

__all__ = ["compare_variable"]


def compare_variable(loop: ForOp | ParallelOp, comparison: str, limit: Expression, names: Names, name: str) -> SSAValue:
    """How the variable of a loop compares with a limit: computed first in its body, and called `name`."""
    operands, (value,) = names.close(limit)
    number: Operation = ApplyOp(value, operands) if value.as_int is None else \
        arith.ConstantOp(IntegerAttr(value.as_int, IndexType()))
    compare = arith.CmpiOp(loop.induction_variable, number.results[0], comparison)
    compare.result.name_hint = name
    first = loop.body.block.first_op
    assert first is not None
    insert_before(first, number, compare, like=(loop,))
    return compare.result
