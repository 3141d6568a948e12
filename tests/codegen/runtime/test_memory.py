"""Memory for kernels: alignment and lifetime."""

from __future__ import annotations

import ctypes
import gc

import pytest
import torch

from stepwell.codegen.runtime.cpu.memory import HUGE_PAGE_BYTES, Arena, advise_huge


@pytest.mark.parametrize("huge_pages", [False, True])
@pytest.mark.parametrize("size", [0, 1, 100_000, 5 << 20])
def test_an_arena_is_aligned_and_writable(size: int, huge_pages: bool) -> None:
    arena = Arena(size, huge_pages=huge_pages)
    assert arena.address % (HUGE_PAGE_BYTES if huge_pages else 64) == 0
    ctypes.memset(arena.address, 7, size)
    assert bytes(arena.view(0, size)) == b"\7" * size


def test_a_view_is_a_part_of_the_arena_and_keeps_it() -> None:
    arena = Arena(5 << 20, huge_pages=True)
    view = arena.view(100, 8)
    tensor = torch.frombuffer(view, dtype=torch.float32)
    assert tensor.data_ptr() == arena.address + 100
    del arena, view
    gc.collect()
    assert tensor.fill_(3).tolist() == [3, 3]


def test_advice_does_not_change_memory() -> None:
    for size in (0, 1000, 9 << 20):
        tensor = torch.arange(size + 3, dtype=torch.uint8)[1:]
        expected = tensor.clone()
        advise_huge(tensor.data_ptr(), tensor.numel())
        assert torch.equal(tensor, expected)
