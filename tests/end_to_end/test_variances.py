"""Variances and norms are as accurate as eager's if the mean is far from zero and if squares are very large."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell

EPSILON = torch.finfo(torch.float32).eps


def _batch_norm(x: Tensor) -> tuple[Tensor, ...]:
    mean, spread = x.new_zeros(8), x.new_zeros(8)
    return F.batch_norm(x.view(4, 8, 8, 125), mean, spread, training=True, momentum=1.0), mean, spread


def _gradient(x: Tensor) -> Tensor:
    x = x.detach().requires_grad_()
    F.layer_norm(x, (1000,)).pow(3).sum().backward()
    assert x.grad is not None
    return x.grad


PROGRAMS: dict[str, Callable[[Tensor], Tensor | tuple[Tensor, ...]]] = {
    "rows": lambda x: (x.var(1), *torch.std_mean(x, 1)),
    "columns": lambda x: (x.t().contiguous().var(0), x.t().contiguous().std(0)),
    "all": lambda x: (x.var(), *torch.var_mean(x, (0, 1), correction=0)),
    "layer norm": lambda x: F.layer_norm(x, (1000,)),
    "gradient of layer norm": _gradient,
    "group norm": lambda x: F.group_norm(x.view(4, 8, 8, 125), 4),
    "batch norm": _batch_norm,
    "batch norm of channels together": lambda x: _batch_norm(
        x.view(4, 8, 8, 125).contiguous(memory_format=torch.channels_last)),
}
NUMBERS: dict[str, Callable[[Tensor], Tensor]] = {
    "near zero": lambda x: x,
    "far from zero": lambda x: x + 1e5,
    "nearly constant": lambda x: x * 0.01 + 1e5,
    "constant": lambda x: torch.full_like(x, 1e5 + 0.3),
    "large": lambda x: x * 1e18,
    "small": lambda x: x * 1e-18,
    "of several scales": lambda x: x * torch.logspace(-2, 2, 32)[:, None] + torch.linspace(-1e4, 1e4, 32)[:, None],
}


@pytest.mark.parametrize("numbers", NUMBERS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_statistics_are_as_accurate_as_eager(name: str, numbers: str, fresh: None, backend: str) -> None:
    program, x = PROGRAMS[name], NUMBERS[numbers](torch.randn(32, 1000))
    exact, eager, actual = (
        results if isinstance(results, tuple) else (results,)
        for results in (program(x.double()), program(x), torch.compile(program, backend=backend)(x)))
    for k, (ours, theirs, true) in enumerate(zip(actual, eager, exact, strict=True)):
        scale = float(true.abs().max()) or 1.0
        error, bound = (float((each.double() - true).abs().max()) / scale for each in (ours, theirs))
        assert error <= bound + 3 * EPSILON, f"result {k} errs by {error:.1e}, eager's by {bound:.1e}"


def test_variance_on_a_gpu_is_corrected_for_the_error_of_its_mean() -> None:
    options = stepwell.CompileOptions(target="cuda")
    lowered = str(stepwell.lower(lambda x: x.var(-1), torch.ones(4, 100), to="prim", options=options))
    assert lowered.count("prim.reduce <add>") == 3
