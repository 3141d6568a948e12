"""Calls of aten operators that move elements: views, indexing, windows, creation, products, losses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from .aten_samples import Call, Inputs

LAST = 2**63 - 1


def views(t: Inputs) -> Iterator[Call]:
    for name in ("view", "reshape", "_unsafe_view", "view_copy"):
        yield f"aten.{name}", t(4, 3), [2, -1]
    yield "aten.view", t(0, 3), [3, 0]
    yield "aten.view", t(), [1, 1]
    yield "aten.squeeze", t(1, 3, 1)
    yield "aten.squeeze.dim", t(1, 3, 1), 1
    yield "aten.squeeze.dims", t(1, 3, 1), [0, 2]
    for dim in (0, 1, -1):
        yield "aten.unsqueeze", t(3), dim if dim < 1 else 1
        yield "aten.stack", [t(2, 3), t(2, 3)], dim
        yield "aten.cat", [t(2, 3), t(2, 3), t(2, 3)], dim
    yield "aten.cat", [t(0), t(2, 3), t(4, 3)], 0
    yield "aten.cat", [t(2), t.integers(3)], 0
    yield "aten.cat", [t(0)], 0
    yield "aten.expand", t(3, 1), [2, 3, 4]
    yield "aten.expand", t(), [2, 3]
    yield "aten.expand", t(1), [0]
    yield "aten.permute", t(2, 3, 4), [2, 0, -2]
    yield "aten.transpose.int", t(2, 3, 4), 0, -1
    yield "aten.transpose.int", t(), 0, -1
    yield "aten.t", t(2, 3)
    yield "aten.t", t(2)
    yield "aten.flip", t(2, 3), [0, 1]
    yield "aten.flip", t(2, 3), []
    for start, end, step in (
        (0, LAST, 1),
        (1, 3, 1),
        (-2, LAST, 1),
        (-9, 9, 2),
        (1, -1, 3),
        (4, 2, 1),
        (7, 9, 1),
    ):
        yield "aten.slice.Tensor", t(5, 2), 0, start, end, step
        yield "aten.slice.Tensor", t(2, 5), -1, start, end, step
    yield "aten.slice.Tensor", t(5), 0, None, None, 2
    for index in (0, 2, -1):
        yield "aten.select.int", t(3, 4), 0, index
        yield "aten.select.int", t(4, 3), -1, index
    yield "aten.split.Tensor", t(7, 2), 3, 0
    yield "aten.split_with_sizes", t(2, 7), [1, 4, 2], 1
    yield "aten.unbind.int", t(3, 2), 0
    yield "aten.unbind.int", t(3, 2), -1
    yield "aten.repeat", t(2, 3), [2, 1, 2]
    yield "aten.repeat", t(), [3]
    yield "aten.repeat", t(2, 3), [0, 2]
    for shifts, dims in (([1], [0]), ([-2], [1]), ([1, 2], [0, 1]), ([3], []), ([0], [0]), ([7], [0])):
        yield "aten.roll", t(3, 4), shifts, dims
    yield "aten.pixel_shuffle", t(2, 8, 3, 2), 2
    yield "aten.pixel_unshuffle", t(2, 2, 6, 4), 2
    yield "aten.channel_shuffle", t(2, 6, 3), 3
    yield "aten.copy", t(2, 3), t.integers(3)
    yield "aten.view.dtype", t(3), {2: torch.int16, 4: torch.int32, 8: torch.int64}[t(3).element_size()]
    yield "aten.diagonal", t(3, 4)
    yield "aten.diagonal", t(3, 4, 2), 1, 0, 2
    yield "aten.diagonal", t(2, 4, 3), -2, 1, 2
    yield "aten.as_strided", t(4, 5), [2, 3], [6, 2], 1
    yield "aten.as_strided", t(4, 1), [1, 4], [9, 1]
    yield "aten.as_strided_scatter", t(2, 3), t(3, 2), [3, 2], [2, 1], 0
    yield "aten.tril", t(3, 4)
    yield "aten.tril", t(2, 3, 4), 1
    yield "aten.triu", t(4, 3), -1
    yield "aten.unfold", t(7, 2), 0, 3, 2
    yield "aten.unfold", t(2, 7), 1, 3, 3


def padding(t: Inputs) -> Iterator[Call]:
    yield "aten.constant_pad_nd", t(2, 3), [1, 2]
    yield "aten.constant_pad_nd", t(2, 3), [1, 0, 2, 1], 1.5
    yield "aten.constant_pad_nd", t(4, 5), [-1, 2, 1, -2], -1.0
    yield "aten.constant_pad_nd", t(0, 3), [0, 0, 1, 1]
    for name in ("reflection", "replication"):
        yield f"aten.{name}_pad1d", t(2, 4), [2, 3]
        yield f"aten.{name}_pad2d", t(2, 3, 4), [1, 2, 0, 1]
        yield f"aten.{name}_pad3d", t(1, 2, 3, 2, 3), [1, 2, 1, 0, 2, 1]
        yield f"aten.{name}_pad1d_backward", t(2, 9), t(2, 4), [2, 3]
        yield f"aten.{name}_pad2d_backward", t(2, 4, 7), t(2, 3, 4), [1, 2, 0, 1]


def indexing(t: Inputs) -> Iterator[Call]:
    i, j = t.integers(5, low=-3, high=3), t.integers(2, 1, low=-4, high=4)
    x = t(3, 4, 5)
    for indices in (
        [i],
        [None, j],
        [i, None, t.integers(5)],
        [None, i, j],
        [i, j],
        [t.integers()],
        [i.int()],
        [t.integers(0)],
        [t.integers(2, 2), t.integers(2, 2), t.integers(2)],
    ):
        yield "aten.index.Tensor", x, indices
        shape = torch.ops.aten.index.Tensor(x, indices).shape
        yield "aten.index_put", x, indices, t(*shape), True
    yield "aten.index_put", x, [t.integers(4)], t(5), True
    yield "aten.index_put", x, [torch.tensor([2, 0])], t(2, 4, 5), False
    yield "aten.index_put", x, [None, torch.tensor([2, 0])], t(), False
    yield "aten.index_put", x, [t.mask(3)], t(), False
    yield "aten.index_put", x, [t.mask(3, 4)], t(5), False
    yield "aten.index_put", x, [None, t.mask(4, 5)], t(3, 1), True
    yield "aten._unsafe_index.Tensor", x, [None, j]
    yield "aten._unsafe_index_put", x, [i], t(5, 4, 5), True
    out = t.integers(6, low=-5, high=8)
    inside, column = (out >= 0) & (out < 3), t.integers(2, 1, high=4)
    yield "aten._unsafe_masked_index", t(3, 4), inside, [out, column], 0.5
    yield "aten._unsafe_masked_index_put_accumulate", t(3, 4), inside, [out, column], t(2, 6)
    yield "aten.index_select", x, 1, t.integers(6)
    yield "aten.index_select", x, -1, t.integers()
    yield "aten.index_select", t(), 0, torch.tensor([0])
    yield "aten.gather", x, 1, t.integers(2, 6, 3)
    yield "aten.gather", t(4), 0, t.integers()
    yield "aten.gather", t(), 0, torch.tensor([0, 0])
    yield "aten.take", x, t.integers(2, 2, low=-60, high=60)
    yield "aten.embedding", t(6, 4), t.integers(2, 3, high=6)
    yield "aten.embedding", t(6, 4), t.integers(2, high=6, dtype=torch.int32), 2


def scattering(t: Inputs) -> Iterator[Call]:
    x, index = t(3, 5), t.integers(2, 4, high=3)
    order = torch.stack([torch.randperm(3, generator=t.generator) for _ in range(4)], 1)
    yield "aten.scatter.src", x, 0, order, t(3, 5)
    yield "aten.scatter.value", x, 0, index, 2.5
    yield "aten.scatter.value", x, 1, index, 1
    yield "aten.scatter_add", x, 0, index, t(2, 4)
    yield "aten.scatter_add", x, 1, index, t(3, 5)
    yield "aten.scatter_add", t(), 0, torch.tensor(0), t()
    yield "aten.scatter.reduce", x, 0, index, t(2, 4), "add"
    yield "aten.scatter.reduce", x, 0, order, t(3, 4), "multiply"
    yield "aten.scatter.value_reduce", x, 0, order, 3.0, "multiply"
    for reduce in ("sum", "prod", "mean", "amax", "amin"):
        for include in (True, False):
            yield "aten.scatter_reduce.two", x, 1, index, t(2, 4), reduce, include
    yield "aten.index_add", x, 1, t.integers(4, high=5), t(3, 4), 0.5
    yield "aten.index_add", x, 0, t.integers(4, high=3), t(4, 5)
    yield "aten.index_copy", x, 1, torch.tensor([3, 1]), t(3, 2)
    yield "aten.index_fill.int_Scalar", x, 1, torch.tensor([3, -1]), 2.0
    yield "aten.index_fill.int_Tensor", x, 0, torch.tensor([0, 0]), t()
    yield "aten.put", x, torch.tensor([1, -1, 3]), t(3), False
    yield "aten.put", x, torch.tensor([1, 1, 3]), t(3), True
    for padding in (-1, 2):
        yield "aten.embedding_dense_backward", t(2, 3, 4), t.integers(2, 3, high=6), 6, padding, False
    yield "aten.embedding_dense_backward", t(5, 4), torch.tensor([1, 1, 2, 1, 0]), 6, -1, True
    yield "aten.masked_scatter", x, t.mask(3, 5), t(4, 5)
    yield "aten.masked_scatter", x, t.mask(5), t(20)
    yield "aten.select_scatter", x, t(3), 1, -2
    yield "aten.select_backward", t(3), [3, 5], 1, 2
    for start, end, step in ((1, 4, 1), (0, LAST, 2), (-4, -1, 2), (None, 3, 1), (9, 9, 1)):
        source = torch.ops.aten.slice.Tensor(x, 1, start, end, step)
        yield "aten.slice_scatter", x, t(*source.shape), 1, start, end, step
        yield "aten.slice_backward", t(*source.shape), [3, 5], 1, start or 0, end, step
    yield "aten.diagonal_scatter", t(4, 4), t(4)
    yield "aten.diagonal_scatter", t(3, 5), t(3), 1
    yield "aten.diagonal_scatter", t(5, 2, 4), t(2, 4), -1, 0, 2
    yield "aten.diagonal_scatter", t(4, 2, 5), t(2, 3), -2, 2, 0


def pooling(t: Inputs) -> Iterator[Call]:
    x = t(2, 3, 9, 8)
    for arguments in (
        ([2, 2],),
        ([3, 3], [2, 2], [1, 1]),
        ([3, 2], [1, 2], [1, 0], [2, 1]),
        ([3, 3], [2, 2], [1, 1], [1, 1], True),
        ([5, 5], [1, 1], [2, 2]),
        ([9, 8],),
        ([5, 4], [5, 4]),
        ([2], [2], [0], [1], True),
    ):
        yield "aten.max_pool2d_with_indices", x, *arguments
    yield "aten.max_pool2d_with_indices", t(3, 5, 5), [2, 2]
    yield "aten.max_pool3d_with_indices", t(1, 2, 4, 5, 4), [2, 3, 2], [1, 2, 2]
    yield "aten.max_pool1d", t(2, 3, 9), [3], [2], [1]
    hopeless = torch.full((1, 1, 4, 4), -torch.inf, dtype=t.dtype)
    yield "aten.max_pool2d_with_indices", hopeless, [3, 3], [2, 2], [1, 1]
    for arguments in (
        ([2, 2],),
        ([3, 3], [2, 2], [1, 1]),
        ([3, 3], [2, 2], [1, 1], True),
        ([3, 3], [2, 2], [1, 1], False, False),
        ([3, 3], [2, 2], [1, 1], True, False),
        ([3, 3], [2, 2], [1, 1], True, True, 5),
        ([5, 5], [2, 2], [2, 2]),
        ([9, 8],),
    ):
        yield "aten.avg_pool2d", x, *arguments
        full = list(arguments) + [[], [0, 0], False, True, None][len(arguments) - 1 :]
        out = torch.ops.aten.avg_pool2d(x, *arguments)
        yield "aten.avg_pool2d_backward", t(*out.shape), x, *full
    yield "aten.avg_pool1d", t(2, 3, 9), [3], [2], [1]
    if t.dtype not in (torch.float16, torch.bfloat16):  # which eager does not have here
        yield "aten.avg_pool3d", t(1, 2, 4, 5, 4), [2, 3, 2], [1, 2, 2]
    for output in ([1, 1], [3, 4], [4, 3], [9, 8], [2, 5]):
        yield "aten._adaptive_avg_pool2d", x, output
        yield "aten._adaptive_avg_pool2d_backward", t(2, 3, *output), x
        yield "aten.adaptive_max_pool2d", x, output
        indices = torch.ops.aten.adaptive_max_pool2d(x, output)[1]
        yield "aten.adaptive_max_pool2d_backward", t(2, 3, *output), x, indices
    for arguments in (([3, 3], [2, 2], [1, 1]), ([2, 2], [2, 2], [0, 0])):
        values, indices = torch.ops.aten.max_pool2d_with_indices(x, *arguments)
        yield "aten.max_pool2d_with_indices_backward", t(*values.shape), x, *arguments, [1, 1], False, indices


def resampling(t: Inputs) -> Iterator[Call]:
    x = t(2, 3, 4, 5)
    for output, scales in (
        ([8, 10], (2.0, 2.0)),
        ([8, 10], (None, None)),
        ([3, 7], (None, None)),
        ([6, 7], (1.5, 1.5)),
        ([1, 1], (None, None)),
    ):
        for name in ("upsample_nearest2d", "_upsample_nearest_exact2d"):
            yield f"aten.{name}", x, output, *scales
            yield f"aten.{name}_backward", t(2, 3, *output), output, [2, 3, 4, 5], *scales
        for align in (True, False):
            yield "aten.upsample_bilinear2d", x, output, align, *scales
            yield "aten.upsample_bilinear2d_backward", t(2, 3, *output), output, [2, 3, 4, 5], align, *scales
    yield "aten.upsample_nearest1d", t(2, 3, 4), [9]
    yield "aten.upsample_nearest3d", t(1, 2, 2, 3, 2), [4, 6, 4]
    yield "aten.upsample_nearest2d.vec", x, None, [2.0, 1.5]
    yield "aten.upsample_linear1d", t(2, 3, 4), [9], False
    yield "aten.upsample_trilinear3d", t(1, 2, 2, 3, 2), [4, 5, 3], False
    for size, count, scale in ((4, 9, None), (9, 4, None), (5, 1, None), (1, 5, None), (4, 32, 8.0), (7, 11, 1.7)):
        for align in (False, True):
            yield "aten.upsample_linear1d_backward", t(2, 3, count), [count], [2, 3, size], align, scale
    yield "aten.upsample_trilinear3d_backward", t(1, 2, 4, 5, 3), [4, 5, 3], [1, 2, 2, 3, 2], False
    yield "aten.upsample_bilinear2d.vec", x, [7, 9], False, None


def windows(t: Inputs) -> Iterator[Call]:
    for arguments in (
        ([3, 3], [1, 1], [1, 1], [1, 1]),
        ([2, 3], [2, 1], [0, 1], [1, 2]),
        ([2, 2], [1, 1], [0, 0], [2, 2]),
    ):
        columns = torch.ops.aten.im2col(t(2, 3, 6, 8), *arguments)
        yield "aten.im2col", t(2, 3, 6, 8), *arguments
        yield "aten.im2col", t(3, 6, 8), *arguments
        yield "aten.col2im", t(*columns.shape), [6, 8], *arguments


def products(t: Inputs) -> Iterator[Call]:
    for x, y in (
        ((4, 3, 5), (4, 5, 1)),
        ((4, 1, 5), (4, 5, 3)),
        ((4, 3, 1), (4, 1, 2)),
        ((4, 3, 0), (4, 0, 1)),
    ):
        yield "aten.bmm", t(*x), t(*y)
    yield "aten.mm", t(3, 1), t(1, 4)
    yield "aten.mm", t(3, 4), t(4, 1)
    yield "aten.mm", t(6, 5), t(5, 3)
    yield "aten.bmm", t(4, 3, 5), t(4, 5, 6)
    yield "aten.addmm", t(3), t(6, 5), t(5, 3)
    yield "aten.baddbmm", t(4, 1, 2), t(4, 3, 5), t(4, 5, 2)
    yield "aten.addmv", t(3), t(3, 4), t(4)
    yield "aten.mv", t(3, 4), t(4)
    yield "aten.dot", t(4), t(4)


def losses(t: Inputs) -> Iterator[Call]:
    for reduction in (0, 1, 2):
        x, y = t(3, 5), t(3, 5)
        shape = (3, 5) if reduction == 0 else ()
        for name, rest in (
            ("mse_loss", []),
            ("huber_loss", [0.7]),
            ("smooth_l1_loss", [0.5]),
            ("smooth_l1_loss", [0.0]),
        ):
            if name == "smooth_l1_loss" and rest == [0.0] and t.dtype == torch.float16:
                continue
            yield f"aten.{name}", x, y, reduction, *rest
            yield f"aten.{name}_backward", t(*shape), x, y, reduction, *rest
        yield "aten.binary_cross_entropy", t.unit(3, 5), t.unit(3, 5), None, reduction
        yield "aten.binary_cross_entropy", t.unit(3, 5), t.unit(3, 5), t.unit(3, 5), reduction
        yield "aten.binary_cross_entropy_backward", t(*shape), t.unit(3, 5), t.unit(3, 5), None, reduction
        classes = torch.tensor([4, -100, 0])
        for weight in (None, t.positive(5)):
            _, total = torch.ops.aten.nll_loss_forward(x, classes, weight, reduction, -100)
            yield "aten.nll_loss_forward", x, classes, weight, reduction, -100
            yield "aten.nll_loss_backward", t(*shape[:1]), x, classes, weight, reduction, -100, total
        planes, pixels = t(2, 3, 2, 2), t.integers(2, 2, 2)
        _, total = torch.ops.aten.nll_loss2d_forward(planes, pixels, None, reduction, 1)
        yield "aten.nll_loss2d_forward", planes, pixels, None, reduction, 1
        yield (
            "aten.nll_loss2d_backward",
            t(*((2, 2, 2) if reduction == 0 else ())),
            planes,
            pixels,
            None,
            reduction,
            1,
            total,
        )
    yield "aten.nll_loss_forward", t(5), torch.tensor(3), None, 1, -100


def creation(t: Inputs) -> Iterator[Call]:
    x = t(2, 3)
    for name in ("zeros_like", "ones_like"):
        yield f"aten.{name}", x
        yield f"aten.{name}", x, torch.int64
    yield "aten.full_like", x, 2.5
    yield "aten.full", [2, 3], 0.1, t.dtype
    yield "aten.zeros", [2, 3], t.dtype
    yield "aten.ones", [0], t.dtype
    yield "aten.new_zeros", x, [4]
    yield "aten.new_full", x, [4], 7
    yield "aten.scalar_tensor", 0.3, t.dtype
    yield "aten.fill.Scalar", x, 3
    yield "aten.eye", 3, t.dtype
    yield "aten.eye.m", 2, 4, t.dtype
    yield "aten.arange", 5, t.dtype
    yield "aten.arange.start", -1, 3, t.dtype
    yield "aten.arange.start_step", 0, 1, 0.1, t.dtype
    for steps in (1, 2, 7):
        yield "aten.linspace", -1, 2.5, steps, t.dtype


def integers(t: Inputs) -> Iterator[Call]:
    shaped: list[Any] = [torch.int64, torch.int32, torch.uint8, torch.bool]
    for dtype in shaped:
        x = t.integers(3, 4, dtype=dtype)
        yield "aten.view", x, [12]
        yield "aten.cat", [x, x], 1
        yield "aten.constant_pad_nd", x, [1, 1], 1
        yield "aten.flip", x, [0]
        yield "aten.index.Tensor", x, [torch.tensor([0, -1])]
        yield "aten.gather", x, 1, t.integers(3, 2)
        yield "aten.scatter.value", x, 1, t.integers(3, 2), 1
        yield "aten.tril", x
        yield "aten.roll", x, [1], [0]
        yield "aten.zeros_like", x
        yield "aten.full", [3], 1, dtype
        if dtype == torch.bool:
            continue
        yield "aten.scatter_add", x, 1, t.integers(3, 2), t.integers(3, 2, dtype=dtype)
        yield "aten.index_put", x, [t.integers(5)], t.integers(5, 4, dtype=dtype), True
        yield "aten.arange.start_step", 0, 10, 3, dtype
        for reduce in ("sum", "amax", "amin", "prod"):
            for include in (True, False):
                yield "aten.scatter_reduce.two", x, 0, t.integers(2, 4), x, reduce, include
        yield "aten.max_pool2d_with_indices", x[None, None], [2, 2], [2, 2], [1, 1]
        if dtype.is_signed:
            yield "aten.max_pool2d_with_indices", x[None, None], [2, 2]
            yield "aten.mm", x[:, :1].clone(), x[:1]
    yield "aten.one_hot", t.integers(2, 3), 4
    yield "aten.arange", 7
    yield "aten.arange.start", 2, 7


FLOAT_FAMILIES = (
    views,
    padding,
    indexing,
    scattering,
    pooling,
    resampling,
    windows,
    products,
    losses,
    creation,
)
