"""One tensor is several operands: what is packed or copied for one of them is not read for another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

Program = Callable[[Tensor, Tensor], Tensor]


def attention(first: str, **given: bool) -> Program:
    """Attention of which `first` names the queries, the keys and the values; what else is computed of the tensors makes
    gradients the sum of two."""
    def program(x: Tensor, y: Tensor) -> Tensor:
        query, key, value = ({"x": x, "y": y}[name] for name in first)
        return F.scaled_dot_product_attention(query, key, value, **given) + 0.5 * (x + y)

    return program


PROGRAMS: dict[str, Program] = {
    **{f"attention {names}": attention(names) for names in ("xxx", "xxy", "xyy", "xyx")},
    "causal xxx": attention("xxx", is_causal=True),
    "causal xxy": attention("xxy", is_causal=True),
    "by hand": lambda x, y: torch.softmax(torch.tanh(x @ x.transpose(-1, -2)) / 3, -1) @ y,
    "scaled": lambda x, y: torch.softmax(2 * x @ x.transpose(-1, -2) / 9, -1) @ y,
    "bias": lambda x, y: torch.softmax(x @ y.transpose(-1, -2) / 9 + x[..., :1], -1) @ y,
    "product": lambda x, y: x @ x.transpose(-1, -2) + y @ y.transpose(-1, -2),
    "transposed": lambda x, y: x.transpose(-1, -2) @ x + F.gelu(x.transpose(-1, -2) @ y),
    "kept": lambda x, y: x.transpose(-1, -2) @ y + 0.5 * x.transpose(-1, -2) @ x,
    "linear": lambda x, y: F.linear(x, x[0, 0], x[0, 0, :, 0]) * F.linear(x, y[0, 0]),
    "convolution": lambda x, y: F.conv2d(x, x[:, :, :3, :3], padding=1) + F.conv2d(x, y[:, :, :3, :3], padding=1),
}


INTERPRETED = ("attention xxx", "causal xxy", "kept", "linear", "convolution")
"""Also run by Triton's interpreter, which is slow."""


@pytest.mark.parametrize(("name", "target"), [
    *((name, "cpu") for name in PROGRAMS), *((name, "triton-interpreter") for name in INTERPRETED)])
def test_equal_operands(name: str, target: str, fresh: None) -> None:
    torch.manual_seed(0)
    program = PROGRAMS[name]
    rows, width = (128, 64) if target == "cpu" else (32, 16)
    given = [torch.randn(2, 2, rows, width) for _ in range(2)]
    weights = torch.randn(program(*given).shape)
    options = {"contractions": "own", **({"target": target} if target != "cpu" else {})}

    def run(function: Program, dtype: torch.dtype) -> list[Tensor]:
        inputs = [each.to(dtype).requires_grad_() for each in given]
        result = function(*inputs)
        gradients = torch.autograd.grad(result, inputs, weights.to(dtype), allow_unused=True)
        return [result.detach(), *(each for each in gradients if each is not None)]

    ours = run(torch.compile(program, backend="stepwell", options=options), torch.float32)
    for got, known, true in zip(ours, run(program, torch.float32), run(program, torch.float64), strict=True):
        errors = [(each - true).abs().max().item() for each in (got, known)]
        assert errors[0] <= 2 * errors[1] + 2e-6 * true.abs().max().item(), errors


def test_a_value_is_stored_before_a_product(fresh: None) -> None:
    """The product's kernel stores what its sums do not read, and computes with it behind them."""
    def program(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        half = y * 0.5
        return half, half + x @ x.transpose(-1, -2)

    x, y = torch.randn(128, 128), torch.randn(128, 128)
    compiled = torch.compile(program, backend="stepwell",
                             options={"contractions": "own", "target": "triton-interpreter"})
    torch.testing.assert_close(compiled(x, y), program(x, y))
