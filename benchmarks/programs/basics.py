"""The first programs that a compiler must compile correctly: short pointwise chains, a layer, CARAFE."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import Example, Program


def sin_chain(steps: int, size: int) -> Example:
    """Each step uses its value twice: naive inlining is exponential in the number of steps."""

    def run(x: Tensor) -> Tensor:
        for _ in range(steps):
            y = torch.sin(x)
            x = x + y
        return x

    return Example(run, (torch.randn(size),))


def sin_cos_add(size: int) -> Example:
    def run(x: Tensor, y: Tensor) -> Tensor:
        return torch.sin(x) + torch.cos(y)

    return Example(run, (torch.randn(size), torch.randn(size)))


def elementwise(rows: int, columns: int, dtype: torch.dtype) -> Example:
    def run(x: Tensor) -> Tensor:
        return x * 2 + 3 - 1

    return Example(run, (torch.randn(rows, columns).to(dtype),))


def linear_relu(batch: int, inputs: int, outputs: int) -> Example:
    return Example(nn.Sequential(nn.Linear(inputs, outputs), nn.ReLU()), (torch.randn(batch, inputs),))


def randomize_statistics(module: nn.Module) -> None:
    """Give batch norms the statistics and the affine parameters of a trained model."""
    for layer in module.modules():
        if isinstance(layer, nn.BatchNorm2d):
            nn.init.normal_(layer.running_mean, std=0.1)
            nn.init.uniform_(layer.running_var, 0.5, 1.5)
            nn.init.uniform_(layer.weight, 0.5, 1.5)
            nn.init.normal_(layer.bias, std=0.1)


def conv_bn(batch: int, channels: int, size: int, activation: type[nn.Module]) -> Example:
    model = nn.Sequential(
        nn.Conv2d(channels, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels), activation()
    ).eval()
    randomize_statistics(model)
    return Example(model, (torch.randn(batch, channels, size, size),))


def carafe(batch: int, channels: int, height: int, width: int) -> Example:
    """Content-aware reassembly: each pixel is a weighted sum of its 5 by 5 neighbourhood."""

    def run(x: Tensor, weights: Tensor) -> Tensor:
        b, c, h, w = x.shape
        patches = F.unfold(x, 5, padding=2).view(b, c, 25, h, w)
        return torch.einsum("b c k h w, b k h w -> b c h w", patches, weights)

    x = torch.randn(batch, channels, height, width)
    return Example(run, (x, torch.randn(batch, 25, height, width).softmax(dim=1)))


PROGRAMS = (
    Program("sin_chain_10k", "basics", sin_chain, (20, 10_000), (20, 103)),
    Program("sin_chain_1m", "basics", sin_chain, (20, 1_000_000), (20, 1003)),
    Program("sin_chain_200_steps", "basics", sin_chain, (200, 10_000), (200, 103)),
    Program("sin_cos_add_10k", "basics", sin_cos_add, (10_000,), (103,)),
    Program("sin_cos_add_1m", "basics", sin_cos_add, (1_000_000,), (1003,)),
    Program("elementwise", "basics", elementwise, (2048, 2048, torch.float32), (7, 13, torch.float32)),
    Program("elementwise_bf16", "basics", elementwise, (2048, 2048, torch.bfloat16), (7, 13, torch.bfloat16)),
    Program("linear_relu", "basics", linear_relu, (32, 100, 10), (5, 11, 3)),
    Program("conv_bn", "basics", conv_bn, (4, 64, 56, nn.Identity), (2, 5, 9, nn.Identity)),
    Program("conv_bn_silu", "basics", conv_bn, (4, 64, 56, nn.SiLU), (2, 5, 9, nn.SiLU)),
    Program("carafe", "basics", carafe, (2, 64, 64, 64), (2, 3, 9, 9)),
)
