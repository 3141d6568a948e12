"""A forked program behaves like a normal process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .forked_python import ForkedPython

TELL = """
import os, sys
print(sys.argv, __name__, __file__, os.getcwd(), os.environ.get("STEPWELL_CACHE_DIR"))
print([each for each in sys.path if each.startswith(os.path.dirname(os.getcwd()))])
print(input())
"""
FAIL = "import atexit\natexit.register(print, 'end')\ndef f():\n    return 1 // 0\nf()\n"
WHETHER_FORKED = "import sys; print('torch' in sys.modules)"
TORCH = "; import torch; print(torch.arange(3).sum())"


def result(python: Path, arguments: list[str], folder: Path, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [python, *arguments], cwd=folder, env={**os.environ, **environment}, input="asked\n", capture_output=True,
        text=True,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "tell.py").write_text(TELL)
    (tmp_path / "fail.py").write_text(FAIL)
    (tmp_path / "module.mlir").write_text("func.func @f() {\n  func.return\n}\n")
    return tmp_path


@pytest.mark.parametrize(
    "arguments",
    [
        ["tell.py", "a", "-b"],
        ["inner/../tell.py"],
        ["fail.py"],
        ["-c", FAIL, "c"],
        ["-c", "a b"],
        ["-c", "import sys; sys.exit(300)"],
        ["-c", "import sys; sys.exit('no')"],
        ["missing.py"],
        ["-m", "stepwell.tools.stepwell_opt", "module.mlir"],
        ["-m", "stepwell.tools.stepwell_opt", "missing.mlir"],
        ["-m", "platform"],
    ],
    ids=lambda arguments: " ".join(arguments)[:20],
)
def test_as_a_real_process(arguments: list[str], folder: Path, forked: ForkedPython) -> None:
    given = {"STEPWELL_CACHE_DIR": "cache", "PYTHONPATH": os.pathsep.join([str(folder / "inner"), *sys.path])}
    assert result(forked.python, arguments, folder, **given) == result(Path(sys.executable), arguments, folder, **given)


def test_it_is_forked(folder: Path, forked: ForkedPython) -> None:
    assert result(forked.python, ["-c", WHETHER_FORKED + TORCH], folder) == (0, "True\ntensor(3)\n", "")


def test_a_killed_program(folder: Path, forked: ForkedPython) -> None:
    assert result(forked.python, ["-c", "import os; os.kill(os.getpid(), 9)"], folder)[0] == 128 + 9


def test_a_killed_client_takes_its_program_along(folder: Path, forked: ForkedPython) -> None:
    forever = "import os, sys, time; sys.stdout.write(str(os.getpid())); sys.stdout.flush(); time.sleep(1000)"
    with subprocess.Popen([forked.python, "-c", forever], stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None and client.stdout.read(1)
        client.kill()
        client.stdout.read()  # it ends when the program does


def test_other_environments_are_started_anew(folder: Path, forked: ForkedPython) -> None:
    assert result(forked.python, ["-c", WHETHER_FORKED], folder, TORCH_LOGS="dynamo") == (0, "False\n", "")
    (folder / "inner" / "stepwell.py").write_text("print('another')\n")
    path = {"PYTHONPATH": str(folder / "inner")}
    assert result(forked.python, ["-c", "import stepwell"], folder, **path) == (0, "another\n", "")
