"""The memory of a triton kernel, in which each access is checked.

An address is an integer whose upper bits are the number of a buffer, so that an address that leaves its buffer never
denotes another one.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy
from xdsl.ir import Attribute, Operation

from ...strided_memory import memory_extent
from ..kernels.errors import OutOfBounds, Race
from ..kernels.values import Value, from_memory, memory_dtype, to_memory

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["Memory"]

SHIFT = 44
"""The bits of an address below the number of its buffer."""
MIDDLE = 1 << (SHIFT - 1)
"""The place of a buffer's first byte, so that addresses before it have its number too."""
NOBODY, SEVERAL = 0, -1


@dataclass
class Accesses:
    """For each byte of a piece of memory the program, counted from 1, that read or wrote it."""

    readers: numpy.ndarray
    writers: numpy.ndarray
    is_atomic: numpy.ndarray
    """Whether the write was atomic."""


@dataclass
class Buffer:
    """The bytes of a tensor, and who accessed the memory in which it lies."""

    name: str
    bytes: numpy.ndarray
    first: int
    """The place of its first byte in `accesses`."""
    accesses: Accesses


@dataclass
class Memory:
    """The buffers of a launch."""

    buffers: list[Buffer] = field(default_factory=list)
    program: int = NOBODY
    _storages: dict[int, Accesses] = field(default_factory=dict)

    def add(self, tensor: Tensor, name: str) -> Value:
        """Make a tensor's memory accessible; returns its address."""
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in self._storages:
            size = storage.nbytes()
            self._storages[storage.data_ptr()] = Accesses(
                numpy.zeros(size, numpy.int32), numpy.zeros(size, numpy.int32), numpy.zeros(size, bool))
        count = memory_extent(tensor.shape, tensor.stride()) * tensor.itemsize
        elements = (ctypes.c_uint8 * count).from_address(tensor.data_ptr())
        self.buffers.append(Buffer(name, numpy.ctypeslib.as_array(elements), tensor.data_ptr() - storage.data_ptr(),
                                   self._storages[storage.data_ptr()]))
        return numpy.int64(((len(self.buffers) - 1) << SHIFT) + MIDDLE)

    def read(self, op: Operation, addresses: Value, mask: Value, pointee: Attribute) -> Value:
        """The elements at addresses; where the mask is false NaN, or the smallest integer."""
        dtype = memory_dtype(pointee)
        bits = numpy.full(numpy.shape(addresses), _undefined(dtype), dtype)
        for buffer, lanes, places in self._places(op, addresses, mask, dtype.itemsize):
            self._note_reads(op, buffer, places)
            bits[lanes] = buffer.bytes[places].view(dtype)[..., 0]
        return from_memory(bits, pointee)

    def read_atomically(self, op: Operation, address: Value, pointee: Attribute) -> Value:
        """The element at an address, in a read that is part of an atomic update."""
        dtype = memory_dtype(pointee)
        ((buffer, _, places),) = self._places(op, address, None, dtype.itemsize)
        return from_memory(buffer.bytes[places].view(dtype)[..., 0], pointee)[0]

    def write(self, op: Operation, addresses: Value, mask: Value, values: Value, pointee: Attribute, *,
              is_atomic: bool = False) -> None:
        """Write elements to addresses."""
        dtype = memory_dtype(pointee)
        bits = numpy.broadcast_to(to_memory(values, pointee), numpy.shape(addresses))
        for buffer, lanes, places in self._places(op, addresses, mask, dtype.itemsize):
            self._note_writes(op, buffer, places, is_atomic)
            buffer.bytes[places] = numpy.ascontiguousarray(bits[lanes])[..., None].view(numpy.uint8)

    def _places(self, op: Operation, addresses: Value, mask: Value, size: int
                ) -> list[tuple[Buffer, numpy.ndarray, numpy.ndarray]]:
        """For each buffer the lanes that access it, and the places of their bytes; raises OutOfBounds."""
        wanted = numpy.broadcast_to(True if mask is None else mask, numpy.shape(addresses))
        numbers = numpy.asarray(addresses) >> SHIFT
        found = []
        for number in numpy.unique(numbers[wanted]):
            buffer = self.buffers[number]
            lanes = wanted & (numbers == number)
            first = (numpy.asarray(addresses)[lanes] & ((1 << SHIFT) - 1)) - MIDDLE
            outside = (first < 0) | (first + size > len(buffer.bytes))
            if outside.any():
                raise OutOfBounds.at(op, f"'{op.name}' accesses element {first[outside][0] // size} of "
                                         f"'{buffer.name}', which has {len(buffer.bytes) // size}")
            found.append((buffer, lanes, first[..., None] + numpy.arange(size)))
        return found

    def _note_reads(self, op: Operation, buffer: Buffer, places: numpy.ndarray) -> None:
        accesses, at = buffer.accesses, places + buffer.first
        writers, readers = accesses.writers[at], accesses.readers[at]
        if ((writers != NOBODY) & (writers != self.program)).any():
            raise _race(op, "reads", "writes", buffer)
        accesses.readers[at] = numpy.where((readers == NOBODY) | (readers == self.program), self.program, SEVERAL)

    def _note_writes(self, op: Operation, buffer: Buffer, places: numpy.ndarray, is_atomic: bool) -> None:
        """Several programs may store to one element, as in eager mode on a GPU: one of them is the last."""
        accesses, at = buffer.accesses, places + buffer.first
        writers, readers = accesses.writers[at], accesses.readers[at]
        is_other = (writers != NOBODY) & (writers != self.program)
        if (is_other & (accesses.is_atomic[at] != is_atomic)).any():
            raise _race(op, "writes", "writes", buffer)
        if ((readers != NOBODY) & (readers != self.program)).any():
            raise _race(op, "writes", "reads", buffer)
        accesses.writers[at] = self.program
        accesses.is_atomic[at] = is_atomic


def _undefined(dtype: numpy.dtype) -> Any:
    return numpy.nan if dtype.kind == "f" else numpy.iinfo(dtype).min if dtype.kind == "i" else numpy.iinfo(dtype).max


def _race(op: Operation, does: str, other: str, buffer: Buffer) -> Race:
    return Race.at(op, f"'{op.name}' {does} an element of '{buffer.name}' that another program of the grid {other}")

