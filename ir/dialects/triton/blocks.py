"""triton's operations that create blocks from ranges and scalars, and broadcast them. Sizes are powers of two."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import I32, IntegerAttr, NoneAttr, TensorType, i32
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.views import ViewLike
from .types import block_type, element_of, shape_of

__all__ = ["BLOCK", "BroadcastOp", "ExpandDimsOp", "MakeRangeOp", "SplatOp", "verify_block"]

BLOCK = BaseAttr(TensorType)


def verify_block(type: Attribute) -> None:
    """Reject invalid block types."""
    for size in shape_of(type):
        if size < 1 or size & (size - 1):
            raise VerifyException(f"the sizes of a block are powers of two: {type}")
    if isinstance(type, TensorType) and not (type.encoding == NoneAttr() and shape_of(type)):
        raise VerifyException(f"a block has dimensions and no encoding: {type}")


@irdl_op_definition
class MakeRangeOp(IRDLOperation):
    """The integers from `start` to `end`, excluding `end`.

    %lanes = triton.make_range 0 to 128 : tensor<128xi32>
    """

    name = "triton.make_range"
    start = prop_def(IntegerAttr[I32])
    end = prop_def(IntegerAttr[I32])
    result = result_def(BLOCK)
    traits = traits_def(Pure())
    assembly_format = "$start `to` $end attr-dict `:` type($result)"

    def __init__(self, end: int, start: int = 0):
        super().__init__(properties={"start": IntegerAttr(start, i32), "end": IntegerAttr(end, i32)},
                         result_types=[TensorType(i32, [end - start])])

    def verify_(self) -> None:
        first, last = self.start.value.data, self.end.value.data
        if self.result.type != TensorType(i32, [max(last - first, 0)]):
            raise VerifyException(f"the numbers from {first} to {last} are no {self.result.type}")
        verify_block(self.result.type)


@irdl_op_definition
class SplatOp(IRDLOperation):
    """A block filled with one scalar, a number or an address.

    %p = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    """

    name = "triton.splat"
    source = operand_def(AnyAttr())
    result = result_def(BLOCK)
    traits = traits_def(Pure(), ViewLike("source", repeats=True))
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"

    def __init__(self, source: SSAValue, shape: Sequence[int]):
        super().__init__(operands=[source], result_types=[block_type(source.type, tuple(shape))])

    def verify_(self) -> None:
        if element_of(self.result.type) != self.source.type:
            raise VerifyException(f"{self.result.type} is no block of {self.source.type}")
        verify_block(self.result.type)


@irdl_op_definition
class ExpandDimsOp(IRDLOperation):
    """Insert a dimension of size 1 before dimension `axis`.

    %rows = triton.expand_dims %i axis 1 : tensor<16xi32> -> tensor<16x1xi32>
    """

    name = "triton.expand_dims"
    source = operand_def(BLOCK)
    axis = prop_def(IntegerAttr[I32])
    result = result_def(BLOCK)
    traits = traits_def(Pure(), ViewLike("source", repeats=True))
    assembly_format = "$source `axis` $axis attr-dict `:` type($source) `->` type($result)"

    def __init__(self, source: SSAValue, axis: int):
        shape = list(shape_of(source.type))
        shape.insert(axis, 1)
        super().__init__(operands=[source], properties={"axis": IntegerAttr(axis, i32)},
                         result_types=[block_type(element_of(source.type), tuple(shape))])

    def verify_(self) -> None:
        axis, shape = self.axis.value.data, list(shape_of(self.source.type))
        shape.insert(axis, 1)
        if not 0 <= axis < len(shape) or self.result.type != block_type(element_of(self.source.type), tuple(shape)):
            raise VerifyException(f"{self.source.type} with a new dimension {axis} is no {self.result.type}")


@irdl_op_definition
class BroadcastOp(IRDLOperation):
    """Repeat a block along its dimensions of size 1.

    %all = triton.broadcast %rows : tensor<16x1xi32> -> tensor<16x64xi32>
    """

    name = "triton.broadcast"
    source = operand_def(BLOCK)
    result = result_def(BLOCK)
    traits = traits_def(Pure(), ViewLike("source", repeats=True))
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"

    def __init__(self, source: SSAValue, shape: Sequence[int]):
        super().__init__(operands=[source], result_types=[block_type(element_of(source.type), tuple(shape))])

    def verify_(self) -> None:
        before, after = shape_of(self.source.type), shape_of(self.result.type)
        same = element_of(self.source.type) == element_of(self.result.type) and len(before) == len(after)
        if not same or any(old not in (1, new) for old, new in zip(before, after, strict=True)):
            raise VerifyException(f"{self.source.type} cannot be repeated to {self.result.type}")
        verify_block(self.result.type)
