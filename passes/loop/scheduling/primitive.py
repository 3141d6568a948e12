"""The decorator of scheduling primitives, and their checks."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import KernelOp, LoopOp
from ....ir.dialects.loop.blocks import block_of
from ....ir.watching import SILENT, Watcher
from .errors import SchedulingError

__all__ = ["Loops", "primitive", "refuse", "require"]

Loops: TypeAlias = tuple[LoopOp, ...]
"""The loops that a primitive leaves, from the outermost on and in their order; what is left over comes last."""


def primitive(function: Callable[..., Loops]) -> Callable[..., Loops]:
    """A primitive: a function of loops, or of values in loops, and options, which returns the loops there are then.

    It raises SchedulingError with the reason, and leaves the kernel as it is, where it does not apply. What it did is
    told to the keyword argument `watcher`, so that a schedule can be printed.
    """

    @wraps(function)
    def checked(*subjects: LoopOp | SSAValue, watcher: Watcher = SILENT, **options: Any) -> Loops:
        for loop in subjects:
            if isinstance(loop, LoopOp):
                require(block_of(loop) is None, "the loop is mapped to programs and blocks already")
                require(getattr(loop, "threads", None) is None, "the loop is shared among threads already")
        if not watcher.follows_schedule:
            return function(*subjects, **options)
        kernel = _kernel_around(subjects[0])
        loops = function(*subjects, **options)
        watcher.scheduled(kernel, function.__name__, subjects, options, loops)
        return loops

    return checked


def require(condition: bool, reason: str) -> None:
    """Raise SchedulingError with a reason unless a condition holds."""
    if not condition:
        raise SchedulingError(reason)


def refuse(reason: str | None) -> None:
    """Raise SchedulingError with a reason if there is one."""
    if reason is not None:
        raise SchedulingError(reason)


def _kernel_around(subject: LoopOp | SSAValue) -> KernelOp:
    op = subject if isinstance(subject, LoopOp) else subject.owner
    around = op if isinstance(op, Operation) else op.parent_op()
    while not isinstance(around, KernelOp):
        require(around is not None, "the loop is in no kernel")
        assert around is not None
        around = around.parent_op()
    return around
