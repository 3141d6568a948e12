"""Write a pass, and let torch.compile run it among the others.

    python examples/own_pass.py
"""

import torch
from xdsl.context import Context

import stepwell
from stepwell.ir.dialects import prim
from stepwell.passes.pipeline_lookup import pipeline_for
from stepwell.passes.rewriting.rewrite_pass import Replacement, RewritePass


class UseRsqrt(RewritePass):
    """Multiply by the inverse of a root instead of dividing by the root.

    %1 = prim.sqrt %y : tensor<4xf32>
    %2 = prim.div %x, %1 : tensor<4xf32>
    becomes
    %1 = prim.rsqrt %y : tensor<4xf32>
    %2 = prim.mul %x, %1 : tensor<4xf32>
    """

    name = "use-rsqrt"

    def rewrite(self, op: prim.DivOp) -> Replacement:
        if isinstance(root := op.rhs.owner, prim.SqrtOp):
            inverse = prim.RsqrtOp(root.input)
            return inverse, prim.MulOp(op.lhs, inverse.result)
        return None


def scale(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return x / (y * y + 1).sqrt()


if __name__ == "__main__":
    x, y = torch.randn(10_000), torch.randn(10_000)

    # By hand: on a module, before the rest of the pipeline.
    module = stepwell.lower(scale, x, y, to="prim")
    UseRsqrt().apply(Context(), module)
    print(module)
    (result,) = stepwell.compile_module(module)(x, y)
    torch.testing.assert_close(result, scale(x, y))

    # In torch.compile: a pass is named by its place, `module:Class`, in the text of a pipeline.
    rest = pipeline_for("cpu:default", "prim", threads=True)
    pipeline = f"aten-to-prim,{__name__}:UseRsqrt,{rest}"
    compiled = torch.compile(scale, backend="stepwell", options={"pipeline": pipeline})
    torch.testing.assert_close(compiled(x, y), scale(x, y))
