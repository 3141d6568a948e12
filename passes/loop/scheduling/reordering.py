"""Two nested loops in another order or as one: `interchange`, `coalesce`, `tile`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from ....ir.dialects.loop import ForOp, LoopOp, ParallelOp, ReduceOp, YieldOp
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.locations import fuse_locations
from ...rewriting.edits import insert_before, move_before
from ..analysis.index_expressions import Names, replace_index
from .dependences import itself, obstacle_to_any_order, obstacle_to_interchange
from .new_loops import loop_like, move_body, take_place
from .primitive import Loops, primitive, refuse, require
from .splitting import strip

__all__ = ["coalesce", "interchange", "obstacle_to_pair", "tile"]


@primitive
def interchange(outer: LoopOp, inner: LoopOp, *, memory: Memory = itself) -> Loops:
    """The inner one of two nested loops becomes the outer one. What the outer one prepares for it is done in each
    iteration of both.

        loop.parallel %i = 0 to 8 { loop.parallel %j = 0 to 100 { ... } }
    is
        loop.parallel %j = 0 to 100 { loop.parallel %i = 0 to 8 { ... } }
    Both loops are parallel, or reductions of the same kinds. A loop in order changes places with a parallel one inside
    of it if the iterations of that do not need one another in whatever iterations of the other, and always with one
    around it.
    """
    refuse(obstacle_to_pair(outer, inner, memory))
    if isinstance(outer, ForOp) and (reason := obstacle_to_any_order(outer, memory)) is not None:
        require(isinstance(inner, ParallelOp) and obstacle_to_interchange(outer, inner, memory) is None, reason)
    names = Names()
    bounds = [names.expressions(loop) for loop in (outer, inner)]
    first, second = (loop_like(loop, each["lower"], each["upper"], loop.step_size, names)
                     for loop, each in ((inner, bounds[1]), (outer, bounds[0])))
    _sink(_prepared(outer, inner), inner)
    for old, new in ((outer, second), (inner, first)):
        old.induction_variable.replace_all_uses_with(new.induction_variable)
    move_body(inner, second)
    insert_before(outer, first)
    end = YieldOp(*second.results)
    end.location = outer.location
    first.body.block.add_ops([second, end])
    take_place(first, outer, ())
    return first, second


@primitive
def coalesce(outer: LoopOp, inner: LoopOp, *, memory: Memory = itself) -> Loops:
    """One loop in the place of two nested ones, whose variables are the quotient and the remainder of its own.

        loop.parallel %i = 0 to 8 { loop.parallel %j = 0 to 100 { ... %i * 100 + %j ... } }
    is
        loop.parallel %i = 0 to 800 { ... %i ... }
    Both loops go in steps of 1, and the inner one from 0. What the outer one prepares for the inner one is done in each
    iteration.
    """
    refuse(obstacle_to_pair(outer, inner, memory))
    require(inner.lower_bound == 0 and outer.step_size == inner.step_size == 1,
            "the loops do not both go in steps of 1, the inner one from 0")
    require(not inner.carried and type(outer) is type(inner), "the loops are of different kinds")
    names = Names()
    width = names.read(inner, inner.upper_bound)
    range = names.expressions(outer)
    low, high = (names.simplify(range[end] * width) for end in ("lower", "upper"))
    merged = loop_like(outer, low, high, 1, names)
    merged.location = fuse_locations([outer.location, inner.location])
    insert_before(outer, merged)
    position = names.of(merged.induction_variable)
    replace_index(names, outer.induction_variable, position // width)
    replace_index(names, inner.induction_variable, position % width)
    take_place(merged, outer, [*_prepared(outer, inner), *inner.body.block.ops])
    return (merged,)


@primitive
def tile(outer: LoopOp, inner: LoopOp, *, by: Sequence[int], memory: Memory = itself) -> Loops:
    """Go through two nested loops tile by tile: both are stripped, and the loop over the inner strips goes out.

        loop.parallel %i = 0 to 64 { loop.parallel %j = 0 to 96 { ... } }
    tiled by 16, 32 is
        loop.parallel %io = 0 to 64 step 16 {
          loop.parallel %jo = 0 to 96 step 32 {
            loop.parallel %i = %io to %io + 16 { loop.parallel %j = %jo to %jo + 32 { ... } }
    The sides of the tiles divide the ranges: `peel` the rest off before.
    """
    require(len(by) == 2, "a tile has two sides")
    refuse(obstacle_to_pair(outer, inner, memory))
    for loop, side in zip((outer, inner), by, strict=True):
        trips = loop.trip_count.as_int
        require(trips is not None and trips % side == 0,
                f"a side of {side} does not divide the range of its loop; peel off the rest before")
    strips, outer = strip(outer, by=by[0])
    inner_strips, inner = strip(inner, by=by[1])
    inner_strips, outer = interchange(outer, inner_strips, memory=memory)
    return strips, inner_strips, outer, inner


def obstacle_to_pair(outer: LoopOp, inner: LoopOp, memory: Memory = itself) -> str | None:
    """The reason why two loops are not perfectly nested: the outer one may only contain the inner one and pure
    operations that it uses, and the range of the inner one may not change."""
    body = outer.body.block
    last = body.last_op
    if inner.parent is not body or inner.next_op is not last:
        return "the outer loop does more than to prepare for the inner one"
    if any(bound is body.args[0] or bound.owner in body.ops for bound in inner.bounds):  # type: ignore[attr-defined]
        return "the range of the inner loop depends on the outer one"
    if outer.carried or inner.carried:
        return "a loop carries values from one iteration to the next"
    if isinstance(outer, ReduceOp) or isinstance(inner, ReduceOp):
        if not (isinstance(outer, ReduceOp) and isinstance(inner, ReduceOp) and outer.kinds == inner.kinds
                and list(outer.yielded) == list(inner.outputs)):
            return "one of the loops is a reduction, and not both of the same kinds"
    around = effects_of(inner, memory)
    for op in body.ops:
        if op is not inner and op is not last:
            effects = effects_of(op, memory)
            if op.regions or not effects.repeatable or effects.conflicts(around):
                return f"{op.name} before the inner loop would be done in each iteration of it"
    return None


def _prepared(outer: LoopOp, inner: LoopOp) -> list[Operation]:
    """The pure operations in the outer loop of a nest of two that the inner one uses."""
    return [op for op in outer.body.block.ops if op is not inner and not isinstance(op, YieldOp)]


def _sink(prepared: Sequence[Operation], inner: LoopOp) -> None:
    """Move the operations that the outer loop computes for the inner one into the inner one."""
    first = inner.body.block.first_op
    assert first is not None
    move_before(first, *prepared)
