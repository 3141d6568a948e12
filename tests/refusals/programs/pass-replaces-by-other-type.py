"""A rewrite that replaces a result by a value of another type."""

import torch

import stepwell
from stepwell.compiler import CompileOptions
from stepwell.ir.dialects import prim
from stepwell.passes.rewriting.rewrite_pass import RewritePass


class Wrong(RewritePass):
    """Compare where it should add."""

    name = "wrong"

    def rewrite(self, op: prim.AddOp):
        return prim.CompareOp("lt", op.lhs, op.rhs)


def program(x):
    return x + x


def run():
    options = CompileOptions(pipeline=f"aten-to-prim,{__name__}:Wrong")
    stepwell.compile_module(stepwell.capture(program, torch.ones(4)), options)


# refused: PassError: pass-replaces-by-other-type.py:21:12: error: wrong puts tensor<4xi1> in the place of tensor<4xf32>
# refused:   op: %add = "prim.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
# refused:   pass: wrong
