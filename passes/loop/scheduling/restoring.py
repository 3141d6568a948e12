"""Applying several primitives atomically: if one does not apply, the nest is restored."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation
from xdsl.rewriter import InsertPoint, Rewriter

from .errors import SchedulingError

__all__ = ["all_or_none"]


def all_or_none(nest: Operation, change: Callable[[], None]) -> tuple[Operation, str | None]:
    """Let `change` put other loops in the place of a nest. Gives the first operation of them and None; where a
    primitive does not apply, the nest as it was and the reason."""
    around, before, after = nest.parent, nest.prev_op, nest.next_op
    assert around is not None
    original = nest.clone()
    try:
        change()
    except SchedulingError as error:
        while (last := around.last_op if after is None else after.prev_op) is not before:
            assert last is not None
            Rewriter.erase_op(last, safe_erase=False)
        Rewriter.insert_op(original, InsertPoint.at_end(around) if after is None else InsertPoint.before(after))
        return original, error.what
    first = around.first_op if before is None else before.next_op
    assert first is not None
    return first, None
