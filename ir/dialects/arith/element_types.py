"""Operand constraints of arith's ops: scalars, and vectors and tensors of them."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, TensorType, VectorType, container_of
from xdsl.ir import Attribute

boolean_like = container_of(IntegerType(1))
integer_like = container_of(IntegerType)
integer_or_index_like = container_of(IntegerType | IndexType)
float_like = container_of(AnyFloat)


def with_element_type(shape_of: Attribute, element_type: Attribute) -> Attribute:
    """Replace the element type of `shape_of`, a scalar, vector or tensor type."""
    if isinstance(shape_of, VectorType):
        return VectorType(element_type, shape_of.shape, shape_of.scalable_dims)
    if isinstance(shape_of, TensorType):
        return TensorType(element_type, shape_of.shape, shape_of.encoding)
    return element_type
