"""With strict numerics, elementwise code in bfloat16 and float16 is bitwise equal to eager, whatever is fused.

Excluded are operators that ATen itself rounds differently in vectors and in the remainder loop: rsqrt, cubes, and
those with a factor (`alpha`, `value`, `weight`); softshrink, for the sign of its zeros; and floor division, which ATen
rounds in between.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

UNARY: tuple[Callable[[Tensor], Tensor], ...] = (
    torch.neg, torch.abs, torch.sqrt, torch.reciprocal, torch.square, torch.floor, torch.round, torch.trunc,
    torch.sign, F.relu, F.leaky_relu, F.hardtanh, F.relu6, F.hardswish, F.hardsigmoid, F.softsign,
    lambda x: x + 1.3, lambda x: 0.7 - x, lambda x: x * 0.1, lambda x: x / 3, lambda x: x**2,
    lambda x: x.clamp(-1, 0.5), lambda x: x.float().to(x.dtype), lambda x: 2.5 / (x.abs() + 1),
    lambda x: (x.float() * 1.1 + 0.3).to(x.dtype), lambda x: x % 0.3, lambda x: torch.fmod(x, 0.7),
    lambda x: torch.remainder(0.3, x), lambda x: F.hardshrink(x, 0.3),
)
BINARY: tuple[Callable[[Tensor, Tensor], Tensor], ...] = (
    torch.add, torch.sub, torch.mul, torch.div, torch.maximum, torch.minimum,
    lambda x, y: torch.where(x < y, x, y * 0.5), lambda x, y: x * y + x, lambda x, y: x / (y.abs() + 1),
    lambda x, y: x - y * 1.7, lambda x, y: torch.copysign(x, y),
)


STEPWISE: tuple[Callable[[Tensor], Tensor], ...] = (
    F.gelu, lambda x: F.gelu(x, approximate="tanh"), F.glu, F.logsigmoid, F.silu, torch.erf, torch.logit,
    lambda x: torch.logit(x, 0.01), torch.sigmoid, torch.special.entr, torch.tanh, torch.xlogy, torch.special.xlog1py,
)
"""Functions whose bits are those of the steps in which ATen computes them, or of its approximation."""


def _program(seed: int) -> Callable[..., list[Tensor]]:
    """Twenty statements, each of what is there already."""
    chosen = random.Random(seed)
    steps = [(chosen.choice((*UNARY, *BINARY)), chosen.random(), chosen.random()) for _ in range(20)]

    def program(*inputs: Tensor) -> list[Tensor]:
        values = list(inputs)
        for function, first, second in steps:
            operands = [values[int(each * len(values))] for each in (first, second)]
            values.append(function(*operands[: 1 + (function in BINARY)]))
        return values[len(inputs):]

    return program


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_bits_are_those_of_eager(seed: int, dtype: torch.dtype, fresh: None) -> None:
    program, inputs = _program(seed), [torch.randn(7, 65).mul(scale).to(dtype) for scale in (0.1, 1, 30)]
    compiled = torch.compile(program, backend="stepwell", options={"numerics": "strict"})
    for k, (actual, expected) in enumerate(zip(compiled(*inputs), program(*inputs), strict=True)):
        _check_bits(f"statement {k}", actual, expected)


def _check_bits(name: str, actual: Tensor, expected: Tensor) -> None:
    assert actual.dtype == expected.dtype
    same = (actual.view(torch.int16) == expected.view(torch.int16)) | (actual.isnan() & expected.isnan())
    assert same.all(), f"{name}: {actual[~same][:3]} where eager gives {expected[~same][:3]}"


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_bits_of_functions_and_their_gradients(dtype: torch.dtype, fresh: None) -> None:
    """Of each function `f(x)`, or `f(x, x)`."""
    def program(*inputs: Tensor) -> list[Tensor]:
        binary = (torch.xlogy, torch.special.xlog1py)
        return [function(x, x) if function in binary else function(x)
                for function, x in zip(STEPWISE, inputs, strict=True)]

    values = torch.cat([torch.randn(1024), torch.rand(1024)]).to(dtype)

    def observed(run: Callable[..., list[Tensor]]) -> list[Tensor]:
        inputs = [values.clone().requires_grad_() for _ in STEPWISE]
        results = run(*inputs)
        weights = [values[: len(each)] for each in results]
        return [*results, *torch.autograd.grad(results, inputs, weights)]

    compiled = torch.compile(program, backend="stepwell", options={"numerics": "strict"})
    for k, (actual, expected) in enumerate(zip(observed(compiled), observed(program), strict=True)):
        _check_bits(f"{'gradient' if k >= len(STEPWISE) else 'value'} {k % len(STEPWISE)}", actual, expected)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_steps_that_are_rounded_on_gpus(dtype: torch.dtype, fresh: None) -> None:
    """There ATen computes some functions by operators of 16-bit numbers."""
    def program(x: Tensor, weight: Tensor) -> list[Tensor]:
        return [x**3, x**-2, torch.ops.aten.tanh_backward(weight, x), torch.ops.aten.sigmoid_backward(weight, x)]

    x, weight = torch.randn(2, 2048).to(dtype)
    options = {"numerics": "strict", "target": "triton-interpreter"}
    results = torch.compile(program, backend="stepwell", options=options)(x, weight)
    expected = [x * x * x, 1 / (x * x), weight * (1 - x * x), weight * (1 - x) * x]
    for k, pair in enumerate(zip(results, expected, strict=True)):
        _check_bits(f"result {k}", *pair)
