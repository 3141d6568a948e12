"""What a pass says while it runs: each rewrite before it makes it, and remarks on what it did and did not do.

A pass finds the watcher in its context (`ir.context.watcher_of`). Alone it is a silent one that allows everything;
the pass manager puts one there that asks the instruments, so that a rewrite can be counted, forbidden (bisection) or
listed (remarks).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from xdsl.ir import Operation, SSAValue

__all__ = ["SILENT", "Message", "Number", "Remark", "RemarkKind", "Watcher", "counted", "describe"]

Message: TypeAlias = str | Callable[[], str]
"""What a remark says: a text, or what makes one when somebody listens. Numbers given beside it stand in it by name:
`watcher.missed("fuse", op, "not fused: it takes {ops} ops, bound {bound}", ops=14, bound=8)`."""

Number: TypeAlias = int | float | str
"""A number of a remark; one that depends on symbols is its text."""


class RemarkKind(Enum):
    """What a remark tells."""

    DONE = "done"
    MISSED = "missed"


@dataclass(frozen=True)
class Remark:
    """What a pass did, or did not do and why."""

    kind: RemarkKind
    rewrite: str
    """The name of the rewrite: `fuse`, or that of a rule."""
    op: Operation
    """What it is about: as it stands when the remark is made. It may be erased soon after."""
    message: str
    numbers: Mapping[str, Number] = field(default_factory=dict)
    """What the decision was made on, by name."""


class Watcher:
    """Listens to a pass. This one is silent and allows everything."""

    listens: bool = False
    """Whether remarks reach anyone: a pass that has to compute much for a remark asks first."""

    def allows(self, rewrite: str, op: Operation) -> bool:
        """Asked once before each rewrite is made, when it is certain that it applies to `op`. False forbids it:
        the pass then leaves the module as it was."""
        return True

    def done(self, rewrite: str, op: Operation, message: Message, **numbers: Number) -> None:
        """Tell of a rewrite that was made, or is about to be made, on `op`."""

    def missed(self, rewrite: str, op: Operation, message: Message, **numbers: Number) -> None:
        """Tell of a rewrite that was not made on `op`, and the reason."""

    follows_schedule: bool = False
    """Whether anyone wants to know which loop primitives are applied."""

    def scheduled(self, kernel: Operation, primitive: str, subjects: Sequence[Operation | SSAValue],
                  options: Mapping[str, object], loops: Sequence[Operation]) -> None:
        """Tell of a loop primitive that was applied in a kernel: to which loops and values, with which options, and
        which loops it left."""


SILENT = Watcher()


def counted(number: int, noun: str) -> str:
    """`1 op`, `2 ops`."""
    return f"{number} {noun}{'s' * (number != 1)}"


def describe(op: Operation) -> str:
    """How a remark calls an operation: by the name of its result, if it has one, and its own."""
    hint = op.results[0].name_hint if op.results else None
    return op.name if hint is None else f"%{hint} ({op.name})"
