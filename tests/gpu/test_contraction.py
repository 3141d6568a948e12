"""Products are rounded before they are added, as between two operators in eager, so that equal ones cancel."""

from __future__ import annotations

import torch
from torch import Tensor


def test_equal_products_cancel() -> None:
    def difference(a: Tensor, b: Tensor, c: Tensor, d: Tensor) -> Tensor:
        return a * b - c * d

    a, b = torch.randn(2, 1000, device="cuda")
    compiled = torch.compile(difference, backend="stepwell")
    assert not compiled(a, b, a.clone(), b.clone()).any()
    x = torch.randn(33, 8, 3, device="cuda", requires_grad=True)
    distance = torch.compile(torch.nn.functional.pairwise_distance, backend="stepwell")
    distance(x, x).sum().backward()
    assert x.grad is not None and not x.grad.any()
