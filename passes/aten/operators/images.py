"""The images of convolutions, and how they may lie in memory."""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, BFloat16Type, Float16Type, Float32Type, TensorType, UnitAttr
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects.aten import Convolution, arguments
from ....ir.modules.levels import RELAYOUT
from ....ir.shapes import DimsAttr
from .operands import element, rank, sizes

__all__ = ["LEAST_CHANNELS", "channels_last", "convolutions", "images", "is_gradient", "is_two_dimensional", "lay_out",
           "why_not_channels_last"]

LEAST_CHANNELS = 16
"""Images of fewer channels do not use tensor cores."""


def is_gradient(convolution: Operation) -> bool:
    """Whether an operator computes the gradients of a convolution."""
    trait = convolution.get_trait(Convolution)
    return trait is not None and trait.is_gradient


def convolutions(op: Operation) -> list[Operation]:
    """The convolutions of a module or a function, and the operations that compute gradients of one."""
    return [each for each in op.walk() if each.has_trait(Convolution)]


def images(op: Operation) -> list[SSAValue]:
    """The images that a convolution reads and computes, or whose gradients it reads and computes."""
    found = [*op.operands[:2 if is_gradient(op) else 1], op.results[0]]
    return [value for value in found if isinstance(value.type, TensorType)]


def channels_last(value: SSAValue) -> DimsAttr:
    """The strides of channels-last images."""
    _, channels, height, width = sizes(value)
    return DimsAttr.of([channels * height * width, 1, channels * width, channels])


def is_two_dimensional(convolution: Operation) -> bool:
    """Whether a convolution, or the one whose gradients these are, moves windows along two dimensions of a batch."""
    return rank(images(convolution)[0]) == 4 and len(arguments(convolution)["stride"]) == 2


def lay_out(convolution: Operation) -> None:
    """Request images and windows in channels-last layout."""
    seen, window = images(convolution), convolution.operands[2 if is_gradient(convolution) else 1]
    is_one_element = all(size.as_int == 1 for size in sizes(window)[2:])

    def layout(value: SSAValue) -> Attribute:
        is_turned = value in seen or (value.type == window.type and not is_one_element)
        return channels_last(value) if is_turned else UnitAttr()

    convolution.attributes["operand_strides"] = ArrayAttr([layout(value) for value in convolution.operands])
    convolution.attributes[RELAYOUT] = UnitAttr()
    convolution.attributes["strides"] = ArrayAttr([layout(value) for value in convolution.results])


def why_not_channels_last(op: Operation, least: int = LEAST_CHANNELS) -> str | None:
    """The reason why the layout of a convolution, or of its gradients, is not changed, apart from who uses its
    images; None if it can be changed."""
    given = arguments(op)
    read = images(op)
    if not is_two_dimensional(op):
        return "it is not of two dimensions"
    if given["transposed"] or given["groups"] != 1:
        return "it is transposed, or of groups of channels"
    if not isinstance(element(read[0]), Float32Type | Float16Type | BFloat16Type):
        return "tensor cores do not multiply such numbers"
    if any((count := sizes(value)[1].as_int) is None or count < least for value in read):
        return f"it has fewer than {least} channels, or symbolically many"
    if "strides" in op.attributes or "operand_strides" in op.attributes:
        return "the program says how its images lie"
    return None
