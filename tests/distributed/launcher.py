"""Starts the ranks of a script, each a process, and collects the outcomes of its checks."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from pathlib import Path

FOLDER = Path(__file__).parent
SECONDS = 580


def checks_of(files: tuple[str, ...]) -> list[str]:
    """The names of the checks that scripts define or import."""
    nodes = [node for file in files for node in ast.parse((FOLDER / f"{file}.py").read_text()).body]
    names = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
    names += [each.name for node in nodes if isinstance(node, ast.ImportFrom) for each in node.names]
    return [name for name in names if name.startswith("check_")]


def start(python: str | Path, script: str, ranks: int, directory: Path, device: str = "cpu") -> str:
    """Run a script as this many ranks, to the end; what they print."""
    command = [python, str(FOLDER / f"{script}.py")]
    # The package is found as this process finds it.
    path = os.pathsep.join([str(FOLDER.parent.parent.parent), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": path}
    processes = [subprocess.Popen([*command, str(rank), str(ranks), str(directory), device], env=environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                 for rank in range(ranks)]
    try:
        return "\n".join(process.communicate(timeout=SECONDS)[0] for process in processes)
    finally:
        for process in processes:
            process.kill()


def expect_success(checks: list[str], ranks: int, directory: Path, printed: str) -> None:
    """Fail unless all checks have passed on all ranks."""
    ended = [json.loads(file.read_text()) for file in sorted(directory.glob("?.json"))]
    assert len(ended) == ranks, printed
    for rank, outcome in enumerate(ended):
        ended_so = {check: outcome.get(check, "a check before it failed") for check in checks}
        failed = {check: said for check, said in ended_so.items() if said}
        assert not failed, f"rank {rank}: {failed}\n{printed}"
