"""The arith dialect, elementwise on vectors and tensors as upstream has it.

xDSL 0.74 limits comparisons, `select` and the integer conversions to scalars. The classes below lift that
limit, keep upstream's syntax and take the place of xDSL's; all others are xDSL's own. So passes and emitters
import this module wherever they would import `xdsl.dialects.arith`.

    %1 = arith.cmpf olt, %x, %y : vector<16xf32>
    %2 = arith.select %1, %x, %y : vector<16xi1>, vector<16xf32>
    %3 = arith.fptosi %2 : vector<16xf32> to vector<16xi32>
"""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.dialects import arith as xdsl_arith
from xdsl.dialects.arith import (
    AddfOp,
    AddiOp,
    AndIOp,
    BitcastOp,
    CeilDivSIOp,
    CeilDivUIOp,
    ConstantOp,
    DivfOp,
    DivSIOp,
    DivUIOp,
    ExtFOp,
    FastMathFlagsAttr,
    FloorDivSIOp,
    IntegerOverflowAttr,
    MaximumfOp,
    MaxnumfOp,
    MaxSIOp,
    MaxUIOp,
    MinimumfOp,
    MinnumfOp,
    MinSIOp,
    MinUIOp,
    MulfOp,
    MuliOp,
    NegfOp,
    OrIOp,
    RemSIOp,
    RemUIOp,
    ShLIOp,
    ShRSIOp,
    ShRUIOp,
    SubfOp,
    SubiOp,
    TruncFOp,
    XOrIOp,
)
from xdsl.dialects.builtin import (
    AnyFloat,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    VectorType,
    container_of,
    i1,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
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
from xdsl.utils.type import get_element_type_or_self, have_compatible_shape

__all__ = [
    "AddfOp",
    "AddiOp",
    "AndIOp",
    "Arith",
    "BitcastOp",
    "CeilDivSIOp",
    "CeilDivUIOp",
    "CmpfOp",
    "CmpiOp",
    "ComparisonOperation",
    "ConstantOp",
    "ConversionOperation",
    "DivSIOp",
    "DivUIOp",
    "DivfOp",
    "ExtFOp",
    "ExtSIOp",
    "ExtUIOp",
    "FPToSIOp",
    "FPToUIOp",
    "FastMathFlagsAttr",
    "FloorDivSIOp",
    "IndexCastOp",
    "IntegerOverflowAttr",
    "MaxSIOp",
    "MaxUIOp",
    "MaximumfOp",
    "MaxnumfOp",
    "MinSIOp",
    "MinUIOp",
    "MinimumfOp",
    "MinnumfOp",
    "MulfOp",
    "MuliOp",
    "NegfOp",
    "OrIOp",
    "RemSIOp",
    "RemUIOp",
    "SIToFPOp",
    "SelectOp",
    "ShLIOp",
    "ShRSIOp",
    "ShRUIOp",
    "SubfOp",
    "SubiOp",
    "TruncFOp",
    "TruncIOp",
    "UIToFPOp",
    "XOrIOp",
    "with_element_type",
]

boolean_like = container_of(IntegerType(1))
integer_like = container_of(IntegerType)
integer_or_index_like = container_of(IntegerType | IndexType)
float_like = container_of(AnyFloat)


def with_element_type(shape_of: Attribute, element_type: Attribute) -> Attribute:
    """Give `element_type`, in a vector or tensor of the same shape when `shape_of` is one."""
    if isinstance(shape_of, VectorType):
        return VectorType(element_type, shape_of.shape, shape_of.scalable_dims)
    if isinstance(shape_of, TensorType):
        return TensorType(element_type, shape_of.shape, shape_of.encoding)
    return element_type


class ComparisonOperation(IRDLOperation, abc.ABC):
    """What `cmpf` and `cmpi` share: a predicate, two operands of one type, a boolean for each pair."""

    PREDICATES: ClassVar[tuple[str, ...]]
    predicate = prop_def(IntegerAttr)
    result = result_def(boolean_like)
    traits = traits_def(Pure())

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


_NO_FLAGS = FastMathFlagsAttr("none")


@irdl_op_definition
class CmpfOp(ComparisonOperation):
    """Compare floats; of the predicate's first letter, `o` makes a NaN compare false and `u` true."""

    name = "arith.cmpf"
    PREDICATES: ClassVar[tuple[str, ...]] = tuple(xdsl_arith.CMPF_COMPARISON_OPERATIONS)
    lhs = operand_def(float_like)
    rhs = operand_def(float_like)
    fastmath = prop_def(FastMathFlagsAttr, default_value=_NO_FLAGS)


@irdl_op_definition
class CmpiOp(ComparisonOperation):
    """Compare integers; of the predicate's first letter, `s` reads them as signed and `u` as unsigned."""

    name = "arith.cmpi"
    PREDICATES: ClassVar[tuple[str, ...]] = tuple(xdsl_arith.CMPI_COMPARISON_OPERATIONS)
    lhs = operand_def(integer_or_index_like)
    rhs = operand_def(integer_or_index_like)


@irdl_op_definition
class SelectOp(IRDLOperation):
    """Choose by one condition, or element by element by a vector or tensor of conditions."""

    name = "arith.select"
    T: ClassVar = VarConstraint("T", AnyAttr())
    cond = operand_def(boolean_like)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())

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


