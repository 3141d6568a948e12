"""The memory of a kernel: flat buffers with checked accesses."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import numpy
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation

from ...errors import UnsupportedError, operation_text
from ...expression_syntax import expression_text
from ...expressions import Expression
from ...strided_memory import memory_extent
from .errors import OutOfBounds, Race, UninitializedRead
from .values import Value, from_memory, memory_dtype, to_memory

__all__ = ["AccessLog", "Buffer", "Memory"]

_FRESH = count(1)


class Buffer:
    """Elements of one type. Buffers passed to kernels may overlap; scratch memory is disjoint from all others."""

    def __init__(self, elements: numpy.ndarray, element: Attribute, *, scratch: bool = False):
        self.elements = elements
        self.element = element
        self.written = numpy.zeros(len(elements), bool) if scratch else None
        """The initialized elements of scratch memory."""
        self._space = next(_FRESH) if scratch else 0
        self._address = 0 if scratch else elements.ctypes.data

    @staticmethod
    def scratch(type: MemRefType) -> Buffer:
        """Allocate uninitialized scratch memory."""
        (size,) = type.get_shape()
        return Buffer(numpy.zeros(max(size, 0), memory_dtype(type.element_type)), type.element_type, scratch=True)

    @staticmethod
    def of_tensor(tensor: Any, type: MemRefType) -> Buffer:
        """A buffer over a tensor's memory from its first to its last element, which the kernel reads and writes; or
        over memory at an address, with the size given by the type, for parts of a host program's arena.
        """
        import torch

        if isinstance(tensor, int):
            return Buffer(_at_address(tensor, type), type.element_type)
        flat = tensor.as_strided((memory_extent(tensor.shape, tensor.stride()),), (1,))
        # numpy has neither bfloat16 nor 8-bit floats: elements are represented as bit patterns.
        bits = flat.view({1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[flat.dtype.itemsize]).numpy()
        return Buffer(bits.view(memory_dtype(type.element_type)), type.element_type)

    def place(self, index: int) -> Hashable:
        """A key that is equal for accesses to the same memory."""
        return self._space, self._address + index * self.elements.itemsize


def _at_address(address: int, type: MemRefType) -> numpy.ndarray:
    (size,) = type.get_shape()
    if size < 0:
        raise UnsupportedError("how many elements lie at an address only the type of a buffer says, and it does not")
    dtype = memory_dtype(type.element_type)
    elements = (ctypes.c_uint8 * (size * dtype.itemsize)).from_address(address)
    return numpy.ctypeslib.as_array(elements).view(dtype)


@dataclass
class AccessLog:
    """The accesses of the iterations of one parallel loop so far."""

    any_may_be_last: bool = False
    """Whether several iterations may store to one element in unspecified order, as eager mode on a GPU does."""
    iteration: Hashable = None
    writes: dict[Hashable, tuple[Hashable, Operation, bool]] = field(default_factory=dict)
    """For each place the iteration and operation that last wrote it, and whether the write was atomic."""
    reads: dict[Hashable, dict[Hashable, Operation]] = field(default_factory=dict)
    """For each place up to two different iterations that read it."""

    def read(self, place: Hashable, op: Operation) -> None:
        """Record a read; raises Race if another iteration has written there."""
        if (write := self.writes.get(place)) is not None and write[0] != self.iteration:
            raise _race(op, "reads", write[1], "writes")
        readers = self.reads.setdefault(place, {})
        if len(readers) < 2:
            readers.setdefault(self.iteration, op)

    def write(self, place: Hashable, op: Operation, atomic: bool) -> None:
        """Record a write; raises Race if another iteration has accessed the place, unless both are atomic updates."""
        write = self.writes.get(place)
        if write is not None and write[0] != self.iteration and not (
                write[2] if atomic else self.any_may_be_last and not write[2]):
            raise _race(op, "writes", write[1], "writes")
        for iteration, reader in self.reads.get(place, {}).items():
            if iteration != self.iteration:
                raise _race(op, "writes", reader, "reads")
        self.writes[place] = (self.iteration, op, atomic)


def _race(op: Operation, does: str, other: Operation, did: str) -> Race:
    return Race.at(op, f"'{op.name}' {does} an element that another iteration of a parallel loop {did}",
                   hint=f"the other access: {operation_text(other)}")


@dataclass
class Memory:
    """Executes and checks the memory accesses of a kernel."""

    logs: list[AccessLog] = field(default_factory=list)
    """The logs of the parallel loops around the current operation, outermost first."""

    def read(self, op: Operation, buffer: Buffer, indices: Sequence[int], mask: Value = None, *,
             subscript: Expression) -> Value:
        """The elements at the indices, one for each lane; 0 in lanes whose mask is false."""
        values = numpy.zeros(len(indices), buffer.elements.dtype)
        for lane, index in enumerate(indices):
            if mask is not None and not mask[lane]:
                continue
            self._check(op, buffer, index, subscript)
            if buffer.written is not None and not buffer.written[index]:
                raise UninitializedRead.at(op, f"'{op.name}' reads element {index} of scratch memory, "
                                               f"to which nothing was written")
            for log in self.logs:
                log.read(buffer.place(index), op)
            values[lane] = buffer.elements[index]
        return from_memory(values, buffer.element)

    def read_packed(self, op: Operation, buffer: Buffer, indices: Sequence[int], *, subscript: Expression) -> Value:
        """Adjacent elements packed as i32."""
        return to_memory(self.read(op, buffer, indices, subscript=subscript), buffer.element).view(numpy.int32)

    def write(self, op: Operation, buffer: Buffer, indices: Sequence[int], mask: Value, values: Value,
              subscript: Expression) -> None:
        """Write the values of the lanes whose mask is true."""
        stored = to_memory(values, buffer.element)
        for lane, index in enumerate(indices):
            if mask is None or mask[lane]:
                self._check(op, buffer, index, subscript)
                for log in self.logs:
                    log.write(buffer.place(index), op, atomic=False)
                self._put(buffer, index, stored[lane])

    def update(self, op: Operation, buffer: Buffer, index: int, combine: Callable[[Value], Value],
               subscript: Expression) -> None:
        """Update an element atomically."""
        self._check(op, buffer, index, subscript)
        for log in self.logs:
            log.write(buffer.place(index), op, atomic=True)
        old = from_memory(buffer.elements[index], buffer.element)
        self._put(buffer, index, to_memory(combine(old), buffer.element))

    @staticmethod
    def _put(buffer: Buffer, index: int, stored: Value) -> None:
        buffer.elements[index] = stored
        if buffer.written is not None:
            buffer.written[index] = True

    @staticmethod
    def _check(op: Any, buffer: Buffer, index: int, subscript: Expression) -> None:
        if not 0 <= index < len(buffer.elements):
            raise OutOfBounds.at(op, f"'{op.name}' accesses element {index} of a buffer of {len(buffer.elements)}: "
                                     f"the subscript is {expression_text(subscript, op.indices)}")
