"""Finds the operation of a kernel that the emitter, or the C++ compiler, translates wrongly.

Each operation on numbers is applied to random operands in a separate kernel; the result is the first one for which
compiled code and reference semantics differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.dialects.builtin import FixedBitwidthType, MemRefType, ModuleOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from ...ir.dialects.loop import KernelOp, LoadOp, ParallelOp, StoreOp, YieldOp, loop_body
from ...ir.errors import StepwellError
from ...ir.expressions import constant, symbol
from ...ir.semantics.inputs import describe_inputs, make_inputs
from ...ir.vector_types import element_of, lanes_of
from ..execution import Executor
from ..execution.interpreted_kernels import InterpretedKernels
from ..targets.kernel_store import KernelStore
from .agreement import Tolerance, first_disagreement
from .exact import CANNOT_RUN

__all__ = ["find_miscompiled_operation"]

TIMES = 16
"""The number of applications of each operation, with different operands."""
INTEGERS = (1, 100)
"""The bounds of random integers, which exclude 0 as a divisor."""


def find_miscompiled_operation(kernels: Iterable[KernelOp], seed: int = 0) -> Operation | None:
    """The first operation for which compiled code and reference semantics differ, or None."""
    probes: dict[str, tuple[Operation, KernelOp]] = {}
    for op in (op for kernel in kernels for op in kernel.walk()):
        if _is_on_numbers(op) and (key := _kind_of(op)) not in probes:
            probes[key] = op, _probe(op, f"probe_{len(probes)}")
    store = KernelStore()
    try:
        store.functions([kernel for _, kernel in probes.values()])
    except StepwellError:
        return None  # the compiler rejects the emitted code: there is nothing to compare
    compiled, meant = (Executor(seed=seed, isolated=True, kernels=each) for each in (store, InterpretedKernels()))
    for op, kernel in probes.values():
        module = ModuleOp([kernel])
        inputs = make_inputs(describe_inputs(kernel, seed, bounds=INTEGERS))
        try:
            wanted = meant.observe(module, inputs)
        except CANNOT_RUN:
            continue
        try:
            actual = compiled.observe(module, inputs)
        except CANNOT_RUN:
            return op
        if first_disagreement(wanted, actual, tolerance=Tolerance()) is not None:
            return op
    return None


def _is_on_numbers(op: Operation) -> bool:
    """Whether an operation only computes a number, or a vector, from others."""
    types = [value.type for value in (*op.operands, *op.results)]
    return bool(op.operands) and len(op.results) == 1 and not op.regions and all(
        isinstance(element_of(type), FixedBitwidthType) and not isinstance(type, MemRefType) for type in types)


def _kind_of(op: Operation) -> str:
    """A key that is equal for operations with the same printed form."""
    return f"{op.name} {op.properties} {[str(value.type) for value in (*op.operands, *op.results)]}"


def _probe(op: Operation, name: str) -> KernelOp:
    """A kernel that applies an operation to each element, or vector, of buffers."""
    values: Sequence[SSAValue] = (*op.operands, *op.results)
    block = Block(arg_types=[_buffer(value.type) for value in values])
    body = loop_body()
    index = body.block.args[0]
    loads = [LoadOp(buffer, symbol("d0") * _lanes(value.type), [index], value.type)
             for buffer, value in zip(block.args, op.operands, strict=False)]
    applied = op.clone({operand: load.result for operand, load in zip(op.operands, loads, strict=True)})
    # An operand that occurs twice has a single value; its last load replaces the others.
    applied.operands = [load.result for load in loads]
    result = applied.results[0]
    store = StoreOp(result, block.args[-1], symbol("d0") * _lanes(result.type), [index])
    body.block.add_ops([*loads, applied, store, YieldOp()])
    block.add_ops([ParallelOp(constant(TIMES), body, []), YieldOp()])
    return KernelOp(name, Region(block))


def _buffer(type: Attribute) -> MemRefType:
    return MemRefType(element_of(type), [TIMES * _lanes(type)])


def _lanes(type: Attribute) -> int:
    return lanes_of(type) or 1
