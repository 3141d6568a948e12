"""The pass `hoist-divisions`."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from ...ir.dialects import arith
from ...ir.dialects.arith.constants import constant_of
from ...ir.dialects.loop import KernelOp, LoopOp
from ...ir.numerics import Numerics, numerics_of
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.edits import insert_before, replace
from .analysis.nesting import is_inside
from .math_expansions.builder import Float, MathBuilder
from .scheduling.scheduling_pass import SchedulingPass

SMALL, LARGE = 2.0**-100, 2.0**100
"""Outside of this range a divisor is scaled, so that the parts of its reciprocal are normal numbers."""
SCALE = 2.0**64
MIN_FRACTION = 2.0**-50
"""What the low part of a reciprocal has of the high part at least: a zero would make a NaN of an infinity."""


class HoistDivisions(SchedulingPass):
    """Replace divisions by a float that a loop does not change by multiplications with its reciprocal, which is
    computed before the loop.

        loop.parallel %j = 0 to 2048 {
          %q = arith.divf %x, %d : f32
          ...
        }
    becomes
        %a = 2**64 if %d is tiny, 2**-64 if it is huge, 1 otherwise
        %h, %l = the reciprocal of %d * %a, as a sum of two floats of one sign
        loop.parallel %j = 0 to 2048 {
          %y = arith.mulf %x, %a : f32
          %low = arith.mulf %y, %l : f32
          %q = math.fma %y, %h, %low : f32
          ...
        }
    A division of a vector takes as long as thirty multiplications. Two floats make the quotient that a division gives,
    but for one in ten million, whose last bit differs (Brisebarre, Muller and Raina, Accelerating correctly rounded
    floating-point division when the divisor is known in advance, 2004). A module whose numerics are strict stays as
    it is; where they are fast, the product with the nearest float is taken.
    """

    name = "hoist-divisions"

    minimum_trips: int = 64
    """A loop that runs less often stays as it is."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        numerics = numerics_of(kernel)
        reciprocals = _Reciprocals(numerics == Numerics.FAST)
        for inner in operations_in(kernel):
            if isinstance(inner, arith.DivfOp) and inner.result.type == f32:
                if numerics == Numerics.STRICT:
                    watcher.missed(inner, "not hoisted: strict numerics keep every bit")
                    continue
                loop = self._outermost_without(inner, watcher)
                if loop is not None and watcher.allows(inner):
                    watcher.done(inner, "it multiplies by a reciprocal, computed before the loop")
                    reciprocals.divide(inner, loop)

    def _outermost_without(self, op: arith.DivfOp, watcher: Watcher) -> LoopOp | None:
        """The outermost loop around `op` in which its divisor is invariant, if hoisting pays in an inner one."""
        found: LoopOp | None = None
        trips = 1
        loop = op.parent_op()
        while isinstance(loop, LoopOp) and not is_inside(op.rhs, loop):
            if found is None and not is_inside(op.lhs, loop):
                return None
            found = loop
            count = loop.trip_count.as_int
            trips *= self.minimum_trips if count is None else count
            loop = loop.parent_op()
        if found is not None and trips < self.minimum_trips:
            watcher.missed(op, "not hoisted: the loop runs {trips} times, bound {bound}", trips=trips,
                           bound=self.minimum_trips)
            return None
        return found


class _Reciprocal(NamedTuple):
    """A scale, and the reciprocal of the scaled divisor as a sum of two numbers."""

    scale: Float
    high: SSAValue
    low: SSAValue | None


class _Reciprocals:
    """The reciprocals of a kernel, each computed once, before the loop that needs it."""

    def __init__(self, plain: bool):
        self.plain = plain
        self._known: dict[tuple[SSAValue, LoopOp], _Reciprocal] = {}

    def divide(self, op: arith.DivfOp, loop: LoopOp) -> None:
        """Replace a division inside of `loop`."""
        key = (op.rhs, loop)
        if key not in self._known:
            before = MathBuilder(f32)
            self._known[key] = self._reciprocal(before, op.rhs)
            insert_before(loop, *before.operations)
        scale, high, low = self._known[key]
        b = MathBuilder(f32)
        if low is None:
            b.mul(op.lhs, high)
        else:
            scaled = op.lhs if scale == 1.0 else b.mul(op.lhs, scale)
            b.fma(scaled, high, b.mul(scaled, low))
        replace(op, *b.operations)

    def _reciprocal(self, b: MathBuilder, divisor: SSAValue) -> _Reciprocal:
        if self.plain:
            return _Reciprocal(1.0, b.div(1.0, divisor), None)
        scale, scaled = _scaled(b, divisor)
        negative, nearest = b.neg(scaled), b.div(1.0, scaled)
        # Toward zero, so that the rest has the same sign.
        beyond = b.compare("olt", b.fma(nearest, negative, 1.0), 0.0)
        high = b.select(beyond, b.from_bits(b.integer_sub(b.bits(nearest), 1)), nearest)
        rest = b.mul(b.fma(high, negative, 1.0), high)
        least = b.mul(high, MIN_FRACTION)
        # Also where the rest is a NaN: the reciprocals of zero and of infinity have none.
        return _Reciprocal(scale, high, b.select(b.compare("ogt", b.abs(rest), b.abs(least)), rest, least))


def _scaled(b: MathBuilder, divisor: SSAValue) -> tuple[Float, SSAValue]:
    """The scale of a divisor, and the scaled divisor."""
    known = constant_of(divisor)
    if isinstance(known, FloatAttr) and SMALL <= abs(known.value.data) <= LARGE:
        return 1.0, divisor
    size = b.abs(divisor)
    scale = b.select(b.compare("ogt", size, LARGE), 1 / SCALE, 1.0)
    scale = b.select(b.compare("olt", size, SMALL), SCALE, scale)
    return scale, b.mul(divisor, scale)
