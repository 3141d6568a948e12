"""The buffers for the tensors of a function: their types, and the strides that operations require."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects.comm import StartOp
from ....ir.dialects.control import ControlOp, ScanOp
from ....ir.dialects.host import BufferType
from ....ir.expressions import Expression, constant
from ....ir.shapes import DimsAttr, contiguous_strides, dims

STRIDES = "stepwell.strides"
MUTATED_BY = "stepwell.mutated_by"
IS_ARGUMENT = "stepwell.is_argument"


def buffer_of(type: TensorType, strides: Sequence[Expression] | None = None) -> BufferType:
    """The buffer for a tensor; row-major unless strides are given."""
    return BufferType.of(dims(type), type.element_type, strides)


def attributes_of(attributes: ArrayAttr[DictionaryAttr] | None, count: int) -> list[Mapping[str, Attribute]]:
    return [a.data for a in attributes] if attributes is not None else [{}] * count


def strides_of(attributes: Mapping[str, Attribute]) -> tuple[Expression, ...] | None:
    given = attributes.get(STRIDES)
    return given.data if isinstance(given, DimsAttr) else None


def listed_strides(op: Operation, name: str, count: int) -> list[tuple[Expression, ...] | None]:
    """The strides of an attribute; None for row-major ones."""
    given = op.attributes.get(name)
    if not isinstance(given, ArrayAttr):
        return [None] * count
    return [each.data if isinstance(each, DimsAttr) else None for each in given]


def row_major(value: SSAValue) -> tuple[Expression, ...] | None:
    return contiguous_strides(dims(value.type)) if isinstance(value.type, TensorType) else None


def _stacked_strides(part: Attribute) -> tuple[Expression, ...]:
    """The strides of a tensor whose slices along its first dimension are buffers of a type."""
    assert isinstance(part, BufferType)
    if part.is_contiguous:
        return contiguous_strides((constant(1), *part.sizes.data))
    spans = [(size - 1) * stride for size, stride in zip(part.sizes.data, part.strides.data, strict=True)]
    return (sum(spans, constant(1)), *part.strides.data)


def signature_of(function: FuncOp) -> FunctionType:
    """The signature over buffers of a function over tensors."""
    type = function.function_type
    sides = ((type.inputs, function.arg_attrs), (type.outputs, function.res_attrs))
    inputs, outputs = ([buffer_of(each, strides_of(facts)) if isinstance(each, TensorType) else each
                        for each, facts in zip(types, attributes_of(given, len(types)), strict=True)]
                       for types, given in sides)
    return FunctionType.from_lists(inputs, outputs)


def is_laid_out(buffer: SSAValue, wanted: BufferType) -> bool:
    """Whether the elements of a buffer are laid out as in `wanted`; strides of dimensions of size 1 are ignored."""
    type = buffer.type
    return isinstance(type, BufferType) and type.sizes == wanted.sizes and all(
        have == want or size == 1
        for size, have, want in zip(wanted.sizes.data, type.strides.data, wanted.strides.data, strict=True))


def operand_strides(op: Operation, called: Mapping[str, FunctionType]) -> list[tuple[Expression, ...] | None]:
    """The strides that an operation requires of its operands, if it requires any; `called` has the signatures of
    other functions."""
    if isinstance(op, StartOp):
        return [row_major(value) for value in op.inputs]
    if not isinstance(op, ControlOp):
        return listed_strides(op, "operand_strides", len(op.operands))
    wanted = [place and called[place[0]].inputs.data[place[1]] for place in op.arguments_of]
    strides = [each.strides.data if isinstance(each, BufferType) else None for each in wanted]
    if isinstance(op, ScanOp):
        parts = called[op.body.string_value()].inputs.data[len(op.carried):]
        strides[-len(op.stacked):] = [_stacked_strides(part) for part, _ in zip(parts, op.stacked, strict=False)]
    return strides


def given_type(type: Attribute, place: tuple[str, int] | None, called: Mapping[str, FunctionType]) -> Attribute:
    """The buffer type of a result, which a function returns at a place. If the function has other symbols for the
    sizes, as each branch of a choice may have, the result is row-major."""
    given = called[place[0]].outputs.data[place[1]] if place is not None else None
    if isinstance(type, TensorType) and (not isinstance(given, BufferType) or given.sizes.data != dims(type)):
        return buffer_of(type)
    assert given is not None
    return given
