"""The pass `split-convolution-bias`."""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import arguments, call
from ...ir.dialects.prim.types import tensor_of
from ...ir.modules.levels import EXTERN
from ...ir.shapes import tensor
from ..rewriting.rewrite_pass import Replacement, RewritePass
from .operators.operands import element, sizes


class SplitConvolutionBias(RewritePass):
    """Turn the bias of a convolution into an addition after it, which is fused with the operations that follow.

        %y = aten.convolution %x, %w, %b {...}
    becomes
        %c = aten.convolution %x, %w {...}
        %v = aten.view %b {size = [6, 1, 1]} : (tensor<6xf32>) -> tensor<6x1x1xf32>
        %y = aten.add.Tensor %c, %v : (tensor<4x6x16x16xf32>, tensor<6x1x1xf32>) -> tensor<4x6x16x16xf32>
    It is how ATen computes it on CUDA, in two passes over the result.
    """

    name = "split-convolution-bias"

    def rewrite(self, op: Operation) -> Replacement:
        if op.name != "aten.convolution" or EXTERN in op.attributes:
            return None
        given = arguments(op)
        bias: SSAValue | None = given.pop("bias")
        if bias is None:
            return None
        result = tensor_of(op.results[0])
        ones = [1] * len(given["stride"])
        # What says how results lie in memory has one entry each; that of operands loses the bias'.
        kept = dict(op.attributes)
        if isinstance(listed := kept.get("operand_strides"), ArrayAttr):
            kept["operand_strides"] = ArrayAttr(listed.data[:2])
        product = call("aten.convolution", given, [result], kept)
        shape = [*sizes(bias), *ones]
        column = call("aten.view", {"self": bias, "size": shape}, [tensor(shape, element(bias))])
        both = {"self": product.results[0], "other": column.results[0]}
        return product, column, call("aten.add.Tensor", both, [result])
