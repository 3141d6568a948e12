"""Programs that move data: concatenation, slices, padding, gathers and scatters."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import Example, Program


def cat_slice_pad_where(rows: int, columns: int) -> Example:
    def run(x: Tensor, y: Tensor) -> Tensor:
        joined = torch.cat((x[:, 1:], y[:, :-2]), dim=1)
        padded = F.pad(joined, (1, 2), value=0.5)
        return torch.where(padded > 0, padded, padded.flip(1) * 0.1)

    return Example(run, (torch.randn(rows, columns), torch.randn(rows, columns)))


def concatenate(rows: int, columns: int) -> Example:
    def run(x: Tensor, y: Tensor, z: Tensor) -> Tensor:
        return torch.cat((x * 2, torch.relu(y), z), dim=1) + 1

    return Example(run, tuple(torch.randn(rows, columns * k) for k in (1, 2, 3)))


def stack_roll(rows: int, columns: int) -> Example:
    return Example(
        lambda x: torch.stack((x.roll(1, 0), x.roll(-2, 1), x[::2].repeat(2, 1)), 1),
        (torch.randn(rows, columns),),
    )


def pad_modes(batch: int, channels: int, size: int) -> Example:
    def run(x: Tensor) -> Tensor:
        return F.pad(x, (2, 1, 1, 2), mode="reflect") - F.pad(x, (1, 2, 2, 1), mode="replicate")

    return Example(run, (torch.randn(batch, channels, size, size),))


def causal_mask(length: int) -> Example:
    return Example(
        lambda x: x.tril() + torch.triu(x, 1).masked_fill(x > 1, -1.0), (torch.randn(length, length),)
    )


def window_partition(batch: int, windows: int, size: int, channels: int) -> Example:
    """Reshape and permute an image into windows, as in Swin."""

    def run(x: Tensor) -> Tensor:
        parts = x.view(batch, windows, size, windows, size, channels).permute(0, 1, 3, 2, 4, 5)
        return parts.reshape(-1, size * size, channels) * 2

    return Example(run, (torch.randn(batch, windows * size, windows * size, channels),))


def embedding(tokens: int, width: int, batch: int, length: int) -> Example:
    return Example(nn.Embedding(tokens, width), (torch.randint(tokens, (batch, length)),))


def embedding_sum(tokens: int, width: int, batch: int, length: int) -> Example:
    """A bag of embeddings, for which no row has to be stored."""
    table = nn.Embedding(tokens, width)
    return Example(nn.Sequential(table, SumOverTokens()), (torch.randint(tokens, (batch, length)),))


class SumOverTokens(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.sum(1)


def embedding_backward(tokens: int, width: int, batch: int, length: int) -> Example:
    example = embedding(tokens, width, batch, length)
    example.cotangents = (torch.randn(batch, length, width),)
    return example


def gather(rows: int, columns: int, picked: int) -> Example:
    index = torch.randint(columns, (rows, picked))
    return Example(lambda x, i: torch.gather(x, 1, i) * 2, (torch.randn(rows, columns), index))


def take_rows(rows: int, columns: int, picked: int) -> Example:
    """Advanced indexing, negative indices included."""

    def run(x: Tensor, i: Tensor, j: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return x[i], x[i, j], x.index_select(1, j.abs())

    i, j = torch.randint(-rows, rows, (picked,)), torch.randint(-columns + 1, columns, (picked,))
    return Example(run, (torch.randn(rows, columns), i, j))


def scatter_add(rows: int, columns: int, updates: int) -> Example:
    index = torch.randint(columns, (rows, updates))
    inputs = (torch.randn(rows, columns), index, torch.randn(rows, updates))
    return Example(lambda x, i, y: x.scatter_add(1, i, y), inputs)


def scatter_set(rows: int, columns: int, updates: int) -> Example:
    """Distinct positions, so that the order of the writes does not matter."""
    index = torch.rand(rows, columns).argsort(1)[:, :updates].contiguous()
    inputs = (torch.randn(rows, columns), index, torch.randn(rows, updates))
    return Example(lambda x, i, y: x.scatter(1, i, y) + x.scatter(1, i, 3.0), inputs)


def index_add(rows: int, columns: int, updates: int) -> Example:
    inputs = (torch.randn(rows, columns), torch.randint(rows, (updates,)), torch.randn(updates, columns))
    return Example(lambda x, i, y: x.index_add(0, i, y), inputs)


def index_put(rows: int, columns: int, updates: int, accumulate: bool) -> Example:
    """A cache written in place at given rows."""

    def run(cache: Tensor, i: Tensor, y: Tensor) -> Tensor:
        cache.index_put_((i,), torch.tanh(y), accumulate=accumulate)
        return cache * 2

    index = torch.randint(rows, (updates,)) if accumulate else torch.randperm(rows)[:updates]
    return Example(run, (torch.randn(rows, columns), index, torch.randn(updates, columns)))


def slice_assignment(rows: int, columns: int) -> Example:
    def run(x: Tensor, y: Tensor) -> Tensor:
        z = x.clone()
        z[1:-1, ::2] = y[2:, ::2] + 1
        z[:, 0] += 3
        return z

    return Example(run, (torch.randn(rows, columns), torch.randn(rows, columns)))


PROGRAMS = (
    Program("cat_slice_pad_where", "kernels", cat_slice_pad_where, (1024, 1024), (7, 13)),
    Program("concatenate", "kernels", concatenate, (1024, 256), (7, 5)),
    Program("stack_roll", "kernels", stack_roll, (512, 1024), (6, 13)),
    Program("pad_modes", "kernels", pad_modes, (4, 64, 56), (2, 3, 7)),
    Program("causal_mask", "kernels", causal_mask, (1024,), (13,)),
    Program("window_partition", "kernels", window_partition, (4, 8, 7, 96), (2, 3, 2, 5)),
    Program("slice_assignment", "kernels", slice_assignment, (1024, 1024), (7, 13)),
    Program("embedding", "kernels", embedding, (30_000, 768, 8, 128), (31, 5, 2, 7)),
    Program("embedding_sum", "kernels", embedding_sum, (30_000, 256, 64, 64), (31, 5, 3, 7)),
    Program(
        "embedding_fwdbwd", "kernels", embedding_backward, (3000, 768, 8, 128), (31, 5, 2, 7), training=True
    ),
    Program("gather", "kernels", gather, (1024, 4096, 1024), (7, 13, 5)),
    Program("take_rows", "kernels", take_rows, (4096, 256, 2048), (7, 5, 11)),
    Program("scatter_add", "kernels", scatter_add, (1024, 1024, 1024), (7, 5, 9)),
    Program("scatter_set", "kernels", scatter_set, (1024, 1024, 256), (7, 13, 5)),
    Program("index_add", "kernels", index_add, (1024, 512, 2048), (5, 7, 11)),
    Program("index_put", "kernels", index_put, (4096, 256, 512, False), (7, 5, 3, False)),
    Program("index_put_accumulate", "kernels", index_put, (512, 256, 2048, True), (5, 3, 11, True)),
)
