"""The pass `channels-last-convolutions`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    BFloat16Type,
    Float16Type,
    Float32Type,
    ModuleOp,
    TensorType,
    UnitAttr,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import arguments
from ...ir.modules.levels import RELAYOUT
from ...ir.modules.module_verifier import STRIDES
from ...ir.modules.symbols import result_facts
from ...ir.shapes import DimsAttr
from .operators.operands import element, rank, sizes

FORWARD, BACKWARD = "aten.convolution", "aten.convolution_backward"


@dataclass(frozen=True)
class ChannelsLastConvolutions(ModulePass):
    """Make two-dimensional convolutions and their gradients read and write images in the channels-last layout.

        %y = aten.convolution %x, %w {...} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32>
    becomes
        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<2048, 1, 256, 32>],
          operand_strides = [#shape.dims<4096, 1, 512, 64>, #shape.dims<576, 1, 192, 64>], relayout} : ...

    Tensor cores need this layout: otherwise cuDNN rearranges the operands and the result of each convolution in
    separate kernels. Operations between convolutions are computed in the order of memory. ATen requires the layout of
    windows to match that of images, and would copy each window in a slow kernel; windows of one element match already.
    Images of fewer than `least` channels do not use tensor cores anyway. Results that the caller sees have eager's
    layout; tensors that a training step saves for its backward graph have the layout of the function's attribute
    `stepwell.strides`.
    """

    name = "channels-last-convolutions"

    least: int = 16

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for each in convolutions(op):
            reason = self.why_not(each)
            if reason is None and (seen := [value for value in images(each) if _is_seen(value)]):
                reason = f"the caller is given its {'image' if seen[0] in each.operands else 'result'}"
            if reason is not None:
                watcher.missed(self.name, each, f"channels stay where they are: {reason}")
            elif watcher.allows(self.name, each):
                _lay_out(each)
                watcher.done(self.name, each, "channels lie together")

    def why_not(self, op: Operation) -> str | None:
        """The reason why the layout of a convolution, or of its gradients, is not changed, apart from who uses its
        images; None if it can be changed."""
        given = arguments(op)
        read = images(op)
        if rank(read[0]) != 4 or len(given["stride"]) != 2:
            return "it is not of two dimensions"
        if given["transposed"] or given["groups"] != 1:
            return "it is transposed, or of groups of channels"
        if not isinstance(element(read[0]), Float32Type | Float16Type | BFloat16Type):
            return "tensor cores do not multiply such numbers"
        if any((count := sizes(value)[1].as_int) is None or count < self.least for value in read):
            return f"it has fewer than {self.least} channels, or symbolically many"
        if "strides" in op.attributes or "operand_strides" in op.attributes:
            return "the program says how its images lie"
        return None


def convolutions(op: Operation) -> list[Operation]:
    """The convolutions of a module or a function, and the operations that compute gradients of one."""
    return [each for each in op.walk() if each.name in (FORWARD, BACKWARD)]


def images(op: Operation) -> list[SSAValue]:
    """The images that a convolution reads and computes, or whose gradients it reads and computes."""
    found = [*op.operands[:1 if op.name == FORWARD else 2], op.results[0]]
    return [value for value in found if isinstance(value.type, TensorType)]


def channels_last(value: SSAValue) -> DimsAttr:
    """The strides of channels-last images."""
    _, channels, height, width = sizes(value)
    return DimsAttr.of([channels * height * width, 1, channels * width, channels])


def _lay_out(op: Operation) -> None:
    """Request images and filters in channels-last layout."""
    seen, window = images(op), op.operands[1 if op.name == FORWARD else 2]
    is_one_element = all(size.as_int == 1 for size in sizes(window)[2:])

    def layout(value: SSAValue) -> Attribute:
        is_turned = value in seen or (value.type == window.type and not is_one_element)
        return channels_last(value) if is_turned else UnitAttr()

    op.attributes["operand_strides"] = ArrayAttr([layout(value) for value in op.operands])
    op.attributes[RELAYOUT] = UnitAttr()
    op.attributes["strides"] = ArrayAttr([layout(value) for value in op.results])


def _is_seen(value: SSAValue) -> bool:
    """Whether the caller receives a value that is computed here in another layout than channels last."""
    for use in value.uses:
        if isinstance(use.operation, ReturnOp) and not isinstance(value, BlockArgument):
            function = use.operation.parent_op()
            assert isinstance(function, FuncOp)
            if result_facts(function)[use.index].get(STRIDES) != channels_last(value):
                return True
    return False
