"""The pass `hoist-scales`."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerType
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Operation, SSAValue

from ...ir.dialects import arith
from ...ir.dialects.loop import KernelOp, ReduceOp, Reduction, YieldOp
from ...ir.interfaces.effects import can_be_repeated, effects_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.traversal import operations_in
from ...ir.vector_types import element_of
from ...ir.watching import Watcher
from ..rewriting.edits import insert_after, insert_before, move_before
from .analysis.nesting import is_inside
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.unrolling import unroll

MOST_BITS = 8
"""Of an integer whose scale is moved: without it, sums overflow only if other factors are near the largest float."""


class HoistScales(SchedulingPass):
    """Multiply a sum by the scale of its integers once, in place of each integer.

        %v = loop.reduce <add> %k = 0 to 128 : f32 {
          ...
          %q = arith.sitofp %i : i8 to f32
          %w = arith.mulf %q, %s : f32
          %p = arith.mulf %x, %w : f32
          loop.yield %p : f32
        }
    becomes
        %u = loop.reduce <add> %k = 0 to 128 : f32 {
          ...
          %q = arith.sitofp %i : i8 to f32
          %p = arith.mulf %x, %q : f32
          loop.yield %p : f32
        }
        %v = arith.mulf %u, %s fastmath<contract> : f32
    A loop with one iteration, such as that over a short group, is written out afterwards. The scale is a value that the
    loop does not change, as that of a row or a group of a matrix of few bits. The result is rounded less often; an
    infinite scale makes it infinite where it may have been NaN. Under strict numerics nothing is changed.
    """

    name = "hoist-scales"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        if numerics_of(kernel) is Numerics.STRICT:
            return
        for loop in [op for op in operations_in(kernel) if isinstance(op, ReduceOp)]:
            if all(kind is Reduction.ADD for kind in loop.reductions) and (loop.trip_count.as_int or 0) > 0:
                self._hoist(loop, watcher)

    def _hoist(self, loop: ReduceOp, watcher: Watcher) -> None:
        terms, last = _Terms(loop), loop.body.block.last_op
        assert isinstance(last, YieldOp)
        scales = [terms.scale_of(value) for value in last.values]
        if all(scale is None for scale in scales) or not watcher.allows(loop):
            return
        watcher.done(loop, "{sums} sums are multiplied by a scale, and not their terms",
                     sums=sum(scale is not None for scale in scales))
        last.operands = [value if scale is None else terms.without(value, scale)
                         for value, scale in zip(last.values, scales, strict=True)]
        for result, scale in zip(loop.outputs, scales, strict=True):
            if scale is not None:
                terms.move_out(scale)
                whole = arith.MulfOp(result, scale, arith.FastMathFlagsAttr([FastMathFlag.ALLOW_CONTRACT]))
                result.replace_all_uses_with(whole.result)
                whole.operands[0] = result
                insert_after(loop, whole)
        erase_dead(loop)
        if loop.trip_count.as_int == 1:
            unroll(loop, watcher=watcher)


class _Terms:
    """The terms of the sums of one loop."""

    def __init__(self, loop: ReduceOp):
        self.loop = loop
        self._invariant: set[SSAValue] = set()
        """The values of the loop that can be computed before it."""
        self._scales: dict[SSAValue, SSAValue] = {}
        self._known: dict[SSAValue, SSAValue] = {}
        # Each operation once, in order: the paths through operations that use a value twice are exponentially many.
        written = effects_of(loop).writes
        for op in loop.body.block.ops:
            if can_be_repeated(op, written) and getattr(op, "mask", None) is None \
                    and all(map(self.is_invariant, op.operands)):
                self._invariant.update(op.results)
            if (scale := self._scale(op)) is not None:
                self._scales[op.results[0]] = scale

    def _scale(self, op: Operation) -> SSAValue | None:
        """The scale of an operation's result, if those of its operands are known."""
        scales = [self._scales.get(each) for each in op.operands]
        if isinstance(op, arith.AddfOp):
            return scales[0] if scales[0] is scales[1] else None
        if isinstance(op, arith.MulfOp):
            return next((scale for scale in (_own_scale(op, self), *scales) if scale is not None), None)
        return None

    def scale_of(self, value: SSAValue) -> SSAValue | None:
        """A factor of a term that the loop does not change and that scales an integer."""
        return self._scales.get(value)

    def without(self, value: SSAValue, scale: SSAValue) -> SSAValue:
        """The term without this factor."""
        if value not in self._known:
            op = value.owner
            assert isinstance(op, arith.MulfOp | arith.AddfOp)
            if isinstance(op, arith.MulfOp) and _own_scale(op, self) is scale:
                return op.lhs if op.rhs is scale else op.rhs
            parts = [self.without(each, scale) if self.scale_of(each) is scale else each for each in op.operands] \
                if isinstance(op, arith.AddfOp) else self._one_without(op, scale)
            new = type(op)(*parts, flags=op.fastmath)
            insert_before(op, new)
            self._known[value] = new.result
        return self._known[value]

    def _one_without(self, op: arith.MulfOp, scale: SSAValue) -> list[SSAValue]:
        """The factors of a product, of which the first one that has the scale loses it."""
        if self.scale_of(op.lhs) is scale:
            return [self.without(op.lhs, scale), op.rhs]
        return [op.lhs, self.without(op.rhs, scale)]

    def is_invariant(self, value: SSAValue) -> bool:
        """Whether a value can be computed before the loop."""
        return value in self._invariant or not is_inside(value, self.loop)

    def move_out(self, value: SSAValue) -> None:
        """Compute an invariant value before the loop."""
        if is_inside(value, self.loop):
            assert isinstance(value.owner, Operation)
            for operand in value.owner.operands:
                self.move_out(operand)
            move_before(self.loop, value.owner)


def _own_scale(op: arith.MulfOp, terms: _Terms) -> SSAValue | None:
    """What an integer of few bits is multiplied by, if the loop does not change it."""
    for integer, scale in (op.operands, reversed(op.operands)):
        if isinstance(integer.owner, arith.SIToFPOp | arith.UIToFPOp) and terms.is_invariant(scale):
            type = element_of(integer.owner.input.type)
            if isinstance(type, IntegerType) and type.width.data <= MOST_BITS:
                return scale
    return None
