"""What a first call loads: it waits for each import."""

from __future__ import annotations

import subprocess
import sys

import pytest
import torch

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
"""


@pytest.mark.skipif(torch.backends.cuda.is_built(), reason="the passes for a GPU are loaded, and this is for the CPU")
def test_a_first_call_loads_neither_inductor_nor_passes() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
