"""Code for a function of one float that is inexact for some float."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ..checking.exact import CANNOT_RUN
from ..checking.whole_range import first_inexact
from .outcome import Outcome

__all__ = ["InexactFunction"]


@dataclass
class InexactFunction:
    """The code that the pipeline makes of a kernel with one operation on a float32 is inexact for some float, as
    `CheckWholeRange` decides it, for floats of its own.
    """

    described: tuple[str, ...] = ()
    """The inputs, as for WrongValue."""
    seed: int = 0
    difference: str | None = field(default=None, init=False)
    """The error when the symptom was last looked for."""

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        if isinstance(outcome, Exception):
            return None
        try:
            found = first_inexact(before, outcome)
        except (*CANNOT_RUN, StepwellError):
            return None
        self.difference = str(found) if found is not None else None
        return found is not None
