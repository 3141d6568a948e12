"""Programs on several ranks, each a process, connected by gloo. The ranks of a file are started once for all checks."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from pathlib import Path

import pytest

from ..processes.forked_python import ForkedPython

FOLDER = Path(__file__).parent
SECONDS = 580
RANKS = {"two_ranks": 2, "four_ranks": 4}
FILES = {"two_ranks": ("two_ranks", "random_programs", "training"), "four_ranks": ("four_ranks",)}
"""Where the checks of a script are, which its ranks make one after the other."""


def checks_of(script: str) -> list[str]:
    nodes = (node for file in FILES[script] for node in ast.parse((FOLDER / f"{file}.py").read_text()).body)
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("check_")]


def start(python: Path, script: str, ranks: int, directory: Path) -> str:
    """Run a script as this many ranks, to the end; what they print."""
    command = [python, str(FOLDER / f"{script}.py")]
    environment = os.environ | {"OMP_NUM_THREADS": "1"}
    processes = [subprocess.Popen([*command, str(rank), str(ranks), str(directory)], env=environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                 for rank in range(ranks)]
    try:
        return "\n".join(process.communicate(timeout=SECONDS)[0] for process in processes)
    finally:
        for process in processes:
            process.kill()


@pytest.mark.slow
@pytest.mark.parametrize("script", RANKS)
def test_ranks(script: str, tmp_path: Path, forked: ForkedPython) -> None:
    printed = start(forked.python, script, RANKS[script], tmp_path)
    ended = [json.loads(file.read_text()) for file in sorted(tmp_path.glob("?.json"))]
    assert len(ended) == RANKS[script], printed
    for rank, outcome in enumerate(ended):
        ended_so = {check: outcome.get(check, "a check before it failed") for check in checks_of(script)}
        failed = {check: said for check, said in ended_so.items() if said}
        assert not failed, f"rank {rank}: {failed}\n{printed}"


@pytest.mark.slow
def test_a_killed_rank_ends_the_others(tmp_path: Path, forked: ForkedPython) -> None:
    printed = start(forked.python, "killed_rank", 2, tmp_path)
    error = tmp_path / "error"
    assert error.exists(), printed
    in_time, *message = error.read_text().splitlines()
    assert in_time == "True"
    assert "gloo" in "\n".join(message)
