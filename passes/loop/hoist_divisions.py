"""The pass `hoist-divisions`."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects import math
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, f32, i32
from xdsl.ir import Attribute, Operation, SSAValue

from ...ir.dialects import arith
from ...ir.dialects.loop import KernelOp, LoopOp
from ...ir.numerics import Numerics, numerics_of
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.edits import erase, insert_before
from .analysis.nesting import is_inside
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

    scale: SSAValue
    high: SSAValue
    low: SSAValue


class _Reciprocals:
    """The reciprocals of a kernel, each computed once, before the loop that needs it."""

    def __init__(self, plain: bool):
        self.plain = plain
        self._known: dict[tuple[SSAValue, LoopOp], _Reciprocal] = {}

    def divide(self, op: arith.DivfOp, loop: LoopOp) -> None:
        """Replace a division inside of `loop`."""
        key = (op.rhs, loop)
        if key not in self._known:
            self._known[key] = self._before(op.rhs, _Writer(loop))
        scale, high, low = self._known[key]
        write = _Writer(op)
        if self.plain:
            quotient = write(arith.MulfOp(op.lhs, high))
        else:
            scaled = op.lhs if _is_one(scale) else write(arith.MulfOp(op.lhs, scale))
            quotient = write(math.FmaOp(scaled, high, write(arith.MulfOp(scaled, low))))
        quotient.name_hint = op.result.name_hint
        op.result.replace_all_uses_with(quotient)
        erase(op)

    def _before(self, divisor: SSAValue, write: _Writer) -> _Reciprocal:
        one = write.number(1.0)
        if self.plain:
            return _Reciprocal(one, write(arith.DivfOp(one, divisor)), one)
        scale, scaled = _scaled(divisor, one, write)
        negative = write(arith.NegfOp(scaled))
        nearest = write(arith.DivfOp(one, scaled))
        # Toward zero, so that the rest has the same sign.
        beyond = write(arith.CmpfOp(write(math.FmaOp(nearest, negative, one)), write.number(0.0), "olt"))
        below = write(arith.SubiOp(write(arith.BitcastOp(nearest, i32)), write.number(1)))
        high = write(arith.SelectOp(beyond, write(arith.BitcastOp(below, f32)), nearest))
        rest = write(arith.MulfOp(write(math.FmaOp(high, negative, one)), high))
        least = write(arith.MulfOp(high, write.number(MIN_FRACTION)))
        # Also where the rest is a NaN: the reciprocals of zero and of infinity have none.
        enough = write(arith.CmpfOp(write(math.AbsFOp(rest)), write(math.AbsFOp(least)), "ogt"))
        return _Reciprocal(scale, high, write(arith.SelectOp(enough, rest, least)))


def _scaled(divisor: SSAValue, one: SSAValue, write: _Writer) -> tuple[SSAValue, SSAValue]:
    """The scale of a divisor, and the scaled divisor."""
    owner = divisor.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, FloatAttr) \
            and SMALL <= abs(owner.value.value.data) <= LARGE:
        return one, divisor
    size = write(math.AbsFOp(divisor))
    small = write(arith.CmpfOp(size, write.number(SMALL), "olt"))
    large = write(arith.CmpfOp(size, write.number(LARGE), "ogt"))
    scale = write(arith.SelectOp(large, write.number(1 / SCALE), one))
    scale = write(arith.SelectOp(small, write.number(SCALE), scale))
    return scale, write(arith.MulfOp(divisor, scale))


def _is_one(value: SSAValue) -> bool:
    owner = value.owner
    return isinstance(owner, arith.ConstantOp) and isinstance(owner.value, FloatAttr) and owner.value.value.data == 1


class _Writer:
    """Inserts operations before another one."""

    def __init__(self, before: Operation):
        self.before = before

    def __call__(self, op: Operation) -> SSAValue:
        insert_before(self.before, op)
        return op.results[0]

    def number(self, value: float | int) -> SSAValue:
        attribute: Attribute = IntegerAttr(value, i32) if isinstance(value, int) else FloatAttr(value, f32)
        return self(arith.ConstantOp(attribute))
