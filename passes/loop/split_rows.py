"""The pass `split-rows`."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp
from ...ir.numerics import Numerics, numerics_of
from ...ir.targets import gpu_of
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.index_expressions import Names
from .analysis.softmax_pairs import softmax_pairs
from .mapping.accesses import Accesses
from .mapping.decision import is_heavy
from .mapping.kernel_loops import kernel_loops, power_of_two
from .mapping.rows import Rows, bounds_of, rows_of
from .mapping.walks import walk_of
from .scheduling.splitting import peel

Parts = list[tuple[int, int]]
"""Where each part of a row begins and ends."""


class SplitRows(KernelPass):
    """Split the loops over a row into loops over parts that fit into registers, where the next power of two does not
    fit.

        %m = loop.reduce <maximum> %r = 0 to 40000 : f32 { %x ... loop.yield %x : f32 }
        loop.parallel %j = 0 to 40000 { ... }
    becomes
        %0 = loop.reduce <maximum> %r = 0 to 32768 : f32 { %x ... loop.yield %x : f32 }
        %1 = loop.reduce <maximum> %r = 32768 to 40000 : f32 { %x ... loop.yield %x : f32 }
        %m = arith.maximumf %0, %1 : f32
        loop.parallel %j = 0 to 32768 { ... }
        loop.parallel %j = 32768 to 40000 { ... }
    A block has a power of two lanes, so that a row of 40000 elements would take registers for 65536, which there are
    not, and it would be read again for each phase; its parts take them for 32768 + 8192. Rows that `map-to-blocks`
    holds anyway stay whole, and those that it could not hold in parts.
    """

    name = "split-rows"

    most: int = 4
    """Parts at most: each has reductions of its own, for which the threads of a program wait."""
    idle: int = 16
    """No more than one lane in so many may be beyond the end of the row, if fewer parts would leave more."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        is_strict = numerics_of(kernel) == Numerics.STRICT
        if walk_of(kernel) is None and any(isinstance(each, ReduceOp) for each in kernel.walk()):
            names = Names()
            rows = rows_of(kernel_loops(kernel), Accesses(kernel, names), names)
            if not rows.are_persistent and len(rows.held) == 1:
                sums = set() if is_strict else {total for _, total in softmax_pairs(kernel)}
                self._visit(kernel, rows, sums, names, watcher)

    def _visit(self, kernel: KernelOp, rows: Rows, sums: set[ReduceOp], names: Names, watcher: Watcher) -> None:
        """Split the loops of a kernel over the one range that several of them read."""
        [(bounds, values)] = rows.held.items()
        loops = [loop for loop in rows.lane_loops if bounds_of(loop, names) == bounds]
        lower, upper = bounds[0].as_int, bounds[1].as_int
        if lower is None or upper is None:
            watcher.missed(self.name, kernel, "not split: the length of its rows depends on symbols")
            return
        parts, most = self.parts(lower, upper), gpu_of(kernel).registers_in_parts
        registers = values * sum(power_of_two(end - start) for start, end in parts)
        if registers > most:
            watcher.missed(self.name, kernel, "not split: its rows take {registers} registers in parts, bound {bound}",
                           registers=registers, bound=most)
        elif (reason := _obstacle(rows, loops, sums)) is not None:
            watcher.missed(self.name, kernel, f"not split: {reason}")
        elif watcher.allows(self.name, kernel):
            watcher.done(self.name, kernel, "its rows of {length} are held in {parts} parts", length=upper - lower,
                         parts=len(parts))
            for loop in loops:
                peel(loop, at=[start for start, _ in parts[1:]], watcher=watcher)

    def parts(self, lower: int, upper: int) -> Parts:
        """The fewest parts of powers of two, the last of which may be incomplete, that leave few lanes idle."""
        found: Parts = []
        while lower < upper:
            rest = upper - lower
            size = power_of_two(rest)
            is_last = len(found) + 1 == self.most or (size - rest) * self.idle <= upper
            found.append((lower, upper if is_last else lower + size // 2))
            lower = found[-1][1]
        return found


def _obstacle(rows: Rows, loops: list[LoopOp], sums: set[ReduceOp]) -> str | None:
    """Why loops over rows that would fit are not cut; `sums` take no walk of their own."""
    if rows.are_columns:
        return "neighbours in memory are of different rows"
    if any(loop not in rows.nest.inner or not isinstance(loop, ParallelOp | ReduceOp) or loop.step_size != 1
           or any(isinstance(op, LoopOp) for op in loop.body.walk()) for loop in loops):
        return "a loop over them has loops around it or in it, or carries values"
    if _is_one_walk(rows, loops, sums):
        return "its reductions need but one walk"
    if any(access.bytes > 4 for access in rows.inside):
        return "elements take two registers"
    return "what is computed for an element takes many registers" if is_heavy(loops) else None


def _is_one_walk(rows: Rows, loops: list[LoopOp], sums: set[ReduceOp]) -> bool:
    """Whether loops are reductions of which none, but for `sums`, needs another one's result (`fuse-reductions`)."""
    later: set[SSAValue] = set()
    for op in rows.nest.body:
        needs = any(operand in later for inner in op.walk() for operand in inner.operands)
        if op in loops and (not isinstance(op, ReduceOp) or (needs and op not in sums)):
            return False
        if op in loops or needs:
            later.update(op.results)
    return True

