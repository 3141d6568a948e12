"""The classes of element types that rules distinguish."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, Signedness, TensorType
from xdsl.ir import Attribute, SSAValue

__all__ = ["CLASSES", "element_of", "element_of_thing", "is_boolean", "is_float", "is_unsigned"]


def element_of(type: Attribute) -> Attribute:
    """The element type of a tensor, and a scalar type itself."""
    return type.element_type if isinstance(type, TensorType) else getattr(type, "element_type", type)


@cache
def _is_float_class(kind: type[Attribute]) -> bool:
    return issubclass(kind, AnyFloat)


def element_of_thing(thing: SSAValue | Attribute) -> Attribute:
    """The element type of a value, of a type, and of an element type itself."""
    return element_of(thing.type if isinstance(thing, SSAValue) else thing)


def is_float(element: Attribute) -> bool:
    """Whether an element type is a float; cached for each class."""
    return _is_float_class(type(element))


def is_boolean(element: Attribute) -> bool:
    return type(element) is IntegerType and element.width.data == 1


def _is_integer(element: Attribute) -> bool:
    return isinstance(element, IndexType) or (isinstance(element, IntegerType) and element.width.data > 1)


def is_unsigned(element: Attribute) -> bool:
    return _is_integer(element) and isinstance(element, IntegerType) and (
        element.signedness.data == Signedness.UNSIGNED)


CLASSES: dict[str, tuple[Callable[[Attribute], bool], str]] = {
    "float": (is_float, "a float: `f16`, `bf16`, `f32`, `f64`, ..."),
    "integer": (_is_integer, "an integer, but no boolean"),
    "boolean": (is_boolean, "`i1`"),
    "signed": (lambda e: _is_integer(e) and not is_unsigned(e), "an integer with a sign"),
    "unsigned": (is_unsigned, "an integer without a sign"),
    "number": (lambda e: is_float(e) or _is_integer(e), "a float or an integer, but no boolean"),
    "whole": (lambda e: _is_integer(e) or is_boolean(e), "an integer or a boolean"),
}
"""The classes of element types by name, each with its meaning."""
