"""Kernels that were emitted to check what they access, as functions. Imported when one is loaded."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy

from ....ir.errors import IndexOutOfRange, SourcePosition
from ....ir.semantics.kernels.errors import KernelError, OutOfBounds, Race
from ....ir.strided_memory import memory_extent

__all__ = ["bind_checked"]

INDEX_OUT_OF_RANGE, DIVISION_BY_ZERO, OUT_OF_BOUNDS = 1, 2, 3
NOTE_BYTES = 40
"""The size of `Place`, what a kernel notes of an element and a loop."""
MAX_NOTES = 1 << 28
"""No collisions are looked for where the notes would take more bytes."""
UNKNOWN = 1 << 62
"""The size of a buffer of which only the address is given: its type may say more."""


def bind_checked(address: int, name: str, buffers: int, symbols: int, *, written: Collection[int] = (),
                 loops: int = 0) -> Callable[..., None]:
    """A kernel as a function of its buffers, then its symbols; it raises OutOfBounds for the first access that leaves
    a buffer, and Race for the first that collides with another iteration of one of its `loops`, where it accesses
    memory of the buffers that are `written`, by number. Errors call it by `name`."""
    kernel = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(address)

    def launch(*arguments: Any) -> None:
        assert len(arguments) == buffers + symbols
        given, numbers = arguments[:buffers], arguments[buffers:]
        addresses = (ctypes.c_void_p * (buffers + 1))(*map(_address, given))
        notes = _notes(given, written, loops)
        of_buffers = [number for buffer, (notes_of, scale) in zip(given, notes, strict=True)
                      for number in (_size(buffer), 0 if notes_of is None else notes_of.ctypes.data, scale)]
        values = (ctypes.c_int64 * (symbols + 3 * buffers + 4))(*numbers, *of_buffers)
        status = kernel(ctypes.addressof(addresses), ctypes.addressof(values))
        if values[-4]:  # the kernel has reported an access
            raise _broken_rule(*values[-4:])
        if status == INDEX_OUT_OF_RANGE:
            raise IndexOutOfRange(f"index out of range in kernel {name}")
        if status == DIVISION_BY_ZERO:
            raise RuntimeError(f"ZeroDivisionError: an integer is divided by zero in kernel {name}")

    return launch


def _broken_rule(code: int, text: int, a: int, b: int) -> KernelError:
    said = json.loads(ctypes.string_at(text))
    where = None if said["where"] is None else SourcePosition(*said["where"])
    if code == OUT_OF_BOUNDS:
        return OutOfBounds(f"'{said['name']}' accesses element {a} of a buffer of {b}: the subscript is "
                           f"{said['subscript']}", op=said["op"], where=where)
    does, did = ("writes" if b & bit else "reads" for bit in (2, 1))
    return Race(f"'{said['name']}' {does} an element that another iteration of a parallel loop {did}", op=said["op"],
                where=where, hint=f"the other access: {json.loads(ctypes.string_at(a))['op']}")


def _notes(buffers: Sequence[Any], written: Collection[int], loops: int) -> list[tuple[numpy.ndarray | None, int]]:
    """For each buffer the memory for notes of its elements, and how many of the smallest element beside it one has.
    Buffers that overlap share it."""
    found: list[tuple[numpy.ndarray | None, int]] = [(None, 0)] * len(buffers)
    if not loops or not written:
        return found
    spans = sorted((_address(buffer), _address(buffer) + _size(buffer) * buffer.itemsize, number)
                   for number, buffer in enumerate(buffers) if not isinstance(buffer, int))
    groups: list[list[int]] = []
    end = 0
    for start, last, number in spans:
        if start >= end:
            groups.append([])
        groups[-1].append(number)
        end = max(end, last)
    for group in groups:
        if not {*written} & {*group}:
            continue
        grain = min(buffers[number].itemsize for number in group)
        begin = _address(buffers[group[0]])
        elements = max(_address(buffers[number]) + _size(buffers[number]) * buffers[number].itemsize
                       for number in group) - begin
        size = elements // grain * loops * NOTE_BYTES
        if size > MAX_NOTES:
            continue
        notes = numpy.zeros(size, numpy.uint8)
        for number in group:
            first = (_address(buffers[number]) - begin) // grain * loops * NOTE_BYTES
            found[number] = notes[first:], buffers[number].itemsize // grain
    return found


def _address(buffer: Any) -> int:
    return buffer if isinstance(buffer, int) else buffer.data_ptr()


def _size(buffer: Any) -> int:
    """How many elements a tensor spans."""
    return UNKNOWN if isinstance(buffer, int) else memory_extent(buffer.shape, buffer.stride())
