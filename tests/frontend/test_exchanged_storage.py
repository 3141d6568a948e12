"""Inputs whose storage a program exchanges, by `x.data = y`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import stepwell  # noqa: F401


def doubled(x: Tensor, y: Tensor) -> Tensor:
    x.data = x.data * 2
    return x + y


def of_another_size(x: Tensor, y: Tensor) -> Tensor:
    x.data = torch.cat([y, y])[1:]
    return x.sum()


def swapped(x: Tensor, y: Tensor) -> Tensor:
    x.data, y.data = y.data, x.data
    return x - y


def returned(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    new = x.data + 1
    x.data = new
    return new, x


@pytest.mark.parametrize("function", [doubled, of_another_size, swapped, returned])
def test_storage_is_exchanged_as_in_eager(function: Callable[..., Any]) -> None:
    given, expected = ([torch.arange(4.0), torch.tensor([5.0, -1.0, 0.5, 2.0])] for _ in range(2))
    result = torch.compile(function, backend="stepwell")(*given)
    torch.testing.assert_close(result, function(*expected))
    torch.testing.assert_close(given, expected)
    if function is returned:
        assert result[1] is given[0] and result[0].data_ptr() == result[1].data_ptr()


def test_parameters_are_clipped_in_each_training_step() -> None:
    class Clipped(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = nn.Linear(3, 4)

        def forward(self, x: Tensor) -> Tensor:
            self.linear.weight.data = self.linear.weight.data.clamp(-0.1, 0.1)
            return self.linear(x)

    torch.manual_seed(0)
    module, x = Clipped(), torch.randn(2, 3)
    other = Clipped()
    other.load_state_dict(module.state_dict())
    compiled = torch.compile(module, backend="stepwell")
    for _ in range(2):
        for call, owner in ((compiled, module), (other, other)):
            call(x).square().sum().backward()
            torch.optim.SGD(owner.parameters(), 0.1).step()
    for parameter, expected in zip(module.parameters(), other.parameters(), strict=True):
        torch.testing.assert_close(parameter, expected)
        torch.testing.assert_close(parameter.grad, expected.grad)
