"""The memory of a kernel: flat buffers, of which each access is checked."""

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
from .errors import OutOfBounds, Race, UninitializedRead
from .values import Value, from_memory, memory_dtype, to_memory

__all__ = ["AccessLog", "Buffer", "Memory"]

_FRESH = count(1)


class Buffer:
    """Elements of one type. Buffers that kernels are given may overlap; scratch memory is apart from all other."""

    def __init__(self, elements: numpy.ndarray, element: Attribute, *, scratch: bool = False):
        self.elements = elements
        self.element = element
        self.written = numpy.zeros(len(elements), bool) if scratch else None
        """Which elements of scratch memory have a value yet."""
        self._space = next(_FRESH) if scratch else 0
        self._address = 0 if scratch else elements.ctypes.data

    @staticmethod
    def scratch(type: MemRefType) -> Buffer:
        """Memory of which no element has a value."""
        (size,) = type.get_shape()
        return Buffer(numpy.zeros(max(size, 0), memory_dtype(type.element_type)), type.element_type, scratch=True)

    @staticmethod
    def of_tensor(tensor: Any, type: MemRefType) -> Buffer:
        """The elements of a tensor's memory from its first to its last one, which the kernel reads and writes; or as
        many as a type says from an address on, as host programs give parts of an arena."""
        import torch

        if isinstance(tensor, int):
            return Buffer(_at_address(tensor, type), type.element_type)
        span = 1 + sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
        flat = tensor.as_strided((0 if tensor.numel() == 0 else span,), (1,))
        # numpy knows neither bfloat16 nor floats of eight bits: elements travel as bits.
        bits = flat.view({1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[flat.dtype.itemsize]).numpy()
        return Buffer(bits.view(memory_dtype(type.element_type)), type.element_type)

    def place(self, index: int) -> Hashable:
        """What two accesses to the same memory have in common."""
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
    """Who accessed what in the iterations of one parallel loop so far."""

    any_may_be_last: bool = False
    """Whether iterations may store to one element, as the program leaves open: eager on a GPU does so, too."""
    iteration: Hashable = None
    writes: dict[Hashable, tuple[Hashable, Operation, bool]] = field(default_factory=dict)
    """By place: the iteration and operation that wrote it last, and whether it did so in one atomic step."""
    reads: dict[Hashable, dict[Hashable, Operation]] = field(default_factory=dict)
    """By place: two different iterations that read it, at most."""

    def read(self, place: Hashable, op: Operation) -> None:
        """Note a read; raises Race if another iteration writes there."""
        if (write := self.writes.get(place)) is not None and write[0] != self.iteration:
            raise _race(op, "reads", write[1], "writes")
        readers = self.reads.setdefault(place, {})
        if len(readers) < 2:
            readers.setdefault(self.iteration, op)

    def write(self, place: Hashable, op: Operation, atomic: bool) -> None:
        """Note a write; raises Race if another iteration reads or writes there, unless both updates are atomic."""
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
    """Carries out the accesses of a kernel, and checks each of them."""

    logs: list[AccessLog] = field(default_factory=list)
    """Those of the parallel loops around the current operation, outermost first."""

    def read(self, op: Operation, buffer: Buffer, indices: Sequence[int], mask: Value = None, *,
             subscript: str) -> Value:
        """The elements at the indices, one for each lane; 0 in lanes whose mask does not hold."""
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

    def read_packed(self, op: Operation, buffer: Buffer, indices: Sequence[int], *, subscript: str) -> Value:
        """The bits of neighbours as i32."""
        return to_memory(self.read(op, buffer, indices, subscript=subscript), buffer.element).view(numpy.int32)

    def write(self, op: Operation, buffer: Buffer, indices: Sequence[int], mask: Value, values: Value,
              subscript: str) -> None:
        """Write a value for each lane whose mask holds."""
        stored = to_memory(values, buffer.element)
        for lane, index in enumerate(indices):
            if mask is None or mask[lane]:
                self._check(op, buffer, index, subscript)
                for log in self.logs:
                    log.write(buffer.place(index), op, atomic=False)
                self._put(buffer, index, stored[lane])

    def update(self, op: Operation, buffer: Buffer, index: int, combine: Callable[[Value], Value],
               subscript: str) -> None:
        """Replace an element by a function of it, in one atomic step."""
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
    def _check(op: Operation, buffer: Buffer, index: int, subscript: str) -> None:
        if not 0 <= index < len(buffer.elements):
            raise OutOfBounds.at(op, f"'{op.name}' accesses element {index} of a buffer of "
                                     f"{len(buffer.elements)}: the subscript is {subscript}")
