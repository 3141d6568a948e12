"""torch's profiler shows the names of Stepwell's kernels, and the source lines that they compute."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.profiler import ProfilerActivity, profile

import stepwell


def rows(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return torch.softmax(x + y, -1)


def columns(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return torch.relu(x * y).sum(0)


def ranges_of(run: Callable[[], Any]) -> list[str]:
    with profile(activities=[ProfilerActivity.CPU]) as profiler:
        run()
    return [event.name for event in profiler.events()]


@pytest.mark.parametrize("function", [rows, columns])
@pytest.mark.parametrize("trains", [False, True])
def test_kernels_are_ranges_with_their_lines(function: Callable[..., torch.Tensor], trains: bool) -> None:
    x, y = torch.randn(5, 7, requires_grad=trains), torch.randn(5, 7)
    compiled = torch.compile(function, backend="stepwell")

    def step() -> torch.Tensor:
        result = compiled(x, y)
        if trains:
            result.sum().backward()
        return result

    plain = step()
    line = inspect.getsourcelines(function)[1] + 1
    kernels = [name for name in ranges_of(step) if f"which computes {__file__}:{line}" in name]
    assert len(kernels) == 1 + trains, kernels
    assert torch.equal(step(), plain)


def test_a_program_that_is_called_by_hand() -> None:
    x, y = torch.randn(5, 7), torch.randn(5, 7)
    program = stepwell.compile_module(stepwell.capture(rows, x, y))
    named = [name for name in ranges_of(lambda: program(x, y)) if name.startswith("add_softmax_0, which computes")]
    assert len(named) == 1
    assert not [name for name in ranges_of(lambda: rows(x, y)) if "which computes" in name]
