"""Conversions of elements in Triton Python, whose `to` treats integers as signed and booleans as 0 and 1."""

from __future__ import annotations

from xdsl.ir import Operation

from .....ir.dialects import arith
from .....ir.dialects.triton import BitcastOp, FpToFpOp
from .....ir.errors import UnsupportedError
from ..types import dtype_name, is_bool, is_float, unsigned_name
from .emitter import Formula, FunctionEmitter

__all__ = ["FORMULAS"]


def _convert(e: FunctionEmitter, op: Operation) -> str:
    return f"{e.full(op.operands[0])}.to({dtype_name(op.results[0].type)})"


def _from_signed(e: FunctionEmitter, op: Operation) -> str:
    """Triton's conversion, except for booleans: as a signed number, true is -1."""
    if not is_bool(op.operands[0].type):
        return _convert(e, op)
    type = dtype_name(op.results[0].type)
    text = f"{e.full(op.operands[0])}.to({'tl.int32' if is_float(op.results[0].type) else type}) * -1"
    return f"({text}).to({type})" if is_float(op.results[0].type) else text


def _from_unsigned(e: FunctionEmitter, op: Operation) -> str:
    operand, type = op.operands[0], op.results[0].type
    text = e.full(operand)
    if not is_bool(operand.type):
        text += f".to({unsigned_name(operand.type)}, bitcast=True)"
    return f"{text}.to({dtype_name(type)})"


def _truncate(e: FunctionEmitter, op: arith.TruncIOp) -> str:
    """The low bits; Triton's conversion to a boolean only compares with 0."""
    if is_bool(op.result.type):
        return f"({e.full(op.input)} & 1) != 0"
    return _convert(e, op)


def _to_signed(e: FunctionEmitter, op: Operation) -> str:
    if is_bool(op.results[0].type):
        raise UnsupportedError("a float as a boolean: compare it with 0")
    return _convert(e, op)


def _to_unsigned(e: FunctionEmitter, op: Operation) -> str:
    type = op.results[0].type
    if is_bool(type):
        raise UnsupportedError("a float as a boolean: compare it with 0")
    return f"{e.full(op.operands[0])}.to({unsigned_name(type)}).to({dtype_name(type)}, bitcast=True)"


def _bitcast(e: FunctionEmitter, op: arith.BitcastOp | BitcastOp) -> str:
    return f"{e.full(op.input)}.to({dtype_name(op.result.type)}, bitcast=True)"


FORMULAS: dict[type[Operation], Formula] = {
    BitcastOp: _bitcast,
    FpToFpOp: _convert,
    arith.BitcastOp: _bitcast,
    arith.ExtFOp: _convert,
    arith.ExtSIOp: _from_signed,
    arith.ExtUIOp: _from_unsigned,
    arith.FPToSIOp: _to_signed,
    arith.FPToUIOp: _to_unsigned,
    arith.SIToFPOp: _from_signed,
    arith.TruncFOp: _convert,
    arith.TruncIOp: _truncate,
    arith.UIToFPOp: _from_unsigned,
}
