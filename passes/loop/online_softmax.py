"""The pass `online-softmax`."""

from __future__ import annotations

from xdsl.dialects.builtin import Float32Type, Float64Type, FloatAttr
from xdsl.ir import Attribute, Operation, SSAValue

from ...ir.dialects import arith
from ...ir.dialects.loop import KernelOp, ReduceOp, Reduction, Residency, YieldOp, residency_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.watching import Watcher
from ..rewriting.edits import erase, insert_before
from .analysis.reductions import yielded
from .analysis.softmax_pairs import softmax_pairs
from .scheduling.new_loops import keep_decisions
from .scheduling.scheduling_pass import SchedulingPass


class OnlineSoftmax(SchedulingPass):
    """Compute the maximum of a row and the sum of exponentials relative to it in one loop, where the row would be read
    twice.

        %m = loop.reduce <maximum> %r = 0 to 100000 : f32 { %x ... loop.yield %x : f32 }
        %s = loop.reduce <add> %q = 0 to 100000 : f32 {
          %y ...                                  the same as %x
          %d = arith.subf %y, %m : f32
          %e = math.exp %d : f32
          loop.yield %e : f32
        }
    becomes
        %m, %t = loop.reduce <softmax> %r = 0 to 100000 : f32, f32 { %x ... loop.yield %x, %one : f32, f32 }
        %s = %t + (%m - %m), or 0 if %t is 0
    since the sum of exponentials is NaN if the maximum is infinite. Rows that registers hold (`choose-residency`) are
    left alone: they are read once anyway.
    """

    name = "online-softmax"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        is_strict = numerics_of(kernel) == Numerics.STRICT
        for maximum, total in softmax_pairs(kernel):
            is_held = residency_of(maximum) is not Residency.STREAMED
            self._merge(maximum, total, is_held, is_strict, watcher)

    def _merge(self, maximum: ReduceOp, total: ReduceOp, is_held: bool, is_strict: bool, watcher: Watcher) -> None:
        if is_held or is_strict:
            reason = "the row is held in registers" if is_held else "under strict numerics a sum keeps its terms"
            watcher.missed(total, f"not one walk with the maximum: {reason}")
        elif watcher.allows(total):
            watcher.done(total, "one walk with the maximum")
            _merge(maximum, total)


def _merge(maximum: ReduceOp, total: ReduceOp) -> None:
    """One reduction in the place of `maximum`."""
    value, block = yielded(maximum)[0], maximum.parent
    kind: Attribute = value.type
    assert block is not None and isinstance(kind, Float32Type | Float64Type)
    one, zero = (arith.ConstantOp(FloatAttr(number, kind)) for number in (1.0, 0.0))

    def emit(op: Operation) -> SSAValue:
        insert_before(maximum, op, like=(total,))
        return op.results[0]

    body = maximum.detach_region(maximum.body)
    last = body.block.last_op
    assert last is not None
    end = YieldOp(value, emit(one))
    end.location = last.location
    body.block.erase_op(last)
    body.block.add_op(end)
    merged = ReduceOp([Reduction.SOFTMAX], [kind, kind], maximum.upper_bound, body, list(maximum.bounds),
                      lower=maximum.lower_bound, step=maximum.step_size)
    keep_decisions(merged, maximum, total)
    insert_before(maximum, merged, like=(maximum, total))
    greatest, relative = merged.outputs
    greatest.name_hint, relative.name_hint = maximum.outputs[0].name_hint, total.outputs[0].name_hint
    infinite = emit(arith.SubfOp(greatest, greatest))
    is_empty = emit(arith.CmpfOp(relative, emit(zero), "oeq"))
    sum_or_nan = emit(arith.AddfOp(relative, infinite))
    whole = emit(arith.SelectOp(is_empty, zero.result, sum_or_nan))
    maximum.outputs[0].replace_all_uses_with(greatest)
    total.outputs[0].replace_all_uses_with(whole)
    erase(total, maximum)
