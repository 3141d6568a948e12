"""arith's conversions to and from integers, elementwise on vectors and tensors."""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self, have_compatible_shape

from ...interfaces.lanes import LaneWise
from .element_types import float_like, integer_like, integer_or_index_like


class ConversionOperation(IRDLOperation, abc.ABC):
    """An elementwise conversion, which keeps the shape."""

    traits = traits_def(Pure(), LaneWise())
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    def __init__(self, input: SSAValue | Operation, target_type: Attribute):
        super().__init__(operands=[input], result_types=[target_type])

    def verify_(self) -> None:
        source, target = self.operands[0].type, self.results[0].type
        if not have_compatible_shape(source, target):
            raise VerifyException(f"converting {source} to {target} changes the shape")
        self.verify_element_types(get_element_type_or_self(source), get_element_type_or_self(target))

    def verify_element_types(self, source: Attribute, target: Attribute) -> None:
        """Check conditions that the constraints on `input` and `result` cannot express."""


@irdl_op_definition
class FPToSIOp(ConversionOperation):
    """Convert a float to a signed integer, rounding towards zero; undefined if it does not fit."""

    name = "arith.fptosi"
    input = operand_def(float_like)
    result = result_def(integer_like)


@irdl_op_definition
class FPToUIOp(ConversionOperation):
    """Convert a float to an unsigned integer, rounding towards zero; undefined if it does not fit."""

    name = "arith.fptoui"
    input = operand_def(float_like)
    result = result_def(integer_like)


@irdl_op_definition
class SIToFPOp(ConversionOperation):
    """Convert a signed integer to a float, rounding to nearest even."""

    name = "arith.sitofp"
    input = operand_def(integer_like)
    result = result_def(float_like)


@irdl_op_definition
class UIToFPOp(ConversionOperation):
    """Convert an unsigned integer to a float, rounding to nearest even."""

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
