"""Matrix products on tensor cores: the results of each tile that max-autotune offers, in the interpreter, and the
generated PTX."""

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
from stepwell.ir.float32_products import allow_tf32
from stepwell.ir.machines.presets import PRESETS
from stepwell.ir.machines.targets import set_machine
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline import Step, replace_step
from stepwell.passes.pipelines import CUDA_MAX_AUTOTUNE

from .kernels import compile_python

PIPELINE = replace_step(CUDA_MAX_AUTOTUNE, Step("enumerate-mappings{minimum-elements=1 tiles=2 candidates=2}",
                                                "small programs have alternatives, too"))


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


def attention(query: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    keys, values = (x.repeat_interleave(query.shape[0] // x.shape[0], 0) for x in (keys, values))
    scores = (query @ keys.mT).float() + torch.arange(keys.shape[1]) * 0.01
    return torch.softmax(scores, -1).to(values.dtype) @ values


BF16, F16 = torch.bfloat16, torch.float16
PROGRAMS: dict[str, tuple[Callable[..., Tensor], Sequence[tuple[int, ...]], torch.dtype]] = {
    "linear": (linear, ((2, 10, 40), (48, 40), (48,)), BF16),
    "batch": (batch, ((2, 64, 35), (2, 40, 64)), F16),
    "gated": (gated, ((17, 40), (17, 40), (48, 40)), BF16),
    "dequantized": (dequantized, ((32, 80), (48, 80), (48, 1)), F16),
    "of eight bits": (dequantized, ((32, 80), (48, 80), (48, 1)), BF16),
    "long": (gated, ((16, 4096), (16, 4096), (32, 4096)), BF16),
    "kept": (kept, ((40, 64), (64, 32)), F16),
    "attention": (attention, ((1, 70, 16), (1, 90, 16), (1, 90, 16)), BF16),
    "heads that share keys": (attention, ((4, 1, 16), (2, 1000, 16), (2, 1000, 16)), BF16),
    "a row alone": (attention, ((2, 1, 16), (2, 1000, 16), (2, 1000, 16)), F16),
}


class Choice:
    """Takes the alternative of a number instead of the first, and tells how many there are at most."""

    def __init__(self) -> None:
        self.number, self.count = 0, 1

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]], calls: object = None) -> Callable[..., None]:
        listed = list(kernels.values())
        self.count = max(self.count, len(listed))

        def launch(stream: int, grids: Sequence[Sequence[int]], *arguments: Any) -> None:
            at = min(self.number, len(listed) - 1)
            listed[at](stream, *grids[at], *arguments)

        return launch


@pytest.fixture
def choice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Choice]:
    found = Choice()
    monkeypatch.setattr(host_support.InterpreterRuntime, "fastest_of", staticmethod(found.fastest_of))
    yield found
    torch._dynamo.reset()


def inputs_of(name: str) -> list[Tensor]:
    _, shapes, dtype = PROGRAMS[name]
    inputs = [torch.randn(shape).to(dtype) / 2 for shape in shapes]
    if name == "dequantized":
        inputs[1] = torch.randint(-9, 9, shapes[1], dtype=torch.int8)
    if name == "of eight bits":
        inputs[1] = inputs[1].to(torch.float8_e4m3fn)
    return inputs


def check(run: Callable[..., Tensor], inputs: Sequence[Tensor], choice: Choice) -> None:
    wanted = run(*(x.double() if x.is_floating_point() else x for x in inputs))
    eager = run(*inputs)
    compiled = torch.compile(run, backend="stepwell", options={
        "target": "triton-interpreter", "machine": "h100", "pipeline": PIPELINE, "contractions": "own"})
    while choice.number < choice.count:
        ours = compiled(*inputs)
        assert ours.stride() == eager.stride()
        assert (ours - wanted).abs().max() <= 2 * (eager - wanted).abs().max(), choice.number
        choice.number += 1
    assert choice.count > 1


@pytest.mark.parametrize("name", PROGRAMS)
def test_alternatives(name: str, choice: Choice) -> None:
    check(PROGRAMS[name][0], inputs_of(name), choice)


def test_symbolic_rows(choice: Choice) -> None:
    inputs = inputs_of("linear")
    torch._dynamo.mark_dynamic(inputs[0], 1)
    check(linear, inputs, choice)


def scaled(x: Tensor, weight: Tensor, x_scale: Tensor, weight_scale: Tensor) -> Tensor:
    return torch.relu(torch._scaled_mm(x, weight.t(), x_scale, weight_scale, out_dtype=BF16))


