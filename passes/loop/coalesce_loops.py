"""The pass `coalesce-loops`."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr

from ...ir.dialects.loop import CONTIGUOUS, LANES, TRANSPOSED, KernelOp, LoopOp, ParallelOp, has_expressions
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher
from .analysis.index_expressions import Names, loops_in
from .mapping.accesses import Accesses
from .mapping.kernel_loops import fitting_block, kernel_loops, trip_count, walks_rows
from .mapping.pointwise import crossing_loop, fastest_loop
from .mapping.rows import rows_of
from .scheduling.reordering import coalesce, interchange, obstacle_to_pair
from .scheduling.scheduling_pass import SchedulingPass


class CoalesceLoops(SchedulingPass):
    """Coalesce two nested loops that together iterate over contiguous memory into one.

        loop.parallel %i = 0 to 4 {
          loop.parallel %j = 0 to 8 {
            %v = loop.load %x[%i * 8 + %j] : memref<32xf32> -> f32
            ...
          }
        }
    becomes
        loop.parallel %k = 0 to 32 {
          %v = loop.load %x[%k] : memref<32xf32> -> f32
          ...
        }
    Both loops are `loop.parallel`, or both `loop.reduce` of the same kinds; the outer one contains nothing but the
    inner one, and every expression uses the variables as `%i * 8 + %j` only.

    With `for-lanes`, loops are coalesced so that enough iterations become lanes of a GPU. Indices may then become
    quotients and remainders of the new variable, and operations between the two loops are executed for each element.
    Inside of a row, the loop along which memory is contiguous becomes the inner one first.
    Not coalesced are an innermost loop long enough for blocks of its own; the two loops of a transposition (inside of
    a row, where only one of them becomes lanes, only if each fills a warp); and loops of unknown length whose variable
    would become a remainder in each lane. Those of them that are outside of rows get the attribute `lanes`, which
    `map-to-blocks` reads. The loops around these are still coalesced with each other, and so are nested reductions,
    and parallel loops inside of a row.
    """

    name = "coalesce-loops"

    for_lanes: bool = False
    """Whether loops are coalesced that do not fill blocks of their own, instead of those that walk contiguous
    memory."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        loops = list(loops_in(kernel))
        for inner in loops if self.for_lanes else reversed(loops):
            outer = inner.parent_op()
            if not isinstance(outer, LoopOp) or not outer.has_reorderable_iterations or not _is_pair(outer, inner):
                continue
            if self.for_lanes:
                self._coalesce_in_rows(outer, inner, watcher)
            else:
                self._coalesce_walk(outer, inner, watcher)
        if self.for_lanes:
            self._coalesce_programs(kernel, watcher)

    def _coalesce_walk(self, outer: LoopOp, inner: LoopOp, watcher: Watcher) -> None:
        if outer.body.block.first_op is not inner:
            return
        if not _walks_straight(outer, inner):
            watcher.missed(outer, "not coalesced: an index does not walk straight through both loops")
        elif watcher.allows(outer):
            watcher.done(outer, "one loop with the loop inside")
            coalesce(outer, inner, watcher=watcher)

    def _coalesce_in_rows(self, outer: LoopOp, inner: LoopOp, watcher: Watcher) -> None:
        """Coalesce a loop with the loop directly around it, if both iterate over one row."""
        names = Names()
        if isinstance(outer, ParallelOp):
            kernel, warp = _kernel_of(outer), gpu_of(outer).warp
            assert isinstance(inner, ParallelOp)
            if inner in kernel_loops(kernel, most=None).outer or walks_rows(inner):
                return
            moved = Accesses(kernel, names).inside(inner)
            if crossing_loop((outer, inner), moved, inner) and \
                    all((trip_count(loop, names) or warp) >= warp for loop in (outer, inner)):
                watcher.missed(outer, "not coalesced with the loop inside: a tile is transposed")
                return
            if fastest_loop((outer, inner), moved) is outer and watcher.allows(outer):
                outer, inner = interchange(outer, inner, watcher=watcher)
        if trip_count(inner, names) is None:
            watcher.missed(outer, "not coalesced with the loop inside: each lane would divide by its length")
        elif watcher.allows(outer):
            watcher.done(outer, "one loop with the loop inside")
            coalesce(outer, inner, watcher=watcher)

    def _coalesce_programs(self, kernel: KernelOp, watcher: Watcher) -> None:
        """Coalesce the outermost loops as far as their lanes need it."""
        names = Names()
        nest = kernel_loops(kernel, most=None)
        kept = self._kept_apart(nest.outer, kernel, names, watcher) if len(nest.outer) > 1 else {}
        for loop, side in kept.items():
            if loop.attributes.keys().isdisjoint((LANES, "block")) and watcher.allows(loop):
                watcher.done(loop, "its iterations become lanes")
                loop.attributes[LANES] = side
        loops: list[LoopOp] = list(nest.outer)
        while len(loops) > 1:
            inner = loops.pop()
            outer = loops[-1]
            if inner in kept or outer in kept or not _is_pair(outer, inner):
                continue
            if watcher.allows(outer):
                watcher.done(outer, "one loop with the loop inside")
                [loops[-1]] = coalesce(outer, inner, watcher=watcher)

    def _kept_apart(self, loops: tuple[ParallelOp, ...], kernel: KernelOp, names: Names,
                    watcher: Watcher) -> dict[LoopOp, StringAttr]:
        """The loops that are not coalesced, since their iterations become lanes, with the attribute that says so."""
        accesses = Accesses(kernel, names)
        nest = kernel_loops(kernel, most=None)
        moved = accesses.inside(loops[-1])
        columns = False
        if nest.inner:
            rows = rows_of(nest, accesses, names)
            moved, columns = rows.inside, rows.are_columns
            if not columns:
                return {}
        fast = fastest_loop(loops, moved)
        across = None if columns else crossing_loop(loops, moved, fast)
        if across is not None:
            watcher.missed(across, "not coalesced with the loops around it: a tile is transposed")
            return {fast: CONTIGUOUS, across: TRANSPOSED}
        extent = trip_count(fast, names)
        if fast is not loops[-1] or extent is None:
            return {fast: CONTIGUOUS}
        gpu, width = gpu_of(kernel), max((access.bytes for access in moved), default=4)
        if extent * width % gpu.access:
            return {}  # as rows they would not begin where wide accesses do
        # A row that reads something for itself reads it once then, instead of once for each element.
        shares = any(access.step(fast) == 0 for access in accesses.all)
        wanted = gpu.line if columns else gpu.pointwise_bytes // (4 if shares else 2)
        is_long = fitting_block(extent, gpu.pointwise_bytes // width) * width >= wanted
        return {fast: CONTIGUOUS} if is_long else {}


def _walks_straight(outer: LoopOp, inner: LoopOp) -> bool:
    """Whether every subscript uses the variables of two loops only in the combination that numbers the iterations of
    both."""
    names = Names()
    i, j = (names.of(loop.induction_variable).as_symbol for loop in (outer, inner))
    assert i is not None and j is not None
    width = names.read(inner, inner.upper_bound)
    for op in inner.body.walk():
        if not has_expressions(op):
            if outer.induction_variable in op.operands or inner.induction_variable in op.operands:
                return False
            continue
        for expression in names.expressions(op).values():
            by_i, by_j = expression.coefficient(i), expression.coefficient(j)
            if by_i is None or by_j is None or by_i != by_j * width:
                return False
    return True


def _kernel_of(loop: LoopOp) -> KernelOp:
    op = loop.parent_op()
    while not isinstance(op, KernelOp):
        assert op is not None
        op = op.parent_op()
    return op


def _is_pair(outer: LoopOp, inner: LoopOp) -> bool:
    """Whether `coalesce` applies to two loops."""
    from_zero = all(loop.lower_bound == 0 and loop.step_size == 1 for loop in (outer, inner))
    return from_zero and type(outer) is type(inner) and obstacle_to_pair(outer, inner) is None
