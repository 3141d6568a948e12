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


# Pointwise kernels

POINTWISE_BYTES = 4096
"""Bytes of a result that a program of a pointwise kernel writes: two accesses of 16 for each of 128 threads."""

SMALLEST_BLOCK = 128
"""Elements below which a program is not worth its launch: one warp with 16 bytes of f32 a thread."""

UNKNOWN_LANES = 256
"""Lanes along a loop of unknown length that is not the only one: if it is short, not too many of them are idle."""

HEAVY_BODY = 40
"""Operations of an iteration beyond which a program with many warps has too few registers for each thread."""

HEAVY_ELEMENT = 160
"""Instructions for an element beyond which computing takes longer than memory, of which an H100 moves 20 bytes in the
time. A thread then has two elements: with eight of them it computes one after the other all the same, and 20 sines of
each take a tenth longer (690 us instead of 622 us for 32 Mi elements)."""

HEAVY_BLOCK = 512
"""Elements of a program then."""

HEAVY_THREAD_ELEMENTS = 2
"""Elements of a thread then, so that there are eight warps."""

FUNCTION_INSTRUCTIONS = 24
"""What an exponential, a sine, or another function of libdevice takes."""

MANY_ACCESSES = 16
"""Accesses of an element, as those of a window, beyond which a thread has fewer elements, for their registers."""

UNKNOWN_EXTENT = 4096
"""How long a loop is taken to be whose extent shows only at run time."""

# Tiles

TILE_SIDE = 64
"""Elements of each side of a tile of a transposition, if there are tiles enough."""

SMALLEST_TILE_SIDE = 32
"""Elements of each side if there are not; 32 f32 are a line of the cache."""

TILE_BYTES = 128
"""Bytes of a run of a tile at least, a line of the cache: smaller elements make longer sides."""

LEAST_CROSSING = 8
"""An access that moves less than one part in so many of what the largest one does is no reason for a tile."""

# Rows

LONGEST_PERSISTENT_ROW = 32768
"""Elements of a row that one program holds in registers: 32 for each of 1024 threads. Longer ones are read once more
for each phase, which takes less time than to hold twice as many."""

PERSISTENT_REGISTERS = 32768
"""Elements, over all values of a row that stay alive between phases, that a program keeps: 32 for each of 1024
threads. With 64 the compiler begins to keep some in memory."""

PARTS_REGISTERS = 53248
"""Elements that a program keeps of a row in parts of powers of two: 104 for each of 512 threads, which leaves each of
them 24 registers to compute with. The 50257 of 2048 rows are so read and written in 310 us, a copy takes 275; read
again for each phase they take 500."""

ROW_CHUNK = 4096
"""Elements of a row that does not fit that are taken at once: 8 for each of 512 threads. A shorter row that is read
only once is taken whole, too."""

CHUNK_OF_SUM = 2048
"""Elements of a long row that is read only once that are taken at once, if there are many rows: 8 for each of 256
threads."""

PROGRAM_ELEMENTS = 1024
"""Elements that a program of several short rows has at least."""

ELEMENTS_TOGETHER = 2048
"""Elements up to which a reduction and the short ones that each of its iterations makes are one block."""

ELEMENTS_OF_TWO_ROWS = 2048
"""Elements up to which a program has two rows rather than one, so that it moves one while it computes the other."""

WALK_THREAD_ELEMENTS = 8
"""Elements of a row for each thread of a program that walks rows and keeps a sum for each column."""

# Reductions across memory

COLUMN_BYTES = 128
"""Bytes of a row that a program of a reduction across rows reads at once, a line of the cache."""

FEWEST_COLUMN_BYTES = 32
"""Bytes of a row that it reads if there are few columns: less than that, memory does not move."""

COLUMN_BLOCK = 1024
"""Elements, rows times columns, of such a program at a time: 8 for each of 128 threads."""

COLUMN_BLOCK_OF_FEW = 8192
"""Elements of such a program if there are fewer programs than multiprocessors: each waits for memory as often as it has
blocks, and nothing else runs in the meantime."""

LONGEST_PERSISTENT_COLUMN = 128
"""Elements of a column that a program holds in registers, for each of its columns."""

# Warps

THREAD_ELEMENTS = 8
"""Elements of a block for each thread, up to four warps; larger blocks have twice as many, since a thread with more
of them in flight waits less."""

THREAD_REGISTERS = 32
"""Elements that a thread keeps from phase to phase."""

MANY_WARPS = 16
"""Warps of a program at most, unless its registers ask for more, or there are no programs for all multiprocessors."""

MOST_WARPS = 32
"""Warps of a program at most."""
