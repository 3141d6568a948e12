"""Pooling, resampling and attention written by hand."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import Example, Program


def max_pool(batch: int, channels: int, size: int) -> Example:
    return Example(nn.MaxPool2d(3, stride=2, padding=1), (torch.randn(batch, channels, size, size),))


def max_pool_backward(batch: int, channels: int, size: int) -> Example:
    x = torch.randn(batch, channels, size, size, requires_grad=True)
    return Example(nn.MaxPool2d(2), (x,), cotangents=(torch.randn(batch, channels, size // 2, size // 2),))


def average_pool(batch: int, channels: int, size: int) -> Example:
    return Example(nn.AvgPool2d(3, stride=2, padding=1), (torch.randn(batch, channels, size, size),))


def adaptive_pool(batch: int, channels: int, size: int) -> Example:
    return Example(nn.AdaptiveAvgPool2d((1, 1)), (torch.randn(batch, channels, size, size),))


def upsample_nearest_add(batch: int, channels: int, size: int) -> Example:
    """A step of a feature pyramid."""
    fine = torch.randn(batch, channels, 2 * size, 2 * size)
    return Example(
        lambda x, fine: F.interpolate(x, scale_factor=2, mode="nearest") + fine,
        (torch.randn(batch, channels, size, size), fine),
    )


def upsample_bilinear(batch: int, channels: int, size: int) -> Example:
    return Example(
        lambda x: F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False),
        (torch.randn(batch, channels, size, size),),
    )


def pixel_shuffle(batch: int, channels: int, size: int) -> Example:
    return Example(
        lambda x: torch.relu(F.pixel_shuffle(x, 2)), (torch.randn(batch, 4 * channels, size, size),)
    )


def attention(query: Tensor, key: Tensor, value: Tensor, mask: Tensor) -> Tensor:
    """Causal attention in plain operations."""
    scores = query @ key.transpose(-2, -1) / math.sqrt(query.shape[-1])
    return torch.softmax(scores.masked_fill(mask, float("-inf")), dim=-1) @ value


def attention_inputs(batch: int, heads: int, length: int, width: int) -> tuple[Tensor, ...]:
    query, key, value = (torch.randn(batch, heads, length, width) for _ in range(3))
    return query, key, value, torch.ones(length, length, dtype=torch.bool).triu(1)


def attention_by_hand(batch: int, heads: int, length: int, width: int) -> Example:
    return Example(attention, attention_inputs(batch, heads, length, width))


def attention_backward(batch: int, heads: int, length: int, width: int) -> Example:
    *operands, mask = attention_inputs(batch, heads, length, width)
    inputs = (*(x.requires_grad_() for x in operands), mask)
    return Example(attention, inputs, cotangents=(torch.randn(batch, heads, length, width),))


PROGRAMS = (
    Program("max_pool", "kernels", max_pool, (8, 64, 112), (2, 3, 7)),
    Program("max_pool_fwdbwd", "kernels", max_pool_backward, (8, 64, 56), (2, 3, 6), training=True),
    Program("average_pool", "kernels", average_pool, (8, 64, 112), (2, 3, 7)),
    Program("adaptive_pool", "kernels", adaptive_pool, (8, 512, 14), (2, 3, 7)),
    Program("upsample_nearest_add", "kernels", upsample_nearest_add, (2, 64, 64), (2, 3, 5)),
    Program("upsample_bilinear", "kernels", upsample_bilinear, (2, 64, 64), (2, 3, 5)),
    Program("pixel_shuffle", "kernels", pixel_shuffle, (2, 32, 64), (2, 3, 5)),
    Program("attention_by_hand", "kernels", attention_by_hand, (2, 8, 512, 64), (2, 3, 7, 5)),
    Program(
        "attention_by_hand_fwdbwd",
        "kernels",
        attention_backward,
        (2, 8, 512, 64),
        (2, 3, 7, 5),
        training=True,
    ),
)
