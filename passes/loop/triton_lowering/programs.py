"""The grid of a kernel: the number of programs along each launch axis, and the loops that are distributed over them."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects.loop import (
    GROUPED,
    AtomicOp,
    KernelOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    StoreOp,
    block_of,
    is_program_loop,
)
from ....ir.dialects.loop.blocks import AXES
from ....ir.errors import PassError
from ....ir.expressions import Expression, constant, maximum, product, symbol
from ..analysis.index_expressions import Names


class Programs:
    """The loops that are distributed over programs, by launch axis."""

    def __init__(self, kernel: KernelOp, names: Names):
        self._names = names
        self._loops: dict[str, list[ParallelOp]] = {}
        grouped = kernel.attributes.get(GROUPED)
        self.grouped = grouped.value.data if isinstance(grouped, IntegerAttr) else None
        """How many programs along x are a group, if all axes of the kernel are one of the launch."""
        integers = [argument for argument in kernel.body.block.args if isinstance(argument.type, IndexType)]
        self._arguments = {names.of(argument).as_symbol: symbol(f"d{k}") for k, argument in enumerate(integers)}
        for op in kernel.walk():
            if isinstance(op, ParallelOp) and is_program_loop(op):
                self._loops.setdefault(_axis(op), []).append(op)
                if not self.blocks(op).symbols() <= set(self._arguments):
                    raise PassError.at(op, "the number of programs depends on a loop or on memory",
                                       hint="a loop of programs has bounds that the kernel's arguments determine")
        _refuse_dependent(kernel.body.block)

    def blocks(self, loop: ParallelOp) -> Expression:
        """The number of blocks of a loop."""
        lanes = block_of(loop).lanes  # type: ignore[union-attr]
        trips = self._names.read(loop, loop.trip_count)
        return self._names.simplify((trips + (lanes - 1)) // lanes)

    def grid(self) -> list[Expression]:
        """The number of programs of a launch along each axis, over the integer arguments."""
        used = [axis for axis in AXES if axis in self._loops]
        axes = AXES[:AXES.index(used[-1]) + 1] if used else AXES[:1]
        values = {name: value for name, value in self._arguments.items() if name is not None}
        counts = [self.along(axis).substitute(values) for axis in axes]
        return counts if self.grouped is None else [product(counts)]

    def along(self, axis: str) -> Expression:
        """The number of programs along an axis."""
        counts = list(dict.fromkeys(self.blocks(loop) for loop in self._loops.get(axis, [])))
        return self._names.simplify(maximum(*counts)) if len(counts) > 1 else counts[0] if counts else constant(1)

    def is_shared(self, loop: ParallelOp) -> bool:
        """Whether other loops have the same launch axis and other numbers of blocks."""
        return self.along(_axis(loop)) != self.blocks(loop)

    def axes_missing_around(self, op: Operation) -> list[str]:
        """The launch axes over which no loop around `op` is distributed: all programs along such an axis execute it."""
        around: set[str] = set()
        parent = op.parent_op()
        while parent is not None:
            if isinstance(parent, ParallelOp) and is_program_loop(parent):
                around.add(_axis(parent))
            parent = parent.parent_op()
        return [axis for axis in AXES if axis in self._loops and axis not in around]


def _axis(loop: Operation) -> str:
    axis = block_of(loop).launch_axis  # type: ignore[union-attr]
    assert axis is not None
    return axis


def _refuse_dependent(block: Block) -> None:
    """Raise an error if an access depends on the write of another program, since programs do not wait for one
    another."""
    steps = [(op, _accesses(op), any(is_program_loop(inner) for inner in op.walk())) for op in block.ops]
    if not any(is_shared for *_, is_shared in steps):
        return
    for position, (_, before, is_shared) in enumerate(steps):
        for later, after, later_shared in steps[position + 1:]:
            if (is_shared or later_shared) and before.touches(after):
                raise PassError.at(later, "it needs what other programs write, or writes what they need",
                                   hint="let distribute-loops make kernels of their own of dependent loops")
    for op, *_ in steps:
        if isinstance(op, LoopOp):
            _refuse_dependent(op.body.block)


class _Accesses(NamedTuple):
    """The buffers that are loaded from, stored to, and updated atomically."""

    read: set[SSAValue]
    written: set[SSAValue]
    updated: set[SSAValue]

    def touches(self, other: _Accesses) -> bool:
        """Whether the order of two sets of accesses matters."""
        return bool(self.written & (other.read | other.written | other.updated)
                    or (self.read | self.updated) & other.written
                    or self.read & other.updated or self.updated & other.read)


def _accesses(op: Operation) -> _Accesses:
    found = _Accesses(set(), set(), set())
    for inner in op.walk():
        buffers = {operand for operand in inner.operands if isinstance(operand.type, MemRefType)}
        for kind, accesses in ((LoadOp, found.read), (StoreOp, found.written), (AtomicOp, found.updated)):
            if isinstance(inner, kind):
                accesses |= buffers
    return found
