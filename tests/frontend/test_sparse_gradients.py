"""Gradients that are sparse tensors, as of embeddings."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor
from torch.nn.functional import embedding

import stepwell  # noqa: F401


def test_gradients_are_those_of_eager() -> None:
    """One is sparse, one is added to a dense gradient, and one is multiplied before it is the gradient."""

    def loss(a: Tensor, b: Tensor, c: Tensor, rows: Tensor) -> Tensor:
        taken = embedding(rows, a, sparse=True) * embedding(rows + 1, c * 2, sparse=True)
        return (taken.sin() @ b.t() + embedding(rows, b, sparse=True).sum()).sum()

    def gradients(function: Callable[..., Tensor], rows: Tensor) -> list[Tensor | None]:
        torch.manual_seed(0)
        tables = [torch.randn(6, 3, requires_grad=True) for _ in range(3)]
        function(*tables, rows).backward()
        return [each.grad for each in tables]

    compiled = torch.compile(loss, backend="stepwell", dynamic=True)
    for rows in (torch.tensor([0, 1, 1]), torch.tensor([4, 0, 1, 4])):
        for ours, eager in zip(gradients(compiled, rows), gradients(loss, rows), strict=True):
            assert ours is not None and eager is not None and ours.layout == eager.layout
            torch.testing.assert_close(ours.to_dense(), eager.to_dense())
