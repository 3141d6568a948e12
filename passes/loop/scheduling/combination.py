"""Combining partial results of a reduction, on scalars or on vectors."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import InsertPoint

from ....ir.dialects import arith
from ....ir.dialects.loop import ForOp, ReduceOp, Reduction, YieldOp, combining_operation, identity
from ....ir.vector_types import element_of
from ...rewriting.edits import insert, replace
from ..analysis.reductions import parts_of
from .errors import SchedulingError


def combined(kind: Reduction, left: Sequence[SSAValue], right: Sequence[SSAValue],
             in_order: bool = False) -> list[Operation]:
    """The ops that combine two partial results; the last ones, as many as the kind's arity, give the combination.
    `in_order` says that an index on the left is always the lower one."""
    if kind == Reduction.SOFTMAX:
        raise SchedulingError("a softmax reduction has no partial results")
    if kind.arity == 1:
        return [combining_operation(kind, element_of(left[0].type))(left[0], right[0])]  # type: ignore[call-arg]
    return _combined_places(kind, left, right, in_order)


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
        if isinstance(element_of(x.type), AnyFloat):
            left_wins = emit(arith.CmpfOp(x, y, "oge" if greatest else "ole"))
            left_wins = emit(arith.OrIOp(left_wins, emit(arith.CmpfOp(x, x, "une"))))
        else:
            left_wins = emit(arith.CmpiOp(x, y, "sge" if greatest else "sle"))
        emit(arith.SelectOp(left_wins, x, y))
        emit(arith.SelectOp(left_wins, i, j))
        return ops
    if isinstance(element_of(x.type), AnyFloat):
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
    emit(arith.SelectOp(beats, x, y))  # of equal values it does not matter which one it is
    emit(arith.SelectOp(left_wins, i, j))
    return ops


def combine_results(loop: ReduceOp, left: Sequence[SSAValue], right: Sequence[SSAValue], place: InsertPoint,
                    in_order: bool = False) -> list[SSAValue]:
    """What `loop` makes of two sets of partial results, computed at a place. `in_order` says that all indices on the
    left are lower than those on the right."""
    results: list[SSAValue] = []
    all_ops: list[Operation] = []
    for kind in loop.reductions:
        part = slice(len(results), len(results) + kind.arity)
        ops = combined(kind, left[part], right[part], in_order)
        all_ops += ops
        results += [op.results[0] for op in ops[-kind.arity:]]
    insert(place, *all_ops, like=(loop,))
    return results


def begin_sums(loop: ReduceOp, values: Sequence[SSAValue], place: InsertPoint) -> list[SSAValue]:
    """What `loop` makes of the values of a first iteration: a sum of floats begins with 0, so that one of negative
    zeros is a positive zero, unless it is a term of a sum itself. Any other combination with its identity leaves a
    value as it is."""
    begun = list(values)
    for kind, part in zip(loop.reductions, parts_of(loop), strict=True):
        value = values[part.start]
        if kind == Reduction.ADD and isinstance(element_of(value.type), AnyFloat) \
                and not _is_term(loop.outputs[part.start]):
            ops = [zero := _constant(0, value.type), total := arith.AddfOp(zero.result, value)]
            insert(place, *ops, like=(loop,))
            begun[part.start] = total.result
    return begun


def _is_term(value: SSAValue) -> bool:
    """Whether a value is nothing but a term of a sum that a loop around adds up, or a factor of one. The sum begins
    with 0, so that the sign of a zero is lost."""
    return all(_is_term(use.operation.result) if isinstance(use.operation, arith.MulfOp) else
               isinstance(use.operation, YieldOp) and isinstance(around := use.operation.parent_op(), ReduceOp)
               and set(around.reductions) == {Reduction.ADD} for use in value.uses)


def carried_through(loop: ReduceOp) -> ForOp:
    """The same reduction as a loop in order that carries the partial results, and combines them by operations of its
    body. It takes the place of the reduction."""
    types = [output.type for output in loop.outputs]
    numbers = [number for kind, part in zip(loop.reductions, parts_of(loop), strict=True)
               for number in (identity(kind, element_of(loop.outputs[part.start].type)), *[0] * (kind.arity - 1))]
    initial = [_constant(number, type) for number, type in zip(numbers, types, strict=True)]
    block, last = loop.body.block, loop.body.block.last_op
    assert last is not None
    carried = [block.insert_arg(type, len(block.args)) for type in types]
    last.operands = combine_results(loop, carried, list(last.operands), InsertPoint.before(last))
    new = ForOp(loop.upper_bound, loop.detach_region(0), loop.bounds, initial=[op.result for op in initial],
                lower=loop.lower_bound, step=loop.step_size)
    replace(loop, *initial, new)
    return new


def _constant(number: float | int, type: Attribute) -> arith.ConstantOp:
    if isinstance(type, VectorType):
        return arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(type, [number]))
    if isinstance(type, AnyFloat):
        return arith.ConstantOp(FloatAttr(float(number), type))
    assert isinstance(type, IntegerType | IndexType)
    return arith.ConstantOp(IntegerAttr(int(number), type))


def combine_by_halves(loop: ReduceOp, parts: Sequence[Sequence[SSAValue]], place: InsertPoint) -> list[SSAValue]:
    """Several sets of partial results combined in pairs, the sets that come of that in pairs, and so on."""
    while len(parts) > 1:
        pairs = [combine_results(loop, left, right, place)
                 for left, right in zip(parts[::2], parts[1::2], strict=False)]
        parts = [*pairs, parts[-1]] if len(parts) % 2 else pairs
    return list(parts[0])
