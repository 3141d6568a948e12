"""Constant folding of tensors whose elements are all the same number.

Each operation is computed in double precision and rounded once, to its own type. Where this could differ from the
result at run time (an integer division by zero, a number out of range) the operation is kept. Sums, differences and
products of symbolic sizes are folded into sizes.
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
    """Fold an elementwise operation on constants."""
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
    """Fold a sum, difference or product of sizes into a size."""
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
    """Fold a view of a constant."""
    if isinstance(source, prim.SizeOp):
        return prim.SizeOp(source.value.data, op.result.type)
    return _constant(_number(op.input), op.result.type)


@pattern
def pad_of_constant(op: prim.PadOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """Fold the padding of a constant with the same number."""
    number = _number(op.input)
    padding = round_number(op.result.type.element_type, op.number)
    # The text distinguishes zero from minus zero.
    return _constant(number, op.result.type) if repr(number) == repr(padding) else None


@pattern
def concatenate_of_constants(op: prim.ConcatenateOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """Fold a concatenation of equal constants."""
    numbers = {repr(_number(piece)) for piece in op.inputs}
    return _constant(_number(op.inputs[0]), op.result.type) if len(numbers) == 1 else None


@pattern
def reduce_of_constant(op: prim.ReduceOp, source: prim.ConstantOp, rewriter: Rewriter) -> Replacement:
    """Fold a reduction of a constant, except for products."""
    number = _number(op.input)
    sizes = dims(tensor_of(op.input))
    count = element_count(sizes[axis] for axis in op.axes).as_int
    if number is None or not count:
        return None
    element = op.result.type.element_type
    if op.kind is Combiner.ADD and element != IntegerType(1):
        number = round_number(element, number * count + 0)  # a sum starts from zero, so the sum of -0.0 is 0.0
    elif op.kind in (Combiner.MUL, Combiner.XOR, Combiner.ADD):
        return None
    return _constant(number, op.result.type)


@pattern
def iota_of_one_place(op: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """Replace an iota along a dimension of size 1 by zero."""
    return _constant(0, op.result.type) if dims(op.result.type)[op.axis] == 1 else None


@pattern
def size_that_is_known(op: prim.SizeOp, rewriter: Rewriter) -> Replacement:
    """Replace a size without symbols by its value."""
    number = op.value.data.as_int
    return None if number is None else _constant(round_number(op.result.type.element_type, number), op.result.type)


def _number(value: SSAValue) -> Number | None:
    """The constant that all elements of a value equal, rounded to its type."""
    owner = value.owner
    if not isinstance(owner, prim.ConstantOp):
        return None
    return round_number(tensor_of(value).element_type, owner.number)


def _size(value: SSAValue) -> Expression | None:
    """The integer expression that all elements of a value equal."""
    owner = value.owner
    if isinstance(owner, prim.SizeOp):
        return owner.value.data
    return Expression.of(int(owner.number)) if isinstance(owner, prim.ConstantOp) else None


def _constant(number: Number | None, type: TensorType) -> Operation | None:
    if number is None:
        return None
    whole = isinstance(type.element_type, IntegerType)
    return prim.ConstantOp(int(number) if whole else float(number), type)
