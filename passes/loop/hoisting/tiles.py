"""Cutting the rows of a nest into tiles, which all loops around a row then walk through."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from ....ir.dialects.loop import LoopOp, ParallelOp, YieldOp, loop_body
from ....ir.locations import inherit_location
from ..analysis.index_expressions import Names


def nest_between(around: LoopOp, row: LoopOp) -> Sequence[ParallelOp] | None:
    """The loops from `around` down to `row`, if these are parallel and each contains nothing but the next one."""
    nest: list[ParallelOp] = []
    loop: Operation | None = around
    while isinstance(loop, ParallelOp):
        nest.append(loop)
        if loop is row:
            return nest
        loop = loop.body.block.first_op
        if loop is None or not isinstance(loop.next_op, YieldOp):
            return None
    return None


def tile_size(count: int | None, most: int, lanes: int) -> int:
    """How long the tiles of a row are: at most `most`, all equal if that does not make them much shorter,
    and multiples of `lanes` where possible."""
    if count is None:
        return max(most // lanes * lanes, 1)
    if count <= most:
        return count
    divisors = [size for size in range(most // 4 + 1, most + 1) if count % size == 0]
    return max(divisors, key=lambda size: (min(size & -size, lanes), size), default=max(most // lanes * lanes, 1))


def tile(nest: Sequence[ParallelOp], size: int) -> list[tuple[ParallelOp, ParallelOp]]:
    """Put a loop over tiles around a nest whose rows are longer than `size`; returns the outermost loop and the row
    of each nest that there is now: one in a tile, and one of what is left over."""
    around, row = nest[0], nest[-1]
    names = Names()
    bounds = names.expressions(row)
    lower, upper = bounds["lower"], bounds["upper"]
    whole = names.simplify(lower + (upper - lower) // size * size)
    block = around.parent
    assert block is not None
    rest = None
    if whole != upper:
        rest = around.clone()
        block.insert_op_after(rest, around)
    operands, (low, high) = names.close(lower, whole)
    tiles = ParallelOp(high, loop_body(), operands, lower=low, step=size)
    inherit_location(tiles, row)
    tiles.induction_variable.name_hint = row.induction_variable.name_hint and f"{row.induction_variable.name_hint}o"
    block.insert_op_before(tiles, around)
    around.detach()
    end = YieldOp()
    inherit_location(end, row)
    tiles.body.block.add_ops([around, end])
    start = names.of(tiles.induction_variable)
    names.write(row, {"lower": start, "upper": start + size})
    nests = [(around, row)]
    if rest is not None:
        found = _innermost(rest, len(nest))
        names.write(found, {"lower": whole, "upper": upper})
        nests.append((rest, found))
    return nests


def _innermost(loop: ParallelOp, depth: int) -> ParallelOp:
    """The innermost loop of a nest."""
    for _ in range(depth - 1):
        inner = loop.body.block.first_op
        assert isinstance(inner, ParallelOp)
        loop = inner
    return loop
