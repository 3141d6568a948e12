"""The products, convolutions and attentions of `--group products`."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

__all__ = ["CASES", "Case"]


class Case(NamedTuple):
    """A function of two matrices, or batches of them, and further inputs."""

    run: Callable[..., Tensor]
    shapes: tuple[tuple[int, ...], ...]
    multiply_adds: int
    integers: tuple[torch.dtype | None, ...] = ()
    """The types of the first inputs that are integers with random bits; None for one of the measured type."""

    def inputs(self, dtype: torch.dtype) -> list[Tensor]:
        """Return inputs of a floating-point type, except for integers."""
        types = (*self.integers, *[None] * (len(self.shapes) - len(self.integers)))
        return [(torch.randn(shape) / 8).to(dtype) if type is None else _integers(shape, type)
                for shape, type in zip(self.shapes, types, strict=True)]


def _integers(shape: tuple[int, ...], dtype: torch.dtype) -> Tensor:
    range = torch.iinfo(dtype)
    return torch.randint(range.min, range.max + 1, shape, dtype=dtype)


def product(x: Tensor, y: Tensor) -> Tensor:
    return x @ y


def linear_gelu(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.gelu(F.linear(x, weight, bias), approximate="tanh")


def batched(batch: int, rows: int, inner: int, columns: int) -> Case:
    return Case(torch.bmm, ((batch, rows, inner), (batch, inner, columns)), batch * rows * inner * columns)


def plain(rows: int, inner: int, columns: int) -> Case:
    """The second matrix is row-major."""
    return Case(product, ((rows, inner), (inner, columns)), rows * inner * columns)


def linear(rows: int, inner: int, columns: int) -> Case:
    """The second matrix is column-major, as the weight of a linear layer."""
    return Case(F.linear, ((rows, inner), (columns, inner)), rows * inner * columns)


def scaled_linear(x: Tensor, weight: Tensor, scale: Tensor) -> Tensor:
    return F.linear(x, weight.to(x.dtype) * scale)


def grouped_linear(x: Tensor, packed: Tensor, scales: Tensor) -> Tensor:
    """A weight of four bits per element, two in a byte, with a scale for each group of a row."""
    low, high = (packed & 15).to(torch.int8) - 8, (packed >> 4).to(torch.int8) - 8
    rows, groups = scales.shape
    weight = torch.stack([low, high], -1).reshape(rows, groups, -1).to(x.dtype) * scales[:, :, None]
    return F.linear(x, weight.reshape(rows, -1))


def integer_product(x: Tensor, y: Tensor) -> Tensor:
    return torch.ops.aten._int_mm(x, y)


def eight_bits(rows: int, inner: int, columns: int) -> Case:
    return Case(scaled_linear, ((rows, inner), (columns, inner), (columns, 1)), rows * inner * columns,
                (None, torch.int8))


def four_bits(rows: int, inner: int, columns: int, group: int) -> Case:
    return Case(grouped_linear, ((rows, inner), (columns, inner // 2), (columns, inner // group)),
                rows * inner * columns, (None, torch.uint8))


def convolution(batch: int, channels: int, side: int, features: int, window: int, stride: int = 1,
                groups: int = 1) -> Case:
    """A square image, padded so that a stride of one keeps its size, with bias and `relu`, as in a network."""
    padding, out = window // 2, (side - 1) // stride + 1

    def run(image: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return F.relu(F.conv2d(image, weight, bias, stride, padding, groups=groups))

    shapes = ((batch, channels, side, side), (features, channels // groups, window, window), (features,))
    return Case(run, shapes, batch * out * out * prod(shapes[1]))


def attention(batch: int, heads: int, rows: int, columns: int, width: int) -> Case:
    shapes = tuple((batch, heads, length, width) for length in (rows, columns, columns))
    return Case(F.scaled_dot_product_attention, shapes, 2 * batch * heads * rows * columns * width)


CASES = {
    **{f"square-{size}": plain(size, size, size) for size in (32, 64, 128, 256, 512, 1024)},
    **{f"square-linear-{size}": linear(size, size, size) for size in (64, 256, 1024)},
    "tall-4096x64x64": plain(4096, 64, 64),
    "tall-3136x64x256": plain(3136, 64, 256),
    "wide-64x64x3136": plain(64, 64, 3136),
    "linear-128x768x768": linear(128, 768, 768),
    "linear-128x768x3072": linear(128, 768, 3072),
    "plain-128x768x3072": plain(128, 768, 3072),
    "linear-gelu-128x768x3072": Case(linear_gelu, ((128, 768), (3072, 768), (3072,)), 128 * 768 * 3072),
    **{f"linear-{rows}x4096x4096": linear(rows, 4096, 4096) for rows in (1, 2, 4, 8, 16)},
    **{f"plain-{rows}x4096x4096": plain(rows, 4096, 4096) for rows in (1, 4, 16)},
    "linear-1x768x768": linear(1, 768, 768),
    "linear-4x768x768": linear(4, 768, 768),
    "column-4096x4096x1": plain(4096, 4096, 1),
    **{f"int8-linear-{rows}x4096x4096": eight_bits(rows, 4096, 4096) for rows in (1, 4, 64)},
    **{f"int4-linear-{rows}x4096x4096-by-{group}": four_bits(rows, 4096, 4096, group)
       for rows, group in ((1, 32), (1, 128), (4, 128))},
    "int8-product-512": Case(integer_product, ((512, 512), (512, 512)), 512**3, (torch.int8, torch.int8)),
    "batch-256x16x16x16": batched(256, 16, 16, 16),
    "batch-96x64x64x64": batched(96, 64, 64, 64),
    "batch-12x128x64x128": batched(12, 128, 64, 128),
    "batch-32x1x128x512": batched(32, 1, 128, 512),
    "batch-7x33x65x17": batched(7, 33, 65, 17),
    "plain-31x127x65": plain(31, 127, 65),
    "plain-199x333x501": plain(199, 333, 501),
    "linear-3x999x1001": linear(3, 999, 1001),
    "linear-37x301x123": linear(37, 301, 123),
    "linear-197x192x768": linear(197, 192, 768),
    **{f"1x1-{channels}x{side}-{features}": convolution(1, channels, side, features, 1)
       for channels, side, features in (
        (64, 56, 64), (64, 56, 256), (256, 56, 64), (512, 28, 128), (256, 14, 1024), (1024, 14, 256), (512, 7, 2048),
        (2048, 7, 512), (24, 56, 144), (960, 7, 160))},
    **{f"1x1-{channels}x{side}-{features}-by-2": convolution(1, channels, side, features, 1, 2)
       for channels, side, features in ((256, 56, 512), (1024, 14, 2048))},
    "1x1-8x256x14-1024": convolution(8, 256, 14, 1024, 1),
    **{f"3x3-{channels}x{side}": convolution(1, channels, side, channels, 3)
       for channels, side in ((64, 56), (128, 28), (256, 14), (512, 7))},
    "3x3-128x56-by-2": convolution(1, 128, 56, 128, 3, 2),
    "7x7-3x224-64-by-2": convolution(1, 3, 224, 64, 7, 2),
    **{f"depthwise-{channels}x{side}": convolution(1, channels, side, channels, 3, 1, channels)
       for channels, side in ((32, 112), (144, 56), (384, 14), (960, 7))},
    **{f"depthwise-{channels}x{side}-by-2": convolution(1, channels, side, channels, 3, 2, channels)
       for channels, side in ((96, 112), (144, 56), (576, 14))},
    "attention-12x128x128x64": attention(1, 12, 128, 128, 64),
    "attention-12x512x512x64": attention(1, 12, 512, 512, 64),
    "attention-32x1x2048x128": attention(1, 32, 1, 2048, 128),
    "attention-5x77x77x40": attention(1, 5, 77, 77, 40),
}
