"""Cases that move elements: concatenation, padding, gathers, windows, products."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from .case import Case, named, numbers


def moving_cases() -> Iterator[Case]:
    def moves(x: Tensor, y: Tensor) -> Any:
        return (
            torch.cat((x, y), 0),
            torch.cat((x[:, 1:], y[:, :-1]), 1),
            torch.stack((x, y), 1),
            x.roll(3, 1),
            x.roll((1, -2), (0, 1)),
            F.pad(x, (1, 2, 0, 3), value=0.5),
            F.pad(x[None], (2, 1, 1, 2), mode="reflect"),
            x.tril(1),
            x.triu(-1),
            F.pad(x[None], (2, 3, 1, 2), mode="replicate"),
            x.repeat(2, 3),
            x.repeat_interleave(3, 1),
            x.flip(1),
            x.rot90(),
            F.pad(x[None], (2, 1, 1, 2), mode="circular"),
            x.diagonal(),
            x.masked_fill(x > 0.5, -1),
            x.unfold(1, 3, 2),
            torch.where(x > y, x, y).t(),
            x[1::2, ::3],
            x.unflatten(1, (3, -1)).permute(1, 2, 0) + 1,
        )

    yield Case("moves", moves, (numbers((7, 33), torch.float32), numbers((7, 33), torch.float32, seed=1)))
    yield Case("moves of float16", moves, (numbers((7, 33), torch.float16), numbers((7, 33), torch.float16, seed=1)))

    def gathers(x: Tensor, i: Tensor, j: Tensor, mask: Tensor) -> Any:
        return (
            x[i],
            x[i, j],
            x[:, j],
            x.gather(1, (j % 5 + 5) % 5 + i[:1].abs() * 0 + torch.zeros_like(x, dtype=torch.long)[:, :6]),
            x.index_select(0, i.abs()),
            x.take(i.abs()),
            F.embedding(i.abs(), x),
            F.one_hot(i.abs(), 20),
            torch.where(mask, x, 0.0),
            x[i][:, j].sum(1),
            x[i.view(2, 3), j.view(2, 3)],
        )

    i, j = torch.tensor([0, -1, 3, 8, -8, 2]), torch.tensor([-17, 16, 0, 3, -2, 1])
    yield Case("gathers", gathers, (numbers((9, 17), torch.float32), i, j, numbers((9, 17), torch.bool)))
    yield Case(
        "gathers by int32",
        lambda x, i: (x.index_select(0, i.abs()), F.embedding(i.abs(), x)),
        (numbers((9, 17), torch.float32), i.int()),
    )

    def made(x: Tensor) -> Any:
        device = x.device
        return (
            torch.arange(5, device=device) + x[0, :5],
            torch.linspace(0, 1, 7, device=device),
            torch.eye(4, 6, device=device),
            torch.full((3, 3), 2.5, device=device),
            x.new_zeros(2, 3),
            torch.arange(0, 1, 0.1, device=device),
            torch.ones_like(x) * x,
            torch.tril_indices(3, 4, device=device),
            torch.arange(10, 0, -3, device=device),
        )

    yield Case("made from nothing", made, (numbers((2, 9), torch.float32),))


def window_cases() -> Iterator[Case]:
    def windows(x: Tensor) -> Any:
        return (
            F.max_pool2d(x, 3, 2, 1),
            F.avg_pool2d(x, 3, 2, 1),
            F.avg_pool2d(x, 2, ceil_mode=True),
            F.avg_pool2d(x, 3, 1, 1, count_include_pad=False),
            F.adaptive_avg_pool2d(x, (3, 2)),
            F.interpolate(x, scale_factor=2, mode="nearest"),
            F.pixel_shuffle(x, 2),
            F.pixel_unshuffle(x[:, :, :4, :6], 2),
            F.interpolate(x, size=(7, 11), mode="bilinear"),
            F.unfold(x, 3, padding=1),
            F.max_pool2d(x, 2, return_indices=True),
            F.interpolate(x, size=(9, 4), mode="bilinear", align_corners=True),
            F.adaptive_max_pool2d(x, 2),
        )

    yield Case("windows", windows, (numbers((2, 4, 5, 7), torch.float32),))
    yield Case("windows of bfloat16", windows, (numbers((1, 4, 6, 9), torch.bfloat16),))

    def products(x: Tensor, y: Tensor) -> Any:
        scores = torch.softmax(x @ y.mT / 3, -1)
        return (
            F.relu(x @ y.mT) + 1,
            scores @ y,
            (x[..., None] * y[:, :, None, :9].mT).sum(-2),
            torch.einsum("bik,bjk->bij", x, y),
            (x @ y[:, :1].mT).sigmoid(),
            F.linear(x, y[0], y[0, :, 0]),
            x.sum(1) @ y[0].t(),
        )

    for dtype in (torch.float32, torch.float16):
        yield Case(
            f"products of {named(dtype)}", products, (numbers((2, 7, 9), dtype), numbers((2, 7, 9), dtype, seed=1))
        )
