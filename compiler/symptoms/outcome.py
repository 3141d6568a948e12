"""The outcome of a pipeline, and the interface of symptoms that are looked for in it."""

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
"""The module that a pipeline produced, or the exception that it raised."""


class Symptom(Protocol):
    """An error that can be looked for again: in parts of a pipeline, or with a smaller module."""

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        """Return whether the outcome of the module `before` shows the symptom; None if that cannot be determined.

        Neither module is changed.
        """
        ...


def run_pipeline(module: ModuleOp, passes: Sequence[ModulePass], instruments: Sequence[Instrument] = ()) -> Outcome:
    """Run a pipeline on a copy of `module`, which is verified after each pass."""
    copy = module.clone()
    try:
        PassManager(passes, [*instruments, Verifier()]).run(make_context(allow_unregistered=True), copy)
    except Exception as error:  # any failure at all is an outcome that may be looked for
        return error
    return copy
