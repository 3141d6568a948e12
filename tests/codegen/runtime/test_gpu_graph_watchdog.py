"""Recordings with collectives that do not end; without a GPU."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

import pytest
import torch
import torch.distributed as dist

from stepwell.codegen.runtime.gpu.graphs.watchdog import Watchdog
from stepwell.codegen.runtime.process_groups import time_limit


@dataclass(eq=False)
class Replays:
    limit: float
    name: str = "@forward of model.py:3"
    begun: int = 0
    ended: int = 0


def test_a_replay_that_does_not_end() -> None:
    said: list[str] = []
    watchdog, replays = Watchdog(said.append), Replays(limit=4.0)
    watchdog.add(replays)
    assert watchdog.look(0.0) == 4.0 / 10
    replays.begun = 3
    for now in (10.0, 13.0):  # it is under way since the first look
        watchdog.look(now)
    replays.ended = 1  # of three: the next may take as long again
    for now in (14.5, 18.0):
        watchdog.look(now)
    assert not said
    watchdog.look(19.0)
    assert said == ["Watchdog caught collective operation timeout: @forward of model.py:3, a CUDA graph with "
                    "collectives, has not ended within 4 s; another rank may have ended, or run another program"]


def test_replays_that_end() -> None:
    said: list[str] = []
    watchdog, replays = Watchdog(said.append), Replays(limit=60.0)
    watchdog.add(replays)
    for now in range(0, 1000, 50):
        replays.begun += 1
        assert watchdog.look(now) == 1.0
        replays.ended += 1
        watchdog.look(now + 1)
    del replays  # a recording that is freed is not watched
    watchdog.look(2000.0)
    assert not said


def test_the_limit_is_that_of_the_process_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    cpu = torch.device("cpu")
    assert time_limit(cpu) is None
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1, timeout=timedelta(seconds=7))
    try:
        assert time_limit(cpu) == 7.0
        monkeypatch.setenv("TORCH_NCCL_ASYNC_ERROR_HANDLING", "0")
        assert time_limit(cpu) is None
    finally:
        dist.destroy_process_group()
