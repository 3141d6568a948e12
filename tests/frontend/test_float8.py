"""Floats of eight bits: kernels read all of them and round to them as eager does; products are ATen's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell

BY_RECIPE = pytest.mark.skipif(torch.__version__ < "2.13", reason="Dynamo of older versions does not trace scaled_mm")
DTYPES = [torch.float8_e4m3fn, torch.float8_e5m2]
TARGETS = ["cpu", "triton-interpreter"]


def widened(x: Tensor, scale: Tensor) -> Tensor:
    return x.t().to(torch.float32) * scale


def halved(x: Tensor, scale: Tensor) -> tuple[Tensor, ...]:
    moved = torch.where(x.view(torch.uint8) > 99, torch.cat([x[1:], x[:1]]), x[torch.arange(16, device=x.device) - 4])
    return x[2:10].to(torch.bfloat16), x.view(torch.uint8), moved


def rounded(x: Tensor, scale: Tensor) -> tuple[Tensor, Tensor]:
    y = (x.float().nan_to_num(0.0) * scale).to(x.dtype)
    return y, y.float() + 1


def weights(x: Tensor, scale: Tensor) -> Tensor:
    return F.linear(x[:4].float().nan_to_num(0.0, 1.0, -1.0), x.float().nan_to_num(0.0, 1.0, -1.0) * scale)


def scaled_product(x: Tensor, scale: Tensor) -> Tensor:
    y = x.float().nan_to_num(0.0).clamp(-2, 2).to(torch.float8_e4m3fn)
    return torch._scaled_mm(y, y.t(), scale, scale, out_dtype=torch.bfloat16)


def scaled_rows(x: Tensor, scale: Tensor) -> Tensor:
    y = x.float().nan_to_num(0.0).clamp(-2, 2).to(torch.float8_e4m3fn)
    scales, recipe = (y.float().abs().amax(1, keepdim=True) * scale + 0.1), F.ScalingType.RowWise
    return F.scaled_mm(y, y.t(), scales, recipe, scales.t().contiguous(), recipe, output_dtype=torch.bfloat16)


def bf16_product(x: Tensor, scale: Tensor) -> Tensor:
    y = x.to(torch.bfloat16).nan_to_num(0.0, 1.0, -1.0)
    return torch.relu(y @ y.t() * scale)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("program", [widened, halved, rounded, weights, scaled_product, bf16_product,
                                     pytest.param(scaled_rows, marks=BY_RECIPE)], ids=lambda f: f.__name__)
def test_as_eager(program: Callable[..., Tensor], dtype: torch.dtype, target: str) -> None:
    inputs = torch.arange(256, dtype=torch.uint8).view(dtype).view(16, 16), torch.tensor(0.5)
    torch._dynamo.reset()
    ours = torch.compile(program, backend="stepwell", fullgraph=True, options={"target": target})(*inputs)
    wanted = program(*inputs)
    for got, want in zip(*((x,) if isinstance(x, Tensor) else x for x in (ours, wanted)), strict=True):
        assert (got.dtype, got.stride()) == (want.dtype, want.stride())
        torch.testing.assert_close(got.double(), want.double(), equal_nan=True, rtol=1e-5, atol=1e-3)


@pytest.mark.parametrize("run", [scaled_product, pytest.param(scaled_rows, marks=BY_RECIPE)], ids=lambda f: f.__name__)
def test_products_are_the_librarys(run: Callable[..., Tensor]) -> None:
    inputs = torch.zeros(16, 16, dtype=torch.float8_e4m3fn), torch.tensor(0.5)
    text = str(stepwell.lower(run, *inputs, to="prim"))
    assert "_scaled_mm" in text and text.count('extern = "library"') == 1


def test_reading_is_fused() -> None:
    inputs = torch.zeros(16, 16, dtype=torch.float8_e4m3fn), torch.tensor(0.5)
    text = str(stepwell.lower(widened, *inputs, to="loop"))
    assert "aten." not in text and text.count("loop.kernel") == 1 and "xi8>" in text


def exponents(bits: Tensor, x: Tensor, w: Tensor) -> tuple[Tensor, ...]:
    scales = bits.view(torch.float8_e8m0fnu)
    blocks = w.float().unflatten(1, (-1, 32)) * scales[-128:].float().view(-1, 4)[-9:-1, :, None]
    return scales.float(), scales.to(torch.bfloat16), F.linear(x, blocks.flatten(1))


@pytest.mark.parametrize("target", TARGETS)
def test_exponents_of_microscaling_formats(target: str) -> None:
    torch.manual_seed(0)
    x, w = torch.randn(4, 128), torch.randn(8, 128).to(torch.float8_e4m3fn)
    inputs = torch.arange(256, dtype=torch.uint8).roll(-16), x, w
    ours = torch.compile(exponents, backend="stepwell", fullgraph=True, options={"target": target})(*inputs)
    for got, want in zip(ours, exponents(*inputs), strict=True):
        torch.testing.assert_close(got.double(), want.double(), equal_nan=True, rtol=1e-5, atol=0)


@pytest.mark.parametrize("target", TARGETS)
def test_rounding_is_exact(target: str) -> None:
    """Of numbers with all exponents: those between two floats of eight bits, their neighbours, and special ones."""
    torch._dynamo.reset()
    upper = torch.arange(1 << 16, dtype=torch.int32) << 16
    numbers = torch.cat([(upper + near).view(torch.float32) for near in (-1, 0, 1)])[::1 if target == "cpu" else 13]
    dtypes = [*DTYPES, torch.float8_e8m0fnu]

    def rounded(x: Tensor) -> list[Tensor]:
        return [x.to(dtype) for dtype in dtypes]

    ours = torch.compile(rounded, backend="stepwell", fullgraph=True, options={"target": target})(numbers)
    for got, want in zip(ours, rounded(numbers), strict=True):
        is_nan = want.float().isnan()
        assert torch.equal(got.float().isnan(), is_nan)
        assert torch.equal(got.view(torch.uint8)[~is_nan], want.view(torch.uint8)[~is_nan])
    assert "aten." not in str(stepwell.lower(rounded, numbers, to="loop", options={"target": "cpu"}))
