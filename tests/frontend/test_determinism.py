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
