"""prim's elementwise comparisons and selections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
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
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...inference import InfersResultTypes
from ...shapes import dims, tensor
from .elementwise import TENSOR, Chooses, ElementwiseOp
from .types import BOOL, tensor_of


class Comparison(StrEnum):
    """A comparison predicate; every one except `ne` is false if an operand is NaN."""

    EQ = "eq"
    NE = "ne"
    LT = "lt"
    LE = "le"
    GT = "gt"
    GE = "ge"


@irdl_attr_definition
class ComparisonAttr(EnumAttribute[Comparison], SpacedOpaqueSyntaxAttribute):
    """The predicate of `prim.compare`."""

    name = "prim.comparison"


@irdl_op_definition
class CompareOp(ElementwiseOp, InfersResultTypes):
    """Compare the operands elementwise; the result is a tensor of booleans.

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
    """Select elementwise: the second operand where the first (booleans of the same shape) is true, else the third.

    %r = prim.select %m, %a, %b : tensor<4xf32>
    """

    name = "prim.select"
    T: ClassVar = VarConstraint("T", TENSOR)
    condition = operand_def(TENSOR)
    on_true = operand_def(T)
    on_false = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), Chooses())

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
