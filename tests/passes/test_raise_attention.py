"""Raised attention has the meaning of the original, also in fully masked rows, with accuracy similar to eager's."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.compiler import CompileOptions

ROWS, WIDTH = 24, 16
OPERATOR = "aten.scaled_dot_product_attention"


def heads_inside_rows(x: Tensor, weight: Tensor) -> Tensor:
    query, key, value = (x @ weight).view(2, ROWS, 3, 4, WIDTH).permute(2, 0, 3, 1, 4)
    weights = F.softmax(query @ key.mT / math.sqrt(WIDTH), dim=-1, dtype=torch.float32).to(x.dtype)
    return (weights @ value).transpose(1, 2).reshape(2, ROWS, -1)


def masked(fill: float) -> Callable[..., Tensor]:
    def run(query: Tensor, key: Tensor, value: Tensor, mask: Tensor) -> Tensor:
        scores = torch.einsum("bhld,bhsd->bhls", query * 0.3, key)
        return scores.masked_fill(mask, fill).softmax(-1) @ value

    return run


def past_and_bias(query: Tensor, key: Tensor, value: Tensor, bias: Tensor) -> Tensor:
    rows = torch.arange(ROWS)
    scores = torch.where(rows[:, None] >= rows, query @ key.mT * 0.2, torch.finfo(query.dtype).min)
    return torch.softmax(scores + bias, -1) @ value


def past_of_groups(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    key, value = (each[:, :2].repeat_interleave(2, dim=1) for each in (key, value))
    mask = torch.tril(torch.ones(ROWS, ROWS, dtype=torch.bool))
    return F.dropout((query @ key.mT).masked_fill(~mask, -math.inf).softmax(-1), 0.0) @ value


def one_head(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    return (query[0, 0] @ key[0, 0].T).softmax(-1) @ value[0, 0]


def operands() -> tuple[Tensor, ...]:
    return tuple(torch.randn(2, 4, ROWS, WIDTH) for _ in range(3))


def some_rows_hidden() -> Tensor:
    mask = torch.rand(2, 1, ROWS, ROWS) > 0.7
    mask[1, :, 5] = True
    return mask


def bias() -> Tensor:
    added = torch.randn(4, ROWS, ROWS)
    added[2, 7] = -math.inf
    return added


PROGRAMS = {
    "heads_inside_rows": (heads_inside_rows, lambda: (torch.randn(2, ROWS, 32), torch.randn(32, 192) / 6)),
    "minus_infinity": (masked(-math.inf), lambda: (*operands(), some_rows_hidden())),
    "lowest_number": (masked(-3e38), lambda: (*operands(), some_rows_hidden())),
    "past_and_bias": (past_and_bias, lambda: (*operands(), bias())),
    "past_of_groups": (past_of_groups, operands),
    "one_head": (one_head, operands),
}


LIBRARY = CompileOptions(contractions="library")
"""Where the mask is computed, kernels of ours may be predicted to be faster."""

CASES = [*((name, torch.float32) for name in PROGRAMS), ("heads_inside_rows", torch.bfloat16),
         ("lowest_number", torch.bfloat16), ("past_and_bias", torch.bfloat16)]


@pytest.mark.parametrize(("name", "dtype"), CASES, ids=str)
def test_agreement(name: str, dtype: torch.dtype) -> None:
    run, make = PROGRAMS[name]
    torch.manual_seed(0)
    inputs = [x.to(dtype) if x.is_floating_point() else x for x in make()]
    wanted = run(*(x.double() if x.is_floating_point() else x for x in inputs))
    eager, ours = run(*inputs), torch.compile(run, backend="stepwell", options={"contractions": "library"})(*inputs)
    assert OPERATOR in str(stepwell.lower(run, *inputs, to="prim", options=LIBRARY))
    assert ours.stride() == eager.stride()
    assert torch.equal(ours.isnan(), eager.isnan())
    error = (eager - wanted).nan_to_num().abs().max()
    assert (ours - wanted).nan_to_num().abs().max() <= 4 * error + torch.finfo(dtype).eps


def test_symbolic_sizes() -> None:
    def run(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        return (query @ key.mT * 0.5).softmax(-1) @ value

    inputs = operands()
    assert OPERATOR in str(stepwell.lower(run, *inputs, to="prim", dynamic=True))
    compiled = torch.compile(run, backend="stepwell", dynamic=True)
    for rows in (ROWS, 7):
        short = [x[:, :, :rows] for x in inputs]
        torch.testing.assert_close(compiled(*short), run(*short))
