"""Programs that communicate over NCCL, on one GPU with a process group of one rank, and on two."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import torch

from ..distributed.launcher import checks_of, expect_success, start


@pytest.mark.parametrize("ranks", [1, 2])
def test_nccl(ranks: int, tmp_path: Path) -> None:
    if ranks > torch.cuda.device_count():
        pytest.skip(f"it needs {ranks} GPUs")
    printed = start(sys.executable, "nccl_ranks", ranks, tmp_path, "cuda")
    expect_success(checks_of(("nccl_ranks",)), ranks, tmp_path, printed)


def test_a_graph_that_does_not_end_ends_the_process(tmp_path: Path) -> None:
    printed = start(sys.executable, "stuck_graph", 1, tmp_path, "cuda")
    assert "Watchdog caught collective operation timeout: @" in printed and "it ended" not in printed
