"""What the first call of a program does in a process that finds the program in the cache: it neither runs passes nor
compiles code, and imports and prints each operation once.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch
from torch import Tensor

SHARED = """
import sys
import torch
import stepwell
from stepwell.passes.management.pass_manager import PassManager

torch._dynamo.lookup_backend("stepwell")
layers = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.GELU(), torch.nn.Linear(8, 4))

def step(x):
    loss = torch.compile(lambda x: layers(x).softmax(-1).sum(), backend="stepwell", dynamic=True)(x)
    loss.backward()

def sizes():
    for rows in (5, 7):
        step(torch.randn(rows, 4))
"""

COLD = SHARED + """
sizes()
assert not any(graph.was_cached for graph in stepwell.report().graphs)
"""

WARM = SHARED + """
def refused(*arguments, **options):
    raise AssertionError("a warm start compiles nothing")

PassManager.run = refused
import subprocess
subprocess.Popen.__init__ = refused
loaded = set(sys.modules)
sizes()
assert all(graph.was_cached for graph in stepwell.report().graphs)
late = {name for name in sys.modules.keys() - loaded if name.startswith(("stepwell.", "xdsl."))}
assert late <= {"stepwell.codegen.runtime.tensors"}, late
"""


def test_a_warm_start_runs_no_pass_and_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEPWELL_CACHE_DIR", str(tmp_path))
    for program in (COLD, WARM):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_calls_of_a_warm_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each operator of the graph, a warm start calls 305 functions of Stepwell and xDSL."""
    monkeypatch.setenv("STEPWELL_CACHE_DIR", str(tmp_path))
    assert (_calls(60) - _calls(20)) / 80 < 330


def _calls(steps: int) -> int:
    """The Python functions of Stepwell and xDSL that a warm start of a chain of 2 * `steps` operators calls."""
    def chain(x: Tensor) -> Tensor:
        for _ in range(steps):
            x = torch.sin(x) * 0.5
        return x

    called = 0

    def count(frame: object, event: str, _: object) -> None:
        nonlocal called
        called += event == "call" and frame.f_globals.get("__name__", "").startswith(("stepwell.", "xdsl."))  # type: ignore[attr-defined]

    for _ in range(3):
        torch._dynamo.reset()
        called = 0
        sys.setprofile(count)
        try:
            torch.compile(chain, backend="stepwell")(torch.ones(8))
        finally:
            sys.setprofile(None)
    return called
