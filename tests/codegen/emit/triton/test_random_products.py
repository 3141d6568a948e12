"""Random matrix products with random producers and consumers: every alternative of each, in the interpreter.

    python -m pytest tests/codegen/emit/triton/test_random_products.py --programs 40 --first-seed 100
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from .test_products import PIPELINE, Choice, choice

__all__ = ["choice"]

DEFAULT = 3
FACTORS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "itself": lambda x, other: x,
    "activated": lambda x, other: F.silu(x),
    "gated": lambda x, other: x * other,
    "scaled": lambda x, other: x * other[..., :1, :],
    "of eight bits": lambda x, other: other.to(torch.float8_e4m3fn).to(x.dtype),
    "widened": lambda x, other: other.to(torch.int8).to(x.dtype) * 0.25,
}
SUCCESSORS: dict[str, Callable[[Tensor, Tensor], Tensor | tuple[Tensor, ...]]] = {
    "nothing": lambda y, other: y,
    "activation": lambda y, other: torch.relu(y),
    "bias": lambda y, other: torch.tanh(y + other[..., :1, :]),
    "residual": lambda y, other: F.gelu(y) + other,
    "in place": lambda y, other: y.clone().add_(other),
    "two": lambda y, other: (torch.sigmoid(y), y * 2),
    "kept": lambda y, other: (y, torch.relu(y) + other),
    "turned": lambda y, other: torch.relu(y).mT.contiguous(),
    "sum": lambda y, other: y.sum(-1),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        count, first = (metafunc.config.getoption(name) for name in ("--programs", "--first-seed"))
        metafunc.parametrize("seed", range(first, first + (DEFAULT if count is None else count)))


def test_products(seed: int, choice: Choice) -> None:
    random = Random(seed)
    torch.manual_seed(seed)
    batch = random.choice([(), (), (1,), (3,)])
    rows, columns = random.choice([1, 5, 16, 17, 33, 64, 70]), random.choice([16, 20, 33, 64, 96])
    terms, dtype = random.choice([16, 24, 40, 64, 100, 2048]), random.choice([torch.bfloat16, torch.float16])
    left, right, after = (random.choice(sorted(each)) for each in (FACTORS, FACTORS, SUCCESSORS))
    turned = [random.random() < 0.4 for _ in range(2)]

    def tensor(first: int, second: int, is_turned: bool) -> Tensor:
        return (torch.randn(*batch, *((second, first) if is_turned else (first, second))) / 2).to(dtype)

    inputs = [tensor(rows, terms, turned[0]), tensor(rows, terms, turned[0]), tensor(terms, columns, turned[1]),
              tensor(terms, columns, turned[1]), tensor(rows, columns, False)]
    if random.random() < 0.4 and rows > 1 and not turned[0] and not batch:
        for at in (0, 1, 4):
            torch._dynamo.mark_dynamic(inputs[at], 0)

    def program(x: Tensor, beside: Tensor, y: Tensor, below: Tensor, other: Tensor) -> Tensor | tuple[Tensor, ...]:
        x, y = FACTORS[left](x, beside), FACTORS[right](y, below)
        return SUCCESSORS[after]((x.mT if turned[0] else x) @ (y.mT if turned[1] else y), other)

    wanted, eager = program(*(x.double() for x in inputs)), program(*inputs)
    compiled = torch.compile(program, backend="stepwell",
                             options={"target": "triton-interpreter", "pipeline": PIPELINE, "contractions": "own"})
    while choice.number < choice.count:
        for ours, theirs, exact in zip(*map(_listed, (compiled(*inputs), eager, wanted)), strict=True):
            assert ours.stride() == theirs.stride()
            error, known = ((each - exact).abs().max() for each in (ours, theirs))
            assert error <= 3 * known + 1e-3 * max(1, exact.abs().max()), (choice.number, left, right, after)
        choice.number += 1


def _listed(values: Tensor | tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    return (values,) if isinstance(values, Tensor) else values
