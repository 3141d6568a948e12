"""Changes that passes make themselves, where no pattern says them: new operations have the location of what they stand
for."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.locations import inherit_location

__all__ = ["erase", "insert", "insert_after", "insert_before", "move_before", "replace", "replace_values"]


def insert(place: InsertPoint, *new: Operation, like: Sequence[Operation]) -> None:
    """Put new operations somewhere, with the locations of those that they are like, unless they have one."""
    for op in new:
        inherit_location(op, *like)
    Rewriter.insert_op(new, place)


def insert_before(place: Operation, *new: Operation, like: Sequence[Operation] = ()) -> None:
    """Put new operations before another one, whose location they take unless they are `like` others."""
    insert(InsertPoint.before(place), *new, like=like or (place,))


def insert_after(place: Operation, *new: Operation, like: Sequence[Operation] = ()) -> None:
    """Put new operations behind another one, likewise."""
    insert(InsertPoint.after(place), *new, like=like or (place,))


def move_before(place: Operation, *ops: Operation) -> None:
    """Move operations, in this order, before another one."""
    for op in ops:
        op.detach()
        Rewriter.insert_op(op, InsertPoint.before(place))


def replace(old: Operation, *new: Operation) -> None:
    """Put new operations in the place of another one. The last has its results, and their names."""
    insert_before(old, *new)
    replace_values(old.results, new[-1].results)
    erase(old)


def replace_values(old: Sequence[SSAValue], new: Sequence[SSAValue]) -> None:
    """Use values in the place of others, under their names."""
    for before, after in zip(old, new, strict=True):
        after.name_hint = before.name_hint or after.name_hint
        before.replace_all_uses_with(after)


def erase(*ops: Operation) -> None:
    """Erase operations, users first, whose results nothing else uses."""
    for op in ops:
        Rewriter.erase_op(op)
