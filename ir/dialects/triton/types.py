"""triton's pointer type, and queries of types; blocks are builtin tensors of constant sizes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from xdsl.dialects.builtin import AnyFloat, IntegerType, TensorType, i1
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import AnyAttr, VarConstraint, irdl_attr_definition, param_def
from xdsl.utils.exceptions import VerifyException

from ..derived_types import Derived

__all__ = ["CONDITIONS", "POINTEES", "POINTERS", "PointerType", "block_type", "element_of", "mask_type",
           "pointee_type", "shape_of", "width_of", "with_element", "with_shape"]


@irdl_attr_definition
class PointerType(ParametrizedAttribute, TypeAttribute):
    """The address of an element in global memory; a block of addresses is a tensor of it.

    !triton.ptr<f32>      tensor<128x!triton.ptr<f32>>
    """

    name = "triton.ptr"
    pointee: Attribute = param_def()

    def verify(self) -> None:
        if self.pointee == i1:
            raise VerifyException("a boolean lies in memory as a byte: use !triton.ptr<i8>, compare what is loaded "
                                  "with 0 and widen what is stored")
        if not isinstance(self.pointee, AnyFloat | IntegerType):
            raise VerifyException(f"!triton.ptr points to a number, not to {self.pointee}")


def element_of(type: Attribute) -> Attribute:
    """The type of one element of a block, or the type itself if it is a scalar."""
    return type.element_type if isinstance(type, TensorType) else type


def shape_of(type: Attribute) -> tuple[int, ...]:
    """The sizes of a block; none for a scalar."""
    return type.get_shape() if isinstance(type, TensorType) else ()


@lru_cache(maxsize=1024)
def block_type(element: Attribute, shape: tuple[int, ...]) -> TensorType:
    """The memoized type of a block: a kernel has few types and many operations, and constructing a type takes as long
    as constructing an operation.
    """
    return TensorType(element, shape)


def with_element(type: Attribute, element: Attribute) -> Attribute:
    """A block of `element` in the shape of `type`, or `element` itself if that is a scalar."""
    return block_type(element, type.get_shape()) if isinstance(type, TensorType) else element


def with_shape(shape: Sequence[int], element: Attribute) -> Attribute:
    """A block of a shape; a scalar if the shape is empty."""
    return block_type(element, tuple(shape)) if shape else element


def pointee_type(pointers: Attribute) -> Attribute:
    """The type of the values at an address, or at a block of addresses."""
    pointer = element_of(pointers)
    if not isinstance(pointer, PointerType):
        raise VerifyException(f"{pointers} holds no addresses")
    return with_element(pointers, pointer.pointee)


def mask_type(type: Attribute) -> Attribute:
    """The type of one condition per element of `type`."""
    return with_element(type, i1)


def width_of(type: Attribute) -> int | None:
    """The number of bits of an element; None for an address."""
    element = element_of(type)
    return None if isinstance(element, PointerType) else element.bitwidth  # type: ignore[attr-defined]


POINTERS = VarConstraint("Pointers", AnyAttr())
"""The addresses of an access."""
POINTEES = Derived(pointee_type, ("Pointers",))
"""The values at the addresses of an access."""
CONDITIONS = Derived(mask_type, ("Pointers",))
"""A condition for each address of an access."""
