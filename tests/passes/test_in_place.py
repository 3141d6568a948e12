"""Programs that write into their inputs leave the same values in them, and in all other tensors, as eager."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor


def put(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    x.index_put_((i,), y)
    return x * 2


def put_after_use(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    before = x.sum(0)
    x.index_put_((i,), y, accumulate=True)
    return before


def put_twice(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    x.index_put_((i,), y)
    x.index_add_(0, i, y * x[0])
    return x + 1


def put_a_view(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    x[1:].t()[:, i.clamp(max=3)] = y.t()
    return x.exp()


def put_into_a_copy(x: Tensor, i: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    z = x.clone()
    z.index_put_((i,), y)
    x.index_put_((i,), z[i] + y)
    return z, x.sin()


def returned(x: Tensor, i: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    z = x.index_put((i,), y)
    x.copy_(z)
    return z, x


def exchange(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    rows = x[i].clone()
    x[i] = y
    y.copy_(rows)
    return x.sum()


def reversed_rows(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    x.copy_(x.flip(0))
    x[i] = y
    return x


def from_itself(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    x.index_put_((i,), x[1:4] + y)
    return x


PROGRAMS = [put, put_after_use, put_twice, put_a_view, put_into_a_copy, returned, exchange, reversed_rows, from_itself]


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("dynamic", [False, True])
def test_inputs_and_results(program: Callable, dynamic: bool, backend: str) -> None:
    torch._dynamo.reset()
    inputs = (torch.randn(5, 7), torch.tensor([3, 0, 2]), torch.randn(3, 7))
    copies = tuple(x.clone() for x in inputs)
    wanted = program(*copies)
    found = torch.compile(program, backend=backend, dynamic=dynamic)(*inputs)
    torch.testing.assert_close(found, wanted)
    torch.testing.assert_close(inputs, copies)
    # A result shares memory with an input where eager's does, and nowhere else.
    for one, other in zip(_tensors(found), _tensors(wanted), strict=True):
        one.add_(1)
        other.add_(1)
    torch.testing.assert_close(inputs, copies)


def _tensors(results: Tensor | tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    return results if isinstance(results, tuple) else (results,)
