"""What a kernel is to the mapping: loops of programs, and in each program rows, or nothing but straight code."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass

from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation
from xdsl.traits import Pure

from ....ir.dialects.loop import ApplyOp, CheckIndexOp, KernelOp, LoadOp, LoopOp, ParallelOp, YieldOp
from ..analysis.effects import effects_of
from ..analysis.index_expressions import Names
from .constants import UNKNOWN_EXTENT


@dataclass(frozen=True)
class Nest:
    """`outer`, loops whose iterations may be programs, outermost first, and the loops that each of them runs."""

    kernel: KernelOp
    outer: tuple[ParallelOp, ...]
    inner: tuple[LoopOp, ...]

    @property
    def body(self) -> Iterable[Operation]:
        """What a program does."""
        return (self.outer[-1] if self.outer else self.kernel).body.block.ops


def nest_of(kernel: KernelOp, most: int | None = 3) -> Nest:
    """The nest of a kernel, with `most` loops of programs at most, as a launch has axes."""
    outer: list[ParallelOp] = []
    block = kernel.body.block
    while most is None or len(outer) < most:
        loops = [op for op in block.ops if isinstance(op, LoopOp)]
        if len(loops) != 1 or not isinstance(loops[0], ParallelOp):
            break
        written = effects_of(loops[0]).writes
        if not all(op is loops[0] or can_be_repeated(op, written) for op in block.ops):
            break
        outer.append(loops[0])
        block = loops[0].body.block
    return Nest(kernel, tuple(outer), tuple(op for op in block.ops if isinstance(op, LoopOp)))


def can_be_repeated(op: Operation, written: Collection[Hashable] = ()) -> bool:
    """Whether an operation may be done by several programs, each for itself, while they write some buffers."""
    if isinstance(op, LoadOp):
        return op.buffer not in written
    return isinstance(op, ApplyOp | CheckIndexOp | YieldOp) or (
        not op.regions and op.has_trait(Pure, value_if_unregistered=False))


def trip_count(loop: LoopOp, names: Names) -> int | None:
    """How often a loop runs, if that is known."""
    return names.simplify(names.read(loop, loop.trip_count)).as_int


def expected_trips(loop: LoopOp, names: Names) -> int:
    """How often a loop runs, or is taken to run: as often as its attribute `expected` says, if it has one."""
    known, expected = trip_count(loop, names), loop.attributes.get("expected")
    if known is None and isinstance(expected, IntegerAttr):
        return expected.value.data
    return UNKNOWN_EXTENT if known is None else known


def power_of_two(number: int) -> int:
    """The least power of two that is not below a number."""
    return 1 << max(number - 1, 0).bit_length()


def fitting_block(extent: int, most: int) -> int:
    """The largest block, a power of two up to `most`, of whose lanes hardly any are beyond the end of the loop."""
    block = most
    while block > 1 and -(-extent // block) * block * 8 > extent * 9:
        block //= 2
    return block
