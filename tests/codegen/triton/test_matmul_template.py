"""Matrix products by the template: what the interpreter computes, and the tensor cores' instructions in PTX."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.compiler import CompileOptions
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module
from stepwell.passes.pass_manager import PassManager
from stepwell.passes.pipeline_parser import parse_pipeline

from .kernels import compile_python


def linear(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.silu(F.linear(x, weight, bias)) * 2


def batch(x: Tensor, y: Tensor) -> Tensor:
    return torch.sigmoid(torch.bmm(x, y))


PROGRAMS = {
    "linear": (linear, ((2, 33, 100), (96, 100), (96,)), torch.bfloat16),
    "batch": (batch, ((3, 70, 64), (3, 64, 90)), torch.float16),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_products(name: str) -> None:
    run, shapes, dtype = PROGRAMS[name]
    inputs = [torch.randn(shape).to(dtype) for shape in shapes]
    pipeline = "cuda:max-autotune"
    module = stepwell.lower(run, *inputs, to="triton", options=CompileOptions(pipeline=pipeline))
    assert "triton.dot" in str(module)
    compiled = torch.compile(run, backend="stepwell", options={"target": "triton-interpreter", "pipeline": pipeline})
    wanted = run(*(x.double() for x in inputs))
    eager, ours = run(*inputs), compiled(*inputs)
    assert ours.stride() == eager.stride()
    assert (ours - wanted).abs().max() <= 2 * (eager - wanted).abs().max()


@pytest.mark.parametrize(("precision", "on_tensor_cores"), [("highest", False), ("high", True)])
def test_f32_is_multiplied_as_torch_is_asked_to(precision: str, on_tensor_cores: bool) -> None:
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision(precision)
    try:
        inputs = torch.randn(128, 128), torch.randn(128, 128), torch.randn(128)
        module = stepwell.lower(linear, *inputs, to="triton", options=CompileOptions(pipeline="cuda:max-autotune"))
    finally:
        torch.set_float32_matmul_precision(before)
    assert ("inputPrecision = tf32" in str(module)) == on_tensor_cores


PRODUCT = """
func.func @forward(%a: !host.buffer<[512, 512], {t}>) -> !host.buffer<[512, 512], {t}> {{
  %c = aten.mm %a, %a : (!host.buffer<[512, 512], {t}>, !host.buffer<[512, 512], {t}>) -> !host.buffer<[512, 512], {t}>
  func.return %c : !host.buffer<[512, 512], {t}>
}}
"""


@pytest.mark.parametrize(("element", "instruction"), [("bf16", "wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16"),
                                                      ("f32", "wgmma.mma_async.sync.aligned.m64n128k8.f32.tf32.tf32")])
def test_tensor_cores(element: str, instruction: str, tmp_path: Path) -> None:
    context = make_context()
    module = parse_module(context, PRODUCT.format(t=element))
    passes = "instantiate-templates{candidates=1 always=true float32=tf32},cse,drop-masks,narrow-indices,cse,dce"
    PassManager(parse_pipeline(passes)).run(context, module)
    [ptx] = compile_python(module, tmp_path).values()
    text = "\n".join(ptx)
    assert instruction in text
    # Blocks are loaded ahead, sixteen bytes at a time.
    assert "cp.async.cg.shared.global" in text and ", 0x10" in text
