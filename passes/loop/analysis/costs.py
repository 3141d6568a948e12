"""The cost of computing values, in arithmetic instructions of the machine that a module is compiled for."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Operation

from ....ir.machines.operation_classes import cost_of
from ....ir.machines.targets import machine_of


def total_cost(ops: Iterable[Operation]) -> int:
    """The total cost of operations of one kernel; constants and index arithmetic are counted like all others."""
    ops = list(ops)
    if not ops:
        return 0
    costs = machine_of(ops[0]).cost
    return sum(cost_of(op, costs) for op in ops)
