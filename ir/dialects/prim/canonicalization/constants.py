"""Patterns that compute at compile time what is the same number in every place.

Each step is computed in double precision and rounded once, to the step's own type; where that could differ from what a
program would see (a division by zero of integers, a number out of range) the operation stays. Sums, differences and
products of symbolic sizes are sizes again.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects.builtin import IntegerType, TensorType
from xdsl.ir import Operation, SSAValue

from ....expressions import Expression
from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ....shapes import dims, element_count
from ... import prim
from ..folding import Combiner
from ..scalar_arithmetic import Number, evaluate, round_number
from ..types import INDEX_ELEMENT, tensor_of


@pattern
def elementwise_of_constants(op: prim.ElementwiseOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """The number that is computed everywhere."""
    numbers = []
    for operand in op.operands:
        number = _number(operand)
        if number is None:
            return None
        numbers.append(number)
    return _constant(evaluate(op, numbers), tensor_of(op.results[0]))


@pattern
def sum_of_sizes(
    op: prim.AddOp | prim.SubOp | prim.MulOp, source: prim.SizeOp | prim.ConstantOp, rewriter: Rewriter
) -> Replacement:
    """A sum, difference or product of sizes is a size."""
    if op.result.type.element_type != INDEX_ELEMENT:  # type: ignore[attr-defined]
        return None
    lhs, rhs = _size(op.lhs), _size(op.rhs)
    if lhs is None or rhs is None:
        return None
    return prim.SizeOp(_ON_SIZES[type(op)](lhs, rhs), op.result.type)


_ON_SIZES: dict[type[Operation], Callable[[Expression, Expression], Expression]] = {
    prim.AddOp: lambda x, y: x + y, prim.SubOp: lambda x, y: x - y, prim.MulOp: lambda x, y: x * y,
}


@pattern
def view_of_constant(op: prim.ViewOp, source: prim.SizeOp | prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """A constant of the view's sizes."""
    if isinstance(source, prim.SizeOp):
        return prim.SizeOp(source.value.data, op.result.type)
    return _constant(_number(op.input), op.result.type)


@pattern
def pad_of_constant(op: prim.PadOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """A larger constant, if the padding is the same number."""
    number = _number(op.input)
    padding = round_number(op.result.type.element_type, op.number)
    # The texts tell zero from minus zero.
    return _constant(number, op.result.type) if repr(number) == repr(padding) else None


@pattern
def concatenate_of_constants(op: prim.ConcatenateOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """A larger constant, if the pieces are one number."""
    numbers = {repr(_number(piece)) for piece in op.inputs}
    return _constant(_number(op.inputs[0]), op.result.type) if len(numbers) == 1 else None


@pattern
def reduce_of_constant(op: prim.ReduceOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """The number, as often as it is reduced; of products none is known."""
    number = _number(op.input)
    sizes = dims(tensor_of(op.input))
    count = element_count(sizes[axis] for axis in op.axes).as_int
    if number is None or not count:
        return None
    element = op.result.type.element_type
    if op.kind is Combiner.ADD and element != IntegerType(1):
        number = round_number(element, number * count + 0)  # a sum begins with zero: that of -0.0 is 0.0
    elif op.kind in (Combiner.MUL, Combiner.XOR, Combiner.ADD):
        return None
    return _constant(number, op.result.type)


@pattern
def iota_of_one_place(op: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """Zero, where there is no other place."""
    return _constant(0, op.result.type) if dims(op.result.type)[op.axis] == 1 else None


@pattern
def size_that_is_known(op: prim.SizeOp, rewriter: Rewriter) -> Replacement:
    """The number, of a size without symbols."""
    number = op.value.data.as_int
    return None if number is None else _constant(round_number(op.result.type.element_type, number), op.result.type)


def _number(value: SSAValue) -> Number | None:
    """The number that a value holds in every place, rounded to its type."""
    owner = value.owner
    if not isinstance(owner, prim.ConstantOp):
        return None
    return round_number(tensor_of(value).element_type, owner.number)


def _size(value: SSAValue) -> Expression | None:
    """The integer expression that a value holds in every place."""
    owner = value.owner
    if isinstance(owner, prim.SizeOp):
        return owner.value.data
    return Expression.of(int(owner.number)) if isinstance(owner, prim.ConstantOp) else None


def _constant(number: Number | None, type: TensorType) -> Operation | None:
    if number is None:
        return None
    whole = isinstance(type.element_type, IntegerType)
    return prim.ConstantOp(int(number) if whole else float(number), type)
