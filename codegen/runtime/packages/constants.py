"""The constants of a package, parameters and buffers, in the file format safetensors."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

__all__ = ["Constant", "ConstantData"]

_NAMES = {
    "bool": "BOOL", "bfloat16": "BF16", "complex64": "C64", "float8_e4m3fn": "F8_E4M3", "float8_e5m2": "F8_E5M2",
    "float8_e8m0fnu": "F8_E8M0",
    **{f"uint{bits}": f"U{bits}" for bits in (8, 16, 32, 64)}, **{f"int{bits}": f"I{bits}" for bits in (8, 16, 32, 64)},
    **{f"float{bits}": f"F{bits}" for bits in (16, 32, 64)},
}
"""safetensors' names of element types, by torch's names."""
ALIGNMENT = 64
VECTOR = 16
"""The bytes that a thread of a GPU reads at a time, from a multiple of them."""


@dataclass(frozen=True)
class Constant:
    """A tensor in a package."""

    name: str
    dtype: str
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    data: memoryview
    """Its memory as bytes, from the first element to the last."""
    element_bytes: int


@dataclass(frozen=True)
class ConstantData:
    """The member with the constants: its contents, and the offset of each tensor from the first one."""

    content: bytes
    offsets: dict[str, int]
    byte_count: int

    @classmethod
    def of(cls, constants: Sequence[Constant]) -> ConstantData:
        """Serialize constants in an order in which each is aligned to its element size, and to vectors where sizes
        allow it. A tensor that is not row-major, or whose type safetensors lacks, is stored as a flat array of bytes.
        """
        ordered = sorted(constants, key=lambda each: (len(each.data) % ALIGNMENT != 0, len(each.data) % VECTOR != 0,
                                                      -each.element_bytes, each.name))
        header, offsets, at = {}, {}, 0
        for each in ordered:
            end = at + len(each.data)
            offsets[each.name] = at
            as_it_is = each.dtype in _NAMES and prod(each.sizes) * each.element_bytes == len(each.data) \
                and _is_row_major(each)
            header[each.name] = {"dtype": _NAMES[each.dtype] if as_it_is else "U8",
                                 "shape": each.sizes if as_it_is else [len(each.data)], "data_offsets": [at, end]}
            at = end
        text = json.dumps(header, separators=(",", ":")).encode()
        text += b" " * (-(8 + len(text)) % ALIGNMENT)
        return cls(b"".join([len(text).to_bytes(8, "little"), text, *(each.data for each in ordered)]), offsets, at)


def _is_row_major(constant: Constant) -> bool:
    step = 1
    for size, stride in zip(reversed(constant.sizes), reversed(constant.strides), strict=True):
        if size != 1 and stride != step:
            return False
        step *= size
    return True
