"""The structure of a kernel for the mapping: loops over programs, and in each program loops over rows or straight-line
code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation

from ....ir.dialects.loop import ROW_WALK, KernelOp, LoopOp, ParallelOp, ReduceOp
from ....ir.interfaces.effects import can_be_repeated, effects_of
from ....ir.machines.gpu import Gpu
from ....ir.machines.targets import gpu_of
from ..analysis.index_expressions import Names
from .constants import UNKNOWN_EXTENT

UNKNOWN_TRIP_COUNT = 1 << 30
"""What an unknown number of iterations counts as, where many are to be expected."""


@dataclass(frozen=True)
class KernelLoops:
    """`outer` are the loops whose iterations may be programs, outermost first; `inner` are the loops inside of them."""

    kernel: KernelOp
    outer: tuple[ParallelOp, ...]
    inner: tuple[LoopOp, ...]
    repeated: tuple[ReduceOp, ...] = ()
    """Short reductions between the outer loops, which each program makes for itself."""

    @property
    def body(self) -> Iterable[Operation]:
        """The operations of a program."""
        return (self.outer[-1] if self.outer else self.kernel).body.block.ops


def kernel_loops(kernel: KernelOp, most: int | None = 3, fewest: int = 0) -> KernelLoops:
    """The loops of a kernel, with at most `most` loops of programs, since a launch has as many axes. If these are fewer
    than `fewest` programs, each with much work, short reductions are computed repeatedly in more programs."""
    outer: list[ParallelOp] = []
    repeated: list[ReduceOp] = []
    block, names, gpu = kernel.body.block, Names(), gpu_of(kernel)
    while most is None or len(outer) < most:
        loops = [op for op in block.ops if isinstance(op, LoopOp)]
        parallel = [loop for loop in loops if isinstance(loop, ParallelOp)]
        if len(parallel) != 1:
            break
        [loop], effects = parallel, effects_of(parallel[0])
        if outer and walks_rows(loop):
            break
        short = [each for each in loops if isinstance(each, ReduceOp)
                 and (trip_count(each, names) or UNKNOWN_TRIP_COUNT) <= 2 * gpu.warp  # a load of two warps
                 and each.body.block.last_op is not None and not any(inner.regions for inner in each.body.block.ops)
                 and not effects_of(each).conflicts(effects)]
        rows = prod(trip_count(each, names) or UNKNOWN_TRIP_COUNT for each in outer)
        if len(short) + 1 != len(loops) or (short and (rows >= fewest or _work(loop, names) <= short_row(gpu))):
            break
        if not all(op in loops or can_be_repeated(op, effects.writes) for op in block.ops):
            break
        outer.append(loop)
        repeated += short
        block = loop.body.block
    return KernelLoops(kernel, tuple(outer), tuple(op for op in block.ops if isinstance(op, LoopOp)), tuple(repeated))


def short_row(gpu: Gpu) -> int:
    """The number of elements of a row that a program processes sequentially in the time that a short reduction takes to
    be computed again."""
    return gpu.wide_elements


def walks_rows(loop: ParallelOp) -> bool:
    """Whether iterations of a loop are the columns of rows that one program iterates over."""
    return any(ROW_WALK in op.attributes for op in loop.body.block.ops)


def _work(loop: LoopOp, names: Names) -> int:
    """The number of iterations of a loop and the loops in it."""
    inside = [op for op in loop.body.block.ops if isinstance(op, LoopOp)]
    return expected_trips(loop, names) * max(1, sum(_work(each, names) for each in inside))


def trip_count(loop: LoopOp, names: Names) -> int | None:
    """The trip count of a loop, if it is known."""
    return names.simplify(names.read(loop, loop.trip_count)).as_int


def expected_trips(loop: LoopOp, names: Names) -> int:
    """The trip count of a loop, or the expected one: its attribute `expected`, if it has one."""
    known, expected = trip_count(loop, names), loop.attributes.get("expected")
    if known is None and isinstance(expected, IntegerAttr):
        return expected.value.data
    return UNKNOWN_EXTENT if known is None else known


def power_of_two(number: int) -> int:
    """The smallest power of two that is at least a number."""
    return 1 << max(number - 1, 0).bit_length()


def fitting_block(extent: int, most: int) -> int:
    """The largest block, a power of two up to `most`, with few lanes beyond the end of the loop."""
    block = most
    while block > 1 and -(-extent // block) * block * 8 > extent * 9:
        block //= 2
    return block
