"""Calls do not map memory, at whatever depth they are."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from resource import RUSAGE_SELF, getrusage

import pytest

from stepwell.ir.frame_memory import frames_in_one_chunk

CALLS = 1000


def _called_at_depth(depth: int, function: Callable[[], None]) -> None:
    if depth == 0:
        function()
    else:
        _called_at_depth(depth - 1, function)


def _call_often() -> None:
    def two(x: int, y: int) -> int:
        return one(x + y)

    def one(x: int) -> int:
        return x

    for number in range(CALLS):
        two(number, number)


def _most_page_faults() -> int:
    """Of loops of calls at 200 depths."""
    found: list[int] = []
    for depth in range(200):
        before = getrusage(RUSAGE_SELF).ru_minflt
        _called_at_depth(depth, _call_often)
        found.append(getrusage(RUSAGE_SELF).ru_minflt - before)
    return max(found)


def test_no_call_maps_memory() -> None:
    with ThreadPoolExecutor(1) as own_frames:  # those of tests lie in one chunk
        if own_frames.submit(_most_page_faults).result() < CALLS:
            pytest.skip("this Python keeps the memory of frames that have returned")
        assert own_frames.submit(frames_in_one_chunk(_most_page_faults)).result() < CALLS // 10
