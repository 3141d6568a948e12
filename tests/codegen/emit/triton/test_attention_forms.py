"""Random forms of attention in Triton's interpreter: results and gradients are as accurate as eager's.

By default a few run; `--programs 100 --first-seed 7` runs a hundred others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import pytest
import torch
from torch import Tensor
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

OPTIONS: dict[str, str | int | bool | Callable[..., object]] = {"target": "triton-interpreter", "machine": "h100"}
FEW = 3
BOUNDS = {torch.float32: 2e-7, torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}
"""Differences that are allowed besides, of the size of a result: sums of few terms may be exact in eager mode, and the
sum over a row of the weights' gradients is computed of the rounded result, as by the library's kernels."""

Visible = Callable[[Tensor, Tensor, Tensor], Tensor]


def visible_of(kind: str, rows: int, columns: int, random: Random) -> Visible | None:
    """Whether a head's row counts a column."""
    kept = torch.rand(8, rows, columns) > random.choice([0.1, 0.6])
    row_parts, column_parts = (torch.arange(size) * 3 // size for size in (rows, columns))
    kinds: dict[str, Visible | None] = {
        "none": None,
        "causal": lambda head, row, column: row >= column,
        "later": lambda head, row, column: column >= row,
        "window": lambda head, row, column: (row - column < 9) & (column - row < 5),
        "documents": lambda head, row, column: row_parts[row] == column_parts[column],
        "hidden row": lambda head, row, column: (row != 3) & (column <= row + 8),
        "of heads": lambda head, row, column: kept[head, row, column],
    }
    return kinds[kind]


def changed(kind: str, score: Tensor, head: Tensor, row: Tensor, column: Tensor, bias: Tensor) -> Tensor:
    """What a function makes of a score."""
    if kind == "cap":
        return 5 * torch.tanh(score / 5)
    if kind == "slopes":
        return score + (column - row) * torch.exp2(-(head + 1.0))
    return score + bias[head, row, column] if kind == "bias" else score


@dataclass(frozen=True)
class Form:
    """A way to compute attention, with its inputs."""

    run: Callable[..., Tensor]
    inputs: Sequence[Tensor]
    trains: bool
    is_symbolic: bool


def form(seed: int) -> Form:
    random = Random(seed)
    torch.manual_seed(seed)
    rows, columns = random.choice([1, 5, 16, 33, 70, 130]), random.choice([16, 17, 64, 70, 100, 200])
    batch, (heads, of_keys) = random.choice([1, 2]), random.choice([(2, 2), (4, 2), (4, 1)])
    width = random.choice([16, 24, 64, 80])
    dtype = random.choice([torch.bfloat16, torch.float16, torch.float32])
    kind, by_flex = random.choice(["none", "cap", "slopes", "bias"]), random.random() < 0.3
    scale = random.choice([width**-0.5, 0.3])
    visible = visible_of(random.choice(["none", "causal", "later", "window", "documents", "hidden row", "of heads"]),
                         rows, columns, random)
    of_values = width if by_flex else random.choice([width, 16, 40])
    bias = torch.randn(heads, rows, columns)

    def by_hand(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        key, value = (each.repeat_interleave(heads // of_keys, 1) for each in (key, value))
        head, row = torch.arange(heads)[:, None, None], torch.arange(query.shape[2])[:, None]
        column, scores = torch.arange(key.shape[2]), query @ key.mT * scale
        scores = scores if scores.dtype == torch.float64 else scores.float()
        scores = changed(kind, scores, head, row, column, bias)
        if visible is not None:
            scores = scores.masked_fill(~visible(head, row, column), -torch.inf)
        return torch.ops.aten._safe_softmax(scores, -1).to(value.dtype) @ value

    blocks = None if visible is None or not by_flex else create_block_mask(
        lambda _, head, row, column: visible(head, row, column), None, heads, rows, columns, device="cpu")

    def flex(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        result = flex_attention(query, key, value, block_mask=blocks, scale=scale, enable_gqa=heads != of_keys,
                                score_mod=lambda score, _, *place: changed(kind, score, *place, bias))
        assert isinstance(result, Tensor)
        return result

    shapes = (heads, rows, width), (of_keys, columns, width), (of_keys, columns, of_values)
    inputs = [torch.randn(batch, *shape).to(dtype) for shape in shapes]
    return Form(flex if by_flex else by_hand, inputs, random.random() < 0.7, random.random() < 0.3)


def results(run: Callable[..., Tensor], given: Form, dtype: torch.dtype) -> list[Tensor]:
    leaves = [each.detach().to(dtype).requires_grad_(given.trains) for each in given.inputs]
    for each in leaves:
        if given.is_symbolic:
            torch._dynamo.maybe_mark_dynamic(each, 2)
    found = run(*leaves)
    direction = torch.linspace(-1, 1, found.numel()).to(dtype).view_as(found)
    return [found, *(torch.autograd.grad(found, leaves, direction) if given.trains else ())]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    count = metafunc.config.getoption("--programs")
    first = metafunc.config.getoption("--first-seed")
    metafunc.parametrize("seed", range(first, first + (FEW if count is None else count)))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_form(seed: int, monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    # PyTorch refuses gradients on the CPU before it looks, though it has them there too.
    monkeypatch.setattr("torch.nn.attention.flex_attention._validate_device", lambda *tensors: None)
    given = form(seed)
    dtype = given.inputs[0].dtype
    compiled = torch.compile(given.run, backend="stepwell", dynamic=None if given.is_symbolic else False,
                             options=OPTIONS)
    exact, eager = (results(given.run, given, kind) for kind in (torch.float64, dtype))
    for ours, theirs, true in zip(results(compiled, given, dtype), eager, exact, strict=True):
        assert (ours.dtype, ours.shape) == (theirs.dtype, theirs.shape)
        assert torch.equal(ours.isfinite(), true.isfinite())
        errors = [(each.double() - true).norm().item() for each in (ours, theirs)]
        assert errors[0] <= 1.3 * errors[1] + BOUNDS[dtype] * true.norm().item(), errors
