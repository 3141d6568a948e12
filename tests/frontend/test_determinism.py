"""Programs compiled while torch requires deterministic algorithms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch
from torch import Tensor

import stepwell


@pytest.fixture
def deterministic() -> Iterator[None]:
    torch.use_deterministic_algorithms(True)
    yield
    torch.use_deterministic_algorithms(False)


def add_rows(x: Tensor, i: Tensor, y: Tensor) -> Tensor:
    return x.index_add(0, i, y)


ARGUMENTS = (torch.zeros(8, 4), torch.tensor([1, 1, 3]), torch.ones(3, 4))


def test_sums_run_side_by_side_on_a_gpu() -> None:
    assert "triton.atomic_rmw" in str(stepwell.lower(add_rows, *ARGUMENTS, to="triton"))


@pytest.mark.usefixtures("deterministic")
def test_sums_are_left_to_aten_where_their_order_must_not_show() -> None:
    module = str(stepwell.lower(add_rows, *ARGUMENTS, to="triton"))
    assert "aten.index_add" in module and "triton.atomic_rmw" not in module


@pytest.mark.usefixtures("deterministic")
def test_the_cpu_adds_in_order_anyway() -> None:
    assert "loop.for" in str(stepwell.lower(add_rows, *ARGUMENTS, to="loop"))


@pytest.mark.usefixtures("deterministic")
@pytest.mark.parametrize("dtype", [torch.float32, torch.bool, torch.int8, torch.uint8, torch.int64], ids=str)
def test_memory_is_filled_as_in_eager(dtype: torch.dtype) -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        return torch.empty(2, dtype=dtype), torch.empty_like(x, dtype=dtype)[:, 1:], x.new_empty(3, dtype=dtype)

    x = torch.ones(2, 3)
    torch.testing.assert_close(torch.compile(program, backend="stepwell")(x), program(x), equal_nan=True)
