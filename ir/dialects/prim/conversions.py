"""prim's elementwise conversions between element types."""

from __future__ import annotations

from abc import ABC

from xdsl.dialects.builtin import FixedBitwidthType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...machines.operation_classes import BelongsTo, OperationClass
from ...shapes import dims, tensor
from .elementwise import TENSOR, ElementwiseOp
from .types import print_conversion, tensor_of


class ConversionOp(ElementwiseOp, ABC):
    """An op that changes the element type and keeps the shape."""

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
    """Convert numbers to another element type: floats round to nearest even, or toward zero if the type is an
    integer; integers wrap; a boolean is 0 or 1, and every number except 0 becomes true.

    %b = prim.convert %a : tensor<4xf32> -> tensor<4xbf16>
    """

    name = "prim.convert"
    traits = traits_def(BelongsTo(OperationClass.CONVERSION))


@irdl_op_definition
class BitcastOp(ConversionOp):
    """Reinterpret bits as another element type of the same width.

    %b = prim.bitcast %a : tensor<4xf32> -> tensor<4xi32>
    """

    name = "prim.bitcast"

    def verify_(self) -> None:
        super().verify_()
        old, new = tensor_of(self.input).element_type, tensor_of(self.result).element_type
        if not (isinstance(old, FixedBitwidthType) and isinstance(new, FixedBitwidthType)
                and old.bitwidth == new.bitwidth):
            raise VerifyException(f"prim.bitcast keeps the width: {print_conversion(self)}")
