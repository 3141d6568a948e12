"""Splitting the range of a loop: into loops over pieces of it, or into a main loop and a remainder."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects.loop import ForOp, LoopOp, ReduceOp, keep_cuts_within
from ....ir.dialects.shape import ExprAttr
from ....ir.expressions import Expression
from ...rewriting.edits import erase, insert_before, replace_values
from ..analysis.index_expressions import Names
from .combination import combine_results

__all__ = ["cut", "end_of_whole", "take_front"]


def end_of_whole(loop: LoopOp, iterations: int) -> Expression:
    """The end of the last complete group of so many iterations, over the operands of the loop's bounds."""
    length = iterations * loop.step_size
    return loop.lower_bound + (loop.upper_bound - loop.lower_bound) // length * length


def take_front(loop: LoopOp, front: Sequence[Operation], results: Sequence[SSAValue], end: Expression) -> LoopOp | None:
    """Let operations, which come before `loop`, do its iterations below `end`, with `results` for what these give. The
    loop does the rest; where there is none it is erased, and None is returned."""
    insert_before(loop, *front)
    if end != loop.upper_bound:
        loop.properties["lower"] = ExprAttr(end)
        keep_cuts_within(loop, end.as_int, loop.upper_bound.as_int)
        _continue(loop, results)
        return loop
    replace_values(loop.results, results)
    erase(loop)
    return None


def cut(loop: LoopOp, places: Sequence[Expression], names: Names) -> list[LoopOp]:
    """Loops over the pieces of a range, which begin at its lower bound and at `places`, in the order of these. The
    first is the loop itself."""
    bounds = names.expressions(loop)
    users = [[(use.operation, use.index) for use in result.uses] for result in loop.results]
    pieces, results, after = [loop], list(loop.results), InsertPoint.after(loop)
    for start, end in pairwise([*places, bounds["upper"]]):
        piece = loop.clone()
        Rewriter.insert_op(piece, after)
        names.write(piece, {"lower": start, "upper": end})
        if isinstance(piece, ForOp):
            results = _start_from(piece, results)
        elif isinstance(piece, ReduceOp):
            results = combine_results(piece, results, piece.outputs, after)
        pieces.append(piece)
    names.write(loop, {"lower": bounds["lower"], "upper": places[0]})
    for piece in pieces:
        keep_cuts_within(piece, piece.lower_bound.as_int, piece.upper_bound.as_int)
    for uses, old, new in zip(users, loop.results, results, strict=True):
        new.name_hint = new.name_hint or old.name_hint
        for user, index in uses:
            user.operands[index] = new
    return pieces


def _start_from(loop: ForOp, values: Sequence[SSAValue]) -> list[SSAValue]:
    """Start a sequential loop from the results of an earlier part of it."""
    first = len(loop.bounds)
    for position, value in enumerate(values):
        loop.operands[first + position] = value
    return list(loop.outputs)


def _continue(loop: LoopOp, results: Sequence[SSAValue]) -> None:
    """Combine the results of an earlier part of a loop with those of the loop."""
    if isinstance(loop, ForOp):
        _start_from(loop, results)
    elif isinstance(loop, ReduceOp):
        users = [[(use.operation, use.index) for use in result.uses] for result in loop.outputs]
        whole = combine_results(loop, results, loop.outputs, InsertPoint.after(loop))
        for uses, old, new in zip(users, loop.outputs, whole, strict=True):
            new.name_hint = old.name_hint
            for user, index in uses:
                user.operands[index] = new
