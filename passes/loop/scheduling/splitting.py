"""One loop becomes several: `split`, `block`, `strip`, `peel`."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.dialects.loop import ForOp, LoopOp, YieldOp, keep_cuts_within
from ....ir.expressions import Expression, constant, minimum
from ....ir.locations import inherit_location
from ...rewriting.edits import erase, insert_before, replace_values
from ..analysis.index_expressions import Names, replace_index
from .new_loops import loop_like, move_body
from .primitive import Loops, primitive, require
from .ranges import cut, end_of_whole

__all__ = ["block", "peel", "split", "strip"]


@primitive
def split(loop: LoopOp, *, by: int) -> Loops:
    """Two nested loops in the place of one, whose variables count groups of `by` iterations and iterations of a group;
    what is left over is a loop behind them.

        loop.parallel %i = 0 to 100 { ... %i ... }
    split by 16 is
        loop.parallel %io = 0 to 6 { loop.parallel %ii = 0 to 16 { ... %io * 16 + %ii ... } }
        loop.parallel %i = 96 to 100 { ... %i ... }
    A reduction becomes a reduction of reductions.
    """
    names = Names()
    rest = _leave_rest(loop, by, names)
    count = names.simplify(names.read(loop, loop.trip_count) // by)
    outer = loop_like(loop, 0, count, 1, names, suffix="o")
    inner = loop_like(loop, 0, by, 1, names, initial=outer.carried, suffix="i")
    insert_before(loop, outer)
    _nest(outer, inner)
    lower = names.read(loop, loop.lower_bound)
    position = names.of(outer.induction_variable) * by + names.of(inner.induction_variable)
    replace_index(names, loop.induction_variable, lower + position * loop.step_size)
    move_body(loop, inner)
    replace_values(loop.results, outer.results)
    erase(loop)
    return (outer, inner, *rest)


@primitive
def block(loop: LoopOp, *, by: int) -> Loops:
    """A loop over blocks of at most `by` iterations around a loop, which goes through one of them; the last block may
    be shorter.

        loop.parallel %i = 0 to 100 { ... %i ... }
    in blocks of 16 is
        loop.parallel %io = 0 to 100 step 16 { loop.parallel %i = %io to min(%io + 16, 100) { ... %i ... } }
    """
    names = Names()
    require(by > 1, f"a block of {by} iterations is no loop")
    whole = (trips := loop.trip_count.as_int) is not None and trips % by == 0
    return _around(loop, by, names, None if whole else names.expressions(loop)["upper"])


@primitive
def strip(loop: LoopOp, *, by: int) -> Loops:
    """A loop over strips of `by` iterations around a loop, which goes through one of them; what is left over is a loop
    behind them.

        loop.parallel %i = 0 to 100 { ... %i ... }
    stripped by 16 is
        loop.parallel %io = 0 to 96 step 16 { loop.parallel %i = %io to %io + 16 { ... %i ... } }
        loop.parallel %i = 96 to 100 { ... %i ... }
    """
    names = Names()
    rest = _leave_rest(loop, by, names)
    return (*_around(loop, by, names, None), *rest)


@primitive
def peel(loop: LoopOp, *, at: Sequence[int]) -> Loops:
    """Loops over pieces of a range, which begin at its lower bound and at the given values of the variable.

        loop.parallel %i = 0 to 100 { ... %i ... }
    peeled at 2, 98 is
        loop.parallel %i = 0 to 2 { ... %i ... }
        loop.parallel %i = 2 to 98 { ... %i ... }
        loop.parallel %i = 98 to 100 { ... %i ... }
    """
    lower, upper = loop.lower_bound.as_int, loop.upper_bound.as_int
    require(lower is not None and upper is not None, "the range of the loop depends on symbols")
    assert lower is not None and upper is not None
    places = list(at)
    require(bool(places) and places == sorted(set(places)) and lower < places[0] and places[-1] < upper,
            f"places rise between {lower} and {upper}, where the loop begins and ends")
    require(all((place - lower) % loop.step_size == 0 for place in places),
            f"no iteration begins there: the loop goes from {lower} in steps of {loop.step_size}")
    return tuple(cut(loop, [constant(place) for place in places], Names()))


def _leave_rest(loop: LoopOp, by: int, names: Names) -> Sequence[LoopOp]:
    """Create a loop after another one for the remaining iterations; none if there are none."""
    trips = loop.trip_count.as_int
    require(by > 1, f"a group of {by} iterations is no loop")
    require(trips is None or trips >= by, f"the loop runs {trips} times, less than {by}")
    end = names.simplify(names.read(loop, end_of_whole(loop, by)))
    return () if end == names.simplify(names.expressions(loop)["upper"]) else cut(loop, [end], names)[1:]


def _around(loop: LoopOp, by: int, names: Names, end: Expression | None) -> Loops:
    """A loop over blocks of a range around a loop that goes through one of them; no block goes beyond `end`."""
    bounds = names.expressions(loop)
    length = by * loop.step_size
    outer = loop_like(loop, bounds["lower"], bounds["upper"], length, names, suffix="o")
    insert_before(loop, outer)
    replace_values(loop.results, outer.results)
    loop.detach()
    _nest(outer, loop)
    start = names.of(outer.induction_variable)
    names.write(loop, {"lower": start, "upper": start + length if end is None else minimum(start + length, end)})
    keep_cuts_within(loop, None, None)
    if isinstance(loop, ForOp):
        for position, value in enumerate(outer.carried):
            loop.operands[len(loop.bounds) + position] = value
    return outer, loop


def _nest(outer: LoopOp, inner: LoopOp) -> None:
    """Put a loop into an empty one, which returns the same results."""
    outer.body.block.add_ops([inner, YieldOp(*inner.results)])
    inherit_location(outer, outer)
