"""The names of C++ types: `f32`, and `f32x16` for a vector."""

from __future__ import annotations

import re

SCALARS = {
    "i8": ("signed char", 1),
    "i16": ("short", 2),
    "i32": ("int", 4),
    "i64": ("long", 8),
    "u8": ("unsigned char", 1),
    "u16": ("unsigned short", 2),
    "u32": ("unsigned int", 4),
    "u64": ("unsigned long", 8),
    "f16": ("unsigned short", 2),
    "bf16": ("unsigned short", 2),
    "f32": ("float", 4),
    "f64": ("double", 8),
}
"""For each scalar type of the emitted code, the C++ type and its size in bytes."""

VECTOR_NAME = re.compile(r"\b((?:bf|[fiu])\d+)x(\d+)\b")


def split_vector(name: str) -> tuple[str, int]:
    """`f32x16` as `("f32", 16)`."""
    element, _, lanes = name.rpartition("x")
    return element, int(lanes)


def vector_bytes(name: str) -> int:
    element, lanes = split_vector(name)
    return SCALARS[element][1] * lanes
