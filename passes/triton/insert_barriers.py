"""The pass `insert-barriers`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects import triton
from ...ir.interfaces.effects import AtomicUpdate
from ...ir.ranges import bounds
from ...ir.watching import Watcher
from ..rewriting.edits import insert_before
from ..rewriting.kernel_pass import KernelPass
from .analysis.integers import Integers
from .analysis.memory import Buffers, base_of, buffers_of, is_read, is_write, read_by, touched_by, written_by


class InsertBarriers(KernelPass):
    """Insert barriers where a thread of a program may access memory that another thread writes.

        triton.store %p, %v : tensor<128x!triton.ptr<f32>>
        %w = triton.load %q : tensor<128x!triton.ptr<f32>>
    where %p and %q are addresses in one argument, becomes
        triton.store %p, %v : tensor<128x!triton.ptr<f32>>
        triton.barrier
        %w = triton.load %q : tensor<128x!triton.ptr<f32>>
    A store to exactly the addresses that were loaded before needs no barrier if each thread has lanes of its own.
    Iterations of a loop that access disjoint ranges need no barrier either.
    """

    name = "insert-barriers"

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        if read_by(func) & written_by(func) or _written_twice(func):
            _Barriers(func, watcher).visit(func.body.block, _Pending())


def _written_twice(func: triton.FuncOp) -> bool:
    """Whether a buffer is stored to by several operations, or repeatedly by one."""
    seen: set[SSAValue] = set()
    for op in func.walk():
        if is_write(op):
            buffers = frozenset().union(*map(buffers_of, touched_by(op)))
            if buffers & seen or not isinstance(op.parent_op(), triton.FuncOp):
                return True
            seen |= buffers
    return False


class Access(NamedTuple):
    """The addresses of an access, and the buffers that they may belong to."""

    buffers: Buffers
    pointers: SSAValue | None
    """None for those of another iteration, and for those that are not known."""


@dataclass
class _Pending:
    """The accesses since the last barrier."""

    read: set[Access] = field(default_factory=set)
    written: set[Access] = field(default_factory=set)
    combined: set[Access] = field(default_factory=set)
    """By atomic updates, which do not mind one another."""

    def kinds(self) -> tuple[set[Access], ...]:
        return self.read, self.written, self.combined

    def map(self, change: Callable[[set[Access]], Iterable[Access]]) -> _Pending:
        return _Pending(*(set(change(accesses)) for accesses in self.kinds()))

    def add(self, other: _Pending) -> None:
        for mine, accesses in zip(self.kinds(), other.kinds(), strict=True):
            mine |= accesses

    def clear(self) -> None:
        for accesses in self.kinds():
            accesses.clear()


class _Barriers:
    """One walk through a kernel that follows the pending accesses around loops and through branches."""

    def __init__(self, func: triton.FuncOp, watcher: Watcher):
        self._threads = 32 * func.warps
        self._integers = Integers(func)
        self._watcher = watcher

    def visit(self, block: Block, pending: _Pending) -> None:
        for op in list(block.ops):
            if isinstance(op, triton.BarrierOp):
                pending.clear()
            elif isinstance(op, scf.ForOp):
                self._visit_loop(op, pending)
            elif isinstance(op, scf.IfOp):
                self._visit_branches(op, pending)
            elif is_read(op) or is_write(op):
                self._visit_access(op, pending)

    def _visit_access(self, op: Operation, pending: _Pending) -> None:
        accesses = [Access(buffers_of(pointers), pointers) for pointers in touched_by(op)] or [
            Access(read_by(op) | written_by(op), None)]
        waits = any(self._conflicts(op, access, pending) for access in accesses)
        if waits and self._watcher.allows(op):
            self._watcher.done(op, "it waits for what other threads read or write")
            insert_before(op, triton.BarrierOp())
            pending.clear()
        kind = pending.combined if op.has_trait(AtomicUpdate) else pending.written if is_write(op) else pending.read
        kind.update(accesses)

    def _conflicts(self, op: Operation, access: Access, pending: _Pending) -> bool:
        """Whether another thread may have accessed the memory that `op` accesses, and one of both accesses is a
        write."""
        is_small = access.pointers is None or prod(triton.shape_of(access.pointers.type)) < self._threads

        def some(accesses: Iterable[Access], *, even_the_same: bool) -> bool:
            return any(self._may_meet(earlier, access) and (
                even_the_same or earlier.pointers is None or earlier.pointers is not access.pointers)
                for earlier in accesses)

        if not is_write(op):
            return some(pending.written | pending.combined, even_the_same=True)
        return some(pending.read, even_the_same=is_small) or some(pending.written, even_the_same=False) or (
            not op.has_trait(AtomicUpdate) and some(pending.combined, even_the_same=True))

    def _may_meet(self, one: Access, other: Access) -> bool:
        """Whether any lanes of two accesses may access one address."""
        if not one.buffers & other.buffers:
            return False
        if one.pointers is None or other.pointers is None or base_of(one.pointers) is not base_of(other.pointers):
            return True
        place, another = map(self._integers.of, (one.pointers, other.pointers))
        low, high = bounds(place - self._integers.other_lanes(another), self._integers.ranges)
        return not ((low is not None and low > 0) or (high is not None and high < 0))

    # Control flow

    def _visit_loop(self, loop: scf.ForOp, pending: _Pending) -> None:
        self.visit(loop.body.block, pending)
        following = pending.map(lambda accesses: self._met_again(loop, accesses))
        pending.add(following)
        self.visit(loop.body.block, following)
        pending.add(following)

    def _met_again(self, loop: scf.ForOp, accesses: Iterable[Access]) -> Iterable[Access]:
        """The accesses that an iteration leaves pending, as seen by the next iteration."""
        apart = self._moved_on(loop)
        for access in accesses:
            if access.pointers is None or not _is_inside(access.pointers, loop):
                yield access
            elif access.pointers not in apart:
                yield Access(access.buffers, None)

    def _moved_on(self, loop: scf.ForOp) -> set[SSAValue]:
        """The addresses that move in each iteration such that different iterations access disjoint parts."""
        touched = {pointers for op in loop.body.walk() for pointers in touched_by(op)}
        return {pointers for pointers in touched
                if not any(buffers_of(pointers) & buffers_of(other) for other in touched if other is not pointers)
                and self._is_apart(loop, pointers)}

    def _is_apart(self, loop: scf.ForOp, pointers: SSAValue) -> bool:
        """Whether the addresses of different iterations are disjoint: they span less than one step."""
        integers = self._integers
        place, variable = integers.of(pointers), integers.of(loop.body.block.args[0]).as_symbol
        if variable is None or isinstance(pointers.owner, Block) or pointers.owner.parent is not loop.body.block:
            return False
        factor, step = place.coefficient(variable), integers.of(loop.step).as_int
        if factor is None or factor.as_int is None or step is None:
            return False
        rest = place - factor * integers.of(loop.body.block.args[0])
        for name in rest.symbols():
            value = integers.value_of(name)
            if _is_inside(value, loop) and not isinstance(value.owner, triton.MakeRangeOp):
                return False
        low, high = bounds(rest - integers.other_lanes(rest), integers.ranges)
        reach = abs(factor.as_int) * step
        return low is not None and high is not None and -reach < low and high < reach

    def _visit_branches(self, op: scf.IfOp, pending: _Pending) -> None:
        after = _Pending()
        for region in op.regions:
            branch = pending.map(set)
            for block in region.blocks:
                self.visit(block, branch)
            after.add(branch)
        pending.clear()
        pending.add(after)


def _is_inside(value: SSAValue, loop: scf.ForOp) -> bool:
    owner: Operation | None = value.owner if isinstance(value.owner, Operation) else value.owner.parent_op()
    while owner is not None and owner is not loop:
        owner = owner.parent_op()
    return owner is loop
