"""Scheduling passes leave kernels alone whose loops follow a user-defined schedule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from xdsl.dialects.builtin import UnitAttr

from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import SCHEDULED, KernelOp
from stepwell.ir.text import parse_module
from stepwell.passes.loop.scheduling.scheduling_pass import SchedulingPass
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.registry import PASSES, find_pass

LIT_TESTS = Path(__file__).parents[2] / "lit_tests" / "passes" / "loop"
CHOOSING = [name for name, place in PASSES.items()
            if place.startswith("loop.") and issubclass(find_pass(name), SchedulingPass)]
OF_SEVERAL_KERNELS = ["merge-column-sums", "unify-extents"]


@pytest.mark.parametrize("name", [*CHOOSING, *OF_SEVERAL_KERNELS])
def test_scheduled_kernels_stay(name: str) -> None:
    changed, file = 0, (LIT_TESTS / f"{name}.mlir").read_text()
    first = re.search(rf"-p '?({name}(?:\{{[^}}]*\}})?)", file)
    assert first is not None
    for text in file.split("// -----"):
        module, free = (parse_module(make_context(), text) for _ in range(2))
        for kernel in module.ops:
            if isinstance(kernel, KernelOp):
                kernel.attributes[SCHEDULED] = UnitAttr()
        before, free_before = str(module), str(free)
        [chosen] = parse_pipeline(first[1])
        chosen.apply(make_context(), module)
        assert str(module) == before
        chosen.apply(make_context(), free)
        changed += str(free) != free_before
    assert changed  # else the test would show nothing
