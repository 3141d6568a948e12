"""The models of examples/packages, built by CMake or only a compiler, agree with eager."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from ..processes.forked_python import ForkedPython

EXAMPLES = Path(__file__).parents[2] / "examples" / "packages"


@pytest.mark.slow
def test_models_in_cpp(tmp_path: Path, forked: ForkedPython) -> None:
    models, interface = tmp_path / "models", tmp_path / "interface"
    models.mkdir()
    steps = [[forked.python, EXAMPLES / "make_models.py", models],
             [forked.programs / "stepwell", "c-interface", interface]]
    if shutil.which("cmake"):
        program = tmp_path / "build" / "run_models"
        steps += [["cmake", "-S", EXAMPLES, "-B", tmp_path / "build", f"-DSTEPWELL={interface}"],
                  ["cmake", "--build", tmp_path / "build"]]
    else:
        program = tmp_path / "run_models"
        steps += [["gcc", "-std=c11", "-c", "interface/stepwell.c", "interface/stepwell_archive.c"],
                  ["g++", "-std=c++17", "-Iinterface", EXAMPLES / "run_models.cpp", "stepwell.o", "stepwell_archive.o",
                   "-o", program]]
    for step in steps:
        done = subprocess.run(step, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run([program, models], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "decoder: 20 of 20 tokens as eager" in done.stdout
