"""What becomes of a module in a pipeline, and the question whether it shows what one is looking for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...passes.management.instruments import Verifier
from ...passes.management.pass_manager import Instrument, PassManager

__all__ = ["Outcome", "Symptom", "run_pipeline"]

Outcome: TypeAlias = "ModuleOp | Exception"
"""The module that a pipeline left, or the error that it ended in."""


class Symptom(Protocol):
    """What is wrong, as something that can be looked for again: in parts of a pipeline, or with a smaller module."""

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        """Whether the symptom shows in what became of the module `before`; None if that cannot be told.

        Neither module is changed.
        """
        ...


def run_pipeline(module: ModuleOp, passes: Sequence[ModulePass], instruments: Sequence[Instrument] = ()) -> Outcome:
    """What becomes of a copy of `module`, verified after each pass."""
    copy = module.clone()
    try:
        PassManager(passes, [*instruments, Verifier()]).run(make_context(allow_unregistered=True), copy)
    except Exception as error:  # any failure at all is an outcome that may be looked for
        return error
    return copy
