"""One loop for two nested ones: its variable counts through both."""

from __future__ import annotations

from xdsl.ir import Region

from ....ir.dialects.loop import LoopOp, ParallelOp, ReduceOp, YieldOp, loop_body
from ....ir.expressions import Expression
from ....ir.locations import inherit_location
from ..analysis.index_expressions import Names, replace_index
from .loop_replacement import take_place


def linearize(outer: LoopOp, inner: LoopOp) -> ParallelOp:
    """Put one loop in the place of `outer`, whose body is `inner` and what prepares for it; both start at 0 in steps of
    1, and the length of `inner` does not depend on `outer`. A reduction keeps its results."""
    names = Names()
    width = names.read(inner, inner.upper_bound)
    total = names.simplify(names.read(outer, outer.upper_bound) * width)
    merged, body = _loop_like(inner, total, names)
    body.block.args[0].name_hint = outer.induction_variable.name_hint
    inherit_location(merged, outer, inner)
    block = outer.parent
    assert block is not None
    block.insert_op_before(merged, outer)
    position = names.of(body.block.args[0])
    replace_index(names, outer.induction_variable, position // width)
    replace_index(names, inner.induction_variable, position % width)
    prepared = [op for op in outer.body.block.ops if op is not inner and not isinstance(op, YieldOp)]  # type: ignore[attr-defined]
    take_place(merged, outer, [*prepared, *inner.body.block.ops])  # type: ignore[attr-defined]
    return merged  # type: ignore[return-value]


def _loop_like(loop: LoopOp, upper: Expression, names: Names) -> tuple[LoopOp, Region]:
    """An empty loop of the kind of another, from 0 to `upper`."""
    operands, renamed = names.close(upper)
    body = loop_body()
    if isinstance(loop, ReduceOp):
        return ReduceOp(loop.reductions, [r.type for r in loop.outputs], renamed[0], body, operands), body
    return ParallelOp(renamed[0], body, operands), body
