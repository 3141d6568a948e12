"""Each script of examples/ runs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .processes.forked_python import ForkedPython

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize("script", sorted(EXAMPLES.glob("*.py")), ids=lambda script: script.name)
def test_example(script: Path, tmp_path: Path, forked: ForkedPython) -> None:
    done = subprocess.run([forked.python, script], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout
