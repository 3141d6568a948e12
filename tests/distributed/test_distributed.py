"""Programs on several ranks, each a process, connected by gloo. The ranks of a file are started once for all checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..processes.forked_python import ForkedPython
from .launcher import checks_of, expect_success, start

RANKS = {"two_ranks": 2, "four_ranks": 4}
FILES = {"two_ranks": ("two_ranks", "random_programs", "training"), "four_ranks": ("four_ranks",)}
"""Where the checks of a script are, which its ranks make one after the other."""


@pytest.mark.slow
@pytest.mark.parametrize("script", RANKS)
def test_ranks(script: str, tmp_path: Path, forked: ForkedPython) -> None:
    printed = start(forked.python, script, RANKS[script], tmp_path)
    expect_success(checks_of(FILES[script]), RANKS[script], tmp_path, printed)


@pytest.mark.slow
def test_a_killed_rank_ends_the_others(tmp_path: Path, forked: ForkedPython) -> None:
    printed = start(forked.python, "killed_rank", 2, tmp_path)
    error = tmp_path / "error"
    assert error.exists(), printed
    in_time, *message = error.read_text().splitlines()
    assert in_time == "True"
    assert "gloo" in "\n".join(message)
