"""Tensors with more than 2**31 elements, whose indices exceed 32 bits."""

from __future__ import annotations

import pytest
import torch

BEYOND = 2**31 + 1000


@pytest.fixture(autouse=True)
def _room() -> None:
    free, _ = torch.cuda.mem_get_info()
    if free < 30 * 2**30:
        pytest.skip(f"needs 30 GB of the GPU's memory, {free >> 30} are free")


def test_pointwise_and_sum_of_a_long_tensor() -> None:
    x = torch.zeros(BEYOND, dtype=torch.int8, device="cuda")
    x[-5:], x[0] = 3, 1
    function = torch.compile(lambda x: (x + 1, x.sum()), backend="stepwell")
    y, total = function(x)
    assert int(total) == 16
    assert y[-5:].tolist() == [4] * 5 and y[0] == 2 and y[2**31 - 3:2**31 + 3].tolist() == [1] * 6
    assert int(y.view(-1)[:BEYOND].sum(dtype=torch.int64)) == BEYOND + 16


def test_rows_far_apart() -> None:
    x = torch.zeros(70_000, 40_000, dtype=torch.int8, device="cuda")
    x[-1], x[60_000, 7] = 5, 9
    columns = x[:, ::5000]
    function = torch.compile(lambda x: (x * 2, x.sum(0, dtype=torch.int32), x.amax(1)), backend="stepwell")
    expected = (columns * 2, columns.sum(0, dtype=torch.int32), columns.amax(1))
    for ours, theirs in zip(function(columns), expected, strict=True):
        assert torch.equal(ours, theirs)


def test_gather_from_far_rows() -> None:
    x = torch.zeros(70_000, 40_000, dtype=torch.int8, device="cuda")
    x[69_999], x[3] = 5, 9
    i = torch.tensor([69_999, 3, -1, 0], device="cuda")
    function = torch.compile(lambda x, i: x[i] + 1, backend="stepwell")
    assert torch.equal(function(x, i), x[i] + 1)


def test_transposed_and_dynamic() -> None:
    function = torch.compile(lambda x: x.t().contiguous() + 1, backend="stepwell", dynamic=True)
    for rows in (100, 54_000):
        x = torch.randint(0, 9, (rows, 41_000), dtype=torch.int8, device="cuda")
        assert torch.equal(function(x), x.t() + 1)
        del x
