"""Gradients of parameters that are accumulated while a loop iterates over rows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

Step = Callable[[Tensor, Tensor, Tensor], Tensor]


def _layer_norm(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.layer_norm(x, x.shape[-1:], weight, bias)


def _biased_layer_norm(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    """The bias is of what is normalized: its gradient is a sum of what the rows store."""
    return F.layer_norm(x + bias, x.shape[-1:], weight)


def _rms_norm(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.rms_norm(x, x.shape[-1:], weight) + bias


def _activation(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    """No row is reduced, but what each element's gradient is, is summed up for the bias."""
    return F.gelu(x + bias) * weight


@pytest.mark.parametrize(("step", "shape", "dtype"), [
    (_layer_norm, (8, 257, 33), torch.float32), (_biased_layer_norm, (1024, 36), torch.float32),
    (_rms_norm, (1024, 40), torch.bfloat16), (_activation, (2, 512, 387), torch.bfloat16),
    (_activation, (100, 3111), torch.float32),
], ids=["layer_norm-3d", "biased_layer_norm", "rms_norm-bf16", "activation-3d-bf16", "activation-of-all-rows"])
def test_gradients(step: Step, shape: tuple[int, ...], dtype: torch.dtype, tmp_path: Path) -> None:
    values = [torch.randn(shape), torch.rand(shape[-1:]) + 0.5, torch.randn(shape[-1:])]
    cotangent = torch.randn(shape).to(dtype)
    torch._dynamo.reset()  # the sizes of another case would make these symbols
    # Fewer multiprocessors make fewer programs of more rows each, which the interpreter runs in half the time.
    compiled = torch.compile(step, backend="stepwell", options={
        "target": "triton-interpreter", "machine": "h100{multiprocessors=16}", "dump": str(tmp_path)})

    def gradients(function: Step, kind: torch.dtype) -> list[Tensor]:
        leaves = [value.to(dtype).to(kind).clone().requires_grad_() for value in values]
        return [each.double() for each in torch.autograd.grad(function(*leaves), leaves, cotangent.to(kind))]

    for exact, eager, ours in zip(gradients(step, torch.float64), gradients(step, dtype), gradients(compiled, dtype),
                                  strict=True):
        rounding = torch.finfo(dtype).eps * exact.abs().max()
        assert (ours - exact).abs().max() <= 4 * (eager - exact).abs().max() + rounding
    assert "_columns(" in "".join(path.read_text() for path in tmp_path.rglob("*_kernels.py"))
