"""One loop in the place of another."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Operation

from ....ir.dialects.loop import LoopOp

__all__ = ["take_place"]


def take_place(new: LoopOp, old: LoopOp, body: Iterable[Operation]) -> None:
    """Let a loop that stands before another, which is erased, have the operations of its body and the uses of its
    results. Variables are exchanged before, while the operations are where they can be found."""
    for op in list(body):
        op.detach()
        new.body.block.add_op(op)  # type: ignore[attr-defined]
    for before, after in zip(old.results, new.results, strict=True):
        after.name_hint = before.name_hint
        before.replace_all_uses_with(after)
    old.detach()
    old.erase()
