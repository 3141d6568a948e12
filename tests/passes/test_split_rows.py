"""Rows that are split over registers agree with eager."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

Program = Callable[[Tensor], Tensor | tuple[Tensor, ...]]
ROWS = 9
MACHINE = "cuda{multiprocessors=10}"
"""A GPU so small that a row is the work of one program."""


def _log_softmax(x: Tensor) -> Tensor:
    return x.log_softmax(-1)


def _rms_norm(x: Tensor) -> Tensor:
    return F.rms_norm(x, x.shape[-1:])


def _softmax_and_places(x: Tensor) -> tuple[Tensor, ...]:
    """Several reductions, of which some need others."""
    return x.softmax(-1), x.argmax(-1), x.amin(-1), (x - x.amax(-1, keepdim=True)).prod(-1)


def _gradient(x: Tensor) -> Tensor:
    """Two values of each element are kept."""
    gradient, result = x[:ROWS], x[ROWS:]
    return gradient - result.exp() * gradient.sum(-1, keepdim=True)


@pytest.mark.parametrize(("program", "rows", "length", "dtype"), [
    (_log_softmax, ROWS, 50257, torch.float32), (_log_softmax, ROWS, 50257, torch.bfloat16),
    (_rms_norm, ROWS, 53248, torch.float32), (_softmax_and_places, ROWS, 40001, torch.float32),
    (_gradient, 2 * ROWS, 20000, torch.float32),
])
def test_long_rows(program: Program, rows: int, length: int, dtype: torch.dtype) -> None:
    x = torch.randn(rows, length, generator=torch.Generator().manual_seed(length)).to(dtype)
    for row, value in enumerate((-torch.inf, torch.nan, torch.inf)):
        x[3 * row, :] = value
        x[3 * row + 1, -1] = value
        x[3 * row + 2, length // 2] = value
    torch._dynamo.reset()  # the sizes of another case would make these symbols
    compiled = torch.compile(program, backend="stepwell", options={"target": "triton-interpreter", "machine": MACHINE})
    exact, eager, ours = program(x.double()), program(x), compiled(x)
    for one, two, three in zip(*(each if isinstance(each, tuple) else (each,) for each in (exact, eager, ours)),
                               strict=True):
        if not three.is_floating_point():
            assert torch.equal(three, two)
            continue
        assert torch.equal(three.isnan(), two.isnan())
        bound = 4 * (two - one).nan_to_num().abs().max() + 1e-6
        torch.testing.assert_close(three.double(), one.double(), atol=float(bound), rtol=1e-5 if dtype == torch.float32
                                   else 8e-3, equal_nan=True)
