"""Memory for kernels: alignment, life time, reuse."""

from __future__ import annotations

import ctypes
import gc
import threading

import pytest
import torch

from stepwell.codegen.memory import HUGE_PAGE_BYTES, Arena, ArenaPool, advise_huge


@pytest.mark.parametrize(("size", "alignment"), [(0, 64), (1, 64), (100_000, 64), (5 << 20, HUGE_PAGE_BYTES)])
def test_an_arena_is_aligned_and_writable(size: int, alignment: int) -> None:
    arena = Arena(size)
    assert arena.address % alignment == 0
    ctypes.memset(arena.address, 7, size)
    assert bytes(arena.view(0, size)) == b"\7" * size


def test_a_view_is_a_part_of_the_arena_and_keeps_it() -> None:
    arena = Arena(5 << 20)
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


def test_a_pool_reuses_what_is_given_back() -> None:
    pool = ArenaPool(1000)
    first, second = pool.take(), pool.take()
    assert first.address != second.address
    pool.give_back(first)
    assert pool.take() is first


def test_calls_at_the_same_time_have_arenas_of_their_own() -> None:
    pool = ArenaPool(1000)
    barrier = threading.Barrier(4)
    taken: list[Arena] = []

    def call() -> None:
        arena = pool.take()
        taken.append(arena)
        barrier.wait(timeout=10)
        pool.give_back(arena)

    threads = [threading.Thread(target=call) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({arena.address for arena in taken}) == 4
