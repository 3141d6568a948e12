"""The table of primitives, by the names that schedules call them."""

from __future__ import annotations

from collections.abc import Callable

from .accumulating import accumulate
from .caching import cache
from .dot_tiles import dot_tile
from .fusing import distribute, fuse
from .grouping import group
from .padding import pad
from .primitive import Loops
from .reordering import coalesce, interchange, tile
from .sharing import parallel
from .splitting import block, peel, split, strip
from .unrolling import jam, unroll
from .vectorizing import vectorize

__all__ = ["PRIMITIVES"]

PRIMITIVES: dict[str, Callable[..., Loops]] = {
    each.__name__: each for each in (split, block, strip, peel, pad, group, unroll, jam, interchange, coalesce, tile,
                                     fuse, distribute, vectorize, parallel, cache, accumulate, dot_tile)
}
