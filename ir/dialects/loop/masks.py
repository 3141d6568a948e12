"""The lane width of condition vectors, which in registers matches the width of the values they select."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects import vector
from xdsl.dialects.builtin import I64, IntegerAttr, VectorType, i1, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.irdl import IRDLOperation, VarConstraint, irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from ...interfaces.lanes import LaneWise
from ...vector_types import computed_bits, stored_bits
from .. import arith
from .accesses import AccessOp, StoreOp
from .indices import CheckIndexOp
from .reductions import ReduceLanesOp

__all__ = ["DEFAULT_MASK_BITS", "ResizeMaskOp", "is_mask", "mask_bits", "wanted_mask_bits"]

DEFAULT_MASK_BITS = 32
"""The width of conditions that do not result from a comparison: constants and loop-carried values."""


@irdl_op_definition
class ResizeMaskOp(IRDLOperation):
    """Change the lane width of a vector of conditions. A comparison returns lanes as wide as its operands, and a
    selection or a masked access takes lanes as wide as the values it moves.

    %w = loop.resize_mask %m to 64 : vector<8xi1>
    """

    name = "loop.resize_mask"
    T: ClassVar = VarConstraint("T", VectorType.constr(i1))
    mask = operand_def(T)
    bits = prop_def(IntegerAttr[I64])
    result = result_def(T)
    traits = traits_def(Pure(), LaneWise())
    assembly_format = "$mask `to` $bits attr-dict `:` type($result)"

    def __init__(self, mask: SSAValue, bits: int):
        super().__init__(operands=[mask], properties={"bits": IntegerAttr(bits, i64)}, result_types=[mask.type])


_LOGIC = (arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.AndIOp, arith.OrIOp, arith.XOrIOp, arith.CmpiOp,
          arith.MaxSIOp, arith.MinSIOp, arith.MaxUIOp, arith.MinUIOp)
"""Operations that combine conditions of one lane width."""
_CONVERSIONS = (arith.ExtSIOp, arith.ExtUIOp, arith.SIToFPOp, arith.UIToFPOp, arith.IndexCastOp)


def is_mask(type: Attribute) -> bool:
    """Whether a type is a vector of conditions."""
    return isinstance(type, VectorType) and type.element_type == i1


def mask_bits(value: SSAValue) -> int:
    """The lane width of a vector of conditions: the maximum over the conditions it is combined from."""
    widths, seen, pending = [], set[SSAValue](), [value]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        op = value.owner
        if isinstance(op, arith.SelectOp) and is_mask(op.cond.type):
            pending.append(op.cond)
        elif isinstance(op, vector.ShuffleOp):
            pending.append(op.v1)
        elif isinstance(op, _LOGIC) and is_mask(op.operands[0].type):
            pending += [each for each in op.operands if not isinstance(each.owner, arith.ConstantOp)]
        else:
            widths.append(_made_bits(op))
    return max(widths, default=DEFAULT_MASK_BITS)


def _made_bits(op: Operation | Block) -> int:
    """The lane width of conditions that an operation computes from other values."""
    match op:
        case ResizeMaskOp():
            return op.bits.value.data
        case AccessOp():
            return 8  # a condition in memory is a byte
        case arith.CmpfOp() | arith.CmpiOp() | arith.TruncIOp():
            return computed_bits(op.operands[0].type)
    return DEFAULT_MASK_BITS


def wanted_mask_bits(op: Operation) -> int:
    """The lane width of the condition vectors that an operation takes."""
    match op:
        case StoreOp():
            return stored_bits(op.value.type)
        case AccessOp():
            return stored_bits(op.results[0].type)
        case CheckIndexOp():
            return 64
        case arith.SelectOp() if not is_mask(op.result.type):
            return stored_bits(op.result.type)
        case arith.SelectOp():
            return mask_bits(op.result)
        case ReduceLanesOp():
            return mask_bits(op.inputs[0])
        case vector.ShuffleOp() | ResizeMaskOp():
            return mask_bits(op.operands[0])
        case _ if isinstance(op, _CONVERSIONS):
            return computed_bits(op.results[0].type)
        case _ if isinstance(op, _LOGIC) and is_mask(op.operands[0].type):
            return mask_bits(op.results[0])
    return DEFAULT_MASK_BITS
