"""Errors for modules that are not lowered to kernels and a host program."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.modules.levels import level_of

__all__ = ["hint_to_lower", "require_kernels"]

_PIPELINES = {"loop": "cpu:default", "triton": "cuda:default"}
"""For each level of printable kernels, a pipeline that lowers to it."""


def hint_to_lower(level: str) -> str:
    """The hint for a module above the given level of kernels."""
    return f"the passes must lead down to the level {level}, as those of {_PIPELINES[level]} do"


def require_kernels(module: ModuleOp, level: str) -> None:
    """Raise StepwellError for a module above the given level of kernels, for which nothing would be printed."""
    found = level_of(module)
    if found not in _PIPELINES or (level == "triton" and found == "loop"):
        raise StepwellError(f"the module is on the level {found} and has no kernels of the level {level} to print",
                            hint=hint_to_lower(level))