class ConversionOperation(IRDLOperation, abc.ABC):
    """A conversion of each element; the shape stays."""

    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    def __init__(self, input: SSAValue | Operation, target_type: Attribute):
        super().__init__(operands=[input], result_types=[target_type])

    def verify_(self) -> None:
        source, target = self.operands[0].type, self.results[0].type
        if not have_compatible_shape(source, target):
            raise VerifyException(f"converting {source} to {target} changes the shape")
        self.verify_element_types(get_element_type_or_self(source), get_element_type_or_self(target))

    def verify_element_types(self, source: Attribute, target: Attribute) -> None:
        """Check what the constraints on `input` and `result` alone cannot."""


@irdl_op_definition
class FPToSIOp(ConversionOperation):
    """Convert a float to a signed integer, towards zero; undefined where it does not fit."""

    name = "arith.fptosi"
    input = operand_def(float_like)
    result = result_def(integer_like)


@irdl_op_definition
class FPToUIOp(ConversionOperation):
    """Convert a float to an unsigned integer, towards zero; undefined where it does not fit."""

    name = "arith.fptoui"
    input = operand_def(float_like)
    result = result_def(integer_like)


@irdl_op_definition
class SIToFPOp(ConversionOperation):
    """Convert a signed integer to a float, to nearest even."""

    name = "arith.sitofp"
    input = operand_def(integer_like)
    result = result_def(float_like)


@irdl_op_definition
class UIToFPOp(ConversionOperation):
    """Convert an unsigned integer to a float, to nearest even."""

    name = "arith.uitofp"
    input = operand_def(integer_like)
    result = result_def(float_like)


class WidthChangeOperation(ConversionOperation, abc.ABC):
    """A conversion between integers of different widths."""

    input = operand_def(integer_like)
    result = result_def(integer_like)
    WIDENS: ClassVar[bool] = True

    def verify_element_types(self, source: Attribute, target: Attribute) -> None:
        assert isinstance(source, IntegerType) and isinstance(target, IntegerType)
        change = target.width.data - source.width.data
        if (change if self.WIDENS else -change) <= 0:
            raise VerifyException(f"{target} must be {'wider' if self.WIDENS else 'narrower'} than {source}")


@irdl_op_definition
class ExtSIOp(WidthChangeOperation):
    """Widen a signed integer."""

    name = "arith.extsi"


@irdl_op_definition
class ExtUIOp(WidthChangeOperation):
    """Widen an unsigned integer."""

    name = "arith.extui"


@irdl_op_definition
class TruncIOp(WidthChangeOperation):
    """Keep the low bits of an integer."""

    name = "arith.trunci"
    WIDENS: ClassVar[bool] = False


@irdl_op_definition
class IndexCastOp(ConversionOperation):
    """Convert between `index` and a signed integer."""

    name = "arith.index_cast"
    input = operand_def(integer_or_index_like)
    result = result_def(integer_or_index_like)

    def verify_element_types(self, source: Attribute, target: Attribute) -> None:
        if isinstance(source, IndexType) == isinstance(target, IndexType):
            raise VerifyException(f"one of {source} and {target} must be index, the other an integer")


_REPLACED = (
    CmpfOp,
    CmpiOp,
    SelectOp,
    FPToSIOp,
    FPToUIOp,
    SIToFPOp,
    UIToFPOp,
    ExtSIOp,
    ExtUIOp,
    TruncIOp,
    IndexCastOp,
)
_REPLACED_NAMES = {op.name for op in _REPLACED}

Arith = Dialect(
    "arith",
    [*(op for op in xdsl_arith.Arith.operations if op.name not in _REPLACED_NAMES), *_REPLACED],
    list(xdsl_arith.Arith.attributes),
    [xdsl_arith.ArithConstantMaterializationInterface()],
)
