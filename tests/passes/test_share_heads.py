"""Grouped-query attention, in which several query heads share key and value heads, in the forms that programs use."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.compiler import CompileOptions


def interleaved(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    key, value = key.repeat_interleave(4, 1), value.repeat_interleave(4, 1)
    return (query @ key.mT / 4).softmax(-1) @ value


def expanded(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    batch, heads, rows, width = key.shape
    key = key[:, :, None, :, :].expand(batch, heads, 4, rows, width).reshape(batch, 4 * heads, rows, width)
    value = value[:, :, None, :, :].expand(batch, heads, 4, rows, width).reshape(batch, 4 * heads, rows, width)
    return F.scaled_dot_product_attention(query, key, value)


def masked(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    key, value = key.repeat_interleave(4, 1), value.repeat_interleave(4, 1)
    mask = torch.ones(query.shape[2], key.shape[2], dtype=torch.bool).tril()
    return (query @ key.mT / 4).masked_fill(~mask, -torch.inf).softmax(-1) @ value


def padded(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    """What is hidden depends on no row and no head."""
    key, value = key.repeat_interleave(4, 1), value.repeat_interleave(4, 1)
    place = torch.arange(key.shape[2], device=key.device)
    length = 9 + 3 * torch.arange(key.shape[0], device=key.device).view(-1, 1, 1, 1)
    return (query @ key.mT / 4).masked_fill(place >= length, -torch.inf).softmax(-1) @ value


def grouped(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)


def in_rows(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    """Heads inside of rows, as a projection gives them."""
    query, key, value = (x.transpose(1, 2).contiguous().transpose(1, 2) for x in (query, key, value))
    return expanded(query, key, value)


PROGRAMS = [interleaved, expanded, masked, padded, grouped, in_rows]


@pytest.mark.parametrize("target", ["cpu", "triton-interpreter"])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_results(program: Callable[..., Tensor], target: str) -> None:
    torch.manual_seed(0)
    operands = torch.randn(2, 8, 12, 16), torch.randn(2, 2, 12, 16), torch.randn(2, 2, 12, 16)
    wanted = program(*(x.double() for x in operands))
    torch._dynamo.reset()
    ours = torch.compile(program, backend="stepwell", options={"target": target})(*operands)
    assert (ours - wanted).abs().max() <= 2e-6


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_heads_are_not_repeated(program: Callable[..., Tensor]) -> None:
    operands = torch.randn(2, 8, 12, 16), torch.randn(2, 2, 12, 16), torch.randn(2, 2, 12, 16)
    options = CompileOptions(target="cpu", contractions="library")
    text = str(stepwell.lower(program, *operands, to="prim", options=options))
    assert "attention" in text and "tensor<2x2x4x12x16xf32>" not in text


def test_queries_are_rows_on_a_gpu() -> None:
    operands = torch.randn(2, 8, 12, 16), torch.randn(2, 2, 12, 16), torch.randn(2, 2, 12, 16)
    text = str(stepwell.lower(padded, *operands, to="prim", options=CompileOptions(target="cuda")))
    assert "attention" in text and "tensor<2x2x48x16xf32>" in text and "tensor<2x2x4x12x16xf32>" not in text
