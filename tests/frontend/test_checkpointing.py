"""Activation checkpointing: values recomputed in the backward graph use the random numbers of the forward graph."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.utils.checkpoint import checkpoint

import stepwell


def layer(x: Tensor, w: Tensor) -> Tensor:
    return torch.dropout((x @ w).sin(), 0.3, True) * torch.rand_like(x)


def attention(x: Tensor) -> Tensor:
    noise = torch.rand(x.shape[-1])
    return F.scaled_dot_product_attention(x, x, x, dropout_p=0.2) + torch.bernoulli(noise) * x


def program(x: Tensor, w: Tensor) -> Tensor:
    y = torch.dropout(checkpoint(layer, x, w, use_reentrant=False), 0.5, True)
    y = checkpoint(layer, y, w, use_reentrant=False) @ w
    return y + torch.rand(8) + checkpoint(attention, x[None, None], use_reentrant=False)[0, 0]


def run(function: Callable[..., Tensor], rows: int) -> tuple[Tensor, ...]:
    """The result, the gradients, and what the generator draws next."""
    torch.manual_seed(0)
    x, w = torch.randn(rows, 8, requires_grad=True), torch.randn(8, 8, requires_grad=True)
    y = function(x, w)
    y.sum().backward()
    assert x.grad is not None and w.grad is not None
    return y, x.grad, w.grad, torch.rand(3)


@pytest.mark.parametrize("dynamic", [None, True])
def test_random_numbers_are_drawn_again(dynamic: bool | None) -> None:
    compiled = torch.compile(program, backend="stepwell", dynamic=dynamic, options={"fallback_random": True})
    for rows in (8, 5):
        torch.testing.assert_close(run(compiled, rows), run(program, rows), rtol=1e-4, atol=1e-5)
    operators = {extern.operator for extern in stepwell.report().externs}
    assert {"stepwell_random::state", "stepwell_random::set_state", "aten::bernoulli.p"} <= operators
