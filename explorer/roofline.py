"""The minimum time of a kernel launch on a machine: the larger of the times of its bytes and its arithmetic."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from xdsl.dialects import scf
from xdsl.dialects.builtin import AnyFloat, IntegerAttr, ShapedType
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import ConstantLike

from ..ir.dialects import arith, triton
from ..ir.dialects.loop import AccessOp, KernelOp, LoopOp
from ..ir.dtypes import element_bytes
from ..ir.interfaces.effects import effects_of, is_pure
from ..ir.interfaces.kernels import Kernel
from ..ir.interfaces.views import viewed
from ..ir.machines.costs import Costs
from ..ir.machines.cpu import Cpu
from ..ir.machines.machine import Machine
from ..ir.machines.operation_classes import cost_of
from ..ir.machines.targets import machine_of
from ..ir.vector_types import element_of
from .report import Roofline

__all__ = ["Bound", "accessed_bytes", "arithmetic_of", "bound_of", "roofline_of"]


class Bound(NamedTuple):
    """The minimum time of a launch in milliseconds, and the resource that limits it: `memory`, `cache` or
    `arithmetic`.
    """

    milliseconds: float
    resource: str


def arithmetic_of(kernel: Kernel) -> int | None:
    """Count the arithmetic instructions of one launch: those on floats, once per element of a vector or block, masked
    ones included. Return None if the number of programs or a trip count is symbolic, and for products on tensor cores,
    which have a limit of their own.
    """
    body = _inside(kernel, machine_of(kernel).cost)
    return None if body is None or kernel.programs is None else kernel.programs * body


def accessed_bytes(buffer: SSAValue, reads: bool) -> int | None:
    """Return the bytes that the loads or the stores of a kernel's argument transfer per launch; None if a trip count
    is symbolic or an operation other than a load or store accesses the argument.
    """
    total = 0
    for use in buffer.uses:
        op = use.operation
        if not isinstance(op, AccessOp):
            return None
        if buffer not in (effects_of(op).reads if reads else effects_of(op).writes):
            continue
        if (times := _executions(op)) is None:
            return None
        total += times * (op.lanes or 1) * element_bytes(element_of(op.moved.type))
    return total


def roofline_of(machine: Machine) -> Roofline:
    """Return the limits of a machine."""
    return Roofline(machine.arithmetic, machine.read, machine.read_cached if isinstance(machine, Cpu) else None)


def bound_of(moved: int | None, arithmetic: int | None, machine: Machine) -> Bound | None:
    """Return the minimum time of a launch that moves `moved` bytes and executes `arithmetic` instructions; None if
    neither is known. Data that fits the caches of a CPU's cores is assumed to be in them.
    """
    bounds: list[Bound] = []
    roofline = roofline_of(machine)
    if moved is not None:
        if isinstance(machine, Cpu) and moved <= machine.l2 * machine.cores and roofline.cache:
            bounds.append(Bound(1e3 * moved / roofline.cache, "cache"))
        else:
            bounds.append(Bound(1e3 * moved / roofline.memory, "memory"))
    if arithmetic is not None:
        bounds.append(Bound(1e3 * arithmetic / roofline.arithmetic, "arithmetic"))
    return max(bounds, default=None)


def _executions(op: Operation) -> int | None:
    """Return how often the surrounding loops execute an operation; conditions count as true."""
    times = 1
    while (parent := op.parent_op()) is not None and not isinstance(op, KernelOp):
        op = parent
        if isinstance(op, LoopOp):
            if (trips := op.trip_count.as_int) is None:
                return None
            times *= trips
    return times


def _inside(op: Operation, costs: Costs) -> int | None:
    total = 0
    for inner in (each for region in op.regions for block in region.blocks for each in block.ops):
        times = _repetitions(inner)
        cost = _inside(inner, costs) if inner.regions else _instructions(inner, costs)
        if times is None or cost is None:
            return None
        total += times * cost
    return total


def _repetitions(op: Operation) -> int | None:
    """Return how often an operation executes its regions; conditions count as true."""
    match op:
        case LoopOp():
            return op.trip_count.as_int
        case scf.ForOp():
            bounds = [ConstantLike.get_constant_value(bound) for bound in (op.lb, op.ub, op.step)]
            known = [bound.value.data for bound in bounds if isinstance(bound, IntegerAttr)]
            return len(range(*known)) if len(known) == 3 else None
        case scf.WhileOp():
            return None
        case triton.CombineOperation():
            return _elements(op.inputs[0].type)
        case _:
            return 1


def _instructions(op: Operation, costs: Costs) -> int | None:
    """Return the instructions of one operation; a product that may be contracted with a sum counts as a part of the
    sum.
    """
    if not op.results or not is_pure(op) or viewed(op) is not None or op.has_trait(ConstantLike):
        return 0
    result = op.results[0].type
    if not isinstance(element_of(triton.element_of(result)), AnyFloat):
        return 0
    if isinstance(op, triton.DotOp):
        terms = triton.shape_of(op.lhs.type)[-1]
        return None if op.on_tensor_cores else _elements(result) * terms
    if isinstance(op, arith.MulfOp) and op.fastmath is not None and FastMathFlag.ALLOW_CONTRACT in op.fastmath.data:
        return 0
    return cost_of(op, costs) * _elements(result)


def _elements(type: Attribute) -> int:
    return prod(type.get_shape()) if isinstance(type, ShapedType) else 1
