"""The options of the pass `fuse`, which its cost model reads."""

from __future__ import annotations

from dataclasses import dataclass

from ...rewriting.machine_options import from_machine

__all__ = ["FusionOptions"]


@dataclass(frozen=True)
class FusionOptions:
    """Limits of groups, and costs of kernels and of memory."""

    max_body: int = 512
    """Instructions for an element in one group, at most. A vector register file holds what a chain of any
    length has live, but compile time grows with the body, and beyond this a load and a store cost about 2% of
    the work."""
    max_places: int = 32
    """At how many different indices one iteration may ask for a value: the 25 of a window of 5 x 5, or of a window of
    windows, and more. [M] Pooling by 3 x 3 and then by 2 x 2 takes 0.85 of the time on a CPU that it takes where the
    padded image is stored."""
    inline_extent: int = 64
    """A reduction of at most so many elements may stand anywhere, as an expensive elementwise op does."""
    min_rows: int = from_machine("enough_rows")
    """Rows that keep all threads busy: with fewer, a long reduction has a kernel of its own, so that what
    uses it runs in parallel."""
    lanes: int = from_machine("neighbours")
    """Rows that are one to the threads: neighbours in memory, of which a program of a GPU takes some at once."""
    serial_extent: int = from_machine("serial_elements")
    """Elements that one thread reduces in the time that it takes to wake the others; `split-reductions` leaves as
    many alone."""
    row_extent: int = from_machine("row_elements")
    """A row of at most so many elements, of what is reduced and of what is stored, may be a group's however few rows
    there are: on a GPU one program takes less time for it than another launch."""
    repeats: int = from_machine("most_repeats")
    """A small reduction is computed at most so often for each of its results; 0: as often as that costs less than
    memory does. A few programs of a GPU take long for what all of them together do while another is launched."""
    recompute_ops: int = 16
    """A value that takes more ops than this is never computed twice: it bounds the code that copies add."""
    copied_ops: int = 64
    """So many ops may be added where a group computes a value at several indices, more often than there are elements
    of it."""
    launch: int = from_machine("launch_instructions")
    """What one more kernel costs, in vector instructions."""
    load: int = from_machine("cost.load")
    """What reading a value costs: as many instructions may be repeated instead, however often."""
    per_byte: float = from_machine("instructions_per_byte")
    """What a byte costs on its way to or from memory."""
    cached_row: int = from_machine("cached_bytes")
    """The bytes of a row at most that `cache-rows` keeps from one loop over it to the next. A value of longer rows that
    is stored anyway is read in each of these loops, if computing it again takes longer; 0: it is computed again."""
    shared_rows: int = from_machine("shared_rows")
    """Rows of a matrix product at most for which what is computed of an element of the other matrix is computed once,
    as `tile-thin-products` multiplies all of them side by side."""
    joint_products: int = from_machine("joint_products")
    """Large matrix products at most in one group: they share a factor, and their tiles are the same."""
    product_block: int = from_machine("product_block")
    """Rows, and columns, of a block that registers hold while blocks of a large product are added to it; 0 if a product
    is only tiled where its results are stored."""
