"""Simplifying a loop whose range decides comparisons and extrema in its body."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import LoadOp, LoopOp, has_expressions
from ....ir.rewriting.dead_code import erase_dead
from ...rewriting.edits import erase, insert_before
from ..analysis.copies import puts_back
from ..analysis.index_expressions import Names
from .comparisons import decided


def fold(loop: LoopOp) -> None:
    """Simplify the subscripts in a loop, fold comparisons, and remove operations that become unnecessary, including
    stores that store back the value that was loaded."""
    names = Names()
    names.of(loop.induction_variable)
    for op in list(loop.body.walk()):
        if has_expressions(op):
            names.write(op, names.expressions(op))
    for op in list(loop.body.walk()):
        replacement = _folded(op, names)
        if replacement is not None:
            op.results[0].replace_all_uses_with(replacement)
    erase(*[op for op in loop.body.walk() if puts_back(op)])
    erase_dead(loop)


def _folded(op: Operation, names: Names) -> SSAValue | None:
    """The value that an operation folds to, if it folds."""
    if isinstance(op, arith.CmpiOp):
        truth = decided(op, names)
        return None if truth is None else _constant_before(op, IntegerAttr(int(truth), IntegerType(1)))
    if isinstance(op, arith.AndIOp | arith.OrIOp) and op.result.type == IntegerType(1):
        neutral = isinstance(op, arith.AndIOp)
        for operand, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
            truth = _truth(operand)
            if truth is not None:
                return other if truth == neutral else operand
    if isinstance(op, arith.SelectOp):
        truth = _truth(op.cond)
        return None if truth is None else op.lhs if truth else op.rhs
    if isinstance(op, LoadOp) and op.mask is not None:
        truth = _truth(op.mask)
        if truth is False and isinstance(op.result.type, AnyFloat | IntegerType):
            return _constant_before(op, _zero(op.result.type))
        if truth is True:
            return _unmasked(op)
    return None


def _truth(value: SSAValue) -> bool | None:
    owner = value.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr) and value.type == IntegerType(1):
        return bool(owner.value.value.data)
    return None


def _zero(type: AnyFloat | IntegerType) -> FloatAttr | IntegerAttr:
    return IntegerAttr(0, type) if isinstance(type, IntegerType) else FloatAttr(0.0, type)


def _constant_before(op: Operation, value: FloatAttr | IntegerAttr) -> SSAValue:
    new = arith.ConstantOp(value)
    insert_before(op, new)
    return new.result


def _unmasked(op: LoadOp) -> SSAValue:
    load = LoadOp(op.buffer, op.subscript_expression, list(op.indices), op.result.type)
    load.result.name_hint = op.result.name_hint
    insert_before(op, load)
    return load.result
