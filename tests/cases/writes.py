"""Cases that write into parts of a tensor: scatters, updates, assignments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from .case import Case, named, numbers


def writing_cases() -> Iterator[Case]:
    def scatters(x: Tensor, i: Tensor, y: Tensor) -> Any:
        rows = i.expand(x.shape[1], -1).t()
        reduced = [
            x.scatter_reduce(0, rows, y, how, include_self=kept)
            for how in ("sum", "prod", "amax", "amin", "mean")
            for kept in (True, False)
        ]
        return (
            x.scatter_add(0, rows, y),
            x.index_add(0, i, y),
            x.index_put((i,), y, accumulate=True),
            x.index_fill(0, i, 3),
            x.index_copy(0, i[:3], y[:3]),
            x.scatter(0, rows[:3], y[:3]),
            x.scatter(0, rows[:3], 2),
            *reduced,
        )

    def scatters_of_booleans(x: Tensor, i: Tensor, y: Tensor) -> Any:
        rows = i.expand(x.shape[1], -1).t()
        return (
            x.scatter_add(0, rows, y),
            x.scatter_reduce(0, rows, y, "sum"),
            x.scatter_reduce(0, rows, y, "prod"),
            x.scatter_reduce(0, rows, y, "amax"),
            x.scatter_reduce(0, rows, y, "amin"),
            x.index_add(0, i, y),
            x.index_put((i,), y, accumulate=True),
        )

    i = torch.tensor([4, 0, 2, 4, 4, 1, 0])
    yield Case(
        "scatters of booleans",
        scatters_of_booleans,
        (numbers((6, 9), torch.float32) > 0, i, numbers((7, 9), torch.float32, seed=1) > 0),
        exact=True,
        on_gpus=False,
    )
    for dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16, torch.int32, torch.int64):
        yield Case(
            f"scatters of {named(dtype)}",
            scatters,
            (numbers((6, 9), dtype), i, numbers((7, 9), dtype, seed=1)),
            exact=not dtype.is_floating_point,
        )

    def nowhere(x: Tensor, i: Tensor, y: Tensor) -> Any:
        reduced = [x.scatter_reduce(0, i, y, how, include_self=False) for how in ("sum", "amax", "mean")]
        return x.gather(0, i), x.scatter(0, i, y), x.scatter(0, i, 2.0), x.scatter_add(0, i, y), *reduced

    nothing = torch.zeros(0, dtype=torch.int64)
    for ranks, y in (("three", numbers((2, 3, 4), torch.float32)), ("no", numbers((), torch.float32))):
        yield Case(f"no index, {ranks} dimensions", nowhere, (numbers((6, 9), torch.float32), nothing, y), exact=True)

    def counts(i: Tensor, w: Tensor) -> Any:
        zeros = w.new_zeros(5)
        return (
            zeros.index_add(0, i, w),
            zeros.index_put((i,), w, accumulate=True) * 2,
            zeros.to(torch.int64).scatter_add(0, i, i),
        )

    many = torch.randint(0, 5, (3000,), generator=torch.Generator().manual_seed(0))
    weights = numbers((3000,), torch.float32).abs()
    yield Case("many updates of few places", counts, (many, weights), terms=len(many) // 5)

    def in_place(x: Tensor, y: Tensor) -> Any:
        z = x.clone()
        z[1:-1, ::2] = y[2:, ::2] + 1
        z[:, 0] += 3
        z[z > 1] = 0
        z[2] = z[3]
        z.diagonal().mul_(2)
        return z, z.sum(0)

    yield Case(
        "writes in place", in_place, (numbers((7, 13), torch.float32), numbers((7, 13), torch.float32, seed=1))
    )

    def zeroed(x: Tensor) -> Any:
        y, z = torch.selu(x), torch.exp(x)
        y.zero_()
        z.zero_()
        z[1] = 3
        return y, z

    yield Case("zeros of any strides", zeroed, (numbers((5, 7, 3), torch.float32).transpose(1, 2),))
    yield Case(
        "embedding's gradient",
        _embedding_gradient,
        (
            torch.randint(0, 11, (4, 19), generator=torch.Generator().manual_seed(0)),
            numbers((4, 19, 6), torch.float32),
        ),
    )


def _embedding_gradient(i: Tensor, gradient: Tensor) -> Tensor:
    return torch.ops.aten.embedding_dense_backward(gradient, i, 11, 3, False)
