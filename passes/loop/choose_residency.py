"""The pass `choose-residency`."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ...ir.dialects.loop import KernelOp, LoopOp, ReduceOp, Residency, ResidencyAttr
from ...ir.machines.gpu import Gpu
from ...ir.machines.targets import gpu_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.watching import Watcher
from .analysis.index_expressions import Names
from .analysis.softmax_pairs import softmax_pairs
from .mapping.accesses import Accesses
from .mapping.decision import is_heavy
from .mapping.kernel_loops import kernel_loops, power_of_two
from .mapping.rows import Bounds, Rows, bounds_of, rows_of
from .mapping.walks import walk_of
from .scheduling.scheduling_pass import SchedulingPass

Parts = list[tuple[int, int]]
"""Where each part of a row begins and ends."""


class ChooseResidency(SchedulingPass):
    """Decide for each loop over a row whether a program keeps the row in registers from one loop to the next, as one
    block or in parts, or loads it again.

        loop.parallel %i = 0 to 2048 {
          %m = loop.reduce <maximum> %r = 0 to 40000 : f32 { ... %x[%i * 40000 + %r] ... }
          loop.parallel %j = 0 to 40000 { ... %x[%i * 40000 + %j] ... }
        }
    becomes
        loop.parallel %i = 0 to 2048 {
          %m = loop.reduce <maximum> %r = 0 to 40000 : f32 attributes {residency = #loop.residency<in_parts, 32768>} {
            ... %x[%i * 40000 + %r] ...
          }
          loop.parallel %j = 0 to 40000 attributes {residency = #loop.residency<in_parts, 32768>} {
            ... %x[%i * 40000 + %j] ...
          }
        }
    A row that only one loop reads is streamed. A row that several loops read is held if a block of it fits into the
    registers that a program has for rows. The number of lanes of a block is a power of two: a row of 40000 elements
    would need registers for 65536, which do not exist, but its parts need registers for 32768 + 8192. Existing
    decisions are kept.
    """

    name = "choose-residency"

    most: int = 4
    """Parts at most: each has reductions of its own, for which the threads of a program wait."""
    idle: int = 16
    """No more than one lane in so many may be beyond the end of the row, if fewer parts would leave more."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        gpu, names = gpu_of(kernel), Names()
        nest = kernel_loops(kernel, fewest=gpu.enough_programs)
        if not nest.inner or walk_of(kernel) is not None:
            return
        rows = rows_of(nest, Accesses(kernel, names), names)
        if any("residency" in loop.attributes for loop in rows.lane_loops) or not watcher.allows(kernel):
            return
        chosen, reason = self._choose(kernel, rows, gpu, names)
        watcher.done(kernel, reason)
        for loop in rows.lane_loops:
            loop.attributes["residency"] = chosen

    def _choose(self, kernel: KernelOp, rows: Rows, gpu: Gpu, names: Names) -> tuple[ResidencyAttr, str]:
        """The residency of the rows of a kernel, and the reason."""
        streamed = ResidencyAttr.of(Residency.STREAMED)
        if len(rows.lane_loops) < 2:
            return streamed, "its rows are streamed: one loop reads them"
        if None in rows.extents:
            return streamed, "its rows are streamed: their length depends on symbols"
        if _fits(rows, gpu):
            return ResidencyAttr.of(Residency.HELD), "its rows are held in registers"
        if len(rows.held) != 1:
            return streamed, "its rows are streamed: no block of registers holds what several of its loops read"
        [(bounds, values)] = rows.held.items()
        lower, upper = bounds[0].as_int, bounds[1].as_int
        if lower is None or upper is None:
            return streamed, "its rows are streamed: where they begin depends on symbols"
        parts = self._parts(lower, upper)
        registers = values * sum(power_of_two(end - start) for start, end in parts)
        if len(parts) == 1:
            return streamed, "its rows are streamed: registers hold no block of the longest"
        if registers > gpu.registers_in_parts:
            return streamed, (f"its rows are streamed: they take {registers} registers in parts, bound "
                              f"{gpu.registers_in_parts}")
        if (obstacle := _obstacle(kernel, rows, bounds, names)) is not None:
            return streamed, f"its rows are streamed: {obstacle}"
        places = [start for start, _ in parts[1:]]
        return (ResidencyAttr.of(Residency.IN_PARTS, places),
                f"its rows of {upper - lower} are held in {len(parts)} parts")

    def _parts(self, lower: int, upper: int) -> Parts:
        """The smallest number of parts, each a power of two of which the last may be incomplete, that leaves few lanes
        idle."""
        found: Parts = []
        while lower < upper:
            rest = upper - lower
            size = power_of_two(rest)
            is_last = len(found) + 1 == self.most or (size - rest) * self.idle <= upper
            found.append((lower, upper if is_last else lower + size // 2))
            lower = found[-1][1]
        return found


def _fits(rows: Rows, gpu: Gpu) -> bool:
    """Whether registers can hold rows, or columns, as one block."""
    longest = max((extent for extent in rows.extents if extent is not None), default=0)
    if rows.are_columns:
        return longest <= gpu.column_elements
    return longest <= gpu.registers_of_rows and power_of_two(longest) * rows.alive <= gpu.registers_of_rows


def _obstacle(kernel: KernelOp, rows: Rows, bounds: Bounds, names: Names) -> str | None:
    """The reason why rows that could be held in parts are not."""
    if rows.are_columns:
        return "neighbours in memory are of different rows"
    loops = [loop for loop in rows.lane_loops if bounds_of(loop, names) == bounds]
    if any(loop not in rows.nest.inner or not loop.has_reorderable_iterations or loop.step_size != 1
           or any(isinstance(op, LoopOp) for op in loop.body.walk()) for loop in loops):
        return "a loop over them has loops around it or in it, or carries values"
    # Under strict numerics a sum keeps its terms, so that it needs the maximum before.
    is_strict = numerics_of(kernel) == Numerics.STRICT
    if _is_one_walk(rows, loops, set() if is_strict else {total for _, total in softmax_pairs(kernel)}):
        return "its reductions need but one walk"
    if any(access.bytes > 4 for access in rows.inside):
        return "elements take two registers"
    return "what is computed for an element takes many registers" if is_heavy(loops) else None


def _is_one_walk(rows: Rows, loops: list[LoopOp], sums: set[ReduceOp]) -> bool:
    """Whether all loops are reductions and none of them, except for `sums`, needs the result of another: then one loop
    can compute all of them and load each element once."""
    later: set[SSAValue] = set()
    for op in rows.nest.body:
        needs = any(operand in later for inner in op.walk() for operand in inner.operands)
        if op in loops and (not isinstance(op, ReduceOp) or (needs and op not in sums)):
            return False
        if op in loops or needs:
            later.update(op.results)
    return True
