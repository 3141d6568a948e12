"""The pass `vectorize`."""

from __future__ import annotations

from xdsl.dialects.builtin import VectorType

from ...ir.dialects.loop import KernelOp, LoopOp
from ...ir.interfaces.emission import cpp_text_of
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names
from .scheduling.errors import SchedulingError
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.vectorizing import vectorize
from .vectorization.cost import Candidate, choose, extent, lane_count, left_scalar


class Vectorize(SchedulingPass):
    """Execute several iterations of a loop at once, in the lanes of vectors.

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
    The pass chooses the loop along which the most accesses are contiguous: an innermost loop, or an outer one together
    with the loops inside it. A reduction keeps one partial result in each lane, and `loop.reduce_lanes` combines them.
    The remaining iterations are computed with shorter vectors, if their number is known, and by a scalar loop.
    """

    name = "vectorize"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    minimum_lanes: int = 4
    """A loop that would fill fewer lanes stays as it is."""

    def __post_init__(self) -> None:
        bits: int | None = self.bits  # None until the machine is known
        if bits is not None and (bits < 64 or bits & (bits - 1)):
            raise ValueError(f"'bits' is a power of two of at least 64, not {bits}")

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        lanes = lane_count(kernel, self.bits)
        chosen = choose(kernel, Names(), lanes, self.bits)
        if watcher.listens:
            for loop, reason in left_scalar(kernel, [each.loop for each in chosen], Names(), lanes, self.bits):
                watcher.missed(loop, f"not vectorized: {reason}")
        for each in chosen:
            self._vectorize(each, lanes, watcher)
        for op in kernel.walk() if watcher.listens else ():
            if cpp_text_of(type(op)) is not None and any(isinstance(each.type, VectorType) for each in op.results):
                watcher.missed(op, "its lanes are computed one after the other: it says in C++ what it is "
                               "for one number")

    def _vectorize(self, chosen: Candidate, lanes: int, watcher: Watcher) -> None:
        """Vectorize a loop; then, while it is known to fill fewer lanes, what is left of it."""
        loop = chosen.loop
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
                    watcher.missed(loop, "not vectorized: it fills {lanes} lanes, bound {bound}",
                                   lanes=lanes, bound=self.minimum_lanes)
                return
            if not watcher.allows(rest):
                return
            try:
                main, *left = vectorize(rest, by=lanes, watcher=watcher)
            except SchedulingError as error:
                watcher.missed(rest, f"not vectorized: {error.what}")
                return
            watcher.done(main, "{lanes} iterations at a time" + (
                "; this saves an estimated {gain} accesses and operations" if first else ""), lanes=lanes,
                gain=round(chosen.gain, 2))
            first = False
            rest = left[0] if left and left[0].trip_count.as_int is not None else None