@pytest.mark.parametrize(("rows", "terms", "shapes"), [(16, 256, ((16, 1), (1, 48))), (40, 80, ((), ()))])
def test_floats_of_eight_bits(rows: int, terms: int, shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    x, weight = (torch.randn(size, terms).to(torch.float8_e4m3fn) for size in (rows, 48))
    inputs = x, weight, *(torch.rand(shape) for shape in shapes)
    options = {"target": "triton-interpreter", "machine": "h100", "contractions": "own"}
    wanted = torch.relu(x.double() @ weight.double().t() * inputs[2] * inputs[3])
    torch.testing.assert_close(torch.compile(scaled, backend="stepwell", options=options)(*inputs).double(), wanted,
                               rtol=2.0**-8, atol=1e-6)
    module = stepwell.lower(scaled, *inputs, to="triton", options=CompileOptions(machine="h100", contractions="own"))
    assert "xf8E4M3FN> *" in str(module)


def test_scales_of_blocks() -> None:
    x, weight = (torch.randn(size, 256).to(torch.float8_e4m3fn) for size in (256, 144))
    of_rows, of_columns = torch.rand(2, 256).t(), torch.rand(2, 2)
    wide = of_columns.t().repeat_interleave(128, 0)[:144]
    factors = (a.double() * s.repeat_interleave(128, 1) for a, s in ((x, of_rows), (weight, wide)))
    wanted = torch.relu(next(factors) @ next(factors).t())
    options = {"target": "triton-interpreter", "machine": "h100", "contractions": "own"}
    compiled = torch.compile(scaled, backend="stepwell", options=options, dynamic=False)
    found = compiled(x, weight, of_rows, of_columns)
    torch.testing.assert_close(found.double(), wanted, rtol=2.0**-8, atol=1e-6)
    module = stepwell.lower(scaled, x, weight, of_rows, of_columns, to="triton",
                            options=CompileOptions(target="cuda", machine="h100", contractions="own"))
    assert str(module).count("triton.func") == str(module).count("triton.dot") == 1


def masked(query: Tensor, key: Tensor, value: Tensor, mask: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(query, key, value, mask, enable_gqa=True)


def capped(query: Tensor, key: Tensor, value: Tensor, bias: Tensor) -> Tensor:
    scores = torch.tanh(query.float() @ key.float().mT * 0.2 + bias)
    later = torch.ones_like(bias, dtype=torch.bool).triu(1)
    return torch.softmax(scores.masked_fill(later, -torch.inf), -1).to(value.dtype) @ value


@pytest.mark.parametrize(("run", "contractions", "dtype"), [(masked, "own", BF16), (capped, "auto", torch.float32)])
def test_attention_is_one_kernel(run: Callable[..., Tensor], contractions: str, dtype: torch.dtype) -> None:
    """Blocks of rows and terms that are not full, rows of which every term is masked, and heads of queries that share
    keys. What the library has no operator for is such a kernel without being asked for.
    """
    heads = 6 if run is masked else 2
    query, key, value = (torch.randn(2, *size, 24).to(dtype) for size in ((heads, 70), (2, 90), (2, 90)))
    extra = torch.randn(70, 90).to(dtype)
    if run is masked:
        extra = (extra > 0) & (torch.arange(70) != 5)[:, None]
    inputs = query, key, value, extra
    options = {"target": "triton-interpreter", "machine": "h100", "contractions": contractions}
    wanted, eager = run(*(x.double() if x.is_floating_point() else x for x in inputs)), run(*inputs)
    found = torch.compile(run, backend="stepwell", options=options, dynamic=False)(*inputs)
    assert found.stride() == eager.stride()
    assert (found - wanted).abs().max() <= 1.5 * (eager - wanted).abs().max()
    module = stepwell.lower(run, *inputs, to="triton",
                            options=CompileOptions(target="cuda", machine="h100", contractions=contractions))
    assert (str(module).count("triton.dot"), str(module).count("scf.for")) == (2, 1)


def shared_heads(query: Tensor, key: Tensor, value: Tensor, mask: Tensor) -> Tensor:
    key, value = (each.repeat_interleave(2, 1) for each in (key, value))
    scores = torch.tanh(query @ key.mT).float().masked_fill(~mask, -torch.inf)
    return torch.ops.aten._safe_softmax(scores, -1).to(value.dtype) @ value


@pytest.mark.parametrize("symbolic", [False, True])
def test_gradients_of_attention_compute_scores_again(symbolic: bool) -> None:
    """Neither weights nor scores are saved. Heads share keys and values, blocks are not full, and there is a row of
    which every term is masked.
    """
    torch.manual_seed(0)
    query, key, value = (torch.randn(1, *size, 16).to(BF16) for size in ((2, 70), (1, 90), (1, 90)))
    mask = torch.ones(70, 90, dtype=torch.bool).tril(20) & (torch.arange(70) != 5)[:, None]
    saved: list[int] = []

    def gradients(function: Callable[..., Tensor], kind: torch.dtype) -> Sequence[Tensor]:
        leaves = [each.detach().to(kind).requires_grad_() for each in (query, key, value)]
        if symbolic:
            for each, axis in (*((leaf, 2) for leaf in leaves), (mask, 0), (mask, 1)):
                torch._dynamo.mark_dynamic(each, axis)
        saved.clear()
        with torch.autograd.graph.saved_tensors_hooks(lambda x: saved.append(x.numel()) or x, lambda x: x):
            result = function(*leaves, mask)
        return torch.autograd.grad(result, leaves, torch.linspace(-1, 1, result.numel()).to(kind).view_as(result))

    wanted, eager = gradients(shared_heads, torch.float64), gradients(shared_heads, BF16)
    options = {"target": "triton-interpreter", "machine": "h100"}
    found = gradients(torch.compile(shared_heads, backend="stepwell", options=options,
                                    dynamic=None if symbolic else False), BF16)
    assert saved and max(saved) < 2 * 70 * 90
    for each, other, exact in zip(found, eager, wanted, strict=True):
        assert each.stride() == other.stride()
        assert (each - exact).norm() <= 1.05 * (other - exact).norm()


def windowed(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    distance = torch.arange(query.shape[1])[:, None] - torch.arange(key.shape[1])
    scores = (query @ key.mT).float().masked_fill((distance < 0) | (distance > 9), -torch.inf)
    return torch.softmax(scores, -1).to(value.dtype) @ value


def test_masks_of_rows_and_terms_are_computed_again() -> None:
    """So that the gradients leave out the blocks that they hide."""
    torch._dynamo.reset()
    leaves = [torch.randn(2, 70, 16, dtype=BF16, requires_grad=True) for _ in range(3)]
    saved: list[torch.dtype] = []
    compiled = torch.compile(windowed, backend="stepwell", dynamic=False,
                             options={"target": "triton-interpreter", "machine": "h100"})
    with torch.autograd.graph.saved_tensors_hooks(lambda x: saved.append(x.dtype) or x, lambda x: x):
        compiled(*leaves)
    assert saved and torch.bool not in saved


def dropped(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    weights = torch.softmax((query @ key.mT).float() * 0.25 + torch.arange(key.shape[1]) * 0.01, -1)
    return F.dropout(weights.to(value.dtype), 0.3) @ value


@pytest.mark.parametrize("dtype", [BF16, torch.float32])
def test_dropout_of_attention_is_drawn_again(dtype: torch.dtype) -> None:
    """The numbers are those of separate kernels, with and without gradients, and no mask is saved in 16 bits."""
    torch.manual_seed(0)
    tensors = [torch.randn(1, count, 16).to(dtype) for count in (70, 90, 90)]
    saved: list[int] = []

    def run(kind: torch.dtype, contractions: str, trains: bool) -> Sequence[Tensor]:
        torch._dynamo.reset()
        leaves = [each.detach().to(kind).requires_grad_(trains) for each in tensors]
        compiled = torch.compile(dropped, backend="stepwell", dynamic=False, options={
            "target": "triton-interpreter", "machine": "h100", "contractions": contractions})
        torch.manual_seed(1)
        saved.clear()
        with torch.autograd.graph.saved_tensors_hooks(lambda x: saved.append(x.numel()) or x, lambda x: x):
            result = compiled(*leaves)
        direction = torch.linspace(-1, 1, result.numel()).to(kind).view_as(result)
        return [result, *torch.autograd.grad(result, leaves, direction)] if trains else [result]

    for trains in (False, True):
        wanted, separate, found = (run(kind, choice, trains) for kind, choice in (
            (torch.float64, "library"), (dtype, "library"), (dtype, "auto")))
        assert not trains or (max(saved) < 70 * 90) == (dtype == BF16)
        for each, other, exact in zip(found, separate, wanted, strict=True):
            assert (each - exact).norm() <= 1.1 * (other - exact).norm() + 1e-6 * exact.norm()


def test_weights_are_multiplied_by_squares_of_squares() -> None:
    """A factor that is the product of a billion others takes no longer to compile than one."""
    def program(query: Tensor, key: Tensor, value: Tensor, factor: Tensor) -> Tensor:
        for _ in range(30):
            factor = factor * factor
        return (torch.softmax((query @ key.mT).float(), -1) * factor).to(value.dtype) @ value

    torch.manual_seed(0)
    leaves = [torch.randn(1, 32, 16).to(BF16).requires_grad_() for _ in range(3)]
    compiled = torch.compile(program, backend="stepwell", options={
        "target": "triton-interpreter", "machine": "h100", "contractions": "auto"})
    ones = torch.ones(1, 32, 32)
    torch.testing.assert_close(compiled(*leaves, ones), program(*leaves, ones), rtol=0, atol=2**-6)


@pytest.mark.parametrize(("precision", "on_tensor_cores"), [("highest", False), ("high", True)])
def test_f32_is_multiplied_as_torch_is_asked_to(precision: str, on_tensor_cores: bool) -> None:
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision(precision)
    try:
        inputs = torch.randn(128, 128), torch.randn(128, 128), torch.randn(128)
        options = CompileOptions(pipeline=PIPELINE, machine="h100", contractions="own")
        module = stepwell.lower(linear, *inputs, to="triton", options=options)
    finally:
        torch.set_float32_matmul_precision(before)
    assert ("inputPrecision = tf32" in str(module)) == on_tensor_cores


PRODUCT = """
loop.kernel @mm(%x: memref<262144x{t}>, %w: memref<262144x{t}>, %y: memref<262144x{t}>) {{
  loop.parallel %i = 0 to 512 {{
    loop.parallel %j = 0 to 512 {{
      %s = loop.reduce <add> %k = 0 to 512 : f32 {{
        %a = loop.load %x[%i * 512 + %k] : memref<262144x{t}> -> {t}
        %b = loop.load %w[%j * 512 + %k] : memref<262144x{t}> -> {t}
        {wider}
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }}
      {store}
    }}
  }}
}}
func.func @forward(%x: !host.buffer<[512, 512], {t}>, %y: !host.buffer<[512, 512], {t}>) {{
  host.launch @mm(%x, %x, %y) : !host.buffer<[512, 512], {t}>, !host.buffer<[512, 512], {t}>, !host.buffer<[512, 512], {t}>
  func.return
}}
"""  # noqa: E501
WIDER = "%c = arith.extf {a} : bf16 to f32\n%d = arith.extf %b : bf16 to f32"
STORE = "loop.store {v}, %y[%i * 512 + %j] : {t}, memref<262144x{t}>"
ROUNDED = "%r = arith.truncf %s : f32 to bf16\n" + STORE.format(v="%r", t="bf16")
NEGATED = "%n = arith.negf %a : bf16\n"


@pytest.mark.parametrize(("text", "precision", "instruction"), [
    (PRODUCT.format(t="bf16", wider=WIDER.format(a="%a"), store=ROUNDED), "highest",
     "wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16"),
    (PRODUCT.format(t="bf16", wider=NEGATED + WIDER.format(a="%n"), store=ROUNDED), "highest",
     "wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16"),
    (PRODUCT.format(t="f32", wider="", store=STORE.format(v="%s", t="f32")).replace("%c, %d", "%a, %b"), "high",
     "wgmma.mma_async.sync.aligned.m64n32k8.f32.tf32.tf32"),
], ids=["bf16", "computed factor", "tf32"])
def test_tensor_cores(text: str, precision: str, instruction: str, tmp_path: Path) -> None:
    context: Any = make_context()
    module = parse_module(context, text)
    set_machine(module, PRESETS["h100"])
    if precision == "high":
        allow_tf32(module)
    passes = "map-contractions{tile=64,32,32,4,4},loop-to-triton,cse,drop-masks,narrow-indices,cse,dce,retype-loads"
    PassManager(parse_pipeline(passes)).run(context, module)
    ptx = "\n".join(text for texts in compile_python(module, tmp_path).values() for text in texts)
    assert instruction in ptx
    # Blocks are loaded ahead, sixteen bytes at a time; what a factor is computed from is, too.
    assert "cp.async.cg.shared.global" in ptx and ", 0x10" in ptx and "ld.global.b16" not in ptx
