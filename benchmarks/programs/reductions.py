"""Sums, statistics, extrema and scans over one axis, some axes or all."""

from __future__ import annotations

import torch
from torch import Tensor

from .program import Example, Program


def sum_outer(rows: int, columns: int) -> Example:
    return Example(lambda x: x.sum(0), (torch.randn(rows, columns),))


def sum_inner(rows: int, columns: int) -> Example:
    return Example(lambda x: x.sum(1), (torch.randn(rows, columns),))


def sum_middle(*shape: int) -> Example:
    return Example(lambda x: x.sum((0, 2)), (torch.randn(shape),))


def sum_full(size: int) -> Example:
    return Example(lambda x: x.sum(), (torch.randn(size),))


def sum_integers(rows: int, columns: int) -> Example:
    """Integers and booleans are summed in int64."""
    x = torch.randint(-99, 99, (rows, columns), dtype=torch.int32)
    return Example(lambda x: (x.sum(1), (x > 0).sum(0), (x == 3).any(1), (x < 99).all()), (x,))


def mean_of_squares(rows: int, columns: int) -> Example:
    return Example(
        lambda x, y: ((x - y) ** 2).mean(), (torch.randn(rows, columns), torch.randn(rows, columns))
    )


def variance_outer(rows: int, columns: int) -> Example:
    return Example(lambda x: torch.var_mean(x, 0), (torch.randn(rows, columns) + 3,))


def variance_full(size: int) -> Example:
    return Example(lambda x: (x.std(), x.var(unbiased=False)), (torch.randn(size) + 3,))


def norm(rows: int, columns: int) -> Example:
    return Example(
        lambda x: (torch.linalg.vector_norm(x, dim=1), x.logsumexp(0)), (torch.randn(rows, columns),)
    )


def extrema(rows: int, columns: int) -> Example:
    def run(x: Tensor) -> tuple[Tensor, ...]:
        values, places = x.max(1)
        return x.amax(0), x.amin(1), values, places, x.prod(1) * 0.5

    return Example(run, (torch.rand(rows, columns) + 0.5,))


def argmax(rows: int, columns: int) -> Example:
    return Example(lambda x: (x.argmax(1), x.argmin(0)), (torch.randn(rows, columns),))


def argmax_ties(rows: int, columns: int) -> Example:
    """The first of equal elements is chosen, and NaN before any number, as in eager."""
    x = torch.randint(3, (rows, columns)).float()
    x[1, 2] = float("nan")
    return Example(lambda x: (x.argmax(1), x.argmin(0), x.argmax(), x.amax(1)), (x,))


def cumsum(rows: int, columns: int, dim: int) -> Example:
    return Example(lambda x: torch.cumsum(x, dim), (torch.randn(rows, columns),))


def cumsum_mask(rows: int, columns: int) -> Example:
    """Positions from a padding mask, as models compute them."""
    return Example(lambda mask: torch.cumsum(mask, 1) * mask + 1, (torch.randint(2, (rows, columns)),))


PROGRAMS = (
    Program("sum_outer", "kernels", sum_outer, (4096, 1024), (13, 7)),
    Program("sum_inner", "kernels", sum_inner, (4096, 1024), (7, 37)),
    Program("sum_middle", "kernels", sum_middle, (32, 64, 2048), (3, 5, 7)),
    Program("sum_full", "kernels", sum_full, (10_000_000,), (10_007,)),
    Program("sum_integers", "kernels", sum_integers, (2048, 1024), (7, 13)),
    Program("mean_of_squares", "kernels", mean_of_squares, (1024, 2048), (7, 13)),
    Program("variance_outer", "kernels", variance_outer, (4096, 512), (13, 7)),
    Program("variance_full", "kernels", variance_full, (4_000_000,), (1009,)),
    Program("norm", "kernels", norm, (1024, 2048), (7, 13)),
    Program("extrema", "kernels", extrema, (2048, 64), (7, 13)),
    Program("argmax", "kernels", argmax, (2048, 2048), (7, 13)),
    Program("argmax_ties", "kernels", argmax_ties, (2048, 2048), (7, 13)),
    Program("cumsum", "kernels", cumsum, (1024, 2048, 1), (7, 67, 1)),
    Program("cumsum_outer", "kernels", cumsum, (2048, 1024, 0), (67, 7, 0)),
    Program("cumsum_mask", "kernels", cumsum_mask, (64, 512), (3, 7)),
)
