"""arith's comparisons and `select`, elementwise on vectors and tensors."""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.dialects import arith as xdsl_arith
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import IntegerAttr, i1
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
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
from xdsl.utils.type import have_compatible_shape

from ...interfaces.lanes import LaneWise, MovesLanes
from ...rewriting.patterns import CanonicalizedBy
from .element_types import boolean_like, float_like, integer_or_index_like, with_element_type

_NO_FLAGS = FastMathFlagsAttr("none")


class ComparisonOperation(IRDLOperation, abc.ABC):
    """The base class of `cmpf` and `cmpi`: a predicate, two operands of one type, and a boolean for each pair of
    elements.
    """

    PREDICATES: ClassVar[tuple[str, ...]]
    predicate = prop_def(IntegerAttr)
    result = result_def(boolean_like)
    traits = traits_def(Pure(), LaneWise())

    def __init__(self, lhs: SSAValue | Operation, rhs: SSAValue | Operation, predicate: int | str):
        if isinstance(predicate, str):
            predicate = self.PREDICATES.index(predicate)
        super().__init__(
            operands=[lhs, rhs],
            result_types=[with_element_type(SSAValue.get(lhs).type, i1)],
            properties={"predicate": IntegerAttr(predicate, 64)},
        )

    @property
    def predicate_name(self) -> str:
        """The predicate as it is printed, such as `olt`."""
        return self.PREDICATES[self.predicate.value.data]

    def verify_(self) -> None:
        lhs, rhs, result = (value.type for value in (*self.operands, *self.results))
        if lhs != rhs:
            raise VerifyException(f"cannot compare {lhs} with {rhs}")
        if result != (expected := with_element_type(lhs, i1)):
            raise VerifyException(f"comparing {lhs} gives {expected}, not {result}")
        if not 0 <= self.predicate.value.data < len(self.PREDICATES):
            raise VerifyException(f"no predicate has the number {self.predicate.value.data}")

    @classmethod
    def parse(cls, parser: Parser) -> ComparisonOperation:
        position = parser.pos
        predicate = parser.parse_identifier()
        if predicate not in cls.PREDICATES:
            expected = ", ".join(cls.PREDICATES)
            parser.raise_error(f"unknown predicate, expected one of {expected}", position, parser.pos)
        parser.parse_punctuation(",")
        lhs = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        rhs = parser.parse_unresolved_operand()
        fastmath = None
        if cls is CmpfOp and parser.parse_optional_keyword("fastmath"):
            fastmath = FastMathFlagsAttr(FastMathFlagsAttr.parse_parameter(parser))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        operand_type = parser.parse_type()
        operands = [parser.resolve_operand(operand, operand_type) for operand in (lhs, rhs)]
        op = cls(operands[0], operands[1], predicate)
        op.attributes |= attributes
        if fastmath is not None:
            op.properties["fastmath"] = fastmath
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.predicate_name}, ")
        printer.print_list(self.operands, printer.print_ssa_value)
        fastmath = self.properties.get("fastmath", _NO_FLAGS)
        if isinstance(fastmath, FastMathFlagsAttr) and fastmath != _NO_FLAGS:
            printer.print_string(" fastmath")
            fastmath.print_parameter(printer)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.operands[0].type)


@irdl_op_definition
class CmpfOp(ComparisonOperation):
    """Compare floats; the first letter of the predicate determines the result for NaN: `o` is false and `u` is true."""

    name = "arith.cmpf"
    PREDICATES: ClassVar[tuple[str, ...]] = tuple(xdsl_arith.CMPF_COMPARISON_OPERATIONS)
    lhs = operand_def(float_like)
    rhs = operand_def(float_like)
    fastmath = prop_def(FastMathFlagsAttr, default_value=_NO_FLAGS)


@irdl_op_definition
class CmpiOp(ComparisonOperation):
    """Compare integers; the first letter of the predicate is `s` for signed and `u` for unsigned comparison."""

    name = "arith.cmpi"
    PREDICATES: ClassVar[tuple[str, ...]] = tuple(xdsl_arith.CMPI_COMPARISON_OPERATIONS)
    lhs = operand_def(integer_or_index_like)
    rhs = operand_def(integer_or_index_like)


@irdl_op_definition
class SelectOp(IRDLOperation):
    """Select by one condition, or elementwise by a vector or tensor of conditions."""

    name = "arith.select"
    T: ClassVar = VarConstraint("T", AnyAttr())
    cond = operand_def(boolean_like)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), MovesLanes(), CanonicalizedBy(f"{__package__}.canonicalization"))

    def __init__(self, cond: SSAValue | Operation, lhs: SSAValue | Operation, rhs: SSAValue | Operation):
        super().__init__(operands=[cond, lhs, rhs], result_types=[SSAValue.get(lhs).type])

    def verify_(self) -> None:
        if self.cond.type != i1 and not have_compatible_shape(self.cond.type, self.result.type):
            raise VerifyException(f"condition of type {self.cond.type} cannot select from {self.result.type}")

    @classmethod
    def parse(cls, parser: Parser) -> SelectOp:
        cond = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        lhs = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        rhs = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        condition_type, value_type = i1, parser.parse_type()
        if parser.parse_optional_punctuation(","):
            condition_type, value_type = value_type, parser.parse_type()
        types = (condition_type, value_type, value_type)
        op = cls(*parser.resolve_operands((cond, lhs, rhs), types, parser.pos))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        if self.cond.type != i1:
            printer.print_attribute(self.cond.type)
            printer.print_string(", ")
        printer.print_attribute(self.result.type)
