"""The pass `split-divided-loops`."""

from __future__ import annotations

from ...ir.dialects.loop import ForOp, KernelOp, LoopOp, has_expressions
from ...ir.expressions import Expression, FloorDiv, Modulo
from ...ir.watching import Watcher
from .analysis.index_expressions import Names, loops_in
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.splitting import split


class SplitDividedLoops(SchedulingPass):
    """Split a loop whose variable is divided by a constant into two nested loops, so that no division is left (strip
    mining).

        loop.parallel %i = 0 to 25 {
          %v = loop.load %x[(%i floordiv 5) * 64 + %i mod 5] : memref<320xf32> -> f32
          ...
        }
    becomes
        loop.parallel %i0 = 0 to 5 {
          loop.parallel %i1 = 0 to 5 {
            %v = loop.load %x[%i0 * 64 + %i1] : memref<320xf32> -> f32
            ...
          }
        }
    A `loop.reduce` becomes a reduce of reduces. A loop that is not from 0 to a multiple of the divisor stays.
    """

    name = "split-divided-loops"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        worklist = list(loops_in(kernel))
        names = Names()
        while worklist:
            loop = worklist.pop()
            divisor = _divisor(loop, names, watcher)
            if divisor is not None and watcher.allows(loop):
                watcher.done(loop, "{trips} iterations become {outer} times {inner}",
                             trips=loop.trip_count.as_int or 0, inner=divisor,
                             outer=(loop.trip_count.as_int or 0) // divisor)
                worklist.extend(split(loop, by=divisor, watcher=watcher))
                names = Names()


def _divisor(loop: LoopOp, names: Names, watcher: Watcher) -> int | None:
    """The smallest number that the variable of `loop` is divided by somewhere and its extent can be split by."""
    extent = loop.upper_bound.as_int
    if extent is None or loop.lower_bound != 0 or loop.step_size != 1 or (isinstance(loop, ForOp) and loop.initial):
        return None
    variable = names.of(loop.induction_variable)
    found: set[int] = set()
    for op in loop.body.walk():
        if has_expressions(op):
            for expression in names.expressions(op).values():
                _collect(expression, variable, found)
    fitting = [d for d in found if 1 < d < extent and extent % d == 0]
    if not fitting and (others := [d for d in found if 1 < d < extent]):
        watcher.missed(loop, "not split: {trips} iterations are no multiple of {divisor}",
                       trips=extent, divisor=min(others))
    return min(fitting, default=None)


def _collect(expression: Expression, variable: Expression, found: set[int]) -> None:
    name = variable.as_symbol
    assert name is not None
    for atom in expression.atoms():
        if isinstance(atom, FloorDiv | Modulo) and name in atom.operands[0].symbols():
            divisor = atom.operands[1].as_int
            factor = atom.operands[0].coefficient(name)
            if divisor is not None and factor is not None and factor == 1:
                found.add(divisor)
        for operand in atom.operands:
            _collect(operand, variable, found)
