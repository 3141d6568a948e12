"""Parses machine code of GPUs."""

from __future__ import annotations

import struct


def code_of(cubin: bytes, kernel: str = "k") -> bytes:
    """The instructions of a kernel in an ELF file, in which symbols may have any names."""
    (start,), (size, count, names) = struct.unpack_from("<Q", cubin, 40), struct.unpack_from("<HHH", cubin, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", cubin, start + size * number) for number in range(count)]
    for name, _, _, _, place, length, *_ in sections:
        if cubin[sections[names][4] + name:].startswith(f".text.{kernel}\0".encode()):
            return cubin[place:place + length]
    raise AssertionError("the file holds no kernel")
