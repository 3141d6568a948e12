"""The refusal to print what is not lowered yet to kernels and a host program."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.levels import level_of

__all__ = ["hint_to_lower", "require_kernels"]

_PIPELINES = {"loop": "cpu:default", "triton": "cuda:default"}
"""By the level of kernels that can be printed: a pipeline that leads there."""


def hint_to_lower(level: str) -> str:
    """What to do about a module that is above the `level` of kernels."""
    return f"the passes must lead down to the level {level}, as those of {_PIPELINES[level]} do"


def require_kernels(module: ModuleOp, level: str) -> None:
    """Raise StepwellError for a module above the `level` of kernels, whose text would be empty."""
    found = level_of(module)
    if found not in _PIPELINES or (level == "triton" and found == "loop"):
        raise StepwellError(f"the module is on the level {found} and has no kernels of the level {level} to print",
                            hint=hint_to_lower(level))
