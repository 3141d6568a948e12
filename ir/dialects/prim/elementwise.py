"""prim's elementwise ops: operands and result of one shape and one element type.

No operand is broadcast and no type is promoted; `prim.broadcast` and `prim.convert` say so where it happens.
Integers wrap around; floats follow IEEE 754, in the precision of their type or a wider one.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, IntegerType, TensorType
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    VarConstraint,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Commutative, Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...inference import InfersResultTypes
from ...shapes import dims, tensor
from .types import BOOL, print_conversion, tensor_of

TENSOR = BaseAttr(TensorType)


class ElementwiseOp(IRDLOperation, ABC):
    """An op whose result at an index depends on its operands at that index alone."""


class UnaryOp(ElementwiseOp, ABC):
    """One operand; the result has its type."""

    T: ClassVar = VarConstraint("T", TENSOR)
    input = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($result)"

    def __init__(self, input: SSAValue):
        super().__init__(operands=[input], result_types=[input.type])


class BinaryOp(ElementwiseOp, ABC):
    """Two operands; the result has their common type."""

    T: ClassVar = VarConstraint("T", TENSOR)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])


def _require(op: IRDLOperation, kind: Any, what: str) -> None:
    element = tensor_of(op.operands[0]).element_type
    if not isinstance(element, kind):
        raise VerifyException(f"{op.name} takes {what}, not {element}")


class FloatUnaryOp(UnaryOp, ABC):
    """A unary op on floats."""

    def verify_(self) -> None:
        _require(self, AnyFloat, "a tensor of floats")


class FloatBinaryOp(BinaryOp, ABC):
    """A binary op on floats."""

    def verify_(self) -> None:
        _require(self, AnyFloat, "tensors of floats")


class IntegerBinaryOp(BinaryOp, ABC):
    """A binary op on integers or booleans."""

    def verify_(self) -> None:
        _require(self, IntegerType, "tensors of integers or booleans")


@irdl_op_definition
class AbsOp(UnaryOp):
    """The absolute value."""

    name = "prim.abs"


@irdl_op_definition
class NegOp(UnaryOp):
    """The negation; of an integer, modulo its width."""

    name = "prim.neg"


@irdl_op_definition
class SignOp(UnaryOp):
    """-1, 0 or 1; 0 for NaN."""

    name = "prim.sign"


@irdl_op_definition
class NotOp(UnaryOp):
    """Every bit inverted; of a boolean, the logical negation."""

    name = "prim.not"


@irdl_op_definition
class ExpOp(FloatUnaryOp):
    """e to the power of the operand."""

    name = "prim.exp"


@irdl_op_definition
class Exp2Op(FloatUnaryOp):
    """2 to the power of the operand."""

    name = "prim.exp2"


@irdl_op_definition
class Expm1Op(FloatUnaryOp):
    """`exp(x) - 1`, accurate near 0."""

    name = "prim.expm1"


@irdl_op_definition
class LogOp(FloatUnaryOp):
    """The natural logarithm."""

    name = "prim.log"


@irdl_op_definition
class Log1pOp(FloatUnaryOp):
    """`log(1 + x)`, accurate near 0."""

    name = "prim.log1p"


@irdl_op_definition
class Log2Op(FloatUnaryOp):
    """The logarithm to base 2."""

    name = "prim.log2"


@irdl_op_definition
class Log10Op(FloatUnaryOp):
    """The logarithm to base 10."""

    name = "prim.log10"


@irdl_op_definition
class SqrtOp(FloatUnaryOp):
    """The square root."""

    name = "prim.sqrt"


@irdl_op_definition
class RsqrtOp(FloatUnaryOp):
    """`1 / sqrt(x)`."""

    name = "prim.rsqrt"


@irdl_op_definition
class ReciprocalOp(FloatUnaryOp):
    """`1 / x`."""

    name = "prim.reciprocal"


@irdl_op_definition
class SinOp(FloatUnaryOp):
    """The sine of radians."""

    name = "prim.sin"


@irdl_op_definition
class CosOp(FloatUnaryOp):
    """The cosine of radians."""

    name = "prim.cos"


@irdl_op_definition
class TanOp(FloatUnaryOp):
    """The tangent of radians."""

    name = "prim.tan"


@irdl_op_definition
class AsinOp(FloatUnaryOp):
    """The inverse sine."""

    name = "prim.asin"


@irdl_op_definition
class AcosOp(FloatUnaryOp):
    """The inverse cosine."""

    name = "prim.acos"


@irdl_op_definition
class AtanOp(FloatUnaryOp):
    """The inverse tangent."""

    name = "prim.atan"


@irdl_op_definition
class SinhOp(FloatUnaryOp):
    """The hyperbolic sine."""

    name = "prim.sinh"


@irdl_op_definition
class CoshOp(FloatUnaryOp):
    """The hyperbolic cosine."""

    name = "prim.cosh"


@irdl_op_definition
class TanhOp(FloatUnaryOp):
    """The hyperbolic tangent."""

    name = "prim.tanh"


@irdl_op_definition
class AsinhOp(FloatUnaryOp):
    """The inverse hyperbolic sine."""

    name = "prim.asinh"


@irdl_op_definition
class AcoshOp(FloatUnaryOp):
    """The inverse hyperbolic cosine."""

    name = "prim.acosh"


@irdl_op_definition
class AtanhOp(FloatUnaryOp):
    """The inverse hyperbolic tangent."""

    name = "prim.atanh"


@irdl_op_definition
class ErfOp(FloatUnaryOp):
    """The error function."""

    name = "prim.erf"


@irdl_op_definition
class ErfcOp(FloatUnaryOp):
    """`1 - erf(x)`, accurate for large x."""

    name = "prim.erfc"


@irdl_op_definition
class LgammaOp(FloatUnaryOp):
    """The logarithm of the absolute value of the gamma function."""

    name = "prim.lgamma"


@irdl_op_definition
class SigmoidOp(FloatUnaryOp):
    """`1 / (1 + exp(-x))`."""

    name = "prim.sigmoid"


@irdl_op_definition
class FloorOp(FloatUnaryOp):
    """The largest integer not above."""

    name = "prim.floor"


@irdl_op_definition
class CeilOp(FloatUnaryOp):
    """The smallest integer not below."""

    name = "prim.ceil"


@irdl_op_definition
class RoundOp(FloatUnaryOp):
    """The nearest integer; halves go to the even one."""

    name = "prim.round"


@irdl_op_definition
class TruncOp(FloatUnaryOp):
    """The integer part."""

    name = "prim.trunc"


@irdl_op_definition
class AddOp(BinaryOp):
    """The sum; of booleans, the logical or."""

    name = "prim.add"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class SubOp(BinaryOp):
    """The difference."""

    name = "prim.sub"


@irdl_op_definition
class MulOp(BinaryOp):
    """The product; of booleans, the logical and."""

    name = "prim.mul"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class MaximumOp(BinaryOp):
    """The larger operand; NaN if either is NaN."""

    name = "prim.maximum"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class MinimumOp(BinaryOp):
    """The smaller operand; NaN if either is NaN."""

    name = "prim.minimum"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class PowOp(BinaryOp):
    """The first operand to the power of the second; of integers, by products (a negative power: 0, 1 or -1)."""

    name = "prim.pow"


@irdl_op_definition
class DivOp(BinaryOp):
    """The quotient; of integers, rounded toward zero."""

    name = "prim.div"


@irdl_op_definition
class FloorDivOp(BinaryOp):
    """The quotient rounded toward minus infinity."""

    name = "prim.floor_div"


@irdl_op_definition
class RemOp(BinaryOp):
    """The remainder with the first operand's sign (C's `fmod` and `%`)."""

    name = "prim.rem"


@irdl_op_definition
class Atan2Op(FloatBinaryOp):
    """The angle of the point (rhs, lhs)."""

    name = "prim.atan2"


@irdl_op_definition
class CopysignOp(FloatBinaryOp):
    """The magnitude of the first operand with the sign of the second."""

    name = "prim.copysign"


@irdl_op_definition
class NextafterOp(FloatBinaryOp):
    """The next float after the first operand toward the second."""

    name = "prim.nextafter"


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
    """Bits shifted up; 0 for a shift beyond the width."""

    name = "prim.shift_left"


@irdl_op_definition
class ShiftRightOp(IntegerBinaryOp):
    """Bits shifted down, copies of the sign coming in; a shift beyond the width leaves the sign."""

    name = "prim.shift_right"


class Comparison(StrEnum):
    """An ordering; every one but `ne` is false when an operand is NaN."""

    EQ = "eq"
    NE = "ne"
    LT = "lt"
    LE = "le"
    GT = "gt"
    GE = "ge"


@irdl_attr_definition
class ComparisonAttr(EnumAttribute[Comparison], SpacedOpaqueSyntaxAttribute):
    """The ordering that `prim.compare` tests."""

    name = "prim.comparison"


@irdl_op_definition
class CompareOp(ElementwiseOp, InfersResultTypes):
    """Whether the ordering holds between the operands, as booleans.

    %m = prim.compare <lt> %a, %b : tensor<4xf32>     // -> tensor<4xi1>
    """

    name = "prim.compare"
    T: ClassVar = VarConstraint("T", TENSOR)
    lhs = operand_def(T)
    rhs = operand_def(T)
    comparison = prop_def(ComparisonAttr)
    result = result_def(TENSOR)
    traits = traits_def(Pure())

    def __init__(self, comparison: Comparison | str, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[lhs, rhs],
            properties={"comparison": ComparisonAttr(Comparison(comparison))},
            result_types=[tensor(dims(tensor_of(lhs)), BOOL)],
        )

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        type = operand_types[0]
        assert isinstance(type, TensorType)
        return [tensor(dims(type), BOOL)]

    def verify_(self) -> None:
        if self.result.type != tensor(dims(tensor_of(self.lhs)), BOOL):
            raise VerifyException(f"prim.compare of {self.lhs.type} gives booleans of that shape")

    @classmethod
    def parse(cls, parser: Parser) -> CompareOp:
        with parser.in_angle_brackets():
            comparison = parser.parse_str_enum(Comparison)
        lhs = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        rhs = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        op = cls(comparison, parser.resolve_operand(lhs, type), parser.resolve_operand(rhs, type))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" <{self.comparison.data}> ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.lhs.type)


@irdl_op_definition
class SelectOp(ElementwiseOp):
    """The second operand where the first (booleans of the same shape) holds, else the third.

    %r = prim.select %m, %a, %b : tensor<4xf32>
    """

    name = "prim.select"
    T: ClassVar = VarConstraint("T", TENSOR)
    condition = operand_def(TENSOR)
    on_true = operand_def(T)
    on_false = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())

    def __init__(self, condition: SSAValue, on_true: SSAValue, on_false: SSAValue):
        super().__init__(operands=[condition, on_true, on_false], result_types=[on_true.type])

    def verify_(self) -> None:
        if self.condition.type != tensor(dims(tensor_of(self.result)), BOOL):
            raise VerifyException(f"prim.select of {self.result.type} chooses by booleans of that shape, "
                                  f"not by {self.condition.type}")

    @classmethod
    def parse(cls, parser: Parser) -> SelectOp:
        operands = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_unresolved_operand)
        if len(operands) != 3:
            parser.raise_error("prim.select takes a condition and two values")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        if not isinstance(type, TensorType):
            parser.raise_error("expected a tensor type")
        types: list[Attribute] = [tensor(dims(type), BOOL), type, type]
        op = cls(*(parser.resolve_operand(o, t) for o, t in zip(operands, types, strict=True)))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


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
        _require(self, AnyFloat, "tensors of floats")


class ConversionOp(ElementwiseOp, ABC):
    """An op that gives its operand another element type."""

    input = operand_def(TENSOR)
    result = result_def(TENSOR)
    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, element: Attribute):
        super().__init__(operands=[input], result_types=[tensor(dims(tensor_of(input)), element)])

    def verify_(self) -> None:
        if dims(tensor_of(self.input)) != dims(tensor_of(self.result)):
            raise VerifyException(f"{self.name} keeps the shape: {print_conversion(self)}")


@irdl_op_definition
class ConvertOp(ConversionOp):
    """The same numbers in another element type: floats round to nearest even, or toward zero into integers;
    integers wrap; a boolean is 0 or 1, and anything but 0 becomes true.

    %b = prim.convert %a : tensor<4xf32> -> tensor<4xbf16>
    """

    name = "prim.convert"


@irdl_op_definition
class BitcastOp(ConversionOp):
    """The same bits read as another element type of the same width.

    %b = prim.bitcast %a : tensor<4xf32> -> tensor<4xi32>
    """

    name = "prim.bitcast"

    def verify_(self) -> None:
        super().verify_()
        old, new = tensor_of(self.input).element_type, tensor_of(self.result).element_type
        if not (isinstance(old, FixedBitwidthType) and isinstance(new, FixedBitwidthType)
                and old.bitwidth == new.bitwidth):
            raise VerifyException(f"prim.bitcast keeps the width: {print_conversion(self)}")

