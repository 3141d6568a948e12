"""The constants of the mapping of loops, each with its reason. Those of the machine, from which the sizes of blocks
follow, are in `ir/machines/machine.py`."""

from __future__ import annotations

# Pointwise kernels

UNKNOWN_LANES = 256
"""Lanes along a loop of unknown length that is not the only one: if it is short, not too many of them are idle."""

HEAVY_BODY = 40
"""Operations of an iteration beyond which a program with many warps has too few registers for each thread."""

HEAVY_THREAD_ELEMENTS = 2
"""Elements of a thread where computing takes longer than memory, in programs of `wide_warps`."""

STRIDED_THREAD_ELEMENTS = 2
"""Elements of a thread whose loads are strided: what it stores side by side, it loads from places apart. [M] H100, us,
with 4 and with 2 elements: average pooling of 32x64x112x112 by 3 with stride 2 72, 48; maximum 75, 48; both 102, 52."""

MANY_ACCESSES = 16
"""Accesses of an element, as those of a window, beyond which a thread has fewer elements, for their registers."""

SEVERAL_LOADS = 3
"""Loads of an element from which on one access of each hides the latency of memory, and a thread has no second ones,
if it computes less than an elementary function. [M] H200, us, with two and with one: rotary embeddings 136, 131; a bias
for rows and one for columns of odd length 81, 71; a step of Adam, whose warps compute powers of scalars, 22, 29."""

UNKNOWN_EXTENT = 4096
"""How long a loop is taken to be whose extent shows only at run time."""

# Tiles

MIN_CROSSING = 8
"""An access that moves less than one part in so many of what the largest one does is no reason for a tile."""

# Warps

THREAD_REGISTERS = 32
"""Elements that a thread keeps from phase to phase."""
