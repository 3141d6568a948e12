"""triton's arithmetic that arith and math lack: IEEE division and roots, clamping, matrix products."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import I32, AnyFloat, Float32Type, IntegerAttr, IntegerType, TensorType, i1, i32
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    VarConstraint,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from .types import element_of, shape_of

__all__ = ["ClampFOp", "DotOp", "InputPrecision", "InputPrecisionAttr", "MulhiUIOp", "PreciseDivFOp", "PreciseSqrtOp",
           "PropagateNan", "PropagateNanAttr"]


class InputPrecision(StrEnum):
    """How `triton.dot` converts f32: to tf32, to sums of several tf32 or bf16, or not at all."""

    TF32 = "tf32"
    TF32X3 = "tf32x3"
    IEEE = "ieee"
    BF16X3 = "bf16x3"
    BF16X6 = "bf16x6"


class PropagateNan(StrEnum):
    """Whether `triton.clampf` returns NaN for NaN, or the lower limit."""

    NONE = "none"
    ALL = "all"


@irdl_attr_definition
class InputPrecisionAttr(EnumAttribute[InputPrecision], SpacedOpaqueSyntaxAttribute):
    """How `triton.dot` converts f32."""

    name = "triton.input_precision"


@irdl_attr_definition
class PropagateNanAttr(EnumAttribute[PropagateNan], SpacedOpaqueSyntaxAttribute):
    """Whether `triton.clampf` returns NaN for NaN."""

    name = "triton.propagate_nan"


def _verify_f32(op: IRDLOperation) -> None:
    element = element_of(op.results[0].type)
    if not isinstance(element, Float32Type):
        raise VerifyException(f"{op.name} is of f32, not of {element}; other floats have no inexact form")


@irdl_op_definition
class PreciseDivFOp(IRDLOperation):
    """Divide with the rounding of IEEE 754; arith.divf of f32 may be off by two units in the last place.

    %q = triton.precise_divf %a, %b : tensor<128xf32>
    """

    name = "triton.precise_divf"
    T: ClassVar = VarConstraint("T", AnyAttr())
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])

    def verify_(self) -> None:
        _verify_f32(self)


@irdl_op_definition
class PreciseSqrtOp(IRDLOperation):
    """Take the square root with the rounding of IEEE 754; math.sqrt of f32 may be off in the last place.

    %r = triton.precise_sqrt %x : tensor<128xf32>
    """

    name = "triton.precise_sqrt"
    T: ClassVar = VarConstraint("T", AnyAttr())
    input = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($result)"

    def __init__(self, input: SSAValue):
        super().__init__(operands=[input], result_types=[input.type])

    def verify_(self) -> None:
        _verify_f32(self)


@irdl_op_definition
class ClampFOp(IRDLOperation):
    """Clamp a value to the range between two limits.

    %c = triton.clampf %x, %low, %high, propagateNan = all : tensor<128xf32>
    """

    name = "triton.clampf"
    T: ClassVar = VarConstraint("T", AnyAttr())
    input = operand_def(T)
    low = operand_def(T)
    high = operand_def(T)
    propagate_nan = prop_def(PropagateNanAttr)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$input `,` $low `,` $high `,` `propagateNan` `=` $propagate_nan attr-dict `:` type($result)"

    def __init__(self, input: SSAValue, low: SSAValue, high: SSAValue, propagate_nan: PropagateNan | str):
        super().__init__(operands=[input, low, high], result_types=[input.type],
                         properties={"propagate_nan": PropagateNanAttr(PropagateNan(propagate_nan))})

    def verify_(self) -> None:
        if not isinstance(element_of(self.result.type), AnyFloat):
            raise VerifyException(f"triton.clampf is of floats, not of {self.result.type}")


@irdl_op_definition
class MulhiUIOp(IRDLOperation):
    """The high half of the product of two unsigned integers.

    %h = triton.mulhiui %a, %b : tensor<128xi32>
    """

    name = "triton.mulhiui"
    T: ClassVar = VarConstraint("T", AnyAttr())
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])

    def verify_(self) -> None:
        if str(element_of(self.result.type)) not in ("i32", "i64"):
            raise VerifyException(f"triton.mulhiui is of i32 and i64, not of {self.result.type}")


@irdl_op_definition
class DotOp(IRDLOperation):
    """Multiply two blocks as matrices and add the product to a third block, on tensor cores if the types allow it.

    %d = triton.dot %a, %b, %c, inputPrecision = tf32 : tensor<16x64xf16> * tensor<64x32xf16> -> tensor<16x32xf32>
    %e = triton.dot %x, %y, %z, inputPrecision = ieee, maxNumImpreciseAcc = 128 :
        tensor<64x128xf8E4M3FN> * tensor<128x32xf8E5M2> -> tensor<64x32xf32>

    The tensor cores of an H100 add products of 8-bit floats with less precision than f32. `maxNumImpreciseAcc` is the
    number of terms that are added this way before their sum is added in f32; if it exceeds the terms of a block, all
    terms of all blocks are. If it is absent, none are, and the numbers are multiplied as f16.
    """

    name = "triton.dot"
    T: ClassVar = VarConstraint("T", BaseAttr(TensorType))
    lhs = operand_def(BaseAttr(TensorType))
    rhs = operand_def(BaseAttr(TensorType))
    accumulator = operand_def(T)
    input_precision = prop_def(InputPrecisionAttr)
    max_num_imprecise_acc = opt_prop_def(IntegerAttr[I32])
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = ("$lhs `,` $rhs `,` $accumulator `,` `inputPrecision` `=` $input_precision "
                       "(`,` `maxNumImpreciseAcc` `=` $max_num_imprecise_acc^)? attr-dict `:` "
                       "type($lhs) `*` type($rhs) `->` type($result)")

    def __init__(self, lhs: SSAValue, rhs: SSAValue, accumulator: SSAValue,
                 input_precision: InputPrecision | str = InputPrecision.IEEE, max_num_imprecise_acc: int | None = None):
        imprecise = None if max_num_imprecise_acc is None else IntegerAttr(max_num_imprecise_acc, i32)
        super().__init__(operands=[lhs, rhs, accumulator], result_types=[accumulator.type],
                         properties={"input_precision": InputPrecisionAttr(InputPrecision(input_precision)),
                                     "max_num_imprecise_acc": imprecise})

    @property
    def on_tensor_cores(self) -> bool:
        """Whether tensor cores compute the product on GPUs that have them."""
        precision = self.input_precision.data
        return precision != InputPrecision.IEEE or not isinstance(element_of(self.lhs.type), Float32Type)

    def verify_(self) -> None:
        lhs, rhs, into = shape_of(self.lhs.type), shape_of(self.rhs.type), shape_of(self.result.type)
        fits = len(lhs) == len(rhs) == len(into) and len(lhs) in (2, 3) and lhs[-1] == rhs[-2] \
            and into == (*lhs[:-1], rhs[-1]) and lhs[:-2] == rhs[:-2]
        if not fits:
            raise VerifyException(f"triton.dot: {self.lhs.type} times {self.rhs.type} is no {self.result.type}")
        elements = element_of(self.lhs.type), element_of(self.rhs.type)
        are_small = all(isinstance(element, AnyFloat) and element.bitwidth == 8 for element in elements)
        if (elements[0] != elements[1] and not are_small) or i1 in elements:
            raise VerifyException(f"triton.dot: {elements[0]} and {elements[1]} are not multiplied")
        if isinstance(elements[0], IntegerType) != isinstance(element_of(self.result.type), IntegerType):
            raise VerifyException(f"triton.dot: products of {elements[0]} are not added to {self.result.type}")
        if self.max_num_imprecise_acc is not None and not (are_small and self.max_num_imprecise_acc.value.data > 0):
            raise VerifyException("triton.dot: maxNumImpreciseAcc is positive, and only of floats of eight bits")
