"""Regions marked by `torch.compiler.nested_compile_region` are compiled with the program around them."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor


@torch.compiler.nested_compile_region
def _inner(x: Tensor, factor: float) -> tuple[Tensor, Tensor]:
    return F.dropout(torch.relu(x * factor), 0.2), x.sum()


@torch.compiler.nested_compile_region
def _outer(x: Tensor) -> tuple[Tensor, Tensor]:
    activated, total = _inner(x, 3.0)
    return activated + total, torch.tensor([1.0, 2.0]).sum()


def _program(x: Tensor) -> Tensor:
    for _ in range(2):
        x, constant = _outer(x)
        x = x + constant
    return x


@pytest.mark.parametrize("gradients", [False, True])
def test_regions_in_regions(gradients: bool, fresh: None, backend: str) -> None:
    compiled = torch.compile(_program, backend=backend, dynamic=True, options={"fallback_random": True})
    for rows in (4, 7):
        found = []
        for function in (_program, compiled):
            torch.manual_seed(rows)
            x = torch.linspace(-1, 1, 6 * rows).view(rows, 6).requires_grad_(gradients)
            y = function(x)
            found.append([y.detach(), *(torch.autograd.grad(y.square().sum(), x) if gradients else ())])
        torch.testing.assert_close(*found)
