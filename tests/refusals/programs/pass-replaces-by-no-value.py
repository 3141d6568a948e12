"""A rewrite that replaces a result by what is no value."""

import torch

import stepwell
from stepwell.compiler import CompileOptions
from stepwell.ir.dialects import prim
from stepwell.passes.rewriting.rewrite_pass import RewritePass


class Wrong(RewritePass):
    """Give a truth value of Python where it should add."""

    name = "wrong"

    def rewrite(self, op: prim.AddOp):
        return [op.lhs is op.rhs]


def program(x):
    return x + x


def run():
    options = CompileOptions(pipeline=f"aten-to-prim,{__name__}:Wrong")
    stepwell.compile_module(stepwell.capture(program, torch.ones(4)), options)


# refused: PassError: pass-replaces-by-no-value.py:21:12: error: wrong gives True, which is neither a value nor an operation
# refused:   op: %add = "prim.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
# refused:   pass: wrong
