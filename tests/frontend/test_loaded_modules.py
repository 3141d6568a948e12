"""The modules that a first call loads, since it waits for each import."""

from __future__ import annotations

import subprocess
import sys

import pytest
import torch

IMPORT = """
import gc
import torch
import torch._dynamo
import torch._functorch.aot_autograd

torch._dynamo.lookup_backend("eager")
before = gc.get_stats()
torch._dynamo.lookup_backend("stepwell")
runs = [now["collections"] - then["collections"] for now, then in zip(gc.get_stats(), before)]
assert runs[0] < 5 and runs[2] == 0, runs
assert gc.isenabled() and gc.get_freeze_count() == 0
"""

PROGRAM = """
import sys
import torch

torch._dynamo.lookup_backend("stepwell")
passes = {name for name in sys.modules if name.startswith("stepwell.passes.")}
layer = torch.nn.Linear(4, 4)
run = torch.compile(lambda x: torch.nn.functional.gelu(layer(x)).softmax(-1), backend="stepwell")
run(torch.randn(2, 4)).sum().backward()
inductor = [name for name in ("lowering", "scheduler", "pattern_matcher", "codegen.triton")
            if f"torch._inductor.{name}" in sys.modules]
assert not inductor, inductor
late = {name for name in sys.modules if name.startswith("stepwell.passes.")} - passes
assert not late, late
shown = {"jinja2", "pygments", "rich", "stepwell.explorer"} & sys.modules.keys()
assert not shown, shown
"""


@pytest.mark.skipif(torch.backends.cuda.is_built(), reason="the passes for a GPU are loaded, and this is for the CPU")
def test_a_first_call_loads_neither_inductor_nor_passes() -> None:
    _run(PROGRAM)


def test_importing_the_backend_collects_nothing() -> None:
    _run(IMPORT)


def _run(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
