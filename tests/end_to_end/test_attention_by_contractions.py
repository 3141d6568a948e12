"""Attention with generated kernels: the errors of results and gradients are similar to eager's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

import stepwell
from stepwell.compiler import CompileOptions

MASKS = ("none", "causal", "boolean", "additive")


def mask_of(kind: str, random: Random, rows: int, columns: int, dtype: torch.dtype) -> dict[str, Any]:
    """The arguments of a mask; the boolean one hides all of a row, for which the library has zeros."""
    shape = random.choice([(rows, columns), (2, 1, rows, columns)])
    if kind == "causal":
        return {"is_causal": True}
    if kind == "boolean":
        kept = torch.rand(shape) > 0.5
        kept[..., rows // 2, :] = False
        return {"attn_mask": kept}
    return {"attn_mask": torch.randn(shape).to(dtype)} if kind == "additive" else {}


@pytest.mark.parametrize("trains", [False, True])
@pytest.mark.parametrize("kind", MASKS)
def test_attention(kind: str, trains: bool, fresh: None) -> None:
    random = Random(f"{kind} {trains}")
    torch.manual_seed(0)
    rows, columns, width = (random.choice([3, 8, 17]) for _ in range(3))
    heads = random.choice([2, 4])
    dtype = random.choice([torch.float32, torch.float64, torch.bfloat16])
    given: dict[str, Any] = {"enable_gqa": True, "scale": random.choice([None, 0.3])}
    given |= mask_of(kind, random, rows, columns, dtype)
    inputs = [torch.randn(2, count, length, width).to(dtype).requires_grad_(trains)
              for count, length in ((4, rows), (heads, columns), (heads, columns))]

    def program(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        return F.scaled_dot_product_attention(query, key, value, **given)

    def run(function: Any, *tensors: Tensor) -> list[Tensor]:
        result = function(*tensors)
        if not trains:
            return [result]
        torch.manual_seed(1)
        return [result, *torch.autograd.grad(result, tensors, torch.randn(result.shape).to(result.dtype))]

    compiled = torch.compile(program, backend="stepwell", dynamic=random.choice([False, None]),
                             options={"contractions": "own"})
    eager, ours = run(program, *inputs), run(compiled, *inputs)
    if kind == "additive":
        given["attn_mask"] = given["attn_mask"].double()
    exact = run(program, *(each.detach().double().requires_grad_(trains) for each in inputs))
    for got, known, true in zip(ours, eager, exact, strict=True):
        assert (got.dtype, got.shape, got.stride()) == (known.dtype, known.shape, known.stride())
        errors = [(each.double() - true).abs().max().item() for each in (got, known)]
        bound = {torch.bfloat16: 1e-2, torch.float64: 1e-14}.get(dtype, 1e-6)
        assert errors[0] <= 2 * errors[1] + bound * true.abs().max().item(), errors
    assert "scaled_dot_product" not in str(stepwell.report())


def capped(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    """Written by hand; what hides all of a row makes it NaN."""
    row, column = torch.arange(query.shape[2])[:, None], torch.arange(key.shape[2])
    scores = 5 * torch.tanh(query @ key.transpose(-1, -2) / 5)
    return torch.softmax(scores.masked_fill((column >= row) | (row - column > 40), -torch.inf), -1) @ value


def sloped(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    """By FlexAttention, with heads of queries that share one of keys."""
    def changed(score: Tensor, batch: Tensor, head: Tensor, row: Tensor, column: Tensor) -> Tensor:
        return torch.tanh(score) + (column - row) * 0.5 ** (head + 3)

    blocks = create_block_mask(lambda batch, head, row, column: row >= column, None, None, query.shape[2],
                               key.shape[2], device="cpu")
    result = flex_attention(query, key, value, score_mod=changed, block_mask=blocks, enable_gqa=True)
    assert isinstance(result, Tensor)
    return result


def test_dropout_between(fresh: None) -> None:
    """The weights that are dropped are those of separate kernels, and are not in memory."""
    def program(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        return F.dropout(torch.softmax(query @ key.transpose(-1, -2), -1), 0.3) @ value

    torch.manual_seed(0)
    inputs = [torch.randn(2, size, 9, dtype=torch.float64) for size in (70, 300, 300)]
    results: list[Tensor] = []
    for choice in ("library", "own"):
        torch._dynamo.reset()
        torch.manual_seed(1)
        results.append(torch.compile(program, backend="stepwell", options={"contractions": choice})(*inputs))
    torch.testing.assert_close(*results)
    host = stepwell.lower(program, *inputs, to="host", options=CompileOptions(contractions="own"))
    assert "70, 300" not in str(host)


@pytest.mark.parametrize(("program", "dtype", "dynamic"), [
    (capped, torch.float32, False), (capped, torch.bfloat16, True), (sloped, torch.float32, False)])
def test_one_kernel(program: Any, dtype: torch.dtype, dynamic: bool, fresh: None) -> None:
    """Sizes that blocks do not divide: neither scores nor weights are in memory."""
    torch.manual_seed(0)
    heads = 2 if program is sloped else 4
    inputs = [torch.randn(2, *size).to(dtype) for size in ((4, 70, 9), (heads, 300, 9), (heads, 300, 11))]
    if program is sloped:
        inputs[2] = inputs[2][..., :9]
    compiled = torch.compile(program, backend="stepwell", dynamic=dynamic, options={"contractions": "own"})
    ours, eager, exact = compiled(*inputs), program(*inputs), program(*(each.double() for each in inputs))
    assert torch.equal(ours.isnan(), eager.isnan())
    errors = [(each.double() - exact).nan_to_num().abs().max().item() for each in (ours, eager)]
    assert errors[0] <= 2 * errors[1] + torch.finfo(dtype).eps, errors
    if not dynamic:
        host = stepwell.lower(program, *inputs, to="host", options=CompileOptions(contractions="own"))
        assert "70, 300" not in str(host)


@pytest.mark.parametrize("rows, terms", [(64, 0), (0, 64)])
def test_attention_without_elements(rows: int, terms: int, fresh: None) -> None:
    query, key = torch.randn(2, 2, rows, 16), torch.randn(2, 2, terms, 16)
    compiled = torch.compile(F.scaled_dot_product_attention, backend="stepwell", options={"contractions": "own"})
    assert torch.equal(compiled(query, key, key), F.scaled_dot_product_attention(query, key, key))
