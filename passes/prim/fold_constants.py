"""Arithmetic on constants, done at compile time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import IntegerType, ModuleOp, TensorType
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.reductions import Combiner
from ...ir.dialects.prim.types import INDEX_ELEMENT, tensor_of
from ...ir.expressions import Expression
from ...ir.shapes import dims, element_count
from ..analysis.scalar_arithmetic import Number, evaluate, round_number
from ..rewriting.value_rewriter import Rule, ValueRewriter


@dataclass(frozen=True)
class FoldConstants(ModulePass):
    """Replace an op on constants by a constant.

        %0 = prim.constant 2.0 : tensor<4xf32>
        %1 = prim.constant 3.0 : tensor<4xf32>
        %2 = prim.mul %0, %1 : tensor<4xf32>
        %3 = prim.reshape %2 : tensor<4xf32> -> tensor<2x2xf32>
    becomes
        %3 = prim.constant 6.0 : tensor<2x2xf32>

    Each step is computed in double precision and rounded once, to the step's own type; where that could
    differ from what a program would see (a division by zero of integers, a number out of range) the op
    stays. Sums, differences and products of symbolic sizes are sizes again.
    """

    name = "fold-constants"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ValueRewriter(_RULES, watcher_of(ctx)).run(op)


def _number(value: SSAValue) -> Number | None:
    """The number that a value holds in every place, rounded to its type."""
    owner = value.owner
    if not isinstance(owner, prim.ConstantOp):
        return None
    return round_number(tensor_of(value).element_type, owner.number)


def _constant(rewriter: ValueRewriter, number: Number | None, type: TensorType) -> SSAValue | None:
    if number is None:
        return None
    whole = isinstance(type.element_type, IntegerType)
    return rewriter.insert(prim.ConstantOp(int(number) if whole else float(number), type))


def _fold_elementwise(rewriter: ValueRewriter, op: Operation) -> SSAValue | None:
    numbers = []
    for operand in op.operands:
        number = _number(operand)
        if number is None:
            return _fold_sizes(rewriter, op)
        numbers.append(number)
    return _constant(rewriter, evaluate(op, numbers), tensor_of(op.results[0]))


def _size(value: SSAValue) -> Expression | None:
    """The integer expression that a value holds in every place."""
    owner = value.owner
    if isinstance(owner, prim.SizeOp):
        return owner.value.data
    return Expression.of(int(owner.number)) if isinstance(owner, prim.ConstantOp) else None


def _fold_sizes(rewriter: ValueRewriter, op: Operation) -> SSAValue | None:
    combine = _ON_SIZES.get(type(op))
    if combine is None or tensor_of(op.results[0]).element_type != INDEX_ELEMENT:
        return None
    lhs, rhs = _size(op.operands[0]), _size(op.operands[1])
    if lhs is None or rhs is None:
        return None
    return rewriter.insert(prim.SizeOp(combine(lhs, rhs), op.results[0].type))


_ON_SIZES: dict[type[Operation], Callable[[Expression, Expression], Expression]] = {
    prim.AddOp: lambda x, y: x + y, prim.SubOp: lambda x, y: x - y, prim.MulOp: lambda x, y: x * y,
}


def _fold_view(rewriter: ValueRewriter, op: Operation) -> SSAValue | None:
    owner = op.operands[0].owner
    if isinstance(owner, prim.SizeOp):
        return rewriter.insert(prim.SizeOp(owner.value.data, op.results[0].type))
    return _constant(rewriter, _number(op.operands[0]), tensor_of(op.results[0]))


def _fold_pad(rewriter: ValueRewriter, op: prim.PadOp) -> SSAValue | None:
    number = _number(op.input)
    padding = round_number(op.result.type.element_type, op.number)
    # The texts tell zero from minus zero.
    return _constant(rewriter, number, op.result.type) if repr(number) == repr(padding) else None


def _fold_concatenate(rewriter: ValueRewriter, op: prim.ConcatenateOp) -> SSAValue | None:
    numbers = {repr(_number(piece)) for piece in op.inputs}
    return _constant(rewriter, _number(op.inputs[0]), op.result.type) if len(numbers) == 1 else None


def _fold_reduce(rewriter: ValueRewriter, op: prim.ReduceOp) -> SSAValue | None:
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
    return _constant(rewriter, number, op.result.type)


def _fold_iota(rewriter: ValueRewriter, op: prim.IotaOp) -> SSAValue | None:
    return _constant(rewriter, 0, op.result.type) if dims(op.result.type)[op.axis] == 1 else None


def _fold_size(rewriter: ValueRewriter, op: prim.SizeOp) -> SSAValue | None:
    number = op.value.data.as_int
    if number is None:
        return None
    return _constant(rewriter, round_number(op.result.type.element_type, number), op.result.type)


_ELEMENTWISE = [
    kind for kind in vars(prim).values()
    if isinstance(kind, type) and issubclass(kind, prim.ElementwiseOp) and hasattr(kind, "name")
]
_VIEWS = (prim.BroadcastOp, prim.ReshapeOp, prim.TransposeOp, prim.SliceOp, prim.ReverseOp)
_RULES: dict[type[Operation], Rule] = {
    **dict.fromkeys(_ELEMENTWISE, _fold_elementwise),
    **dict.fromkeys(_VIEWS, _fold_view),
    prim.PadOp: _fold_pad, prim.ConcatenateOp: _fold_concatenate, prim.ReduceOp: _fold_reduce,
    prim.IotaOp: _fold_iota, prim.SizeOp: _fold_size,
}
