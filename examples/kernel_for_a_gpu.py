"""Take a function down to Triton's IR, change a kernel in the text, and run it: on a GPU, or by Triton's interpreter.

    python examples/kernel_for_a_gpu.py
"""

import re

import torch

import stepwell
from stepwell.codegen.emit.triton.python.target import emit_kernels
from stepwell.compiler import lower_module
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module, print_module

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
OPTIONS = stepwell.CompileOptions(target="cuda" if DEVICE == "cuda" else "triton-interpreter")


def normalize(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6) * weight


x, weight = torch.randn(64, 1000, device=DEVICE), torch.randn(1000, device=DEVICE)

# The way down is that of every program: ATen, primitives, loops, blocks.
module = lower_module(stepwell.capture(normalize, x, weight), "triton", OPTIONS)
text = print_module(module)
print(text)

# What a pass decided stands in the text, and so it can be decided otherwise: another number of threads, a sum of
# absolute values in the place of squares.
text = re.sub(r"num_warps = \d+", "num_warps = 8", text)
text = re.sub(r"arith\.mulf (%\w+), \1 :", r"math.absf \1 :", text)

changed = parse_module(make_context(), text)
print(emit_kernels(changed).annotated)

program = stepwell.compile_module(changed, OPTIONS)
(y,) = program(x, weight)
expected = x * torch.rsqrt(x.abs().mean(-1, keepdim=True) + 1e-6) * weight
torch.testing.assert_close(y, expected)
print(f"the changed kernel ran on {DEVICE}, and gives what it says")
