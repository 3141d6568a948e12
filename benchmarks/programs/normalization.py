"""Softmax, the norms, and their gradients."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import EIGHT_MEGABYTES, Example, Program


def softmax(*shape: int, dim: int = -1) -> Example:
    return Example(lambda x: torch.softmax(x, dim), (torch.randn(shape),))


def softmax_middle(*shape: int) -> Example:
    return softmax(*shape, dim=1)


def softmax_bf16(*shape: int) -> Example:
    return Example(lambda x: torch.softmax(x, -1), (torch.randn(shape).bfloat16(),))


def softmax_backward(*shape: int) -> Example:
    x = torch.randn(shape, requires_grad=True)
    return Example(lambda x: torch.softmax(x, -1), (x,), cotangents=(torch.randn(shape),))


def log_softmax(*shape: int) -> Example:
    return Example(lambda x: torch.log_softmax(x, -1), (torch.randn(shape),))


def layernorm(rows: int, columns: int, dtype: torch.dtype = torch.float32) -> Example:
    norm = nn.LayerNorm(columns, dtype=dtype)
    nn.init.normal_(norm.weight)
    nn.init.normal_(norm.bias)
    return Example(norm, ((torch.randn(rows, columns) + 0.5).to(dtype),))


def layernorm_bf16(rows: int, columns: int) -> Example:
    return layernorm(rows, columns, torch.bfloat16)


def layernorm_by_hand(rows: int, columns: int) -> Example:
    def run(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        centred = x - x.mean(-1, keepdim=True)
        return centred / torch.sqrt(centred.pow(2).mean(-1, keepdim=True) + 1e-5) * weight + bias

    return Example(run, (torch.randn(rows, columns), torch.randn(columns), torch.randn(columns)))


def layernorm_backward(rows: int, columns: int) -> Example:
    example = layernorm(rows, columns)
    example.inputs[0].requires_grad_()
    example.cotangents = (torch.randn(rows, columns),)
    return example


class ResidualRMSNorm(nn.Module):
    """x + y, then the root-mean-square norm of Llama-like models."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(width))

    def forward(self, x: Tensor, residual: Tensor) -> tuple[Tensor, Tensor]:
        total = x + residual
        scale = torch.rsqrt(total.pow(2).mean(-1, keepdim=True) + 1e-6)
        return total * scale * self.weight, total


def rmsnorm(rows: int, columns: int) -> Example:
    return Example(ResidualRMSNorm(columns), (torch.randn(rows, columns), torch.randn(rows, columns)))


def rmsnorm_backward(rows: int, columns: int) -> Example:
    example = rmsnorm(rows, columns)
    for value in example.inputs:
        value.requires_grad_()
    example.cotangents = (torch.randn(rows, columns), torch.randn(rows, columns))
    return example


def groupnorm_silu(batch: int, channels: int, groups: int, size: int) -> Example:
    norm = nn.GroupNorm(groups, channels)
    nn.init.normal_(norm.weight)
    nn.init.normal_(norm.bias)
    return Example(nn.Sequential(norm, nn.SiLU()), (torch.randn(batch, channels, size, size),))


def groupnorm_backward(batch: int, channels: int, groups: int, size: int) -> Example:
    example = groupnorm_silu(batch, channels, groups, size)
    example.inputs[0].requires_grad_()
    example.cotangents = (torch.randn(batch, channels, size, size),)
    return example


def batchnorm_training(batch: int, channels: int, size: int) -> Example:
    """Forward and backward; the running statistics are updated in place."""
    norm = nn.BatchNorm2d(channels)
    nn.init.normal_(norm.weight)
    x = torch.randn(batch, channels, size, size, requires_grad=True)
    return Example(norm, (x,), cotangents=(torch.randn(batch, channels, size, size),))


def cross_entropy(rows: int, classes: int) -> Example:
    logits = torch.randn(rows, classes, requires_grad=True)
    return Example(lambda x, y: F.cross_entropy(x, y), (logits, torch.randint(classes, (rows,))))


def cross_entropy_smooth(rows: int, classes: int) -> Example:
    """Ignored rows, class weights and label smoothing."""

    def run(x: Tensor, y: Tensor, weight: Tensor) -> Tensor:
        return F.cross_entropy(x, y, weight, ignore_index=1, label_smoothing=0.1)

    logits = torch.randn(rows, classes, requires_grad=True)
    return Example(run, (logits, torch.randint(classes, (rows,)), torch.rand(classes) + 0.5))


PROGRAMS = (
    Program("softmax_512x128", "kernels", softmax, (512, 128), (7, 13)),
    Program("softmax_8mb", "kernels", softmax, EIGHT_MEGABYTES, (3, 5, 37), goal=1.2),
    Program("softmax_4096", "kernels", softmax, (4096, 4096), (5, 67)),
    Program("softmax_wide", "kernels", softmax, (16, 100_000), (2, 1001)),
    Program("softmax_middle_dim", "kernels", softmax_middle, (64, 64, 512), (3, 5, 7)),
    Program("softmax_bf16", "kernels", softmax_bf16, EIGHT_MEGABYTES, (7, 13)),
    Program("softmax_fwdbwd", "kernels", softmax_backward, EIGHT_MEGABYTES, (7, 13), training=True),
    Program("log_softmax", "kernels", log_softmax, EIGHT_MEGABYTES, (7, 13)),
    Program("layernorm", "kernels", layernorm, (1024, 768), (7, 13)),
    Program("layernorm_8mb", "kernels", layernorm, EIGHT_MEGABYTES, (5, 37), goal=1.2),
    Program("layernorm_bf16", "kernels", layernorm_bf16, EIGHT_MEGABYTES, (7, 13)),
    Program("layernorm_by_hand", "kernels", layernorm_by_hand, EIGHT_MEGABYTES, (7, 13)),
    Program("layernorm_fwdbwd", "kernels", layernorm_backward, (1024, 768), (7, 13), training=True),
    Program("rmsnorm", "kernels", rmsnorm, (1024, 1024), (7, 13)),
    Program("rmsnorm_fwdbwd", "kernels", rmsnorm_backward, (1024, 1024), (7, 13), training=True),
    Program("groupnorm_silu", "kernels", groupnorm_silu, (8, 128, 32, 32), (2, 6, 3, 5)),
    Program("groupnorm_fwdbwd", "kernels", groupnorm_backward, (8, 128, 32, 32), (2, 6, 3, 5), training=True),
    Program("batchnorm_training", "kernels", batchnorm_training, (16, 64, 56), (3, 5, 7), training=True),
    Program("cross_entropy_fwdbwd", "kernels", cross_entropy, (512, 8192), (7, 13), training=True),
    Program("cross_entropy_smooth", "kernels", cross_entropy_smooth, (512, 8192), (9, 5), training=True),
)
