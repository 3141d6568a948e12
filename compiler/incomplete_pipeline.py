"""Errors for operations that a pipeline leaves above the level of emitted programs."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ..ir.errors import UnsupportedError
from ..ir.machines.targets import target_of
from ..ir.modules.levels import find_level
from ..passes.pipeline_lookup import find_pipeline
from ..passes.pipelines import DEFAULTS


def refuse_incomplete_pipeline(module: ModuleOp) -> None:
    """Raise UnsupportedError for the first operation that is not lowered to kernels and a host program; the error
    names the missing pass.
    """
    name = DEFAULTS[target_of(module)]
    *above, last = find_pipeline(name)
    for op in module.walk():
        if find_level(last.level).illegal_because(op) is None:
            continue
        # The operation was left on the lowest level on which it is legal.
        stage = next((each for each in reversed(above) if find_level(each.level).illegal_because(op) is None), None)
        if stage is None:
            what, hint = "no pass of the pipeline lowers it", "insert one that does"
        else:
            step = stage.steps[-1]
            what = f"the pipeline lacks the step '{step.text}', which leads on from the level {stage.level}"
            hint = f"in it {step.reason}"
        hint += f"; all steps are in '{name}', into which '{name}{{after-fuse=NAME}}' inserts a pass of yours"
        raise UnsupportedError.at(op, f"'{op.name}' is left over: {what}", hint=hint)
