"""Checks edited stages by execution against the stages that they replace."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...passes.generic.override import Override
from .instrument import CheckSemantics


class CheckOverrides(CheckSemantics):
    """Raises SemanticsError if an edited stage computes something else than the stage that it replaces.

    `CheckSemantics` also compares a module after `override` with the one before, but does so for every other pass
    too.
    """

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if isinstance(module_pass, Override):
            self.begin(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if isinstance(module_pass, Override):
            super().after_pass(module_pass, module)
