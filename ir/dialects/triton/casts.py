"""triton's casts that arith lacks: conversions of 8-bit floats, and reinterpretation of bits."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import AnyAttr, IRDLOperation, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.views import ViewLike
from .types import element_of, shape_of, width_of

__all__ = ["BitcastOp", "FpToFpOp"]


class CastOperation(IRDLOperation):
    """An elementwise conversion to another type, which keeps the shape."""

    def verify_(self) -> None:
        source, target = (value.type for value in (*self.operands, *self.results))
        if shape_of(source) != shape_of(target):
            raise VerifyException(f"{self.name} of {source} to {target} changes the shape")
        self.verify_elements(element_of(source), element_of(target))

    def verify_elements(self, source: Attribute, target: Attribute) -> None:
        """Reject invalid conversions."""


@irdl_op_definition
class FpToFpOp(CastOperation):
    """Convert from or to 8-bit floats, rounding to nearest even; arith.extf and arith.truncf convert other floats.

    %h = triton.fp_to_fp %x : tensor<128xf8E4M3FN> -> tensor<128xf16>
    """

    name = "triton.fp_to_fp"
    input = operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, type: Attribute):
        super().__init__(operands=[input], result_types=[type])

    def verify_elements(self, source: Attribute, target: Attribute) -> None:
        if not isinstance(source, AnyFloat) or not isinstance(target, AnyFloat) or source == target \
                or 8 not in (source.bitwidth, target.bitwidth):
            raise VerifyException(f"triton.fp_to_fp converts from or to a float of 8 bits, not {source} to {target}")


@irdl_op_definition
class BitcastOp(CastOperation):
    """Reinterpret bits as another type of equal width, or addresses as addresses of another type.

    %i = triton.bitcast %x : tensor<128xf32> -> tensor<128xi32>
    """

    name = "triton.bitcast"
    input = operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(Pure(), ViewLike("input"))
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, type: Attribute):
        super().__init__(operands=[input], result_types=[type])

    def verify_elements(self, source: Attribute, target: Attribute) -> None:
        if width_of(source) != width_of(target):
            raise VerifyException(f"triton.bitcast: {source} and {target} have different widths")
