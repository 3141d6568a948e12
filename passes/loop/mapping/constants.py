"""The numbers that the mapping of loops rests on, each with its reason, but for those of the machine."""

from __future__ import annotations

# Pointwise kernels

UNKNOWN_LANES = 256
"""Lanes along a loop of unknown length that is not the only one: if it is short, not too many of them are idle."""

HEAVY_BODY = 40
"""Operations of an iteration beyond which a program with many warps has too few registers for each thread."""

HEAVY_BLOCK = 512
"""Elements of a program then."""

HEAVY_THREAD_ELEMENTS = 2
"""Elements of a thread then, so that there are eight warps."""

MANY_ACCESSES = 16
"""Accesses of an element, as those of a window, beyond which a thread has fewer elements, for their registers."""

UNKNOWN_EXTENT = 4096
"""How long a loop is taken to be whose extent shows only at run time."""

# Tiles

LEAST_CROSSING = 8
"""An access that moves less than one part in so many of what the largest one does is no reason for a tile."""

# Rows

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

COLUMN_BLOCK = 1024
"""Elements, rows times columns, of such a program at a time: 8 for each of 128 threads."""

# Warps

THREAD_ELEMENTS = 8
"""Elements of a block for each thread, up to four warps; larger blocks have twice as many, since a thread with more
of them in flight waits less."""

THREAD_REGISTERS = 32
"""Elements that a thread keeps from phase to phase."""

MANY_WARPS = 16
"""Warps of a program at most, unless its registers ask for more, or there are no programs for all multiprocessors."""

