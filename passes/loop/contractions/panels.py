"""How many columns of a product, and how many terms of its sums, are packed together."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from ..scheduling.tiles import LARGEST_CACHE
from .register_tiles import rest_width

__all__ = ["ROWS_OF_A_PANEL", "Panel", "panel_of", "terms_of_block"]

ROWS_OF_A_PANEL = 256
"""So many rows that use a panel hide what packing it takes: an element is computed and stored once for each."""


class Panel(NamedTuple):
    """Which columns are packed together: all iterations of the inner ones of the loops over columns, and some of the
    loop around these."""

    inner: int
    """The number of the inner loops."""
    by: int
    """The iterations of the loop around."""
    columns: int
    """The columns of all."""


def panel_of(extents: Sequence[int | None], rows: int | None, tile: int, lanes: int, bytes: int) -> Panel:
    """The panel that wastes the fewest lanes, of those that are not so wide that scratch memory could not hold the sums
    of enough rows. Of a single loop it is as wide as a tile. `extents` are those of the loops over columns, of which all
    but the first are known."""
    if len(extents) == 1:
        return Panel(0, tile, tile)
    widest = max(tile, LARGEST_CACHE // bytes // min(rows or ROWS_OF_A_PANEL, ROWS_OF_A_PANEL))
    inner = 0
    while inner + 1 < len(extents) and prod(_known(extents[-1 - inner:])) <= widest:
        inner += 1
    width = prod(_known(extents[len(extents) - inner:]))
    around = extents[-1 - inner]
    most = max(1, widest // width)
    if around is not None:
        most = min(most, around)
    by = min(range(1, most + 1), key=lambda each: (_waste(each, width, around, tile, lanes), -each))
    if by == 1 and inner:
        return Panel(inner - 1, width, width)
    return Panel(inner, by, by * width)


def terms_of_block(extent: int | None, inner: int, most: int) -> int:
    """How many iterations of a loop with `inner` products each make a block of a long sum, of `most` products: a divisor
    of all iterations, if there is one near half of that."""
    wanted = max(2, most // 2 // inner)
    if extent is None:
        return wanted
    divisors = [each for each in range(max(2, most // 3 // inner), most // inner + 1) if extent % each == 0]
    return min(divisors, key=lambda each: (-min(each & -each, 16), abs(each - most // 2 // inner)), default=wanted)


def _known(extents: Sequence[int | None]) -> list[int]:
    return [each for each in extents if each is not None]


def _waste(by: int, width: int, around: int | None, tile: int, lanes: int) -> float:
    """The lanes that are computed for each column."""
    if around is None:
        return _computed(by * width, tile, lanes) / (by * width)
    panels, rest = divmod(around, by)
    computed = panels * _computed(by * width, tile, lanes) + (_computed(rest * width, tile, lanes) if rest else 0)
    return computed / (around * width)


def _computed(columns: int, tile: int, lanes: int) -> int:
    """The lanes that are computed for so many columns: of a part of a vector as many as of a whole one."""
    rest = columns % tile
    return columns - rest + (max(lanes, rest_width(rest, lanes)) if rest else 0)
