"""The pass `interleave-reductions`."""

from __future__ import annotations

from math import isqrt

from xdsl.dialects.builtin import AnyFloat, VectorType
from xdsl.ir import Region, SSAValue

from ...ir.dialects.loop import ApplyOp, KernelOp, ReduceOp, Reduction, YieldOp, loop_body
from ...ir.dialects.shape import ExprAttr
from ...ir.expressions import Expression, symbol
from ...ir.locations import inherit_location
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.costs import total_cost
from .analysis.index_expressions import loops_in
from .rewriting.combine import combine, combine_before


class InterleaveReductions(KernelPass):
    """Keep several partial results of a long reduction, and sum long stretches block by block.

        %s = loop.reduce <add> %r = 0 to 65536 step 16 : vector<16xf32> { ... }
    becomes
        %a, %b, %c, %d = loop.reduce <add, add, add, add> %k = 0 to 65536 step 2048 : ... {
          ... = loop.reduce <add, add, add, add> %r = %k to %k + 2048 step 64 : ... { ... }
          loop.yield ...
        }
        %0 = arith.addf %a, %b : vector<16xf32>
        %1 = arith.addf %c, %d : vector<16xf32>
        %s = arith.addf %0, %1 : vector<16xf32>
    Several partial results let the processor work on several iterations at a time. Blocks keep the error of a sum of
    n floats near sqrt(n) roundings of one partial sum instead of n, as cascade summation does.
    """

    name = "interleave-reductions"

    accumulators: int = 4
    """How many partial results there are: enough to cover the latency of an addition."""

    most_accumulators: int = 8
    """How many partial results a loop has in all; one that combines many values has fewer of each."""

    minimum_trips: int = 8
    """A reduction that runs less often stays as it is."""

    minimum_block: int = 32
    """How many interleaved iterations a block has at least; fewer would cost more than they gain in accuracy."""

    largest_body: int = 512
    """Instructions in the loop that results at most: long bodies hide latency by themselves, and compile time grows
    with them."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for loop in loops_in(kernel):
            if isinstance(loop, ReduceOp) and self._is_long(loop, watcher) and watcher.allows(self.name, loop):
                self._interleave(loop, watcher)

    def _is_long(self, loop: ReduceOp, watcher: Watcher) -> bool:
        flat = not any(op.regions for op in loop.body.block.ops)
        trips = loop.trip_count.as_int
        vectors = all(isinstance(r.type, VectorType) for r in loop.outputs)
        simple = all(kind.arity == 1 for kind in loop.reductions)
        whole = loop.lower_bound == 0  # not what vectors left over
        long = trips is None or trips >= self.minimum_trips
        fits = flat and simple and (vectors or (whole and _sums_floats(loop)))
        if fits and not long:
            watcher.missed(self.name, loop, "not interleaved: it runs {trips} times, bound {bound}", trips=trips or 0,
                           bound=self.minimum_trips)
        elif flat and not simple:
            watcher.missed(self.name, loop, "not interleaved: it looks for a place")
        return fits and long

    def _interleave(self, loop: ReduceOp, watcher: Watcher) -> None:
        copies, cost = self.accumulators, total_cost(loop.body.walk())
        while copies > 1 and (copies * len(loop.outputs) > self.most_accumulators or copies * cost > self.largest_body):
            copies //= 2
        stride = copies * loop.step_size
        watcher.done(self.name, loop, "{copies} partial results are kept", copies=copies)
        if _sums_floats(loop):
            block = self._block_size(loop.trip_count.as_int, copies) * stride
            whole = _whole(loop, block)
            if whole != loop.lower_bound:
                _take_over(loop, _blocked(loop, _unrolled(loop, copies), whole, block, stride), whole, copies)
        rest = loop.trip_count.as_int
        if loop.parent is not None and copies > 1 and (rest is None or rest >= copies):
            whole = _whole(loop, stride)
            body = _unrolled(loop, copies)
            _take_over(loop, _with_bounds(loop, body, loop.lower_bound, whole, stride), whole, copies)

    def _block_size(self, trips: int | None, copies: int) -> int:
        """How many interleaved iterations make a block: about the root of all, a power of two."""
        if trips is None:
            return 4 * self.minimum_block
        return max(self.minimum_block, 1 << (isqrt(trips // copies).bit_length() - 1 if trips else 0))


def _take_over(loop: ReduceOp, main: ReduceOp, whole: Expression, copies: int) -> None:
    """Let `main`, which has `copies` partial results, do the iterations of `loop` below `whole`; erase `loop` if that
    is all of them."""
    parent = loop.parent
    assert parent is not None
    parent.insert_op_before(main, loop)
    kinds = len(loop.reductions)
    partial: list[SSAValue] = []
    for position, kind in enumerate(loop.reductions):
        parts: list[list[SSAValue]] = [[main.results[copy * kinds + position]] for copy in range(copies)]
        partial.extend(combine_before(kind, parts, loop))
    if whole == loop.upper_bound:
        for old, new in zip(loop.results, partial, strict=True):
            old.replace_all_uses_with(new)
        loop.detach()
        loop.erase()
    else:
        loop.properties["lower"] = ExprAttr(whole)
        combine(loop, partial)


def _whole(loop: ReduceOp, unit: int) -> Expression:
    """Where the last whole `unit` of the loop's range ends."""
    return loop.lower_bound + (loop.upper_bound - loop.lower_bound) // unit * unit


def _sums_floats(loop: ReduceOp) -> bool:
    return any(kind == Reduction.ADD and isinstance(_element(r.type), AnyFloat)
               for kind, r in zip(loop.reductions, loop.outputs, strict=True))


def _element(type: object) -> object:
    return type.element_type if isinstance(type, VectorType) else type


def _unrolled(loop: ReduceOp, count: int) -> Region:
    """The body of `count` iterations in a row."""
    body = loop_body()
    variable = body.block.args[0]
    variable.name_hint = loop.induction_variable.name_hint
    yielded: list[SSAValue] = []
    for copy in range(count):
        mapping: dict[SSAValue, SSAValue] = {}
        index = variable
        if copy:
            apply = ApplyOp(symbol("d0") + copy * loop.step_size, [variable])
            body.block.add_op(apply)
            index = apply.result
        mapping[loop.induction_variable] = index
        for op in loop.body.block.ops:
            if isinstance(op, YieldOp):
                yielded.extend(mapping.get(v, v) for v in op.values)
            else:
                body.block.add_op(op.clone(mapping))
    body.block.add_op(YieldOp(*yielded))
    return body


def _with_bounds(loop: ReduceOp, body: Region, lower: Expression, upper: Expression, step: int) -> ReduceOp:
    types = [v.type for v in body.block.last_op.operands]  # type: ignore[union-attr]
    kinds = loop.reductions * (len(types) // len(loop.reductions))
    new = ReduceOp(kinds, types, upper, body, list(loop.bounds), lower=lower, step=step)
    inherit_location(new, loop)
    return new


def _blocked(loop: ReduceOp, body: Region, whole: Expression, block: int, stride: int) -> ReduceOp:
    """A loop over blocks around a loop over the iterations of a block."""
    outer = loop_body()
    types = [v.type for v in body.block.last_op.operands]  # type: ignore[union-attr]
    kinds = loop.reductions * (len(types) // len(loop.reductions))
    start = symbol("d0")
    inner = ReduceOp(kinds, types, start + block, body, [outer.block.args[0]], lower=start, step=stride)
    inner.location = loop.location
    outer.block.add_ops([inner, YieldOp(*inner.outputs)])
    return _with_bounds(loop, outer, loop.lower_bound, whole, block)

