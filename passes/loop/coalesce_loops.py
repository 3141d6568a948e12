"""The pass `coalesce-loops`."""

from __future__ import annotations

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp, YieldOp, has_expressions
from ...ir.watching import Watcher
from .analysis.index_expressions import Names, loops_in
from .scheduling.reordering import coalesce
from .scheduling.scheduling_pass import SchedulingPass


class CoalesceLoops(SchedulingPass):
    """Coalesce two nested loops that together walk contiguous memory into one.

        loop.parallel %i = 0 to 4 {
          loop.parallel %j = 0 to 8 {
            %v = loop.load %x[%i * 8 + %j] : memref<32xf32> -> f32
            ...
          }
        }
    becomes
        loop.parallel %k = 0 to 32 {
          %v = loop.load %x[%k] : memref<32xf32> -> f32
          ...
        }
    Both loops are `loop.parallel`, or both `loop.reduce` of the same kinds; the outer one contains nothing but the
    inner one, and every expression uses the variables as `%i * 8 + %j` only.
    """

    name = "coalesce-loops"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for inner in reversed(list(loops_in(kernel))):
            outer = inner.parent_op()
            if isinstance(outer, LoopOp) and _is_perfect(outer, inner):
                _coalesce(outer, inner, watcher)


def _is_perfect(outer: LoopOp, inner: LoopOp) -> bool:
    """Whether the outer loop only repeats the inner one, and both start at 0 in steps of 1."""
    body = outer.body.block  # type: ignore[attr-defined]
    if body.first_op is not inner or not isinstance(last := inner.next_op, YieldOp) or type(outer) is not type(inner):
        return False
    if isinstance(outer, ReduceOp) and isinstance(inner, ReduceOp):
        if outer.kinds != inner.kinds or any(kind.arity > 1 for kind in outer.reductions):
            return False
        if list(last.values) != list(inner.outputs):
            return False
    elif not isinstance(outer, ParallelOp):
        return False
    return all(loop.lower_bound == 0 and loop.step_size == 1 for loop in (outer, inner)) and \
        outer.induction_variable not in inner.bounds  # type: ignore[attr-defined]


def _coalesce(outer: LoopOp, inner: LoopOp, watcher: Watcher) -> None:
    if not _walks_straight(outer, inner):
        watcher.missed("coalesce-loops", outer, "not coalesced: an index does not walk straight through both loops")
    elif watcher.allows("coalesce-loops", outer):
        watcher.done("coalesce-loops", outer, "one loop with the loop inside")
        coalesce(outer, inner, watcher=watcher)


def _walks_straight(outer: LoopOp, inner: LoopOp) -> bool:
    """Whether all operations use the variables of two loops together only, as the place of an iteration in both."""
    names = Names()
    i, j = (names.of(loop.induction_variable).as_symbol for loop in (outer, inner))
    assert i is not None and j is not None
    width = names.read(inner, inner.upper_bound)
    for op in inner.body.walk():  # type: ignore[attr-defined]
        if not has_expressions(op):
            if outer.induction_variable in op.operands or inner.induction_variable in op.operands:
                return False
            continue
        for expression in names.expressions(op).values():
            by_i, by_j = expression.coefficient(i), expression.coefficient(j)
            if by_i is None or by_j is None or by_i != by_j * width:
                return False
    return True
