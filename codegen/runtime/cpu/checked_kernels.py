"""Kernels that were emitted to check what they access, as functions. Imported when one is loaded."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from typing import Any

from ....ir.errors import IndexOutOfRange, SourcePosition
from ....ir.semantics.kernels.errors import OutOfBounds

__all__ = ["bind_checked"]

INDEX_OUT_OF_RANGE, DIVISION_BY_ZERO = 1, 2
UNKNOWN = 1 << 62
"""The size of a buffer of which only the address is given: its type may say more."""


def bind_checked(address: int, name: str, buffers: int, symbols: int) -> Callable[..., None]:
    """A kernel as a function of its buffers, then its symbols; it raises OutOfBounds for the first access that leaves
    a buffer. Errors call it by `name`."""
    kernel = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(address)

    def launch(*arguments: Any) -> None:
        assert len(arguments) == buffers + symbols
        given, numbers = arguments[:buffers], arguments[buffers:]
        addresses = (ctypes.c_void_p * (buffers + 1))(*map(_address, given))
        values = (ctypes.c_int64 * (symbols + buffers + 3))(*numbers, *map(_size, given))
        status = kernel(ctypes.addressof(addresses), ctypes.addressof(values))
        if values[-3]:  # the kernel has noted an access
            raise _out_of_bounds(*values[-3:])
        if status == INDEX_OUT_OF_RANGE:
            raise IndexOutOfRange(f"index out of range in kernel {name}")
        if status == DIVISION_BY_ZERO:
            raise RuntimeError(f"ZeroDivisionError: an integer is divided by zero in kernel {name}")

    return launch


def _out_of_bounds(text: int, place: int, size: int) -> OutOfBounds:
    said = json.loads(ctypes.string_at(text))
    where = None if said["where"] is None else SourcePosition(*said["where"])
    return OutOfBounds(f"'{said['name']}' accesses element {place} of a buffer of {size}: the subscript is "
                       f"{said['subscript']}", op=said["op"], where=where)


def _address(buffer: Any) -> int:
    return buffer if isinstance(buffer, int) else buffer.data_ptr()


def _size(buffer: Any) -> int:
    """How many elements a tensor spans."""
    if isinstance(buffer, int):
        return UNKNOWN
    if buffer.numel() == 0:
        return 0
    return 1 + sum((size - 1) * stride for size, stride in zip(buffer.shape, buffer.stride(), strict=True))
