"""A pass that raises an exception, or leaves a module that does not verify."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from .outcome import Outcome

__all__ = ["Failure", "fingerprint"]

# The parts that differ between two reports of the same failure: values, positions, types, numbers.
_PARTICULARS = re.compile(r"%[\w.$-]+|\"[^\"]*\"|\b0x[0-9a-fA-F]+|-?\d+(\.\d+)?(e[+-]?\d+)?")
_PARAMETERS = re.compile(r"<[^<>]*>")


@dataclass(frozen=True)
class Failure:
    """The pipeline fails with a message that `match` matches; without `match`, with any message.

    With `like`, it fails with the same fingerprint as another run: see `fingerprint`.
    """

    match: str | None = None
    like: str | None = None

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool:
        if isinstance(outcome, ModuleOp):
            return False
        if self.like is not None and fingerprint(outcome) != self.like:
            return False
        return self.match is None or re.search(self.match, message(outcome)) is not None


def message(error: Exception) -> str:
    """Return the complete text of an error: its type, message and notes."""
    return "\n".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])


def fingerprint(error: Exception) -> str:
    """Return a text that is equal for two errors if they are the same failure on different modules.

    It consists of the type, the pass and the message without numbers, names of values and parameters of types; and of
    the function that raised the error, unless it is a StepwellError.
    """
    text = error.what if isinstance(error, StepwellError) else str(error)
    parts = [type(error).__name__, _general(text)]
    if isinstance(error, StepwellError):
        parts.append(_general(error.pass_name or ""))
    elif frames := traceback.extract_tb(error.__traceback__):
        parts.append(f"{frames[-1].filename}:{frames[-1].name}")
    return " | ".join(parts)


def _general(text: str) -> str:
    before = None
    while text != before:
        before, text = text, _PARAMETERS.sub("", text)
    return _PARTICULARS.sub("_", text)
