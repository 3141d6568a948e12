"""Two nested loops for one."""

from __future__ import annotations

from xdsl.ir import Operation

from ....ir.dialects.loop import ForOp, LoopOp, ParallelOp, ReduceOp, YieldOp, loop_body
from ....ir.locations import inherit_location
from ..analysis.index_expressions import Names, replace_index


def split_loop(loop: LoopOp, divisor: int, names: Names) -> list[LoopOp]:
    """Put two loops in the place of one; the inner one takes the body."""
    extent = loop.upper_bound.as_int
    assert extent is not None
    block = loop.body.block  # type: ignore[attr-defined]
    outer_body, inner_body = loop_body(), loop_body()
    hint = loop.induction_variable.name_hint
    for region, suffix in ((outer_body, "o"), (inner_body, "i")):
        region.block.args[0].name_hint = None if hint is None else hint + suffix
    inner: LoopOp
    outer: LoopOp
    if isinstance(loop, ReduceOp):
        types = [r.type for r in loop.outputs]
        inner = ReduceOp(loop.reductions, types, divisor, inner_body)
        outer = ReduceOp(loop.reductions, types, extent // divisor, outer_body)
    else:
        kind = type(loop)
        assert kind is ParallelOp or kind is ForOp
        inner = kind(divisor, inner_body)
        outer = kind(extent // divisor, outer_body)
    parent = loop.parent
    assert parent is not None
    parent.insert_op_before(outer, loop)
    outer_body.block.add_ops([inner, YieldOp(*inner.results)])
    ops: list[Operation] = list(block.ops)
    for op in ops:
        op.detach()
    inner_body.block.add_ops(ops)
    replacement = names.of(outer.induction_variable) * divisor + names.of(inner.induction_variable)
    replace_index(names, loop.induction_variable, replacement)
    inherit_location(outer, loop)
    for old, new in zip(loop.results, outer.results, strict=True):
        old.replace_all_uses_with(new)
    loop.detach()
    loop.erase()
    return [outer, inner]
