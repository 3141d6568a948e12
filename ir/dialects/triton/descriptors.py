"""triton's tensor descriptors: matrices of which a program loads blocks, without an address for each element."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import I64, DenseArrayBase, FixedBitwidthType, TensorType, i32, i64
from xdsl.ir import ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    ParamAttrConstraint,
    VarConstraint,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    param_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.effects import OperandEffects
from ...interfaces.views import ViewLike
from .number_lists import Numbers
from .types import PointerType, pointee_type, shape_of

__all__ = ["ALIGNMENT", "DescriptorLoadOp", "DescriptorType", "MakeTensorDescriptorOp"]

ALIGNMENT = 16
"""The bytes of which the address of a described matrix and the distances of its rows are multiples, and a row of a
block has at least so many."""


@irdl_attr_definition
class DescriptorType(ParametrizedAttribute, TypeAttribute):
    """A description of a matrix in global memory that is loaded in blocks of a type.

    !triton.tensordesc<tensor<128x64xbf16>>
    """

    name = "triton.tensordesc"
    block: TensorType = param_def()


@irdl_op_definition
class MakeTensorDescriptorOp(IRDLOperation):
    """Describe a matrix that begins at an address: its sizes, and the distances of its elements along both dimensions,
    of which the last is 1. The address and the first distance are multiples of 16 bytes. Each program stores the
    description in memory that the launch provides.

    %d = triton.make_tensor_descriptor %p sizes [512, 768] strides [768, 1] : !triton.ptr<bf16> ->
        !triton.tensordesc<tensor<128x64xbf16>>
    """

    name = "triton.make_tensor_descriptor"
    base = operand_def(PointerType)
    sizes = prop_def(DenseArrayBase[I64])
    strides = prop_def(DenseArrayBase[I64])
    result = result_def(DescriptorType)
    traits = traits_def(Pure(), ViewLike("base"))
    custom_directives = (Numbers,)
    assembly_format = ("$base `sizes` custom<Numbers>($sizes) `strides` custom<Numbers>($strides) attr-dict `:` "
                       "type($base) `->` type($result)")

    def __init__(self, base: SSAValue, sizes: Sequence[int], strides: Sequence[int], block: Sequence[int]):
        super().__init__(operands=[base], properties={"sizes": DenseArrayBase.from_list(i64, sizes),
                                                      "strides": DenseArrayBase.from_list(i64, strides)},
                         result_types=[DescriptorType(TensorType(pointee_type(base.type), block))])

    @property
    def block(self) -> tuple[int, ...]:
        """The sizes of the blocks that are loaded."""
        assert isinstance(self.result.type, DescriptorType)
        return self.result.type.block.get_shape()

    def verify_(self) -> None:
        assert isinstance(self.result.type, DescriptorType)
        element = self.result.type.block.element_type
        sizes, strides = self.sizes.get_values(), self.strides.get_values()
        if element != pointee_type(self.base.type) or not isinstance(element, FixedBitwidthType):
            raise VerifyException(f"{self.base.type} is no address of blocks of {element}")
        if not len(sizes) == len(strides) == len(self.block) == 2 or strides[-1] != 1 or min(sizes) < 1:
            raise VerifyException(f"a descriptor describes rows of adjacent elements, not {list(sizes)} elements at "
                                  f"distances of {list(strides)}")
        if strides[0] < 1 or strides[0] * element.size % ALIGNMENT or self.block[-1] * element.size < ALIGNMENT:
            raise VerifyException(f"the rows of a described matrix begin at multiples of {ALIGNMENT} bytes, and those "
                                  "of a block have as many")


@irdl_op_definition
class DescriptorLoadOp(IRDLOperation):
    """Load the block of a described matrix that begins at a row and a column, which are natural numbers. Elements
    beyond the matrix are zero, and are not read.

    %v = triton.descriptor_load %d[%row, %column] : !triton.tensordesc<tensor<128x64xbf16>>
    """

    name = "triton.descriptor_load"
    BLOCK: ClassVar = VarConstraint("BLOCK", BaseAttr(TensorType))
    descriptor = operand_def(ParamAttrConstraint(DescriptorType, (BLOCK,)))
    offsets = var_operand_def(i32)
    result = result_def(BLOCK)
    traits = traits_def(OperandEffects(reads=("descriptor",)))
    assembly_format = "$descriptor `[` $offsets `]` attr-dict `:` type($descriptor)"

    def __init__(self, descriptor: SSAValue, offsets: Sequence[SSAValue]):
        assert isinstance(descriptor.type, DescriptorType)
        super().__init__(operands=[descriptor, offsets], result_types=[descriptor.type.block])

    def verify_(self) -> None:
        assert isinstance(self.descriptor.type, DescriptorType)
        block = self.descriptor.type.block
        if len(self.offsets) != len(shape_of(block)):
            raise VerifyException(f"{self.name} gives {block}, and takes an offset for each of its dimensions")
