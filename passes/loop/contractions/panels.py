"""The number of columns of a product, and of terms of its sums, that are packed together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..scheduling.tiles import MAX_CACHE
from .register_tiles import rest_width

__all__ = ["ROWS_OF_A_PANEL", "Panel", "panel_of", "terms_of_block"]

ROWS_OF_A_PANEL = 256
"""So many rows that use a panel hide what packing it takes: an element is computed and stored once for each."""


class Panel(NamedTuple):
    """The columns that are packed together: all iterations of the inner loops over columns, and some iterations of the
    loop around these."""

    inner: int
    """The number of the inner loops."""
    by: int
    """The iterations of the loop around."""
    columns: int
    """The columns of all."""


def panel_of(extents: Sequence[int | None], rows: int | None, terms: int, tile: int, lanes: int, bytes: int,
             threads: int = 1) -> Panel:
    """The panel with the fewest unused lanes and idle threads for which scratch memory has room: `terms` values of each
    column, and the sums of enough rows. `extents` are those of the loops over columns, of which all but the first are
    known."""
    fitting = MAX_CACHE // bytes
    widest = max(tile, min(fitting // terms, fitting // min(rows or ROWS_OF_A_PANEL, ROWS_OF_A_PANEL)))
    if len(extents) == 1 and tile > lanes:
        return Panel(0, tile, tile)
    inner, width = 0, 1
    while inner + 1 < len(extents) and width * (extents[-1 - inner] or 0) <= widest:
        width *= extents[-1 - inner] or 0
        inner += 1
    around = extents[-1 - inner]
    step = 1 if inner else tile
    choices = [*range(step, widest // width + 1, step)]
    if around is not None:
        choices = [each for each in choices if each < around] + [around] * (around * width <= widest)
    by = min(choices, key=lambda each: (
        _waste(each, width, around, tile, lanes) * _imbalance(each, around, threads), -each))
    if by == 1 and inner:
        return Panel(inner - 1, width, width)
    return Panel(inner, by, by * width)


def terms_of_block(extent: int | None, inner: int, most: int) -> int:
    """The number of iterations of a loop, with `inner` products each, that form a block of at most `most` products of a
    long sum: a divisor of all iterations if there is one near half of that number."""
    wanted = max(2, most // 2 // inner)
    if extent is None:
        return wanted
    divisors = [each for each in range(max(2, most // 3 // inner), most // inner + 1) if extent % each == 0]
    return min(divisors, key=lambda each: (-min(each & -each, 16), abs(each - most // 2 // inner)), default=wanted)


def _waste(by: int, width: int, around: int | None, tile: int, lanes: int) -> float:
    """The number of lanes that are computed for each column."""
    if around is None:
        return _computed(by * width, tile, lanes) / (by * width)
    panels, rest = divmod(around, by)
    computed = panels * _computed(by * width, tile, lanes) + (_computed(rest * width, tile, lanes) if rest else 0)
    return computed / (around * width)


def _imbalance(by: int, around: int | None, threads: int) -> float:
    """How many times as long as with equal work for all threads it takes to compute all panels: each thread computes
    whole ones, and the incomplete panel comes after the others."""
    if around is None:
        return 1.0
    panels, rest = divmod(around, by)
    return threads * (-(-panels // threads) * by + rest) / around


def _computed(columns: int, tile: int, lanes: int) -> int:
    """The number of lanes that are computed for a number of columns; an incomplete vector counts as a complete one."""
    rest = columns % tile
    return columns - rest + (max(lanes, rest_width(rest, lanes)) if rest else 0)
