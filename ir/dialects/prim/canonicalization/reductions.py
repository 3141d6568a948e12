"""Canonicalization patterns of reductions."""

from __future__ import annotations

from ....numerics import Numerics
from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim
from ..folding import Combiner
from ..types import tensor_of


@pattern
def sum_of_sum(op: prim.ReduceOp, source: prim.ReduceOp, rewriter: Rewriter) -> Replacement:
    """Merge two sums along adjacent dimensions, as in `x.sum(2).sum(1)`, which also rounds less often."""
    if rewriter.numerics is Numerics.STRICT or not op.kind == source.kind == Combiner.ADD \
            or not source.result.has_one_use() or op.is_second_stage or source.is_second_stage:
        return None
    kept = [axis for axis in range(tensor_of(source.input).get_num_dims()) if axis not in source.axes]
    axes = sorted([*source.axes, *(kept[axis] for axis in op.axes)])
    if not axes or axes != list(range(axes[0], axes[0] + len(axes))):
        return None
    return prim.ReduceOp(op.kind, source.input, axes)
