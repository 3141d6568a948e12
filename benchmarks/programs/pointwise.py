"""Elementwise programs: activations, gates, rotary embedding, mixed dtypes and broadcasts."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import EIGHT_MEGABYTES, Example, Program


def unary(function: Callable[[Tensor], Tensor], *shape: int, dtype: torch.dtype = torch.float32) -> Example:
    return Example(function, ((3 * torch.randn(shape)).to(dtype),))


def gelu(*shape: int) -> Example:
    return unary(lambda x: F.gelu(x), *shape)


def gelu_tanh(*shape: int) -> Example:
    return unary(lambda x: F.gelu(x, approximate="tanh"), *shape)


def gelu_bf16(*shape: int) -> Example:
    return unary(lambda x: F.gelu(x), *shape, dtype=torch.bfloat16)


def mish(*shape: int) -> Example:
    return unary(lambda x: F.mish(x), *shape)


def silu(*shape: int) -> Example:
    return unary(lambda x: F.silu(x), *shape)


def elu_softplus(*shape: int) -> Example:
    return unary(lambda x: F.elu(x) * F.softplus(x), *shape)


def tanh_sigmoid(*shape: int) -> Example:
    return unary(lambda x: torch.tanh(x) * torch.sigmoid(-x), *shape)


def exp_log(*shape: int) -> Example:
    return unary(lambda x: torch.log1p(torch.exp(-x.abs())) + torch.log(x * x + 1) + torch.erf(x), *shape)


def powers(*shape: int) -> Example:
    return unary(lambda x: x**2 + (x.abs() + 0.5) ** 1.7 + (x.abs() + 0.1).rsqrt() - x.abs().sqrt(), *shape)


def rounding(*shape: int) -> Example:
    """Discontinuous functions; the inputs avoid the discontinuities, where rounding decides the result."""
    values = torch.randint(-9, 9, shape) + torch.empty(shape).uniform_(0.1, 0.4)
    return Example(
        lambda x: x.floor() + x.round() * 2 - x.trunc() + x.sign() + torch.remainder(x, 2.5), (values,)
    )


def gelu_backward(*shape: int) -> Example:
    x = (3 * torch.randn(shape)).requires_grad_()
    return Example(lambda x: F.gelu(x), (x,), cotangents=(torch.randn(shape),))


def swiglu(*shape: int) -> Example:
    return Example(lambda gate, up: F.silu(gate) * up, (torch.randn(shape), torch.randn(shape)))


class GatedLayer(nn.Module):
    """The feed-forward layer of Llama-like models."""

    def __init__(self, width: int, hidden: int) -> None:
        super().__init__()
        self.gate = nn.Linear(width, hidden, bias=False)
        self.up = nn.Linear(width, hidden, bias=False)
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.down(F.silu(self.gate(x)) * self.up(x))


def swiglu_mlp(tokens: int, width: int, hidden: int) -> Example:
    return Example(GatedLayer(width, hidden), (torch.randn(tokens, width),))


def rotate_half(x: Tensor) -> Tensor:
    left, right = x.chunk(2, dim=-1)
    return torch.cat((-right, left), dim=-1)


def rope(batch: int, heads: int, length: int, width: int) -> Example:
    """Rotary position embedding of queries and keys."""

    def run(query: Tensor, key: Tensor, cos: Tensor, sin: Tensor) -> tuple[Tensor, Tensor]:
        return query * cos + rotate_half(query) * sin, key * cos + rotate_half(key) * sin

    frequencies = 10_000.0 ** (-torch.arange(0, width, 2) / width)
    angles = torch.outer(torch.arange(length), frequencies).repeat(1, 2)
    query, key = torch.randn(2, batch, heads, length, width).unbind()
    return Example(run, (query.clone(), key.clone(), angles.cos(), angles.sin()))


def broadcast_bias(rows: int, columns: int) -> Example:
    def run(x: Tensor, row: Tensor, column: Tensor) -> Tensor:
        return (x + row) * column[:, None] - row / 3

    return Example(run, (torch.randn(rows, columns), torch.randn(columns), torch.randn(rows)))


def type_promotion(rows: int, columns: int) -> Example:
    def run(whole: Tensor, half: Tensor, single: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return whole + half, (whole // 3) * mask - 2, half * single + mask

    whole = torch.randint(-50, 50, (rows, columns))
    single = torch.randn(rows, columns)
    return Example(run, (whole, torch.randn(rows, columns).bfloat16(), single, single > 0))


def transposed_operand(rows: int, columns: int) -> Example:
    return Example(
        lambda x, y: torch.sigmoid(x) + y.t(), (torch.randn(rows, columns), torch.randn(columns, rows))
    )


PROGRAMS = (
    Program("gelu", "kernels", gelu, (512, 128), (7, 13)),
    Program("gelu_8mb", "kernels", gelu, EIGHT_MEGABYTES, (3, 5, 17), goal=2.5),
    Program("gelu_tanh", "kernels", gelu_tanh, (512, 128), (7, 13)),
    Program("gelu_tanh_8mb", "kernels", gelu_tanh, EIGHT_MEGABYTES, (3, 5, 17), goal=2.5),
    Program("gelu_bf16", "kernels", gelu_bf16, EIGHT_MEGABYTES, (7, 19)),
    Program("gelu_fwdbwd", "kernels", gelu_backward, EIGHT_MEGABYTES, (7, 13), training=True),
    Program("mish_8mb", "kernels", mish, EIGHT_MEGABYTES, (7, 13), goal=2.5),
    Program("silu", "kernels", silu, EIGHT_MEGABYTES, (7, 13)),
    Program("elu_softplus", "kernels", elu_softplus, EIGHT_MEGABYTES, (7, 13)),
    Program("tanh_sigmoid", "kernels", tanh_sigmoid, EIGHT_MEGABYTES, (7, 13)),
    Program("exp_log", "kernels", exp_log, EIGHT_MEGABYTES, (7, 13)),
    Program("powers", "kernels", powers, EIGHT_MEGABYTES, (7, 13)),
    Program("rounding", "kernels", rounding, EIGHT_MEGABYTES, (7, 13)),
    Program("swiglu", "kernels", swiglu, EIGHT_MEGABYTES, (7, 13)),
    Program("swiglu_mlp", "kernels", swiglu_mlp, (128, 768, 2048), (3, 8, 22)),
    Program("rope", "kernels", rope, (2, 12, 512, 64), (2, 3, 5, 6)),
    Program("broadcast_bias", "kernels", broadcast_bias, EIGHT_MEGABYTES, (7, 13)),
    Program("type_promotion", "kernels", type_promotion, EIGHT_MEGABYTES, (7, 13)),
    Program("transposed_operand", "kernels", transposed_operand, (2048, 1024), (7, 13)),
)
