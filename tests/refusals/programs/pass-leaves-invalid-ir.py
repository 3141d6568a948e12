"""A pass that leaves an operation with a result of the wrong shape, with verification enabled."""

import torch
from xdsl.rewriter import Rewriter

import stepwell
from stepwell.compiler import CompileOptions
from stepwell.ir.dialects import prim
from stepwell.ir.shapes import tensor
from stepwell.passes.rewriting.rewrite_pass import RewritePass


class Wrong(RewritePass):
    """Give a constant another shape."""

    name = "wrong"

    def rewrite(self, op: prim.AddOp):
        Rewriter.replace_value_with_new_type(op.result, tensor([5], op.result.type.element_type))


def program(x):
    return x + x


def run():
    options = CompileOptions(pipeline=f"aten-to-prim,{__name__}:Wrong", verify=True)
    stepwell.compile_module(stepwell.capture(program, torch.ones(4)), options)


# refused: VerificationError: pass-leaves-invalid-ir.py:23:12: error: 'prim.add': result 'result' at position 0 does not verify: ...
# refused:   op: %add = "prim.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
# refused:   pass: wrong (it left a module that does not verify)
