"""Contractions with few results and many terms, cut into chunks of terms."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim import iteration
from ....ir.expressions import Expression, constant, split_multiples
from ....ir.rewriting.rewriter import Rewriter


def split_contraction(rewriter: Rewriter, op: prim.ContractOp, position: int, count: int) -> SSAValue:
    """The contraction with a contracted dimension cut into chunks, the sums of which are added up afterwards; what
    whole chunks leave over is a contraction of its own."""
    size, rest = split_multiples(op.extents.data[position], constant(count))
    place = iteration(position + 1)
    chunks = _with(op, position, size, iteration(0) * size + place, (constant(count),))
    total = rewriter.add(prim.ReduceOp(prim.Combiner.ADD, rewriter.add(chunks), [0], second_stage=True))
    if not rest:
        return total
    left_over = rewriter.add(_with(op, position, rest, size * count + iteration(position), ()))
    return rewriter.add(prim.AddOp(total, left_over))


def _with(op: prim.ContractOp, position: int, extent: Expression, place: Expression,
          before: tuple[Expression, ...]) -> prim.ContractOp:
    """The contraction with further dimensions before those of its result, and another one in the place of one that is
    contracted: with this extent, asking for the terms at `place`."""
    index = [iteration(k + len(before)) for k in range(len(op.extents.data))]
    index[position] = place
    extents = list(op.extents.data)
    extents[position] = extent
    return prim.ContractOp(op.operands, op.term(index[:op.rank], index[op.rank:]), [*before, *extents],
                           op.rank + len(before), op.element)
