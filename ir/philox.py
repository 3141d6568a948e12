"""Philox4x32-10, the counter-based generator of random bits.

J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, Parallel Random Numbers: As Easy as 1, 2, 3, SC 2011. A key and a
counter give a block of four words of 32 bits; every block can be computed on its own, in any order. The multipliers and
the increments of the key are the paper's.
"""

from __future__ import annotations

from typing import Any

__all__ = ["random_bits"]

ROUNDS = 10
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
KEY_INCREMENTS = (0x9E3779B9, 0xBB67AE85)
WORD = 0xFFFFFFFF


def random_bits(seed: Any, counter: Any) -> Any:
    """The first two words of the block of a key and a counter of 64 bits each, the lower word first.

    Written for whatever has `+`, `*`, `&`, `|`, `^`, `<<` and `>>` on 64 bits, signed or not: Python's integers, arrays
    of numpy and torch, values of the IR.
    """
    key = [seed & WORD, seed >> 32 & WORD]
    a, b, c, d = counter & WORD, counter >> 32 & WORD, 0, 0
    for _ in range(ROUNDS):
        first, second = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (second >> 32 & WORD) ^ b ^ key[0], second & WORD, (first >> 32 & WORD) ^ d ^ key[1], first & WORD
        key = [word + increment & WORD for word, increment in zip(key, KEY_INCREMENTS, strict=True)]
    return b << 32 | a
