"""Loop nests in which some accesses go along the innermost loop and others along one further out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....ir.dialects.loop import AccessOp, LoadOp, LoopOp, ParallelOp, StoreOp, YieldOp
from ....ir.interfaces.effects import Memory, effects_of
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside


@dataclass(frozen=True)
class CrossedNest:
    """`outer`, then loops that contain nothing but the next one, then `inner`, with the accesses to be tiled."""

    outer: ParallelOp
    between: Sequence[ParallelOp]
    inner: ParallelOp
    crossings: Sequence[LoadOp | StoreOp]


def find_crossed_nest(inner: ParallelOp, names: Names, minimum_extent: int, memory: Memory) -> CrossedNest | None:
    """The nest around an innermost loop whose outer loop most of the crossing accesses go along."""
    if not _is_side(inner, minimum_extent):
        return None
    best: CrossedNest | None = None
    between: list[ParallelOp] = []
    outer = inner.parent_op()
    while isinstance(outer, ParallelOp) and _contains_only(outer, [*between, inner][0], perfectly=bool(between)):
        if _is_side(outer, minimum_extent) and not _depends(outer, [*between, inner]):
            crossings = crossings_of(outer, inner, names, memory, between)
            if crossings and (best is None or len(crossings) > len(best.crossings)):
                best = CrossedNest(outer, list(between), inner, crossings)
        if not _contains_only(outer, [*between, inner][0], perfectly=True):
            break
        between.insert(0, outer)
        outer = outer.parent_op()
    return best


def obstacle_to_tiles(inner: ParallelOp, names: Names, minimum_extent: int) -> str | None:
    """Why a loop is not tiled with the one around it, if an access goes along that one."""
    outer = inner.parent_op()
    if not isinstance(outer, ParallelOp):
        return None
    i, j = (names.of(loop.induction_variable).as_symbol for loop in (outer, inner))
    assert i is not None and j is not None
    steps = [(subscript.coefficient(i), subscript.coefficient(j)) for op in inner.body.block.ops
             if isinstance(op, LoadOp | StoreOp) and (subscript := names.expressions(op)["subscript"])]
    if not any(one is not None and one.as_int in (1, -1) and two is not None and two.as_int not in (0, 1, -1)
               for one, two in steps):
        return None
    if not (_is_side(inner, minimum_extent) and _is_side(outer, minimum_extent)):
        return f"a loop of the two runs less than {minimum_extent} times, or by more than one index at a time"
    if not _contains_only(outer, inner, perfectly=False):
        return "the loop around it does more than prepare for it"
    if _depends(outer, [inner]):
        return "its range depends on the loop around it"
    if not any(two is not None and two.as_int in (1, -1) for _, two in steps):
        return "all accesses go along the loop around it"
    return "an access is masked, or its buffer is accessed in another way too"


def _is_side(loop: ParallelOp, minimum_extent: int) -> bool:
    count = (loop.upper_bound - loop.lower_bound).as_int
    return loop.step_size == 1 and (count is None or count >= minimum_extent)


def _contains_only(outer: ParallelOp, inner: ParallelOp, perfectly: bool) -> bool:
    """Whether nothing else happens in `outer` than `inner`; if not `perfectly`, values may be computed before it."""
    for op in outer.body.block.ops:
        if op is inner or isinstance(op, YieldOp):
            continue
        if perfectly or not effects_of(op).repeatable:
            return False
        if op.regions:
            return False
    return True


def _depends(outer: ParallelOp, loops: Sequence[ParallelOp]) -> bool:
    """Whether the range of one of the loops differs from one iteration of `outer` to the next."""
    return any(is_inside(value, outer) for loop in loops for value in loop.bounds)


def crossings_of(outer: LoopOp, inner: LoopOp, names: Names, memory: Memory,
                 between: Sequence[ParallelOp] = ()) -> list[LoadOp | StoreOp]:
    """The accesses that go along `outer`; none if tiling them would not help or not be right."""
    i, j = (names.of(loop.induction_variable).as_symbol for loop in (outer, inner))
    assert i is not None and j is not None
    effects = effects_of(outer, memory)
    prepared = [effects_of(op, memory) for op in outer.body.block.ops if not op.regions]
    if any(each.reads & effects.writes for each in prepared):
        return []  # the loops that are left over prepare it again, after tiles are written
    accesses = [op for op in outer.walk() if isinstance(op, AccessOp)]
    stored = [memory(op.buffer) for op in accesses if isinstance(op, StoreOp)]  # type: ignore[attr-defined]
    outside = {loop.induction_variable for loop in between}
    found: list[LoadOp | StoreOp] = []
    along_inner = False
    for access in accesses:
        if not isinstance(access, LoadOp | StoreOp) or access.parent is not inner.body.block:
            continue
        subscript = names.expressions(access)["subscript"]
        by_outer, by_inner = subscript.coefficient(i), subscript.coefficient(j)
        if by_inner is not None and by_inner.as_int in (1, -1):
            along_inner = True
            continue
        if by_outer is None or by_inner is None or by_outer.as_int not in (1, -1) or by_inner == 0:
            continue
        places = {names.values[name] for name in subscript.symbols() - {i, j}} - outside
        is_store = isinstance(access, StoreOp)
        key = memory(access.buffer)
        alone = stored.count(key) == 1 and key not in effects.reads if is_store else key not in effects.writes
        if access.mask is None and alone and not any(is_inside(value, outer) for value in places):
            found.append(access)
    return found if along_inner else []
