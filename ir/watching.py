"""What a pass says while it runs: each rewrite before it makes it, and remarks on what it did and did not do.

A pass finds the watcher in its context (`ir.context.watcher_of`). Alone it is a silent one that allows everything;
the pass manager puts one there that asks the instruments, so that a rewrite can be counted, forbidden (bisection) or
listed (remarks).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from xdsl.ir import Operation

__all__ = ["SILENT", "Remark", "RemarkKind", "Watcher"]


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


class Watcher:
    """Listens to a pass. This one is silent and allows everything."""

    listens: bool = False
    """Whether remarks reach anyone: a pass that has to compute much for a remark asks first."""

    def allows(self, rewrite: str, op: Operation) -> bool:
        """Asked once before each rewrite is made, when it is certain that it applies to `op`. False forbids it:
        the pass then leaves the module as it was."""
        return True

    def done(self, rewrite: str, op: Operation, message: str | Callable[[], str]) -> None:
        """Tell of a rewrite that was made, or is about to be made, on `op`."""

    def missed(self, rewrite: str, op: Operation, message: str | Callable[[], str]) -> None:
        """Tell of a rewrite that was not made on `op`, and the reason."""


SILENT = Watcher()
