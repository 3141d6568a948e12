"""Matrix products by the template: results of each alternative in the interpreter, and the generated PTX."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.codegen.runtime.gpu.interpreter import host_support
from stepwell.compiler import CompileOptions
from stepwell.ir.context import make_context
from stepwell.ir.machines.presets import PRESETS
from stepwell.ir.machines.targets import set_machine
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline

from .kernels import compile_python

PIPELINE = "cuda:max-autotune"


def linear(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.silu(F.linear(x, weight, bias)) * 2


def batch(x: Tensor, y: Tensor) -> Tensor:
    return torch.sigmoid(torch.bmm(x.mT, y.mT))


def gated(gate: Tensor, up: Tensor, weight: Tensor) -> Tensor:
    return F.linear(F.silu(gate) * up, weight)


def dequantized(x: Tensor, weight: Tensor, scale: Tensor) -> Tensor:
    return torch.relu(F.linear(x, weight.to(x.dtype) * scale))


def kept(x: Tensor, weight: Tensor) -> Tensor:
    y = x @ weight
    return y + torch.tanh(y).sum(0)


BF16, F16 = torch.bfloat16, torch.float16
E4M3, E5M2 = torch.float8_e4m3fn, torch.float8_e5m2
PROGRAMS: dict[str, tuple[Callable[..., Tensor], Sequence[tuple[int, ...]], torch.dtype]] = {
    "linear": (linear, ((2, 33, 100), (96, 100), (96,)), BF16),
    "batch": (batch, ((3, 64, 70), (3, 90, 64)), F16),
    "gated": (gated, ((64, 80), (64, 80), (96, 80)), BF16),
    "dequantized": (dequantized, ((64, 80), (96, 80), (96, 1)), F16),
    "of eight bits": (dequantized, ((64, 80), (96, 80), (96, 1)), BF16),
    "one row": (gated, ((1, 2048), (1, 2048), (160, 2048)), F16),
    "long": (gated, ((16, 2048), (16, 2048), (32, 2048)), BF16),
    "kept": (kept, ((70, 64), (64, 96)), F16),
}


class Choice:
    """Takes the alternative of a number instead of the first, and tells how many there are at most."""

    def __init__(self) -> None:
        self.number, self.count = 0, 1
        self.names: set[str] = set()

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]], calls: object = None) -> Callable[..., None]:
        listed = list(kernels.values())
        self.names.update(kernels)
        self.count = max(self.count, len(listed))

        def launch(stream: int, grids: Sequence[Sequence[int]], *arguments: Any) -> None:
            at = min(self.number, len(listed) - 1)
            listed[at](stream, *grids[at], *arguments)

        return launch


@pytest.fixture
def choice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Choice]:
    found = Choice()
    monkeypatch.setattr(host_support, "fastest_of", found.fastest_of)
    yield found
    torch._dynamo.reset()


def inputs_of(name: str) -> list[Tensor]:
    _, shapes, dtype = PROGRAMS[name]
    inputs = [torch.randn(shape).to(dtype) / 2 for shape in shapes]
    if name == "dequantized":
        inputs[1] = torch.randint(-9, 9, shapes[1], dtype=torch.int8)
    if name == "of eight bits":
        inputs[1] = inputs[1].to(E4M3)
    return inputs


def check(run: Callable[..., Tensor], inputs: Sequence[Tensor], choice: Choice, least: int,
          exact: Callable[..., Tensor] | None = None) -> None:
    wanted = (exact or run)(*(x.double() if x.is_floating_point() else x for x in inputs))
    eager = run(*inputs)
    compiled = torch.compile(run, backend="stepwell", options={"target": "triton-interpreter", "pipeline": PIPELINE})
    while choice.number < choice.count:
        ours = compiled(*inputs)
        assert ours.stride() == eager.stride()
        assert (ours - wanted).abs().max() <= 2 * (eager - wanted).abs().max(), choice.number
        choice.number += 1
    assert choice.count >= least


@pytest.mark.parametrize("name", PROGRAMS)
def test_alternatives(name: str, choice: Choice) -> None:
    run, inputs = PROGRAMS[name][0], inputs_of(name)
    check(run, inputs, choice, 5)
    kinds = {each for name in choice.names for each in ("_apart", "_in_parts", "_library") if each in name}
    assert kinds == {"_library", *(["_apart"] if len(inputs) == 3 and name != "linear" else []),
                     *(["_in_parts"] if name in ("long", "one row") else [])}


def test_symbolic_rows(choice: Choice) -> None:
    inputs = inputs_of("linear")
    torch._dynamo.mark_dynamic(inputs[0], 1)
    check(linear, inputs, choice, 5)


def scaled(x: Tensor, weight: Tensor, of_x: Tensor, of_weight: Tensor, bias: Tensor) -> Tensor:
    return torch.relu(torch._scaled_mm(x, weight.t(), of_x, of_weight, bias, out_dtype=bias.dtype))


def scaled_fast(x: Tensor, weight: Tensor, of_x: Tensor, of_weight: Tensor, bias: Tensor) -> Tensor:
    y = torch._scaled_mm(x, weight.t(), of_x, of_weight, out_dtype=torch.float32, use_fast_accum=True)
    return F.gelu(y + bias)


def scaled_by_recipe(x: Tensor, weight: Tensor, of_x: Tensor, of_weight: Tensor, bias: Tensor) -> Tensor:
    recipe = F.ScalingType.TensorWise if of_x.numel() == 1 else F.ScalingType.RowWise
    return torch.relu(F.scaled_mm(x, weight.t(), of_x, recipe, of_weight, recipe, bias=bias, output_dtype=bias.dtype))


def of_doubles(run: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """What a scaled product would be without rounding."""
    def exact(x: Tensor, weight: Tensor, of_x: Tensor, of_weight: Tensor, bias: Tensor) -> Tensor:
        y = (x @ weight.T) * of_x * of_weight + bias
        return F.gelu(y) if run is scaled_fast else torch.relu(y)

    return exact


SCALED = {
    "by matrix": (scaled, (E4M3, E4M3), (33, 160, 96), False, F16),
    "by row": (scaled, (E4M3, E4M3), (33, 160, 96), True, BF16),
    "of two types": (scaled_fast, (E5M2, E4M3), (64, 96, 48), False, BF16),
    "by recipe": (scaled_by_recipe, (E4M3, E5M2), (16, 64, 32), False, BF16),
    "by recipe and row": (scaled_by_recipe, (E4M3, E4M3), (16, 64, 32), True, BF16),
    "long": (scaled_fast, (E4M3, E4M3), (16, 4096, 32), True, BF16),
}


@pytest.mark.parametrize("name", SCALED)
def test_scaled_products(name: str, choice: Choice) -> None:
    run, elements, (rows, terms, columns), by_row, dtype = SCALED[name]
    if torch.__version__ < "2.13" and (by_row or run is scaled_by_recipe):
        pytest.skip("ATen of older versions scales no rows on the CPU, and Dynamo does not trace scaled_mm")
    x, weight = (torch.randn(lines, terms).to(element) for lines, element in
                 zip((rows, columns), elements, strict=True))
    scales = (torch.rand(rows, 1), torch.rand(1, columns)) if by_row else (torch.tensor(0.5), torch.rand(1))
    inputs = [x, weight, *scales, torch.randn(columns, dtype=dtype)]
    if name == "by row":
        for at in (0, 2):
            torch._dynamo.mark_dynamic(inputs[at], 0)
    check(run, inputs, choice, 5, of_doubles(run))
    assert any(each.startswith("scaled_mm") for each in choice.names)
    assert any("_in_parts" in each for each in choice.names) == (name == "long")


@pytest.mark.parametrize(("precision", "on_tensor_cores"), [("highest", False), ("high", True)])
def test_f32_is_multiplied_as_torch_is_asked_to(precision: str, on_tensor_cores: bool) -> None:
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision(precision)
    try:
        inputs = torch.randn(128, 128), torch.randn(128, 128), torch.randn(128)
        module = stepwell.lower(linear, *inputs, to="triton", options=CompileOptions(pipeline=PIPELINE, machine="h100"))
    finally:
        torch.set_float32_matmul_precision(before)
    assert ("inputPrecision = tf32" in str(module)) == on_tensor_cores


PRODUCT = """
func.func @forward(%a: !host.buffer<[512, 512], {t}>) -> !host.buffer<[512, 512], {t}> {{
  %c = aten.mm %a, %a : (!host.buffer<[512, 512], {t}>, !host.buffer<[512, 512], {t}>) -> !host.buffer<[512, 512], {t}>
  func.return %c : !host.buffer<[512, 512], {t}>
}}
"""


def ptx_of(text: str, folder: Path) -> str:
    """The PTX of the only kernel of a product, for an H100."""
    context = make_context()
    module = parse_module(context, text)
    set_machine(module, PRESETS["h100"])
    passes = "instantiate-templates{candidates=1 library=false float32=tf32},loop-to-triton,cse,drop-masks," \
        "narrow-indices,cse,dce,retype-loads"
    PassManager(parse_pipeline(passes)).run(context, module)
    [ptx] = compile_python(module, folder).values()
    return "\n".join(ptx)


@pytest.mark.parametrize(("element", "instruction"), [("bf16", "wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16"),
                                                      ("f32", "wgmma.mma_async.sync.aligned.m64n32k8.f32.tf32.tf32")])
def test_tensor_cores(element: str, instruction: str, tmp_path: Path) -> None:
    text = ptx_of(PRODUCT.format(t=element), tmp_path)
    assert instruction in text
    # Blocks are loaded ahead, sixteen bytes at a time.
    assert "cp.async.cg.shared.global" in text and ", 0x10" in text


SCALED_PRODUCT = """
func.func @forward(%a: !host.buffer<[512, 1024], f8E4M3FN>, %b: !host.buffer<[1024, 512], {t}, [1, 1024]>, %s: !host.buffer<[], f32>) -> !host.buffer<[512, 512], bf16> {{
  %c = aten._scaled_mm %a, %b, %s, %s {{out_dtype = bf16, use_fast_accum = {fast}}} : (!host.buffer<[512, 1024], f8E4M3FN>, !host.buffer<[1024, 512], {t}, [1, 1024]>, !host.buffer<[], f32>, !host.buffer<[], f32>) -> !host.buffer<[512, 512], bf16>
  func.return %c : !host.buffer<[512, 512], bf16>
}}
"""  # noqa: E501


@pytest.mark.parametrize(("element", "fast", "instruction"), [
    ("f8E4M3FN", "true", "wgmma.mma_async.sync.aligned.m64n32k32.f32.e4m3.e4m3"),
    ("f8E5M2", "false", "wgmma.mma_async.sync.aligned.m64n32k32.f32.e4m3.e5m2")])
def test_tensor_cores_multiply_eight_bits(element: str, fast: str, instruction: str, tmp_path: Path) -> None:
    text = ptx_of(SCALED_PRODUCT.format(t=element, fast=fast), tmp_path)
    assert instruction in text
    # What is loaded ahead does not pass registers on its way to tensor cores.
    assert "cp.async.cg.shared.global" in text and ", 0x10" in text and "ld.shared" not in text.split("wgmma")[1]
    assert ("add.f32" in text or "add.rn.f32" in text) == (fast == "false")


def test_producers_are_loaded_ahead(tmp_path: Path) -> None:
    """What a factor is computed from is loaded by wide loads while another block is multiplied."""
    gate = """
loop.kernel @gate(%x: memref<262144xbf16>, %y: memref<262144xbf16>) {
  loop.parallel %i = 0 to 262144 {
    %v = loop.load %x[%i] : memref<262144xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %y[%i] : bf16, memref<262144xbf16>
  }
}
"""
    product = PRODUCT.format(t="bf16").replace("aten.mm %a, %a", "aten.mm %g, %a").replace("  %c =", """\
  %g = host.alloc : !host.buffer<[512, 512], bf16>
  host.launch @gate(%a, %g) : !host.buffer<[512, 512], bf16>, !host.buffer<[512, 512], bf16>
  %c =""")
    context: Any = make_context()
    module = parse_module(context, gate + product)
    passes = "instantiate-templates{candidates=1 library=false},loop-to-triton,cse,drop-masks,narrow-indices,cse,dce"
    PassManager(parse_pipeline(passes)).run(context, module)
    texts = {name: "\n".join(ptx) for name, ptx in compile_python(module, tmp_path).items()}
    assert texts["mm"].count("wgmma.mma_async") and "ld.global.b16" not in texts["mm"]
