"""The pass `unroll-loops`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue

from ...ir.dialects import arith
from ...ir.dialects.loop import ApplyOp, ForOp, KernelOp, LoopOp, ParallelOp, ReduceOp, Reduction
from ...ir.expressions import constant
from ...ir.locations import inherit_location
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.index_expressions import Names, has_expressions
from .analysis.reductions import parts_of, yielded
from .mapping.accesses import Accesses, loops_around
from .mapping.nests import trip_count
from .rewriting.scalar_combinations import combined_scalars

SECTOR_BYTES = 32
"""What memory moves at least: a run of neighbours that is shorter is no reason to make lanes of it."""


class UnrollLoops(KernelPass):
    """Write out short loops whose lanes would be fewer than those of a loop around them.

        loop.parallel %i = 0 to 4096 {
          %s = loop.reduce <maximum> %r = 0 to 3 : f32 {
            %v = loop.load %x[%i * 2 + %r] : memref<8194xf32> -> f32
            loop.yield %v : f32
          }
    becomes
        loop.parallel %i = 0 to 4096 {
          %0 = loop.load %x[%i * 2] : memref<8194xf32> -> f32
          %1 = loop.load %x[%i * 2 + 1] : memref<8194xf32> -> f32
          %2 = loop.load %x[%i * 2 + 2] : memref<8194xf32> -> f32
          %3 = arith.maximumf %0, %1 : f32
          %s = arith.maximumf %3, %2 : f32
    So a window of a pooling is a few loads of whole blocks. Sums are added in the order of the loop. A loop of one
    iteration is always written out.
    """

    name = "unroll-loops"

    trips: int = 32
    """Iterations of a loop at most."""
    trips_of_phases: int = 8
    """Iterations at most where several loops read one row: all of it stays in registers from the first to the last."""
    operations: int = 768
    """Operations of a kernel at most when loops are written out: compile time grows with them."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        names = Names()
        for loop in self._chosen(kernel, names, watcher):
            if watcher.allows(self.name, loop):
                watcher.done(self.name, loop, "{trips} iterations are written out",
                             trips=trip_count(loop, names) or 0)
                _unroll(loop, names)

    def _chosen(self, kernel: KernelOp, names: Names, watcher: Watcher) -> list[LoopOp]:
        """The loops to be written out, inner ones first."""
        loops = [op for op in kernel.walk(region_first=True) if isinstance(op, LoopOp)]
        if not any(self._is_short(loop, names) for loop in loops):
            return []
        accesses = Accesses(kernel, names)
        sizes: dict[Operation, int] = {}
        chosen: list[LoopOp] = []
        total = sum(1 for _ in kernel.walk())
        for loop in loops:
            body = list(loop.body.block.ops)  # type: ignore[attr-defined]
            sizes[loop] = size = sum(sizes.get(op, 1) for op in body)
            nested = [op for op in body if isinstance(op, LoopOp) and op not in chosen]
            trips = trip_count(loop, names) or 0
            if nested or not self._is_short(loop, names):
                continue
            if trips > 1 and not _is_better_written_out(loop, trips, accesses):
                continue
            if total + (trips - 1) * size > self.operations:
                watcher.missed(self.name, loop, "not written out: the kernel would have {operations} operations, bound "
                               "{bound}", operations=total + (trips - 1) * size, bound=self.operations)
                continue
            total += (trips - 1) * size
            sizes[loop] = trips * size
            chosen.append(loop)
        return chosen

    def _is_short(self, loop: LoopOp, names: Names) -> bool:
        if isinstance(loop, ReduceOp) and Reduction.SOFTMAX in loop.reductions:
            return False
        trips = trip_count(loop, names)
        block = loop.parent
        assert block is not None
        phases = sum(isinstance(op, LoopOp) for op in block.ops)
        return trips is not None and 0 < trips <= (self.trips if phases == 1 else self.trips_of_phases)


def _is_better_written_out(loop: LoopOp, trips: int, accesses: Accesses) -> bool:
    """Whether a parallel loop around has better lanes than a short loop."""
    inside = accesses.inside(loop)
    outer = [each for each in loops_around(loop) if isinstance(each, ParallelOp)]
    own = sum(access.traffic for access in inside
              if access.goes_along(loop) and trips * access.bytes >= SECTOR_BYTES)
    around = max((sum(access.traffic_along(each) for access in inside) for each in outer), default=0.0)
    return bool(outer) and around >= own and (around > 0 or not inside)


def _unroll(loop: LoopOp, names: Names) -> None:
    """Put copies of the body in the place of a loop, one for each iteration."""
    trips = trip_count(loop, names)
    lower = names.read(loop, loop.lower_bound)
    assert trips is not None
    carried: list[SSAValue] = list(loop.initial) if isinstance(loop, ForOp) else []
    in_order = isinstance(loop, ReduceOp) and _indices_rise(loop, names)
    for k in range(trips):
        yielded = _copy_body(loop, names.apply(lower + k * loop.step_size, loop)
                             if lower.as_int is None else _constant(lower.as_int + k * loop.step_size, loop),
                             carried, names)
        if not isinstance(loop, ReduceOp) or k == 0:
            carried = yielded
        else:
            carried = combined_scalars(loop, carried, yielded, in_order)
    for old, new in zip(loop.results, carried, strict=True):
        new.name_hint = old.name_hint or new.name_hint
        old.replace_all_uses_with(new)
    loop.detach()
    loop.erase()


def _indices_rise(loop: ReduceOp, names: Names) -> bool:
    """Whether each index that an iteration gives is greater than that of the iteration before."""
    variable = names.of(loop.induction_variable)
    for kind, part in zip(loop.reductions, parts_of(loop), strict=True):
        if kind not in (Reduction.ARGMAXIMUM, Reduction.ARGMINIMUM):
            continue
        cast = yielded(loop)[part][1].owner
        if not isinstance(cast, arith.IndexCastOp) or not isinstance(cast.input.type, IndexType):
            return False
        index = names.of(cast.input)
        following = index.substitute(dict.fromkeys(variable.symbols(), variable + loop.step_size))
        if ((following - index).as_int or 0) < 1:
            return False
    return True


def _constant(number: int, before: Operation) -> SSAValue:
    op = ApplyOp(constant(number), [])
    inherit_location(op, before)
    block = before.parent
    assert block is not None
    block.insert_op_before(op, before)
    return op.result


def _copy_body(loop: LoopOp, index: SSAValue, carried: Sequence[SSAValue], names: Names) -> list[SSAValue]:
    """Copy the body before the loop, for one value of its variable; what the copy yields is the result."""
    block, body = loop.parent, loop.body.block  # type: ignore[attr-defined]
    assert block is not None
    values: dict[SSAValue, SSAValue] = {body.args[0]: index}
    values.update(zip(body.args[1:], carried, strict=False))
    *ops, last = body.ops
    for op in ops:
        copy = op.clone(values)
        block.insert_op_before(copy, loop)
        for inner in copy.walk():
            if has_expressions(inner):
                names.write(inner, names.expressions(inner))
    if isinstance(index.owner, ApplyOp) and index.first_use is None:
        index.owner.detach()
        index.owner.erase()
    return [values[value] if value in values else value for value in last.operands]
