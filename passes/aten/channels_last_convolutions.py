"""The pass `channels-last-convolutions`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, BFloat16Type, Float16Type, Float32Type, ModuleOp, UnitAttr
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import arguments
from ...ir.dialects.shape import DimsAttr
from ...ir.levels import RELAYOUT
from .operands import element, rank, sizes


@dataclass(frozen=True)
class ChannelsLastConvolutions(ModulePass):
    """Let two-dimensional convolutions read and write images whose channels lie together.

        %y = aten.convolution %x, %w {...} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32>
    becomes
        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<2048, 1, 256, 32>],
          operand_strides = [#shape.dims<4096, 1, 512, 64>, #shape.dims<576, 1, 192, 64>], relayout} : ...

    It is how tensor cores want them: cuDNN otherwise rearranges the operand before each product and the result behind
    it, in kernels of their own. What stands between convolutions is computed in whatever order memory has. ATen wants
    windows to lie as images do, and would copy each in a slow kernel of its own; those of one element do already.
    Images of fewer than `least` channels leave tensor cores idle anyway; what a caller sees, and so what a training
    step keeps for its second half, lies as in eager.
    """

    name = "channels-last-convolutions"

    least: int = 16

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for each in [each for each in op.walk() if each.name == "aten.convolution"]:
            reason = self._why_not(each)
            if reason is not None:
                watcher.missed(self.name, each, f"channels stay where they are: {reason}")
            elif watcher.allows(self.name, each):
                layouts: list[Attribute] = [UnitAttr() for _ in each.operands]
                layouts[0] = _channels_last(each.operands[0])
                if any(size.as_int != 1 for size in sizes(each.operands[1])[2:]):
                    layouts[1] = _channels_last(each.operands[1])
                each.attributes["operand_strides"] = ArrayAttr(layouts)
                each.attributes[RELAYOUT] = UnitAttr()
                each.attributes["strides"] = ArrayAttr([_channels_last(each.results[0])])
                watcher.done(self.name, each, "channels lie together")

    def _why_not(self, op: Operation) -> str | None:
        image, result = op.operands[0], op.results[0]
        given = arguments(op)
        if rank(image) != 4 or len(given["stride"]) != 2:
            return "it is not of two dimensions"
        if given["transposed"] or given["groups"] != 1:
            return "it is transposed, or of groups of channels"
        if not isinstance(element(image), Float32Type | Float16Type | BFloat16Type):
            return "tensor cores do not multiply such numbers"
        if any((count := sizes(value)[1].as_int) is None or count < self.least for value in (image, result)):
            return f"it has fewer than {self.least} channels, or symbolically many"
        if "strides" in op.attributes or "operand_strides" in op.attributes:
            return "the program says how its images lie"
        if any(_is_returned(value) for value in (image, result)):
            return "the caller is given its image or its result"
        return None


def _is_returned(value: SSAValue) -> bool:
    return any(isinstance(use.operation, ReturnOp) for use in value.uses)


def _channels_last(value: SSAValue) -> DimsAttr:
    """The strides of images whose channels lie together."""
    _, channels, height, width = sizes(value)
    return DimsAttr.of([channels * height * width, 1, channels * width, channels])
