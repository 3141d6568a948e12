"""Conversions between types, for scalars and lane by lane for vectors."""

from __future__ import annotations

from xdsl.dialects import vector
from xdsl.dialects.builtin import Float64Type, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ResizeMaskOp
from ....ir.errors import UnsupportedError
from ....ir.vector_types import element_of, is_half, lanes_of
from .emitter import Formula, KernelEmitter, Statement
from .types import cast, is_bool, type_name, unsigned


def _convert(text: str, type: Attribute | str) -> str:
    """Convert a number to another type with C++'s semantics."""
    name = type if isinstance(type, str) else type_name(type)
    return f"convert<{name}>({text})" if "x" in name else f"({name}){text}"


def _single(type: Attribute) -> str:
    """f32, or a vector of f32 with the lanes of `type`."""
    lanes = lanes_of(type)
    return f"f32x{lanes}" if lanes else "f32"


def _computed(type: Attribute) -> str:
    """The type in which a float is computed: f32 for f16 and bf16."""
    return _single(type) if is_half(type) else type_name(type)


def _extend_float(e: KernelEmitter, op: arith.ExtFOp) -> str:
    text = e.number(op.input)
    return _convert(text, op.result.type) if isinstance(element_of(op.result.type), Float64Type) else text


def _truncate_float(e: KernelEmitter, op: arith.TruncFOp) -> str:
    text = e.number(op.input)
    if isinstance(element_of(op.input.type), Float64Type):
        text = _convert(text, _single(op.result.type))
    return e.rounded(text, op.result.type)


def _to_integer(is_unsigned: bool) -> Formula:
    def formula(e: KernelEmitter, op: Operation) -> str:
        source, target = op.operands[0], op.results[0].type
        if is_bool(target):
            raise UnsupportedError(f"'{op.name}' to a boolean has no C++; compare instead")
        name = type_name(target)
        if not is_unsigned:
            return _convert(e.number(source), name)
        return cast(_convert(e.number(source), unsigned(name)), name)

    return formula


def _from_integer(is_unsigned: bool) -> Formula:
    def formula(e: KernelEmitter, op: Operation) -> str:
        source, target = op.operands[0], op.results[0].type
        text = _integer(e, source, is_unsigned)
        return e.rounded(_convert(text, _computed(target)), target)

    return formula


def _integer(e: KernelEmitter, value: SSAValue, is_unsigned: bool) -> str:
    """An integer operand of a widening conversion, signed or unsigned; true is -1 or 1 respectively."""
    text = e.text(value)
    if is_bool(value.type):
        is_vector = lanes_of(value.type) is not None  # whose lanes are 0 and -1
        return text if is_vector != is_unsigned else f"-{text}"
    return cast(text, unsigned(type_name(value.type))) if is_unsigned else text


def _widen(is_unsigned: bool) -> Formula:
    def formula(e: KernelEmitter, op: Operation) -> str:
        source, target = op.operands[0], op.results[0].type
        return _convert(_integer(e, source, is_unsigned), target)

    return formula


def _narrow(e: KernelEmitter, op: arith.TruncIOp) -> str:
    if not is_bool(op.result.type):
        return _convert(e.text(op.input), op.result.type)
    lanes = lanes_of(op.result.type)
    one = f"splat<{type_name(op.input.type)}>(1)" if lanes else "1"
    return f"({e.text(op.input)} & {one}) != {one.replace('(1)', '(0)') if lanes else '0'}"


def _index_cast(e: KernelEmitter, op: arith.IndexCastOp) -> None:
    if is_bool(op.result.type):
        raise UnsupportedError("'arith.index_cast' to a boolean has no C++; compare instead")
    if type_name(op.input.type) == type_name(op.result.type):
        e.names.bind(op.result, e.text(op.input))  # an index is an i64
    else:
        e.define(op.result, _convert(_integer(e, op.input, False), op.result.type))


def _bitcast(e: KernelEmitter, op: Operation) -> str:
    source, target = op.operands[0], op.results[0].type
    if is_bool(source.type) or is_bool(target):
        raise UnsupportedError(f"'{op.name}' of booleans has no C++")
    return f"as<{type_name(target)}>({e.text(source)})"


def _broadcast(e: KernelEmitter, op: vector.BroadcastOp) -> str:
    source, target = op.operands[0], op.results[0].type
    if isinstance(source.type, VectorType):
        raise UnsupportedError("the C++ emitter broadcasts scalars")
    text = e.text(source)
    return f"splat<{type_name(target)}>({f'-{text}' if is_bool(target) else text})"


def _shuffle(e: KernelEmitter, op: vector.ShuffleOp) -> str:
    operands = ", ".join(e.condition(op, each) if is_bool(each.type) else e.text(each) for each in (op.v1, op.v2))
    return f"__builtin_shufflevector({operands}, {', '.join(map(str, op.mask.get_values()))})"


FORMULAS: dict[type[Operation], Formula] = {
    ResizeMaskOp: lambda e, op: e.mask(op.mask, op.bits.value.data),
    vector.ShuffleOp: _shuffle,
    arith.ExtFOp: _extend_float,
    arith.TruncFOp: _truncate_float,
    arith.FPToSIOp: _to_integer(False),
    arith.FPToUIOp: _to_integer(True),
    arith.SIToFPOp: _from_integer(False),
    arith.UIToFPOp: _from_integer(True),
    arith.ExtSIOp: _widen(False),
    arith.ExtUIOp: _widen(True),
    arith.TruncIOp: _narrow,
    arith.BitcastOp: _bitcast,
    vector.BitcastOp: _bitcast,
    vector.BroadcastOp: _broadcast,
}
STATEMENTS: dict[type[Operation], Statement] = {arith.IndexCastOp: _index_cast}
