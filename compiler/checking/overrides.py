"""Edited stages executed against those that they replace."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...passes.generic.override import Override
from .instrument import CheckSemantics


class CheckOverrides(CheckSemantics):
    """Raises SemanticsError when an edited stage computes something else than the stage in whose place it is.

    `CheckSemantics` compares a module after `override` with the one before it too, but also around every other pass.
    """

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if isinstance(module_pass, Override):
            self.begin(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if isinstance(module_pass, Override):
            super().after_pass(module_pass, module)
