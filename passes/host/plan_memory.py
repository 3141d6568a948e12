"""The pass `plan-memory`."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint

from ...ir.dialects.comm import StartOp
from ...ir.dialects.host import AllocOp, ArenaOp, BufferType, FreeOp, SliceOp
from ...ir.interfaces.views import viewed
from ...ir.watching import Watcher, counted, describe
from ..analysis.liveness import Liveness
from ..rewriting.edits import insert, insert_after, replace
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine


class Interval(NamedTuple):
    """A buffer's bytes and the positions of the first and the last op that use them."""

    alloc: AllocOp
    size: int
    start: int
    end: int


class PlanMemory(KernelPass):
    """Assign the intermediate buffers of known size to one arena, where buffers that live at different times share
    bytes; free the others after their last use.

        %a = host.alloc : !host.buffer<[1024], f32>
    becomes
        %m = host.arena 8192
        %a = host.slice %m at 4096 : !host.buffer<[1024], f32>
    Buffers are placed largest first, each at the lowest offset that is free for as long as it lives (the greedy
    algorithm by size of Pisarchyk and Lee, 2020). Freeing is a rewrite of its own, `free`.
    """

    name = "plan-memory"

    alignment: int = from_machine("line")
    """Every buffer starts at a multiple of this many bytes: a cache line, and the widest vector."""

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        liveness = Liveness(function)
        intervals: list[Interval] = []
        for at, op in enumerate(liveness.ops):
            for result in op.results:
                if not isinstance(result.type, BufferType) or result in liveness.escaping:
                    continue
                if isinstance(op, SliceOp) or viewed(op) is not None:
                    continue  # it is in other memory
                if any(isinstance(use.operation, FreeOp) for use in result.uses):
                    continue  # it was planned before
                if not result.uses and len(liveness.roots[result]) > 1:  # it is an operand, which is used
                    continue
                size = result.type.byte_size
                if isinstance(op, AllocOp) and size is None:
                    watcher.missed(op, lambda op=op: f"{describe(op)} is not in the arena: its size depends "
                                   "on symbols")
                if isinstance(op, AllocOp) and size is not None and not _is_overwritten_by_ranks(liveness, result) \
                        and watcher.allows(op):
                    aligned = -(-size // self.alignment) * self.alignment
                    users = (liveness.position[user] for user in liveness.users_of(result)
                             if viewed(user) is None)
                    intervals.append(Interval(op, aligned, min(users, default=at), liveness.last_use[result]))
                else:
                    _free_after(liveness, result, watcher)
        if intervals:
            self._place(function, intervals, watcher)

    def _place(self, function: FuncOp, intervals: list[Interval], watcher: Watcher) -> None:
        placed: list[tuple[Interval, int]] = []
        for interval in sorted(intervals, key=lambda i: (-i.size, i.start)):
            taken = sorted((offset, offset + other.size) for other, offset in placed
                           if other.start <= interval.end and interval.start <= other.end)
            offset = 0
            for start, end in taken:
                if offset + interval.size <= start:
                    break
                offset = max(offset, end)
            placed.append((interval, offset))
        size = max(offset + interval.size for interval, offset in placed)
        if watcher.listens:
            buffers = counted(len(intervals), "intermediate buffer")
            watcher.done(function, f"{buffers} of {{bytes}} bytes in an arena of {{arena}} bytes",
                         buffers=len(intervals), bytes=sum(i.size for i in intervals), arena=size)
        arena = ArenaOp(size)
        insert(InsertPoint.at_start(function.body.block), arena, like=(function,))
        for interval, offset in placed:
            replace(interval.alloc, SliceOp(arena.result, offset, interval.alloc.result.type))


def _is_overwritten_by_ranks(liveness: Liveness, buffer: SSAValue) -> bool:
    """Whether a collective writes its result into a buffer. To wait for it, torch waits for all collectives in the same
    allocation, which are all of the arena."""
    return any(isinstance(user, StartOp) and user.in_place is not None for user in liveness.users_of(buffer))


def _free_after(liveness: Liveness, value: SSAValue, watcher: Watcher) -> None:
    """Free a buffer outside of the arena after the last operation that needs it."""
    last: Operation = liveness.ops[liveness.last_use[value]]
    if watcher.allows(last, rewrite="free"):
        insert_after(last, FreeOp(value))
