"""Sequential loops over rows in which parallel loops work column by column: an iteration of a parallel loop accesses
the same columns of every row, and no other iteration accesses these columns."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from math import gcd
from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import AccessOp, ForOp, LoopOp, ParallelOp, YieldOp
from ....ir.expressions import symbol
from ....ir.interfaces.effects import Memory, effects_of
from .index_expressions import Names


class NotApart(Exception):
    """The reason why iterations of the parallel loops depend on one another."""


class _Reach(NamedTuple):
    """The elements of one buffer that a loop accesses: in each row from `first` up to `end`. The rows are multiples of
    `distance` apart; 0 if there is one row."""

    first: int
    end: int
    distance: int


def column_loops(loop: ForOp, memory: Memory) -> list[ParallelOp]:
    """The outermost parallel loops in `loop`, if each of them works column by column."""
    loops, others = _parts(loop)
    if not loops:
        raise NotApart("no parallel loop is inside")
    effects = [effects_of(inner, memory) for inner in loops]
    written = {key: None for inner, effect in zip(loops, effects, strict=True) for key in effect.writes
               if not _is_private(key, inner)}
    for op in others:
        effect = effects_of(op, memory)
        if not effect.repeatable or not effect.reads.isdisjoint(written):
            raise NotApart(f"{op.name} outside of its parallel loops would run in every thread")
    for key in written:
        names = Names()
        _check(sorted(_reach(inner, key, memory, names) for inner, effect in zip(loops, effects, strict=True)
                      if key in effect.reads | effect.writes))
    return loops


def _parts(loop: ForOp) -> tuple[list[ParallelOp], list[Operation]]:
    """The outermost parallel loops in a sequential loop, and the other operations around them."""
    if loop.initial:
        raise NotApart("it carries values from one iteration to the next")
    loops: list[ParallelOp] = []
    others: list[Operation] = []
    for op in loop.body.block.ops:
        if isinstance(op, ForOp):
            for found, more in zip((loops, others), _parts(op), strict=True):
                found.extend(more)  # type: ignore[arg-type]
        elif isinstance(op, ParallelOp):
            if op.lower_bound.as_int is None or op.trip_count.as_int is None:
                raise NotApart("the number of columns is not known")
            loops.append(op)
        elif isinstance(op, LoopOp):
            raise NotApart(f"{op.name} outside of its parallel loops would run in every thread")
        elif not isinstance(op, YieldOp):
            others.append(op)
    return loops, others


def _is_private(key: Hashable, loop: ParallelOp) -> bool:
    """Whether a buffer is allocated anew in each iteration of a loop."""
    return isinstance(key, SSAValue) and isinstance(key.owner, Operation) and loop.is_ancestor(key.owner)


def _check(reaches: list[_Reach]) -> None:
    """Raise NotApart unless several loops access disjoint elements of each row, and none reaches into the next row."""
    if any(before.end > after.first for before, after in pairwise(reaches)):
        raise NotApart("two of its parallel loops reach the same columns")
    distance = gcd(*(reach.distance for reach in reaches))
    if distance and reaches[-1].end - reaches[0].first > distance:
        raise NotApart("rows overlap, or there may be another distance between them")


def _reach(loop: ParallelOp, key: Hashable, memory: Memory, names: Names) -> _Reach:
    """The elements of a buffer that a loop accesses, if every subscript contains the loop's variable and iterations
    access disjoint elements of a row."""
    variable = names.of(loop.induction_variable)
    assert variable.as_symbol is not None
    lower, trips = loop.lower_bound.as_int, loop.trip_count.as_int
    assert lower is not None and trips is not None
    buffers, steps, places = set[SSAValue](), set[int](), set[int]()
    distance = 0
    for op in loop.body.walk():
        if op.regions:
            continue
        effect = effects_of(op, memory)
        if key in effect.reads | effect.writes:
            if not isinstance(op, AccessOp) or not op.is_exact or key in effect.reads & effect.writes:
                raise NotApart(f"it does not show which places {op.name} reaches")
            place = names.read(op, op.subscript_expression)
            factor = place.coefficient(variable.as_symbol)
            step = None if factor is None else factor.as_int
            if step is None or step < 1:
                raise NotApart("what is written does not follow the columns")
            rest = place - symbol(variable.as_symbol) * step
            distance = gcd(distance, *(coefficient for monomial, coefficient in rest.terms if monomial))
            buffers.add(op.buffer)  # type: ignore[attr-defined]
            steps.add(step)
            places |= {rest.offset, rest.offset + _last_lane(op)}
    if len(buffers) > 1 or len(steps) > 1:
        raise NotApart("what is written is reached in several ways")
    step = steps.pop()
    if max(places) - min(places) >= step * loop.step_size:
        raise NotApart("iterations of a parallel loop inside reach the same columns in different rows")
    last = lower + (trips - 1) * loop.step_size
    return _Reach(step * lower + min(places), step * last + max(places) + 1, distance)


def _last_lane(op: AccessOp) -> int:
    """The distance in memory between the first and the last lane of an access."""
    return ((op.lanes or 1) - 1) * op.lane_distance
