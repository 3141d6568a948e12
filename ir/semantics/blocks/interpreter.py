"""Execution of a triton kernel: its programs one after the other, each operation on whole blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy
from xdsl.dialects import scf
from xdsl.ir import Operation, SSAValue

from ...dialects import triton
from ...dialects.triton import PointerType, element_of, shape_of
from ...errors import IndexOutOfRange
from ..kernels.errors import TooLong
from ..kernels.execution import KernelExecution
from ..kernels.expressions import function_of
from ..kernels.values import Value, of_type, value_dtype
from .memory import Memory
from .operations import block_functions

__all__ = ["run_triton_kernel"]

COST = 20
"""A program, or an iteration, of blocks takes as long as so many iterations of a loop on numbers."""


def run_triton_kernel(kernel: triton.FuncOp, arguments: Sequence[Any], most_iterations: int | None = None
                      ) -> int | None:
    """Run a kernel on tensors, which it writes into, and ints.

    Raises IndexError and RuntimeError where an assertion fails; OutOfBounds for an access outside of the tensor to
    which an address belongs, and Race if one program of the grid accesses what another writes; and TooLong if it takes
    as long as more than `most_iterations` of a loop. Returns the remaining number of iterations.
    """
    run = _Launch(kernel, most_iterations)
    run.programs(arguments)
    return run.iterations_left


class _Launch(KernelExecution):
    def __init__(self, kernel: triton.FuncOp, most_iterations: int | None):
        super().__init__()
        self.kernel = kernel
        self.iterations_left = most_iterations
        self.memory = Memory()
        self.place: tuple[int, ...] = ()
        self.grid: tuple[int, ...] = ()

    def programs(self, arguments: Sequence[Any]) -> None:
        """Run all programs of the grid."""
        block = self.kernel.body.block
        for number, (argument, value) in enumerate(zip(block.args, arguments, strict=True)):
            is_address = isinstance(argument.type, PointerType)
            self.values[argument] = self.memory.add(value, argument.name_hint or f"argument {number}") if is_address \
                else of_type(value, argument.type)
        integers = [int(self.values[each]) for each in self.kernel.integers]
        sizes = [function_of(size)(integers) for size in self.kernel.grid_sizes]
        self.grid = (*sizes, 1, 1)[:3]
        with numpy.errstate(all="ignore"):
            for number, place in enumerate(product(*map(range, self.grid)), start=1):
                self.memory.program, self.place = number, place
                self._count(self.kernel)
                self._block(block)

    def _count(self, op: Operation) -> None:
        if self.iterations_left is not None:
            self.iterations_left -= COST
            if self.iterations_left < 0:
                raise TooLong.at(op, f"'{op.name}' takes too long: there are too many programs and iterations")

    def _run(self, op: Operation) -> None:
        if (statement := _statements().get(type(op))) is not None:
            results = statement(self, op)
        elif (function := block_functions().get(type(op))) is not None:
            results = function(op, *self._operands(op))
        else:
            return self._run_by_package(op)
        if op.results:
            several = results if isinstance(results, tuple | list) else [results]
            self.values.update(zip(op.results, several, strict=True))

    def _optional(self, value: SSAValue | None) -> Value:
        return None if value is None else self.values[value]

    # The grid

    def _program_id(self, op: triton.GetProgramIdOp) -> Value:
        return numpy.int32(self.place[op.axis.data.number])

    def _programs(self, op: triton.GetNumProgramsOp) -> Value:
        return numpy.int32(self.grid[op.axis.data.number])

    def _assert(self, op: triton.AssertOp) -> None:
        if not numpy.all(self.values[op.condition]):
            error = IndexOutOfRange if op.message.data.startswith("index out of range") else RuntimeError
            raise error(f"{op.message.data} in kernel {self.kernel.sym_name.data}")

    # Memory

    def _load(self, op: triton.LoadOp) -> Value:
        mask = self._optional(op.mask)
        found = self.memory.read(op, self.values[op.pointers], mask, _pointee(op.pointers))
        return found if op.other is None else numpy.where(mask, found, self.values[op.other])[()]

    def _store(self, op: triton.StoreOp) -> None:
        self.memory.write(op, self.values[op.pointers], self._optional(op.mask), self.values[op.value],
                          _pointee(op.pointers))

    def _update(self, op: triton.AtomicRMWOp) -> Value:
        combine = _COMBINATIONS[op.kind.data]
        return self._atomically(op, self.values[op.value], self._optional(op.mask),
                                lambda old, value: combine(old, value))

    def _exchange(self, op: triton.AtomicCASOp) -> Value:
        expected = numpy.broadcast_to(self.values[op.expected], shape_of(op.result.type)).reshape(-1)
        lanes = iter(expected)
        return self._atomically(op, self.values[op.value], None,
                                lambda old, value: value if old == next(lanes) else old)

    def _atomically(self, op: triton.AtomicRMWOp | triton.AtomicCASOp, values: Value, mask: Value,
                    combine: Callable[[Value, Value], Value]) -> Value:
        """Update one lane after the other; returns the old values."""
        type, pointee = op.result.type, _pointee(op.pointers)
        shape = shape_of(type)
        old = numpy.zeros(shape, value_dtype(type)).reshape(-1)
        lanes = [numpy.broadcast_to(each, shape).reshape(-1)
                 for each in (self.values[op.pointers], values, True if mask is None else mask)]
        for lane, (address, value, is_wanted) in enumerate(zip(*lanes, strict=True)):
            if is_wanted:
                old[lane] = self.memory.read_atomically(op, address, pointee)
                self.memory.write(op, address, None, of_type(combine(old[lane], value), pointee), pointee,
                                  is_atomic=True)
        return old.reshape(shape)[()]

    # Control flow and combinations

    def _for(self, op: scf.ForOp) -> list[Value]:
        values = [self.values[each] for each in op.iter_args]
        index, *carried = op.body.block.args
        for number in range(*(int(self.values[each]) for each in (op.lb, op.ub, op.step))):
            self._count(op)
            self.values[index] = of_type(number, index.type)
            self.values.update(zip(carried, values, strict=True))
            values = self._block(op.body.block)
        return values

    def _if(self, op: scf.IfOp) -> list[Value]:
        region = op.true_region if self.values[op.cond] else op.false_region
        return self._block(region.block) if region.blocks else []

    def _reduce(self, op: triton.ReduceOp) -> list[Value]:
        """Halves are combined until one element is left."""
        parts = [numpy.moveaxis(self.values[each], op.dimension, 0) for each in op.inputs]
        while (count := len(parts[0])) > 1:
            middle = count // 2
            parts = self._combined(op, [each[:middle] for each in parts], [each[middle:] for each in parts])
        return [each[0] for each in parts]

    def _scan(self, op: triton.ScanOp) -> list[Value]:
        parts = [numpy.moveaxis(self.values[each], op.dimension, 0) for each in op.inputs]
        backwards = slice(None, None, -1 if op.reverse is not None else 1)
        rows = [[each[backwards][:1] for each in parts]]
        for number in range(1, len(parts[0])):
            rows.append(self._combined(op, rows[-1], [each[backwards][number:number + 1] for each in parts]))
        stacked = [numpy.concatenate(column)[backwards] for column in zip(*rows, strict=True)]
        return [numpy.moveaxis(each, 0, op.dimension) for each in stacked]

    def _combined(self, op: triton.CombineOperation, left: Sequence[Value], right: Sequence[Value]) -> list[Value]:
        block = op.combine.block
        self.values.update(zip(block.args, (*left, *right), strict=True))
        return self._block(block)


def _pointee(pointers: SSAValue) -> Any:
    return element_of(pointers.type).pointee  # type: ignore[attr-defined]


def _unsigned(combine: Callable[..., Value]) -> Callable[..., Value]:
    return lambda old, value: combine(*(each.view(f"uint{8 * each.dtype.itemsize}") for each in (old, value))).view(
        old.dtype)


_COMBINATIONS: dict[str, Callable[..., Value]] = {
    "and": numpy.bitwise_and, "or": numpy.bitwise_or, "xor": numpy.bitwise_xor, "add": numpy.add, "fadd": numpy.add,
    "max": numpy.maximum, "min": numpy.minimum, "umax": _unsigned(numpy.maximum), "umin": _unsigned(numpy.minimum),
    "exch": lambda old, value: value,
}


@cache
def _statements() -> dict[type[Operation], Callable[[_Launch, Any], Any]]:
    run = _Launch
    return {
        triton.GetProgramIdOp: run._program_id, triton.GetNumProgramsOp: run._programs, triton.AssertOp: run._assert,
        triton.BarrierOp: lambda run, op: None, triton.LoadOp: run._load, triton.StoreOp: run._store,
        triton.AtomicRMWOp: run._update, triton.AtomicCASOp: run._exchange, scf.ForOp: run._for, scf.IfOp: run._if,
        triton.ReduceOp: run._reduce, triton.ScanOp: run._scan,
    }
