"""The pass `fuse-loops`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from math import prod

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.loop import AccessOp, KernelOp, LoadOp, LoopOp, ParallelOp, StoreOp, YieldOp
from ...ir.expressions import Expression
from ...ir.interfaces.effects import Effects, Memory, effects_of
from ...ir.locations import fuse_locations
from ...ir.targets import gpu_of
from ...ir.watching import Watcher
from ..analysis.shared_memory import SharedMemory
from .analysis.index_expressions import Names


@dataclass(frozen=True)
class FuseLoops(ModulePass):
    """Fuse two loop nests over the same ranges if neither needs what the other writes. On a GPU that saves a launch,
    and values that both load are loaded once.

        loop.parallel %i = 0 to 64 { ... loop.store %v, %y[%i] : f32, memref<64xf32> }
        loop.parallel %j = 0 to 64 { ... loop.store %w, %z[%j] : f32, memref<64xf32> }
    becomes
        loop.parallel %i = 0 to 64 {
          ... loop.store %v, %y[%i] : f32, memref<64xf32>
          ... loop.store %w, %z[%i] : f32, memref<64xf32>
        }

    The second nest may overwrite what the first one reads only if both do so at one and the same place in each
    iteration. Few iterations that have long parallel loops inside stay apart, so that those can be programs, too.
    Ranges are compared over all loops of which each contains nothing but the next. What the second nest uses is
    computed before both.
    """

    name = "fuse-loops"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        shared = SharedMemory(op)
        for kernel in op.ops:
            if isinstance(kernel, KernelOp):
                keys = shared.keys(kernel)
                nests = [each for each in kernel.body.block.ops if isinstance(each, ParallelOp)]
                while nests:
                    first, *nests = nests
                    for other in list(nests):
                        if _same_ranges(first, other) and self._merge(first, other, keys, watcher):
                            nests.remove(other)

    def _merge(self, first: ParallelOp, other: ParallelOp, keys: Mapping[SSAValue, Hashable],
               watcher: Watcher) -> bool:
        def memory(buffer: SSAValue) -> Hashable:
            return keys.get(buffer, buffer)

        moved = _needed_between(first, other)
        reason = _idle(first, other) or _dependence(first, other, memory) or _between(first, other, moved, memory)
        if reason is not None:
            watcher.missed(self.name, other, f"not merged with a nest over the same ranges: {reason}")
            return False
        if not watcher.allows(self.name, other):
            return False
        watcher.done(self.name, other, "it shares the loops of a nest before it")
        block = first.parent
        assert block is not None
        for op in moved:
            op.detach()
            block.insert_op_before(op, first)
        _join(first, other)
        return True


def _band(nest: ParallelOp) -> list[ParallelOp]:
    """A loop, with those inside of which each is all that the one around it contains."""
    band = [nest]
    while isinstance(inner := band[-1].body.block.first_op, ParallelOp) and isinstance(inner.next_op, YieldOp):
        band.append(inner)
    return band


def _same_ranges(first: ParallelOp, other: ParallelOp) -> bool:
    bands = _band(first), _band(other)
    return len(bands[0]) == len(bands[1]) and all(
        one.lower == two.lower and one.upper == two.upper and one.step_size == two.step_size
        and one.threads is None and two.threads is None and list(one.bounds) == list(two.bounds)
        for one, two in zip(*bands, strict=True))


def _idle(first: ParallelOp, other: ParallelOp) -> str | None:
    """Why the two nests together would leave most of a GPU idle: a program cannot share what it does in several
    loops."""
    bands, gpu = (_band(first), _band(other)), gpu_of(first)
    few, short = gpu.enough_rows, gpu.launch_iterations
    iterations = prod(loop.trip_count.as_int or few for loop in bands[0])
    has_loops = (any(isinstance(op, ParallelOp) and _work(op, short + 1) > short for op in band[-1].body.block.ops)
                 for band in bands)
    return "both have loops inside that are programs, if they stand alone" \
        if iterations < few and all(has_loops) else None


def _work(loop: LoopOp, unknown: int) -> int:
    """How many iterations a loop and those in it have; of unknown length have `unknown`."""
    inside = (_work(op, unknown) for op in loop.body.block.ops if isinstance(op, LoopOp))  # type: ignore[attr-defined]
    return (loop.trip_count.as_int or unknown) * max(1, sum(inside))


def _dependence(first: ParallelOp, other: ParallelOp, memory: Memory) -> str | None:
    """Why an iteration of `other` may not come before the later ones of `first`."""
    before, after = effects_of(first, memory), effects_of(other, memory)
    if before.writes & (after.reads | after.writes):
        return "it needs what that one writes"
    overwritten = before.reads & after.writes
    if not overwritten:
        return None
    names = Names()
    variables = {names.of(two.induction_variable).as_symbol or "": names.of(one.induction_variable)
                 for one, two in zip(_band(first), _band(other), strict=True)}
    known = {variable.as_symbol for variable in variables.values()}
    places: dict[Hashable, set[Expression | None]] = {buffer: set() for buffer in overwritten}
    for nest in (first, other):
        for op in nest.walk():
            if isinstance(op, AccessOp) and (buffer := memory(op.buffer)) in overwritten:  # type: ignore[attr-defined]
                plain = isinstance(op, LoadOp | StoreOp) and op.stride is None
                place = names.read(op, op.subscript_expression).substitute(variables) if plain else None
                varies = place is None or any(isinstance(names.values[name].owner, Operation) or not (
                    name in known or names.values[name] in _arguments(first)) for name in place.symbols())
                places[buffer].add(None if varies else place)
    if any(len(each) > 1 or None in each for each in places.values()):
        return "it overwrites what that one reads at other places"
    return None


def _arguments(nest: ParallelOp) -> tuple[SSAValue, ...]:
    kernel = nest.parent
    assert kernel is not None
    return tuple(kernel.args)


def _needed_between(first: ParallelOp, other: ParallelOp) -> list[Operation]:
    """What stands between two nests and is used by the second, directly or not, in order."""
    needed: set[Operation] = set()
    between: list[Operation] = []
    op = other.prev_op
    users: list[Operation] = [other]
    while op is not None and op is not first:
        if any(operand.owner is op for user in users for inner in user.walk() for operand in inner.operands):
            needed.add(op)
            users.append(op)
        between.append(op)
        op = op.prev_op
    return [each for each in reversed(between) if each in needed]


def _between(first: ParallelOp, other: ParallelOp, moved: list[Operation], memory: Memory) -> str | None:
    """Why `other`, with what it uses, cannot stand where `first` does."""
    passed: list[Effects] = [effects_of(first, memory)]
    op = first.next_op
    while op is not None and op is not other:
        effects = effects_of(op, memory)
        if op in moved:
            if not effects.repeatable or any(effects.conflicts(each) for each in passed):
                return "it uses what is computed from results of that one"
        else:
            passed.append(effects)
        op = op.next_op
    mine = effects_of(other, memory)
    return "it needs what stands between them" if any(mine.conflicts(each) for each in passed[1:]) else None


def _join(first: ParallelOp, other: ParallelOp) -> None:
    """Put the body of the second nest behind that of the first."""
    bands = _band(first), _band(other)
    for one, two in zip(*bands, strict=True):
        two.induction_variable.replace_all_uses_with(one.induction_variable)
        one.location = fuse_locations([one.location, two.location])
    target, source = bands[0][-1].body.block, bands[1][-1].body.block
    end = target.last_op
    assert end is not None
    for op in list(source.ops):
        if not isinstance(op, YieldOp):
            op.detach()
            target.insert_op_before(op, end)
    other.detach()
    other.erase()
