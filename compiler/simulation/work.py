"""Estimates the time of an operation of a program at level prim: a group of fused operations, or a call of an ATen
operator.

The time is that of the launch or call, plus the maximum of the times of its bytes, its instructions and its
multiply-adds (the roofline model: Williams, Waterman and Patterson, 2009).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.aten import has_schema
from ...ir.dtypes import element_bytes
from ...ir.errors import UnsupportedError
from ...ir.expressions import Expression
from ...ir.machines.costs import Costs
from ...ir.machines.cpu import Cpu
from ...ir.machines.gpu import Gpu
from ...ir.machines.machine import Machine
from ...ir.machines.operation_classes import cost_of
from ...ir.shapes import dims, element_count
from .library_calls import is_attention, multiply_adds

__all__ = ["bytes_of", "name_of", "seconds_of"]


@dataclass
class Work:
    """The work of an operation."""

    bytes: int = 0
    instructions: int = 0
    multiply_adds: int = 0
    element: Attribute | None = None
    """The element type of the factors."""
    is_attention: bool = False


def seconds_of(op: Operation, functions: Mapping[str, FuncOp], machine: Machine) -> float:
    """Return the time of `op`; `functions` are the possible callees."""
    work = Work(bytes=sum(map(bytes_of, {*op.operands, *op.results})))
    callee = functions.get(op.callee.string_value()) if isinstance(op, CallOp) else None
    if callee is not None:
        for each in callee.body.walk():
            _add(each, work, machine.cost)
    elif has_schema(op):
        work.multiply_adds = multiply_adds(op)
        work.element = _element(op)
        work.is_attention = is_attention(op)
    else:
        _add(op, work, machine.cost)
    overhead = machine.call if has_schema(op) else machine.launch
    return overhead + max(work.bytes / _bandwidth(work.bytes, machine), work.instructions / machine.arithmetic,
                          work.multiply_adds / _products(work, machine))


def name_of(op: Operation) -> str:
    """Return the name of an operation on a time line."""
    return op.callee.string_value() if isinstance(op, CallOp) else op.name


def bytes_of(value: SSAValue) -> int:
    """Return the size of a tensor in bytes, and 0 for other values. Raises UnsupportedError if a size is symbolic."""
    if not isinstance(value.type, TensorType):
        return 0
    return _number(element_count(dims(value.type)), value) * element_bytes(value.type.element_type)


def _add(op: Operation, work: Work, costs: Costs) -> None:
    """Add the work of one operation of a group to the work of the group."""
    if isinstance(op, prim.ContractOp):
        work.multiply_adds += _number(element_count(op.extents.data), op.result)
        work.element = _element(op)
    elif isinstance(op, prim.FoldingOp):
        work.instructions += cost_of(op, costs) * sum(_elements(op.operands))
    elif isinstance(op, prim.PrimOp):
        work.instructions += cost_of(op, costs) * sum(_elements(op.results))


def _elements(values: Iterable[SSAValue]) -> Iterable[int]:
    return (_number(element_count(dims(each.type)), each) for each in values if isinstance(each.type, TensorType))


def _element(op: Operation) -> Attribute | None:
    return next((each.type.element_type for each in op.operands if isinstance(each.type, TensorType)), None)


def _number(size: Expression, value: SSAValue) -> int:
    if size.as_int is None:
        raise UnsupportedError(f"a size of {value.type} is symbolic, and what is simulated has sizes that are numbers",
                               hint="capture the program with dynamic=False")
    return size.as_int


def _bandwidth(moved: int, machine: Machine) -> float:
    """Return the bytes per second, that of the caches if they hold all that is moved."""
    if not isinstance(machine, Cpu):
        return machine.read
    if moved <= machine.l2 * machine.cores:
        return machine.read_cached
    return machine.read if machine.cores > 1 else machine.read_single_core


def _products(work: Work, machine: Machine) -> float:
    """Return the multiply-adds per second for an element type."""
    name = str(work.element)
    if isinstance(machine, Gpu):
        of_16_bits = machine.attention_f16 if work.is_attention else machine.product_f16
        return {"f32": machine.product_f32, "bf16": of_16_bits, "f16": of_16_bits}.get(name, machine.arithmetic)
    assert isinstance(machine, Cpu)
    cores = "" if machine.cores > 1 else "_single_core"
    return getattr(machine.product, f"library_{name}{cores}", machine.arithmetic)
