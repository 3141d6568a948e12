"""The options of the pass `tile-contractions` that determine the sizes of tiles."""

from __future__ import annotations

from dataclasses import dataclass

from ...rewriting.machine_options import from_machine

__all__ = ["TilingOptions"]


@dataclass(frozen=True)
class TilingOptions:
    """Sizes of the machine, and limits of blocks and tiles."""

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    registers: int = from_machine("registers")
    """Vector registers."""

    l2: int = from_machine("l2")
    """The bytes of the second-level cache."""

    cores: int = from_machine("cores")
    """Threads that panels are distributed over."""

    enough_blocks: int = from_machine("enough_rows")
    """Blocks of rows and panels of columns that keep all cores busy."""

    least_share: int = 96
    """Rows of a block at least: each packs the panels anew."""

    longest_sum: int = 256
    """A longer sum is added up in blocks: their operands stay in the caches, and errors stay below those of libraries,
    which add up blocks of about as many."""

    simple_epilogue: int = 16
    """Operations on a finished sum that are done in the registers of its tile; more of them are a loop of their own."""
