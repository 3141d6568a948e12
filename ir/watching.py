"""Observation of passes: a watcher is asked before each rewrite, and receives remarks on made and missed ones.

A pass finds the watcher in its context (`ir.context.watcher_of`). By default it is silent and allows everything; the
pass manager installs one that asks the instruments, so that rewrites can be counted, forbidden (bisection) or listed
(remarks).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from xdsl.ir import Operation, SSAValue

__all__ = ["SILENT", "Message", "Number", "Remark", "RemarkKind", "Watcher", "counted", "describe"]

Message: TypeAlias = str | Callable[[], str]
"""The message of a remark: a text, or a function that creates it on demand. It refers to numbers by name:
`watcher.missed(op, "not fused: it takes {ops} ops, bound {bound}", ops=14, bound=8)`.
"""

Number: TypeAlias = int | float | str
"""A number in a remark; text if it depends on symbols."""


class RemarkKind(Enum):
    """Whether a rewrite was made or missed."""

    DONE = "done"
    MISSED = "missed"


@dataclass(frozen=True)
class Remark:
    """A made or missed rewrite, with the reason."""

    kind: RemarkKind
    rewrite: str
    """The name of the rewrite: `fuse`, or that of a rule."""
    op: Operation
    """The subject of the remark, at the time of the remark. It may be erased soon after."""
    message: str
    numbers: Mapping[str, Number] = field(default_factory=dict)
    """The numbers that the decision is based on, by name."""


class Watcher:
    """Observes a pass. This base class is silent and allows everything.

    A rewrite has the name of the pass, unless a name is given: that of a rule, or of one of several kinds of rewrites.
    """

    listens: bool = False
    """Whether remarks are received: a pass checks this before expensive computations for a remark."""

    def allows(self, op: Operation, rewrite: str = "") -> bool:
        """Called once before each rewrite that is certain to apply to `op`. False forbids it: the pass then leaves
        the module unchanged.
        """
        return True

    def done(self, op: Operation, message: Message, rewrite: str = "", **numbers: Number) -> None:
        """Report a rewrite of `op` that was made, or is about to be made."""

    def missed(self, op: Operation, message: Message, rewrite: str = "", **numbers: Number) -> None:
        """Report a rewrite of `op` that was not made, and the reason."""

    follows_schedule: bool = False
    """Whether applied loop primitives are observed."""

    def scheduled(self, kernel: Operation, primitive: str, subjects: Sequence[Operation | SSAValue],
                  options: Mapping[str, object], loops: Sequence[Operation]) -> None:
        """Report a loop primitive that was applied in a kernel: its loops and values, its options, and the resulting
        loops.
        """


SILENT = Watcher()


def counted(number: int, noun: str) -> str:
    """`1 op`, `2 ops`."""
    return f"{number} {noun}{'s' * (number != 1)}"


def describe(op: Operation) -> str:
    """The name of an operation in remarks: the name of its result, if any, and its own."""
    hint = op.results[0].name_hint if op.results else None
    return op.name if hint is None else f"%{hint} ({op.name})"
