"""Operands of calls of ATen that are computed by kernels."""

from __future__ import annotations

import torch
from torch import Tensor

import stepwell  # noqa: F401


def test_an_operand_that_repeats_elements() -> None:
    def divisors(a: Tensor, b: Tensor) -> Tensor:
        return torch.gcd(a.cumsum(0), b.amin((1, 2), keepdim=True).repeat_interleave(3, 1).expand(1, 3, 5))

    torch.manual_seed(0)
    a, b = torch.randint(1, 50, (1, 3, 5)), torch.randint(1, 50, (1, 4, 2))
    assert torch.equal(torch.compile(divisors, backend="stepwell")(a, b), divisors(a, b))
