"""The pass `vectorize`."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, Region, SSAValue

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceLanesOp, ReduceOp, YieldOp
from ...ir.dialects.shape import ExprAttr
from ...ir.expressions import Expression
from ...ir.locations import inherit_location
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names
from .rewriting.combine import combine
from .vectorization.cost import choose, extent, lane_count, left_scalar
from .vectorization.rewriter import NotVectorizable, VectorBody, refuse_pairs_of_sums


class Vectorize(KernelPass):
    """Run several iterations of a loop at once, in the lanes of vectors.

        loop.parallel %i = 0 to 100 {
          %v = loop.load %x[%i] : memref<100xf32> -> f32
          ...
        }
    becomes
        loop.parallel %i = 0 to 96 step 16 {
          %v = loop.load %x[%i] : memref<100xf32> -> vector<16xf32>
          ...
        }
        loop.parallel %i = 96 to 100 step 4 {
          ...
        }
    The loop is the one along which the most accesses are neighbours: an innermost one, or an outer one together with
    the loops inside of it. A reduction keeps one partial result a lane, and `loop.reduce_lanes` combines them. What
    the vectors leave over is done by shorter vectors, if it is known how much that is, and by a loop over scalars.
    """

    name = "vectorize"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    minimum_lanes: int = 4
    """A loop that would fill fewer lanes stays as it is."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        lanes = lane_count(kernel, self.bits)
        chosen = choose(kernel, Names(), lanes)
        if watcher.listens:
            for loop, reason in left_scalar(kernel, chosen, Names(), lanes):
                watcher.missed(self.name, loop, f"not vectorized: {reason}")
        for loop in chosen:
            self._vectorize(loop, lanes, watcher)

    def _vectorize(self, loop: LoopOp, lanes: int, watcher: Watcher) -> None:
        """Vectorize a loop; then, while it is known to fill fewer lanes, what is left of it."""
        if loop.step_size != 1:
            return
        rest: LoopOp | None = loop
        first = True
        while rest is not None:
            count = extent(rest)
            while lanes > count:
                lanes //= 2
            if lanes < self.minimum_lanes:
                if first:
                    watcher.missed(self.name, loop, "not vectorized: it fills {lanes} lanes, bound {bound}",
                                   lanes=lanes, bound=self.minimum_lanes)
                return
            try:
                main = _main_loop(rest, lanes)
            except NotVectorizable as reason:
                watcher.missed(self.name, rest, f"not vectorized: {reason}")
                return
            if not watcher.allows(self.name, rest):
                for op in reversed(main):
                    op.erase()
                return
            watcher.done(self.name, rest, "{lanes} iterations at a time", lanes=lanes)
            block = rest.parent
            assert block is not None
            block.insert_ops_before(main, rest)
            first = False
            rest = _leave_rest(rest, lanes, main)
            if rest is not None and rest.trip_count.as_int is None:
                return


def _main_loop(loop: LoopOp, lanes: int) -> list[Operation]:
    """The loop over vectors, followed by what combines the lanes of its results."""
    refuse_pairs_of_sums(loop)
    block = Block(arg_types=[IndexType()])
    block.args[0].name_hint = loop.induction_variable.name_hint
    body = VectorBody(lanes, loop.induction_variable, block.args[0])
    body.block = block
    try:
        body.copy_block(list(loop.body.block.ops))  # type: ignore[attr-defined]
    except NotVectorizable:
        body.discard()
        raise
    last = loop.body.block.last_op  # type: ignore[attr-defined]
    yielded = [body.vector(value) for value in last.operands]
    block.add_op(YieldOp(*yielded))
    lower, upper = loop.lower_bound, _whole(loop, lanes)
    bounds = list(loop.bounds)  # type: ignore[attr-defined]
    if isinstance(loop, ParallelOp):
        new: LoopOp = ParallelOp(upper, Region(block), bounds, lower=lower, step=lanes)
        inherit_location(new, loop)
        return [new]
    assert isinstance(loop, ReduceOp)
    new = ReduceOp(loop.reductions, [v.type for v in yielded], upper, Region(block), bounds, lower=lower, step=lanes)
    inherit_location(new, loop)
    ops: list[Operation] = [new]
    results = iter(new.results)
    for kind in loop.reductions:
        lanes_op = ReduceLanesOp(kind, *(next(results) for _ in range(kind.arity)))
        lanes_op.location = loop.location
        ops.append(lanes_op)
    return ops


def _whole(loop: LoopOp, lanes: int) -> Expression:
    """Where the last whole vector of the loop's range ends."""
    return loop.lower_bound + (loop.upper_bound - loop.lower_bound) // lanes * lanes


def _leave_rest(loop: LoopOp, lanes: int, main: list[Operation]) -> LoopOp | None:
    """Let the old loop do what the vector loop leaves over, and combine the results of both; None if that is
    nothing."""
    whole = _whole(loop, lanes)
    results: list[SSAValue] = [result for op in main[1:] for result in op.results]
    if whole == loop.upper_bound:
        for old, new in zip(loop.results, results, strict=True):
            old.replace_all_uses_with(new)
            new.name_hint = old.name_hint
        loop.detach()
        loop.erase()
        return None
    loop.properties["lower"] = ExprAttr(whole)
    if isinstance(loop, ReduceOp):
        combine(loop, results)
    return loop
