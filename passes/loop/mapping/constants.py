"""The numbers that the mapping of loops rests on, each with its reason. They were chosen for an H100."""

from __future__ import annotations

from dataclasses import dataclass

WARP = 32
"""Threads of a warp."""

ACCESS_BYTES = 16
"""What a thread moves with one instruction at best."""


@dataclass(frozen=True)
class Chip:
    """What the mapping knows of a GPU."""

    multiprocessors: int = 132

    @property
    def enough_programs(self) -> int:
        """Programs that fill the chip: two for each multiprocessor, so that one computes while another waits."""
        return 2 * self.multiprocessors

    @property
    def many_programs(self) -> int:
        """Programs beyond which the last ones to finish leave little of the chip idle."""
        return 8 * self.multiprocessors


# Pointwise kernels

POINTWISE_BYTES = 4096
"""Bytes of a result that a program of a pointwise kernel writes: two accesses of 16 for each of 128 threads."""

SMALLEST_BLOCK = 128
"""Elements below which a program is not worth its launch: one warp with 16 bytes of f32 a thread."""

UNKNOWN_LANES = 256
"""Lanes along a loop of unknown length that is not the only one: if it is short, not too many of them are idle."""

HEAVY_BODY = 40
"""Operations an element beyond which arithmetic, not memory, takes the time: then there are fewer elements a thread,
so that more warps hide the latency of the functions."""

UNKNOWN_EXTENT = 4096
"""How long a loop is taken to be whose extent shows only at run time."""

# Tiles

TILE_ROWS = 32
"""Elements of each side of a tile of a transposition; 32 f32 are a line of the cache."""

LEAST_CROSSING = 8
"""An access that moves less than one part in so many of what the largest one does is no reason for a tile."""

TILE_BYTES = 128
"""Bytes of a run of a tile, a line of the cache: smaller elements make longer sides."""

# Rows

LONGEST_PERSISTENT_ROW = 16384
"""Elements of a row that one program holds in registers: 32 for each of 512 threads. Longer ones are read once more
for each phase."""

PERSISTENT_REGISTERS = 32768
"""Elements, over all values of a row that stay alive between phases, that a program keeps: 64 for each of 512
threads, half of what they have."""

ROW_CHUNK = 4096
"""Elements of a long row that are taken at once: two accesses of 16 bytes of f32 for each of 512 threads. A row that is
read only once needs no more, however short it is."""

PROGRAM_ELEMENTS = 1024
"""Elements that a program of several short rows has."""

# Reductions across memory

COLUMN_BYTES = 128
"""Bytes of a row that a program of a reduction across rows reads at once, a line of the cache."""

FEWEST_COLUMN_BYTES = 32
"""Bytes of a row that it reads if there are few columns: less than that, memory does not move."""

COLUMN_BLOCK = 2048
"""Elements, rows times columns, of such a program at a time."""

LONGEST_PERSISTENT_COLUMN = 128
"""Elements of a column that a program holds in registers, for each of its columns."""

# Warps

THREAD_ELEMENTS = 8
"""Elements of a block for each thread, up to four warps; larger blocks have twice as many, since a thread with more
of them in flight waits less."""

MOST_WARPS = 16
"""Warps of a program at most, if there are programs for all multiprocessors; twice as many if there are not."""
