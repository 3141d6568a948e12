"""Tiling the rows of a nest: the loops around a row run for one tile after the other."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from ....ir.dialects.loop import LoopOp, ParallelOp, YieldOp
from ....ir.interfaces.effects import Memory
from ....ir.watching import Watcher
from ..analysis.index_expressions import loops_in
from ..scheduling.fusing import distribute
from ..scheduling.reordering import interchange
from ..scheduling.splitting import strip


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


def tile_rows(nest: Sequence[LoopOp], size: int, memory: Memory, watcher: Watcher) -> list[tuple[LoopOp, LoopOp]]:
    """Put a loop over tiles around a nest whose rows are longer than `size`; returns the outermost loop and the row
    of each nest that there is now: one in a tile, and one of what is left over."""
    *loops, row = nest
    tiles, row, *rest = strip(row, by=size, watcher=watcher)
    nests = [(row, row)]
    if rest:
        [left] = rest
        for loop in reversed(loops):
            _, left = distribute(loop, left, memory=memory, watcher=watcher)
        nests.append((left, next(iter(loops_in(left))) if loops else left))
    for loop in reversed(loops):
        tiles, around = interchange(loop, tiles, memory=memory, watcher=watcher)
        nests[0] = around, row
    return nests
