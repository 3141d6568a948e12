"""User-defined operators are called as in eager."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import stepwell

pytestmark = pytest.mark.usefixtures("fresh")


def compiled(function: Callable[..., Any], **options: Any) -> Any:
    return torch.compile(function, backend="stepwell", **options)


@torch.library.custom_op("stepwell_tests::scaled", mutates_args=())
def scaled(x: Tensor, factor: float) -> Tensor:
    return x * factor


@scaled.register_fake
def _(x: Tensor, factor: float) -> Tensor:
    return torch.empty_like(x)


def keep_factor(ctx: Any, inputs: tuple[Tensor, float], output: Tensor) -> None:
    ctx.factor = inputs[1]


scaled.register_autograd(lambda ctx, gradient: (gradient * ctx.factor, None), setup_context=keep_factor)


@torch.library.custom_op("stepwell_tests::shift_", mutates_args=("x",))
def shift_(x: Tensor, y: Tensor) -> None:
    x.add_(y)


def test_custom_operator() -> None:
    x = torch.randn(4, requires_grad=True)
    ours = compiled(lambda x: scaled(x.sin(), 3.0) + 1, fullgraph=True)(x)
    torch.testing.assert_close(ours, x.sin() * 3 + 1)
    ours.sum().backward()
    torch.testing.assert_close(x.grad, 3 * x.detach().cos())
    assert [each.operator for each in stepwell.report().externs][:1] == ["stepwell_tests::scaled"]


@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_custom_operator_that_writes(dynamic: bool) -> None:
    def program(x: Tensor, y: Tensor) -> Any:
        shift_(x, y)
        z = y * 2
        shift_(z, x)
        shift_(z[1:], y[1:])
        return z, x + z

    ours = torch.randn(4, 3), torch.randn(4, 3)
    theirs = copy.deepcopy(ours)
    torch.testing.assert_close(compiled(program, dynamic=dynamic)(*ours), program(*theirs))
    torch.testing.assert_close(ours, theirs)


@torch.library.custom_op("stepwell_tests::strides", mutates_args=())
def strides(x: Tensor) -> Tensor:
    return torch.tensor(x.stride())


@strides.register_fake
def _(x: Tensor) -> Tensor:
    return torch.empty(x.dim(), dtype=torch.int64)


@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_a_custom_operator_is_given_tensors_that_lie_in_memory_as_in_eager(dynamic: bool) -> None:
    def program(x: Tensor) -> list[Tensor]:
        y = x * 2
        given = (x.t(), x.t().contiguous(), y.t(), y.t().contiguous(), y.sum(1, keepdim=True).expand(4, 5), x.t() + 1,
                 x[:, ::2].clone(), x.expand(2, 4, 6).contiguous())
        return [strides(each) for each in given]

    x = torch.randn(4, 6)
    torch.testing.assert_close(compiled(program, dynamic=dynamic, fullgraph=True)(x), program(x))


@torch.library.custom_op("stepwell_tests::count_up", mutates_args=("tensors",))
def count_up(tensors: list[Tensor], by: float) -> None:
    for number, each in enumerate(tensors):
        each.add_(by + number)


@torch.library.custom_op("stepwell_tests::count_and_double", mutates_args=("tensors", "x"))
def count_and_double(tensors: list[Tensor], x: Tensor) -> Tensor:
    for number, each in enumerate(tensors):
        each.add_(number)
    return x.mul_(2).sum()


@count_and_double.register_fake
def _(tensors: list[Tensor], x: Tensor) -> Tensor:
    return x.new_empty(())


def test_custom_operators_that_write_into_lists() -> None:
    def program(x: Tensor, w: Tensor) -> tuple[Tensor, ...]:
        y, z = x.clone(), x + 1
        count_up([y, z, w], 2.0)
        total = count_and_double([y, w], z)
        return y + z, w * 2, total

    given = [torch.randn(3), torch.randn(4)]
    wanted = [each.clone() for each in given]
    results = compiled(program, fullgraph=True)(*given)
    torch.testing.assert_close((results, given), (program(*wanted), wanted))
