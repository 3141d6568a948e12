"""Programs on several ranks, each a process; gloo connects them. Those of one file are started once for all checks."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
SECONDS = 280
RANKS = {"two_ranks": 2, "four_ranks": 4}


def checks_of(script: str) -> list[str]:
    tree = ast.parse((FOLDER / f"{script}.py").read_text())
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("check_")]


def start(script: str, ranks: int, directory: Path) -> str:
    """Run a script as this many ranks, to the end; what they print."""
    command = [sys.executable, str(FOLDER / f"{script}.py")]
    # The package is found as this process finds it.
    path = os.pathsep.join([str(FOLDER.parent.parent.parent), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": path}
    processes = [subprocess.Popen([*command, str(rank), str(ranks), str(directory)], env=environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                 for rank in range(ranks)]
    try:
        return "\n".join(process.communicate(timeout=SECONDS)[0] for process in processes)
    finally:
        for process in processes:
            process.kill()


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[list[dict[str, str]], str]]:
    """How the checks ended on each rank, by script, and what the ranks printed: filled where it is asked for."""
    return {}


@pytest.mark.slow
@pytest.mark.parametrize(("script", "check"), [(script, check) for script in RANKS for check in checks_of(script)])
def test_ranks(script: str, check: str, outcomes: dict, tmp_path: Path) -> None:
    if script not in outcomes:
        printed = start(script, RANKS[script], tmp_path)
        outcomes[script] = [json.loads(file.read_text()) for file in sorted(tmp_path.glob("?.json"))], printed
    ended, printed = outcomes[script]
    assert len(ended) == RANKS[script], printed
    for rank, outcome in enumerate(ended):
        assert outcome.get(check, "a check before it failed") == "", f"rank {rank}: {outcome.get(check)}\n{printed}"


@pytest.mark.slow
def test_a_killed_rank_ends_the_others(tmp_path: Path) -> None:
    printed = start("killed_rank", 2, tmp_path)
    error = tmp_path / "error"
    assert error.exists(), printed
    in_time, *message = error.read_text().splitlines()
    assert in_time == "True"
    assert "gloo" in "\n".join(message)
