"""Combining what two iterations of a reduction give, on scalars."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import i1
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ReduceOp, Reduction
from .combine import combined

_ON_BOOLEANS = {Reduction.ADD: arith.XOrIOp, Reduction.MUL: arith.AndIOp, Reduction.MAXIMUM: arith.OrIOp,
                Reduction.MINIMUM: arith.AndIOp, Reduction.AND: arith.AndIOp, Reduction.OR: arith.OrIOp,
                Reduction.XOR: arith.XOrIOp}


def combined_scalars(loop: ReduceOp, left: Sequence[SSAValue], right: Sequence[SSAValue],
                     in_order: bool = False) -> list[SSAValue]:
    """What `loop` makes of two sets of yielded values, computed before it. `in_order` says that all indices on the left
    are lower than those on the right."""
    block = loop.parent
    assert block is not None
    results: list[SSAValue] = []
    for kind in loop.reductions:
        position = len(results)
        mine, theirs = (values[position:position + kind.arity] for values in (left, right))
        is_boolean = kind.arity == 1 and mine[0].type == i1
        ops: list[Operation] = [_ON_BOOLEANS[kind](mine[0], theirs[0])] if is_boolean else \
            combined(kind, mine, theirs, in_order)
        for op in ops:
            op.location = loop.location
            block.insert_op_before(op, loop)
        results.extend(op.results[0] for op in ops[-kind.arity:])
    return results
