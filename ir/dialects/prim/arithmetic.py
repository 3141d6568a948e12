"""prim's elementwise arithmetic on two or three operands.

The operands and the result have one shape and one element type; broadcasts and type promotions are explicit
`prim.broadcast` and `prim.convert`. Integers wrap around; floats follow IEEE 754, in the precision of their type or a
wider one.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import SSAValue
from xdsl.irdl import VarConstraint, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Commutative, Pure

from ...machines.operation_classes import BelongsTo, OperationClass
from .elementwise import (
    TENSOR,
    BinaryOp,
    Chooses,
    ElementwiseOp,
    Exact,
    FloatBinaryOp,
    IntegerBinaryOp,
    require_elements,
)


@irdl_op_definition
class AddOp(BinaryOp):
    """The sum; the logical or for booleans."""

    name = "prim.add"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class SubOp(BinaryOp):
    """The difference."""

    name = "prim.sub"


@irdl_op_definition
class MulOp(BinaryOp):
    """The product; the logical and for booleans."""

    name = "prim.mul"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class MaximumOp(BinaryOp):
    """The larger operand; NaN if either is NaN."""

    name = "prim.maximum"
    traits = traits_def(Pure(), Commutative(), Chooses())


@irdl_op_definition
class MinimumOp(BinaryOp):
    """The smaller operand; NaN if either is NaN."""

    name = "prim.minimum"
    traits = traits_def(Pure(), Commutative(), Chooses())


@irdl_op_definition
class PowOp(BinaryOp):
    """The first operand to the power of the second; for integers by multiplication (a negative power is 0, 1 or -1)."""

    name = "prim.pow"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class DivOp(BinaryOp):
    """The quotient; rounded toward zero for integers."""

    name = "prim.div"
    traits = traits_def(BelongsTo(OperationClass.DIVISION))


@irdl_op_definition
class FloorDivOp(BinaryOp):
    """The quotient rounded toward minus infinity; of floats from the exact remainder, as in Python and torch."""

    name = "prim.floor_div"
    traits = traits_def(BelongsTo(OperationClass.REMAINDER))


@irdl_op_definition
class RemOp(BinaryOp):
    """The remainder with the first operand's sign (C's `fmod` and `%`)."""

    name = "prim.rem"
    traits = traits_def(BelongsTo(OperationClass.REMAINDER), Exact())


@irdl_op_definition
class Atan2Op(FloatBinaryOp):
    """The angle of the point (rhs, lhs)."""

    name = "prim.atan2"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class CopysignOp(FloatBinaryOp):
    """The magnitude of the first operand with the sign of the second."""

    name = "prim.copysign"
    traits = traits_def(Chooses())


@irdl_op_definition
class NextafterOp(FloatBinaryOp):
    """The next float after the first operand toward the second."""

    name = "prim.nextafter"
    traits = traits_def(BelongsTo(OperationClass.REMAINDER), Exact())


@irdl_op_definition
class AndOp(IntegerBinaryOp):
    """Bitwise and."""

    name = "prim.and"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class OrOp(IntegerBinaryOp):
    """Bitwise or."""

    name = "prim.or"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class XorOp(IntegerBinaryOp):
    """Bitwise exclusive or."""

    name = "prim.xor"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class ShiftLeftOp(IntegerBinaryOp):
    """Shift bits to the left; a shift beyond the width gives 0."""

    name = "prim.shift_left"


@irdl_op_definition
class ShiftRightOp(IntegerBinaryOp):
    """Shift bits to the right arithmetically; a shift beyond the width leaves copies of the sign."""

    name = "prim.shift_right"


@irdl_op_definition
class FmaOp(ElementwiseOp):
    """The product of two floats plus a third, rounded once.

    %r = prim.fma %a, %b, %c : tensor<4xf32>     // r = a * b + c
    """

    name = "prim.fma"
    T: ClassVar = VarConstraint("T", TENSOR)
    lhs = operand_def(T)
    rhs = operand_def(T)
    addend = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs `,` $addend attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue, addend: SSAValue):
        super().__init__(operands=[lhs, rhs, addend], result_types=[lhs.type])

    def verify_(self) -> None:
        require_elements(self, AnyFloat, "tensors of floats")
