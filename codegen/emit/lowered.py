"""The refusal to print the kernels of a module whose kernels are not made yet."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.levels import level_of

__all__ = ["refuse_unlowered"]


def refuse_unlowered(module: ModuleOp, *, to: str, pipeline: str) -> None:
    """Raise StepwellError for a module of a level above the kernels, whose text would be empty. Kernels are of the
    level `to`, where the passes of `pipeline` lead."""
    level = level_of(module)
    if level in ("aten", "prim") or (to == "triton" and level == "loop"):
        raise StepwellError(f"the module is on the level {level} and has no kernels of the level {to} to print",
                            hint=f"the passes must lead down to the level {to}, as those of {pipeline} do")
