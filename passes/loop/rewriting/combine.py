"""Combining two partial results of a reduction, on scalars or on vectors."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat, VectorType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ReduceOp, Reduction

_ON_FLOATS = {Reduction.ADD: arith.AddfOp, Reduction.MUL: arith.MulfOp, Reduction.MAXIMUM: arith.MaximumfOp,
              Reduction.MINIMUM: arith.MinimumfOp}
_ON_INTEGERS = {Reduction.ADD: arith.AddiOp, Reduction.MUL: arith.MuliOp, Reduction.MAXIMUM: arith.MaxSIOp,
                Reduction.MINIMUM: arith.MinSIOp, Reduction.AND: arith.AndIOp, Reduction.OR: arith.OrIOp,
                Reduction.XOR: arith.XOrIOp}


def combined(kind: Reduction, left: Sequence[SSAValue], right: Sequence[SSAValue],
             in_order: bool = False) -> list[Operation]:
    """The ops that combine two partial results; the last ones, as many as the kind's arity, give the combination.
    `in_order` says that an index on the left is always the lower one."""
    if kind.arity == 1:
        table = _ON_FLOATS if _is_float(left[0]) else _ON_INTEGERS
        return [table[kind](left[0], right[0])]
    return _combined_places(kind, left, right, in_order)


def _is_float(value: SSAValue) -> bool:
    type = value.type
    return isinstance(type.element_type if isinstance(type, VectorType) else type, AnyFloat)


def _combined_places(kind: Reduction, left: Sequence[SSAValue], right: Sequence[SSAValue],
                     in_order: bool) -> list[Operation]:
    """The better of two (value, index) pairs: NaN first, then the extremum, then the lower index."""
    (x, i), (y, j) = left, right
    ops: list[Operation] = []

    def emit(op: Operation) -> SSAValue:
        ops.append(op)
        return op.results[0]

    greatest = kind == Reduction.ARGMAXIMUM
    if in_order:
        if _is_float(x):
            left_wins = emit(arith.CmpfOp(x, y, "oge" if greatest else "ole"))
            left_wins = emit(arith.OrIOp(left_wins, emit(arith.CmpfOp(x, x, "une"))))
        else:
            left_wins = emit(arith.CmpiOp(x, y, "sge" if greatest else "sle"))
        emit(arith.SelectOp(left_wins, x, y))
        emit(arith.SelectOp(left_wins, i, j))
        return ops
    if _is_float(x):
        x_is_nan, y_is_nan = emit(arith.CmpfOp(x, x, "uno")), emit(arith.CmpfOp(y, y, "uno"))
        beats = emit(arith.CmpfOp(x, y, "ogt" if greatest else "olt"))
        equal = emit(arith.CmpfOp(x, y, "oeq"))
        ties = emit(arith.OrIOp(equal, emit(arith.AndIOp(x_is_nan, y_is_nan))))
        only_x = emit(arith.AndIOp(x_is_nan, emit(arith.CmpfOp(y, y, "ord"))))
        beats = emit(arith.OrIOp(beats, only_x))
    else:
        beats = emit(arith.CmpiOp(x, y, "sgt" if greatest else "slt"))
        ties = emit(arith.CmpiOp(x, y, "eq"))
    first = emit(arith.CmpiOp(i, j, "slt"))
    left_wins = emit(arith.OrIOp(beats, emit(arith.AndIOp(ties, first))))
    emit(arith.SelectOp(left_wins, x, y))
    emit(arith.SelectOp(left_wins, i, j))
    return ops


def combine(loop: ReduceOp, partial: Sequence[SSAValue]) -> None:
    """Combine the results of `loop` with those of an earlier part of the same reduction, wherever they are used."""
    block = loop.parent
    assert block is not None
    position = 0
    after: Operation = loop
    for kind in loop.reductions:
        own = list(loop.results[position:position + kind.arity])
        ops = combined(kind, list(partial[position:position + kind.arity]), own)
        for op in ops:
            op.location = loop.location
            block.insert_op_after(op, after)
            after = op
        for old, op in zip(own, ops[-kind.arity:], strict=True):
            new = op.results[0]
            new.name_hint = old.name_hint
            old.replace_uses_with_if(new, lambda use: use.operation not in ops)  # noqa: B023
        position += kind.arity


def combine_before(kind: Reduction, parts: list[list[SSAValue]], anchor: Operation) -> list[SSAValue]:
    """Several partial results combined by halves, before `anchor`."""
    block = anchor.parent
    assert block is not None
    while len(parts) > 1:
        following: list[list[SSAValue]] = []
        for left, right in zip(parts[::2], parts[1::2], strict=False):
            ops = combined(kind, left, right)
            for op in ops:
                op.location = anchor.location
                block.insert_op_before(op, anchor)
            following.append([op.results[0] for op in ops[-kind.arity:]])
        if len(parts) % 2:
            following.append(parts[-1])
        parts = following
    return parts[0]
