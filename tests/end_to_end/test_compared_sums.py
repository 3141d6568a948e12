"""Sums of few elements that are compared with what is made of them: however they are rounded, they are rounded once."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.testing import assert_close

GROUPS = (torch.arange(13) * 2 % 5)[:, None].expand(13, 9)


def largest_of_groups(m: Tensor) -> Tensor:
    return torch.full((5, 9), -9.0).scatter_reduce(0, GROUPS, m, "amax")


def test_the_largest_sum_equals_itself(fresh: None, backend: str) -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        m = x.view(13, 9, 4).sum(-1)
        return m == m.max(), m >= m.amax(1, keepdim=True), m == largest_of_groups(m).gather(0, GROUPS), \
            (m.amax(1, keepdim=True) - m).sqrt().isnan()

    x = torch.randn(13, 36)
    assert all(map(torch.equal, torch.compile(program, backend=backend)(x), program(x)))


def test_the_largest_sum_has_a_gradient(fresh: None, backend: str) -> None:
    def program(x: Tensor) -> Tensor:
        return largest_of_groups(x.view(13, 9, 4).sum(-1)).sum()

    x, y = (torch.linspace(-2, 2, 13 * 36).cos().view(13, 36).requires_grad_() for _ in range(2))
    program(x).backward()
    torch.compile(program, backend=backend)(y).backward()
    assert_close(y.grad, x.grad)
