"""The pass `atomic-scatters`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.loop import (
    ApplyOp,
    AtomicOp,
    CheckIndexOp,
    ForOp,
    KernelOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    Reduction,
    StoreOp,
    combination_of,
    index_operands,
)
from ...ir.interfaces.effects import effects_of
from ...ir.watching import Watcher
from ..analysis.shared_memory import SharedMemory
from ..rewriting.edits import erase, insert_before, replace


@dataclass(frozen=True)
class AtomicScatters(ModulePass):
    """Run the updates of a scatter in parallel, each combined with memory by an atomic operation.

        loop.for %i = 0 to 64 {
          %k = loop.check_index ...
          loop.parallel %j = 0 to 16 {
            %v = loop.load %u[%i * 16 + %j] : memref<1024xf32> -> f32
            %old = loop.load %y[%k * 16 + %j] : memref<512xf32> -> f32
            %new = arith.addf %old, %v : f32
            loop.store %new, %y[%k * 16 + %j] : f32, memref<512xf32>
          }
        }
    becomes
        loop.parallel %i = 0 to 64 {
          %k = loop.check_index ...
          loop.parallel %j = 0 to 16 {
            %v = loop.load %u[%i * 16 + %j] : memref<1024xf32> -> f32
            loop.atomic <add> %v, %y[%k * 16 + %j] : f32, memref<512xf32>
          }
        }

    Plain stores to indices that are read from memory remain stores: if several values are stored to one place, any may
    be the last, as in eager on CUDA. A loop that carries values, reads what it writes in another way, or uses a
    combination that `loop.atomic` does not support is left unchanged.
    """

    name = "atomic-scatters"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        shared = SharedMemory(op)
        for kernel in op.ops:
            if isinstance(kernel, KernelOp):
                for loop in _outermost(kernel):
                    self._relax(loop, shared.keys(kernel), watcher)

    def _relax(self, loop: ForOp, keys: Mapping[SSAValue, Hashable], watcher: Watcher) -> None:
        if loop.initial:
            watcher.missed(loop, "not made parallel: it carries values from one iteration to the next")
            return
        updates: dict[StoreOp, _Update | None] = {}
        for store in (inner for inner in loop.walk() if isinstance(inner, StoreOp)):
            updates[store] = _update_of(store)
            if updates[store] is None and not _is_placed_by_memory(store, loop):
                watcher.missed(loop, "not made parallel: what it stores to one place, the last iteration "
                               "decides")
                return
        if (reason := _dependence(loop, updates, keys)) is not None:
            watcher.missed(loop, f"not made parallel: {reason}")
        elif watcher.allows(loop):
            combined = sum(update is not None for update in updates.values())
            watcher.done(loop, "its iterations run side by side; {combined} of {stores} stores combine what "
                         "they find, in one step", combined=combined, stores=len(updates))
            for store, update in updates.items():
                if update is not None:
                    update.write(store)
            for inner in [each for each in loop.walk() if isinstance(each, ForOp) and not each.initial]:
                _make_parallel(inner)


@dataclass(frozen=True)
class _Update:
    """A load, a combination with a value, and a store to the place that was loaded."""

    load: LoadOp
    combination: Operation
    kind: Reduction
    value: SSAValue

    def write(self, store: StoreOp) -> None:
        """Replace all three operations by one atomic update."""
        atomic = AtomicOp(self.kind, self.value, store.buffer, store.subscript_expression, list(store.indices),
                          mask=store.mask)
        insert_before(store, atomic)
        erase(store, self.combination, self.load)


def _update_of(store: StoreOp) -> _Update | None:
    """The update that a store completes, if `loop.atomic` has its kind of combination."""
    combination = store.value.owner
    kind = combination_of(combination) if isinstance(combination, Operation) else None
    if kind is None or not AtomicOp.combines(kind, store.value.type) or not store.value.has_one_use() \
            or combination.parent is not store.parent:
        return None
    assert isinstance(combination, Operation)
    for position in (0, 1):
        old, value = combination.operands[position], combination.operands[1 - position]
        if isinstance(old.owner, LoadOp) and _is_same_place(old.owner, store) and old.has_one_use():
            return _Update(old.owner, combination, kind, value)
    return None


def _is_same_place(load: LoadOp, store: StoreOp) -> bool:
    return (load.buffer is store.buffer and load.subscript == store.subscript and load.mask is store.mask
            and list(load.indices) == list(store.indices) and load.stride is None and store.stride is None
            and load.parent is store.parent)


def _is_placed_by_memory(store: StoreOp, loop: LoopOp) -> bool:
    """Whether the place of a store depends on an index that is loaded from memory, so that it is not known which
    iteration stores last."""
    stack, seen = [*store.indices], set[SSAValue]()
    while stack:
        value = stack.pop()
        owner = value.owner
        if value in seen or isinstance(owner, Block):
            continue
        seen.add(value)
        if isinstance(owner, CheckIndexOp) and loop.is_ancestor(owner):
            return True
        if isinstance(owner, ApplyOp):
            stack.extend(index_operands(owner))
    return False


def _dependence(
    loop: ForOp, updates: Mapping[StoreOp, _Update | None], keys: Mapping[SSAValue, Hashable]
) -> str | None:
    """The reason why iterations of a loop may depend on one another, or None."""
    written = [keys.get(store.buffer, store.buffer) for store in updates]
    if len(set(written)) < len(written):
        return "it stores to one buffer in several places"
    own = {update.load for update in updates.values() if update is not None}
    for op in loop.walk():
        if op in own or op in updates or op.regions:
            continue
        effects = effects_of(op, lambda buffer: keys.get(buffer, buffer))
        if effects.writes:
            return f"{op.name} writes memory"
        if effects.reads & set(written):
            return "it reads what it writes"
        if not effects.repeatable:
            return f"what {op.name} does is not known"
    return None


def _outermost(kernel: KernelOp) -> list[ForOp]:
    """The `loop.for` loops that are in no other `loop.for`."""
    found: list[ForOp] = []
    for op in kernel.walk():
        if isinstance(op, ForOp) and not any(outer.is_ancestor(op) for outer in found):
            found.append(op)
    return found


def _make_parallel(loop: ForOp) -> None:
    body = loop.detach_region(loop.body)
    parallel = ParallelOp(loop.upper_bound, body, list(loop.bounds), lower=loop.lower_bound, step=loop.step_size)
    parallel.attributes.update(loop.attributes)
    replace(loop, parallel)
