"""The pass `channels-last-convolutions`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.modules.module_verifier import STRIDES
from ...ir.modules.symbols import result_facts
from .operators.images import LEAST_CHANNELS, channels_last, convolutions, images, lay_out, why_not_channels_last


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

    least: int = LEAST_CHANNELS

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for each in convolutions(op):
            reason = why_not_channels_last(each, self.least)
            if reason is None and (seen := [value for value in images(each) if _is_seen(value)]):
                reason = f"the caller is given its {'image' if seen[0] in each.operands else 'result'}"
            if reason is not None:
                watcher.missed(each, f"channels stay where they are: {reason}")
            elif watcher.allows(each):
                lay_out(each)
                watcher.done(each, "channels lie together")


def _is_seen(value: SSAValue) -> bool:
    """Whether the caller receives a value that is computed here in another layout than channels last."""
    for use in value.uses:
        if isinstance(use.operation, ReturnOp) and not isinstance(value, BlockArgument):
            function = use.operation.parent_op()
            assert isinstance(function, FuncOp)
            if result_facts(function)[use.index].get(STRIDES) != channels_last(value):
                return True
    return False
