"""triton's operations that reshape, permute, join, split and gather blocks."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import ClassVar

from xdsl.dialects.builtin import I32, I64, DenseArrayBase, IntegerAttr, TensorType, i32, i64
from xdsl.ir import Attribute, SSAValue
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
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.views import ViewLike
from ..derived_types import Derived
from ..number_lists import Numbers
from .blocks import BLOCK, verify_block
from .types import element_of, shape_of, with_shape

__all__ = ["GatherOp", "JoinOp", "ReshapeOp", "SplitOp", "TransOp"]


@irdl_op_definition
class ReshapeOp(IRDLOperation):
    """Change the shape; the elements keep their row-major order.

    %flat = triton.reshape %b : tensor<16x64xf32> -> tensor<1024xf32>
    """

    name = "triton.reshape"
    source = operand_def(BLOCK)
    result = result_def(BLOCK)
    traits = traits_def(Pure(), ViewLike("source"))
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"

    def __init__(self, source: SSAValue, shape: Sequence[int]):
        super().__init__(operands=[source], result_types=[TensorType(element_of(source.type), shape)])

    def verify_(self) -> None:
        if element_of(self.source.type) != element_of(self.result.type) \
                or prod(shape_of(self.source.type)) != prod(shape_of(self.result.type)):
            raise VerifyException(f"{self.result.type} does not hold the elements of {self.source.type}")
        verify_block(self.result.type)


@irdl_op_definition
class TransOp(IRDLOperation):
    """Permute the dimensions: dimension k of the result is dimension `order[k]` of the source.

    %t = triton.trans %b order [1, 0] : tensor<16x64xf32> -> tensor<64x16xf32>
    """

    name = "triton.trans"
    source = operand_def(BLOCK)
    order = prop_def(DenseArrayBase[I64])
    result = result_def(BLOCK)
    traits = traits_def(Pure(), ViewLike("source"))
    custom_directives = (Numbers,)
    assembly_format = "$source `order` custom<Numbers>($order) attr-dict `:` type($source) `->` type($result)"
    def __init__(self, source: SSAValue, order: Sequence[int]):
        shape = shape_of(source.type)
        super().__init__(operands=[source], properties={"order": DenseArrayBase.from_list(i64, order)},
                         result_types=[TensorType(element_of(source.type), [shape[k] for k in order])])

    @property
    def permutation(self) -> tuple[int, ...]:
        return self.order.get_values()

    def verify_(self) -> None:
        shape = shape_of(self.source.type)
        if sorted(self.permutation) != list(range(len(shape))):
            raise VerifyException(f"{self.permutation} does not order the dimensions of {self.source.type}")
        if self.result.type != TensorType(element_of(self.source.type), [shape[k] for k in self.permutation]):
            raise VerifyException(f"{self.source.type} in the order {self.permutation} is no {self.result.type}")


@irdl_op_definition
class JoinOp(IRDLOperation):
    """Stack two blocks along a new last dimension of size 2.

    %pairs = triton.join %a, %b : tensor<16xf32> -> tensor<16x2xf32>
    """

    name = "triton.join"
    T: ClassVar = VarConstraint("T", BLOCK)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(BLOCK)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        type = TensorType(element_of(lhs.type), [*shape_of(lhs.type), 2])
        super().__init__(operands=[lhs, rhs], result_types=[type])

    def verify_(self) -> None:
        if self.result.type != TensorType(element_of(self.lhs.type), [*shape_of(self.lhs.type), 2]):
            raise VerifyException(f"two of {self.lhs.type} are no {self.result.type}")


@irdl_op_definition
class SplitOp(IRDLOperation):
    """Split a block along its last dimension, of size 2, into two blocks.

    %a, %b = triton.split %pairs : tensor<16x2xf32> -> tensor<16xf32>
    """

    name = "triton.split"
    T: ClassVar = VarConstraint("T", AnyAttr())
    source = operand_def(BLOCK)
    lhs = result_def(T)
    rhs = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `->` type($lhs)"

    def __init__(self, source: SSAValue):
        half = with_shape(shape_of(source.type)[:-1], element_of(source.type))
        super().__init__(operands=[source], result_types=[half, half])

    def verify_(self) -> None:
        shape = shape_of(self.source.type)
        half = with_shape(shape[:-1], element_of(self.source.type))
        if shape[-1:] != (2,) or self.lhs.type != half:
            raise VerifyException(f"{self.source.type} does not split into two of {self.lhs.type}")


def _gathered(source: Attribute, indices: Attribute) -> Attribute:
    return with_shape(shape_of(indices), element_of(source))


@irdl_op_definition
class GatherOp(IRDLOperation):
    """Gather elements of a block by indices along dimension `axis`: for axis 1, element (i, j) of the result is
    `source[i, indices[i, j]]`. Indices are in bounds.

    %g = triton.gather %b at %k axis 1 : tensor<16x64xf32>, tensor<16x8xi32>
    """

    name = "triton.gather"
    source = operand_def(VarConstraint("Source", BLOCK))
    indices = operand_def(VarConstraint("Indices", BLOCK))
    axis = prop_def(IntegerAttr[I32])
    result = result_def(Derived(_gathered, ("Source", "Indices")))
    traits = traits_def(Pure())
    assembly_format = "$source `at` $indices `axis` $axis attr-dict `:` type($source) `,` type($indices)"

    def __init__(self, source: SSAValue, indices: SSAValue, axis: int):
        super().__init__(operands=[source, indices], properties={"axis": IntegerAttr(axis, i32)},
                         result_types=[_gathered(source.type, indices.type)])

    def verify_(self) -> None:
        source, indices, axis = shape_of(self.source.type), shape_of(self.indices.type), self.axis.value.data
        fits = len(source) == len(indices) and 0 <= axis < len(source) and all(
            size == count for k, (size, count) in enumerate(zip(source, indices, strict=True)) if k != axis)
        if not fits:
            raise VerifyException(f"{self.indices.type} cannot pick {self.result.type} along dimension {axis} of "
                                  f"{self.source.type}")
