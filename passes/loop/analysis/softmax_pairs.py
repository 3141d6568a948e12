"""Maxima of rows, and sums of exponentials relative to these maxima."""

from __future__ import annotations

from xdsl.dialects import math
from xdsl.dialects.builtin import Float32Type, Float64Type

from ....ir.dialects import arith
from ....ir.dialects.loop import KernelOp, ReduceOp, Reduction
from ....ir.interfaces.effects import effects_of
from .index_expressions import Names
from .reductions import yielded
from .value_numbers import ValueNumbers

__all__ = ["softmax_pairs"]


def softmax_pairs(kernel: KernelOp) -> list[tuple[ReduceOp, ReduceOp]]:
    """The pairs of a maximum and the sum of exponentials relative to it, over the same values."""
    found = []
    names = Names()
    for maximum in kernel.walk():
        if not isinstance(maximum, ReduceOp) or maximum.reductions != [Reduction.MAXIMUM] or \
                not isinstance(maximum.outputs[0].type, Float32Type | Float64Type):
            continue
        effects, following = effects_of(maximum), maximum.next_op
        while following is not None and (not following.regions or effects_of(following).repeatable) and \
                not effects_of(following).conflicts(effects):
            if isinstance(following, ReduceOp) and _is_sum_relative_to(maximum, following, names):
                found.append((maximum, following))
                break
            following = following.next_op
    return found


def _is_sum_relative_to(maximum: ReduceOp, total: ReduceOp, names: Names) -> bool:
    """Whether `total` sums `exp(x - m)`, where m is the maximum of the values x."""
    if total.reductions != [Reduction.ADD] or total.step_size != maximum.step_size or \
            names.expressions(total) != names.expressions(maximum):
        return False
    exponential = yielded(total)[0].owner
    difference = exponential.operands[0].owner if isinstance(exponential, math.ExpOp) else None
    if not isinstance(difference, arith.SubfOp) or difference.operands[1] is not maximum.outputs[0]:
        return False
    numbers = ValueNumbers()
    [extremum], subtracted = yielded(maximum), difference.operands[0]
    of_maximum, of_total = numbers.of_body(maximum), numbers.of_body(total)
    return of_total.get(subtracted, subtracted) == of_maximum.get(extremum, extremum)
