"""Sequential execution of a loop kernel."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from typing import Any

import numpy
from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Operation, SSAValue

from ...dialects import arith
from ...dialects.loop import (
    AccessOp,
    AllocOp,
    ApplyOp,
    AtomicOp,
    CheckIndexOp,
    DotTileOp,
    ForOp,
    GatherOp,
    KernelOp,
    LoadOp,
    LoadPackedOp,
    LoopOp,
    ParallelOp,
    PrefetchOp,
    ReduceLanesOp,
    ReduceOp,
    StoreOp,
    TransposeOp,
    loops_around,
)
from ...errors import IndexOutOfRange
from ...expressions import constant
from ...machines.targets import CUDA, machine_of
from ...vector_types import lanes_of
from .arithmetic import DIVISIONS, constant_value, divided, dot_products, functions
from .errors import TooLong
from .execution import KernelExecution
from .expressions import function_of
from .memory import AccessLog, Buffer, Memory
from .reductions import combine, identity, rounded
from .values import Value

__all__ = ["KernelInterpreter", "run_kernel"]

Order = Callable[[range], Iterable[int]]
"""The order in which the iterations of a parallel loop are executed."""


def run_kernel(kernel: KernelOp, arguments: Sequence[Any], *, order: Order = iter,  # type: ignore[assignment]
               most_iterations: int | None = None) -> int | None:
    """Run a kernel on tensors, which it writes into, and ints, in the order of its arguments.

    `order` determines the order of independent iterations. Raises IndexError for an index out of range and
    RuntimeError for an integer division by zero, as compiled kernels do; OutOfBounds, Race or UninitializedRead for a
    kernel that violates a rule of its dialect; and TooLong if its loops take more than `most_iterations` in total.
    Returns the remaining number of iterations.
    """
    interpreter = KernelInterpreter(kernel, order, most_iterations)
    interpreter.run(arguments)
    return interpreter.iterations_left


class KernelInterpreter(KernelExecution):
    """A single run of a kernel."""

    def __init__(self, kernel: KernelOp, order: Order = iter,  # type: ignore[assignment]
                 most_iterations: int | None = None):
        super().__init__()
        self.kernel = kernel
        self.order = order
        self.iterations_left = most_iterations
        self.memory = Memory()
        self.is_for_gpu = machine_of(kernel).target == CUDA
        self.failure: Exception | None = None
        """The error that the kernel reports when it ends; like compiled kernels, it continues until then."""

    def run(self, arguments: Sequence[Any]) -> None:
        """Run the kernel; see `run_kernel`."""
        for argument, value in zip(self.kernel.body.block.args, arguments, strict=True):
            is_buffer = isinstance(type := argument.type, MemRefType)
            self.values[argument] = Buffer.of_tensor(value, type) if is_buffer else numpy.int64(value)
        with numpy.errstate(all="ignore"):
            self._block(self.kernel.body.block)
        if self.failure is not None:
            raise self.failure

    def _run(self, op: Operation) -> None:
        if (statement := _statements().get(type(op))) is not None:
            statement(self, op)
        elif (function := _functions().get(type(op))) is not None:
            self.values[op.results[0]] = function(op, *self._operands(op))
        else:
            self._run_by_package(op)

    def _index(self, expression: Any, indices: Sequence[SSAValue]) -> int:
        return function_of(expression)([int(self.values[index]) for index in indices])

    # Memory

    def _indices(self, op: AccessOp, lanes: int | None) -> list[int]:
        first = self._index(op.subscript_expression, op.indices)  # type: ignore[attr-defined]
        return [first + lane * op.lane_distance for lane in range(lanes or 1)]

    def _mask(self, mask: SSAValue | None) -> Value:
        return None if mask is None else numpy.atleast_1d(self.values[mask])

    def _load(self, op: LoadOp) -> None:
        lanes = lanes_of(op.result.type)
        values = self.memory.read(op, self.values[op.buffer], self._indices(op, lanes), self._mask(op.mask),
                                  subscript=op.subscript_expression)
        self.values[op.result] = values[0] if lanes is None else values

    def _load_packed(self, op: LoadPackedOp) -> None:
        first = self._index(op.subscript_expression, op.indices)
        values = self.memory.read_packed(op, self.values[op.buffer], [first + place for place in op.places],
                                         subscript=op.subscript_expression)
        self.values[op.result] = values[0] if op.lanes is None else values

    def _gather(self, op: GatherOp) -> None:
        first = self._index(op.subscript_expression, op.indices)
        indices = [first + int(offset) for offset in self.values[op.offsets]]
        self.values[op.result] = self.memory.read(op, self.values[op.buffer], indices, self._mask(op.mask),
                                                  subscript=op.subscript_expression)

    def _store(self, op: StoreOp) -> None:
        indices = self._indices(op, lanes_of(op.value.type))
        self.memory.write(op, self.values[op.buffer], indices, self._mask(op.mask),
                          numpy.atleast_1d(self.values[op.value]), op.subscript_expression)

    def _atomic(self, op: AtomicOp) -> None:
        if op.mask is None or self.values[op.mask]:
            self.memory.update(op, self.values[op.buffer], self._index(op.subscript_expression, op.indices),
                               lambda old: combine(op.kind.data, [old], [self.values[op.value]])[0],
                               op.subscript_expression)

    def _transpose(self, op: TransposeOp) -> None:
        source, source_stride, target, target_stride = (self._index(each, op.indices) for each in op.expressions)
        rows, columns = op.sizes
        for row in range(rows):
            start = source + row * source_stride
            places = range(start, start + columns * op.packed)
            read = self.memory.read_packed if op.packed > 1 else self.memory.read
            values = read(op, self.values[op.source], places, subscript=op.expressions[0])
            self.memory.write(op, self.values[op.target],
                              [target + column * target_stride + row for column in range(columns)], None, values,
                              op.expressions[2])

    def _dot_tile(self, op: DotTileOp) -> None:
        left, left_stride, right, right_stride, terms = (self._index(each, op.indices) for each in op.expressions)
        rows, columns = op.sizes
        b = numpy.stack([self.memory.read(op, self.values[op.rhs], range(start, start + columns),
                                          subscript=op.expressions[2])
                         for start in range(right, right + terms * right_stride, right_stride)], axis=-1) \
            if terms > 0 else numpy.zeros((columns, 0), numpy.int32)
        for row in range(rows):
            start = left + row * left_stride
            read = self.memory.read_packed if op.packed > 1 else self.memory.read
            places = range(start, start + max(terms, 0) * op.packed)
            a = read(op, self.values[op.lhs], places, subscript=op.expressions[0])
            self.memory.write(op, self.values[op.target], range(row * columns, (row + 1) * columns), None,
                              dot_products(op.element, a, b).sum(axis=-1), constant(row * columns))

    def _alloc(self, op: AllocOp) -> None:
        self.values[op.result] = Buffer.scratch(op.result.type)

    # Indices and divisions, which may fail

    def _apply(self, op: ApplyOp) -> None:
        self.values[op.result] = numpy.int64(self._index(op.value.data, op.indices))

    def _check_index(self, op: CheckIndexOp) -> None:
        limit = self._index(op.limit.data, op.indices)
        value = self.values[op.value]
        inside = (value >= 0) & (value < limit)
        wanted = numpy.True_ if op.mask is None else self.values[op.mask]
        if numpy.any(wanted & ~inside):
            self.failure = IndexOutOfRange(f"index out of range in kernel {self.kernel.sym_name.data}")
        self.values[op.result] = numpy.where(wanted & inside, value, 0)[()]

    def _divide(self, op: Operation) -> None:
        self.values[op.results[0]], by_zero = divided(op, *self._operands(op))
        if by_zero:
            self.failure = RuntimeError("ZeroDivisionError: an integer is divided by zero in kernel "
                                        f"{self.kernel.sym_name.data}")

    # Control flow

    def _range(self, op: LoopOp) -> range:
        lower, upper = (self._index(bound, op.bounds) for bound in (op.lower_bound, op.upper_bound))  # type: ignore[attr-defined]
        return range(lower, upper, op.step_size)

    def _begin(self, op: LoopOp, index: int) -> None:
        """Start an iteration of a loop; raises TooLong if it exceeds the limit."""
        self.values[op.induction_variable] = numpy.int64(index)
        if self.iterations_left is not None:
            self.iterations_left -= 1
            if self.iterations_left < 0:
                longest = max([*loops_around(op), op], key=lambda loop: len(self._range(loop)))
                raise TooLong.at(longest, f"'{longest.name}' takes too long: it has {len(self._range(longest))} "
                                          "iterations")

    def _iterate(self, op: LoopOp, index: int) -> list[Value]:
        self._begin(op, index)
        return self._block(op.body.block)  # type: ignore[attr-defined]

    def _parallel(self, op: ParallelOp, log: AccessLog | None = None, label: Hashable = ()) -> None:
        log = log or AccessLog(any_may_be_last=self.is_for_gpu)
        self.memory.logs.append(log)
        for index in self.order(self._range(op)):
            log.iteration = (label, index)
            self._iterate(op, index)
        self.memory.logs.pop()

    def _for(self, op: ForOp) -> None:
        values = [self.values[initial] for initial in op.initial]
        shared = set(op.shared_loops) if op.threads is not None else set()
        # Threads that each execute all iterations do not synchronize between iterations.
        log = AccessLog(any_may_be_last=self.is_for_gpu)
        for index in self._range(op):
            self.values.update(zip(op.carried, values, strict=True))
            if shared:
                self._begin(op, index)
                self._shared(op.body.block, shared, log)
            else:
                values = self._iterate(op, index)
        self.values.update(zip(op.outputs, values, strict=True))

    def _shared(self, block: Block, shared: set[ParallelOp], log: AccessLog) -> None:
        """An iteration that all threads execute: shared loops with equal ranges are distributed equally."""
        for op in block.ops:
            if isinstance(op, ParallelOp) and op in shared:
                self._parallel(op, log, (self._range(op).start, self._range(op).stop, op.step_size))
            elif isinstance(op, ForOp) and op.shared_loops:
                for index in self._range(op):
                    self._begin(op, index)
                    self._shared(op.body.block, shared, log)
            elif op is not block.last_op:
                self._run(op)

    def _if(self, op: scf.IfOp) -> None:
        region = op.true_region if self.values[op.cond] else op.false_region
        values = self._block(region.block) if region.blocks else []
        self.values.update(zip(op.results, values, strict=True))

    def _reduce(self, op: ReduceOp) -> None:
        types = [output.type for output in op.outputs]
        parts, start = [], 0
        for kind in op.reductions:
            parts.append((kind, slice(start, start + kind.arity)))
            start += kind.arity
        totals = [value for kind, at in parts for value in identity(kind, types[at])]
        for index in self.order(self._range(op)):
            values = self._iterate(op, index)
            for kind, at in parts:
                totals[at] = combine(kind, totals[at], values[at])
        self.values.update(zip(op.outputs, rounded(totals, types), strict=True))

    def _reduce_lanes(self, op: ReduceLanesOp) -> None:
        kind, types = op.kind.data, [output.type for output in op.outputs]
        vectors = [self.values[value] for value in op.inputs]
        totals = identity(kind, types)
        for lane in range(len(vectors[0])):
            totals = combine(kind, totals, [vector[lane] for vector in vectors])
        self.values.update(zip(op.outputs, rounded(totals, types), strict=True))


@cache
def _functions() -> dict[type[Operation], Callable[..., Value]]:
    return functions() | {arith.ConstantOp: constant_value}


@cache
def _statements() -> dict[type[Operation], Callable[[KernelInterpreter, Any], None]]:
    run = KernelInterpreter
    return {
        LoadOp: run._load, LoadPackedOp: run._load_packed, GatherOp: run._gather, StoreOp: run._store,
        AtomicOp: run._atomic, TransposeOp: run._transpose, DotTileOp: run._dot_tile, AllocOp: run._alloc,
        ApplyOp: run._apply, PrefetchOp: lambda self, op: None,
        CheckIndexOp: run._check_index, ParallelOp: run._parallel, ForOp: run._for, ReduceOp: run._reduce,
        ReduceLanesOp: run._reduce_lanes, scf.IfOp: run._if, **dict.fromkeys(DIVISIONS, run._divide),
    }
