"""The schedule that is printed for a kernel, applied to its original loops, gives the same kernel."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import SCHEDULED, KernelOp
from stepwell.ir.machines.targets import set_machine
from stepwell.ir.machines.text import parse_machine
from stepwell.ir.modules.levels import level_of
from stepwell.passes.loop.scheduling.scheduling_pass import SchedulingPass
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for
from stepwell.passes.schedules.language.recorder import ScheduleRecorder
from stepwell.passes.schedules.schedule import ApplySchedule

from .order_corpus import corpus

EVERY = {"cases": 96, "programs": 48, "prim": 100, "random": 320}
"""Of each family of programs, one of so many."""

PROGRAMS = corpus()


def kernels_of(module: ModuleOp) -> dict[str, str]:
    """The text of each kernel, whoever scheduled it."""
    kernels = [op for op in module.ops if isinstance(op, KernelOp)]
    for kernel in kernels:
        kernel.attributes.pop(SCHEDULED, None)
    return {kernel.sym_name.data: str(kernel) for kernel in kernels}


@pytest.mark.parametrize("family", PROGRAMS.families)
def test_printed_schedules_give_the_same_kernels(family: str) -> None:
    context, primitives = make_context(), 0
    for name in list(PROGRAMS.families[family])[::EVERY[family]]:
        for subject in PROGRAMS.subjects(family, name):
            module = subject.module.clone()
            set_machine(module, parse_machine("x86-avx512"))
            passes = parse_pipeline(pipeline_for("cpu:default", level_of(module), threads=True))
            at = next(position for position, each in enumerate(passes) if isinstance(each, SchedulingPass))
            PassManager(passes[:at]).run(context, module)
            plain, recorder = module.clone(), ScheduleRecorder()
            PassManager(passes[at:], [recorder]).run(context, module)
            if not recorder.text:
                continue
            primitives += sum(line.startswith("  ") and not line.startswith("  run ")
                              for line in recorder.text.splitlines())
            PassManager((ApplySchedule(text=recorder.text),)).run(context, plain)
            assert kernels_of(plain) == kernels_of(module), f"{subject.name}:\n{recorder.text}"
    assert primitives
