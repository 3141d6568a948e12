"""Philox4x32-10, the counter-based generator of random bits.

J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, Parallel Random Numbers: As Easy as 1, 2, 3, SC 2011. A key and a
counter determine a block of four 32-bit words; blocks are independent. The multipliers and the key increments are
those of the paper.
"""

from __future__ import annotations

from typing import Any

__all__ = ["random_bits"]

ROUNDS = 10
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
KEY_INCREMENTS = (0x9E3779B9, 0xBB67AE85)
WORD = 0xFFFFFFFF


def random_bits(seed: Any, counter: Any) -> Any:
    """The first two words of the block for a 64-bit key and counter, the lower word first.

    It applies to every type with `+`, `*`, `&`, `|`, `^`, `<<` and `>>` on 64 bits, signed or not: Python's integers,
    arrays of numpy and torch, values of the IR.
    """
    key = [seed & WORD, seed >> 32 & WORD]
    a, b, c, d = counter & WORD, counter >> 32 & WORD, 0, 0
    for _ in range(ROUNDS):
        first, second = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (second >> 32 & WORD) ^ b ^ key[0], second & WORD, (first >> 32 & WORD) ^ d ^ key[1], first & WORD
        key = [word + increment & WORD for word, increment in zip(key, KEY_INCREMENTS, strict=True)]
    return b << 32 | a
