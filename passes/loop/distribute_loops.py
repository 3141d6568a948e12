"""The pass `distribute-loops`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp, i64
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import arith
from ...ir.dialects.host import AllocOp, BufferType, LaunchOp
from ...ir.dialects.loop import AllocOp as ScratchOp
from ...ir.dialects.loop import KernelOp, LoadOp, StoreOp, YieldOp
from ...ir.equivalence import regions_equivalent
from ...ir.expressions import constant
from ...ir.locations import add_location, fuse_locations
from ...ir.vector_types import element_of, lanes_of
from ...ir.watching import Watcher, counted
from ..analysis.shared_memory import SharedMemory
from ..rewriting.cloning import clone_with_locations
from ..rewriting.edits import erase, insert_after, insert_before
from .analysis.kernel_parts import KernelParts, Part


@dataclass(frozen=True)
class DistributeLoops(ModulePass):
    """Make each top-level loop nest of a kernel a kernel of its own. On a GPU all programs of a launch run at the same
    time, so that a nest sees what another one wrote only if a launch ends in between.

        loop.kernel @put_0(%v: memref<4xf32>, %k: memref<4xi64>, %x: memref<64xf32>, %y: memref<64xf32>) {
          loop.parallel %i = 0 to 64 { ... x to y ... }
          loop.for %i = 0 to 4 { ... v to y ... }
        }
        host.launch @put_0(%a, %b, %c, %d) : ...
    becomes
        loop.kernel @put_0_0(%x: memref<64xf32>, %y: memref<64xf32>) {
          loop.parallel %i = 0 to 64 { ... x to y ... }
        }
        loop.kernel @put_0_1(%v: memref<4xf32>, %k: memref<4xi64>, %y: memref<64xf32>) {
          loop.for %i = 0 to 4 { ... v to y ... }
        }
        host.launch @put_0_0(%c, %d) : ...
        host.launch @put_0_1(%a, %b, %d) : ...

    Values that are computed before a nest (constants, loads, reductions) are computed in each part that uses them. If
    a part overwrites memory that such a value is loaded from, the value is passed through a new buffer instead. Stores
    outside of loops are added to a part. Arguments that a part does not use are removed, and equal parts become one
    kernel. A kernel that a launch may choose among several is left unchanged.
    """

    name = "distribute-loops"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        shared = SharedMemory(op)
        names = {kernel.sym_name.data for kernel in op.ops if isinstance(kernel, KernelOp)}
        known: dict[Hashable, list[KernelOp]] = {}
        for kernel in [each for each in op.ops if isinstance(each, KernelOp)]:
            launches = shared.launches.get(kernel.sym_name.data, [])
            is_alternative = kernel.sym_name.data in shared.alternatives
            parts = None if is_alternative else self._parts(kernel, shared.keys(kernel), launches, watcher)
            if parts is None:
                known.setdefault(_shape(kernel), []).append(kernel)
                continue
            watcher.done(kernel, f"@{kernel.sym_name.data} falls into {counted(len(parts), 'kernel')}",
                         kernels=len(parts))
            for part in parts:
                _write(kernel, part, launches, known, names)
            erase(*launches, kernel)

    def _parts(self, kernel: KernelOp, keys: Mapping[SSAValue, Hashable], launches: Sequence[LaunchOp],
               watcher: Watcher) -> list[Part] | None:
        """The parts of a kernel, in which values are carried through memory where that is necessary; None for a
        kernel that stays."""
        if any(isinstance(inner, ScratchOp) for inner in kernel.body.block.ops):
            watcher.missed(kernel, "not separated: its nests share scratch memory")
            return None

        def memory(buffer: SSAValue) -> Hashable:
            return keys.get(buffer, buffer)

        plan = KernelParts(kernel, memory).plan()
        if not plan.carried and len(plan.parts) < 2:
            return None
        if not watcher.allows(kernel):
            return None
        while plan.carried:
            for value in plan.carried:
                _carry(kernel, value, launches)
            plan = KernelParts(kernel, memory).plan()
        return plan.parts


def _carry(kernel: KernelOp, value: SSAValue, launches: Sequence[LaunchOp]) -> None:
    """Store a value where it is computed, and let its users load it, through a new argument of the kernel."""
    block, source = kernel.body.block, value.owner
    assert isinstance(source, Operation)
    is_index = isinstance(value.type, IndexType)
    element, count = (i64, 1) if is_index else (element_of(value.type), lanes_of(value.type) or 1)
    buffer = block.insert_arg(MemRefType(element, [count]), _buffer_count(block))
    buffer.name_hint = value.name_hint
    position = buffer.index
    users = [use for use in value.uses]
    stored = arith.IndexCastOp(value, i64) if is_index else None
    store = StoreOp(value if stored is None else stored.result, buffer, constant(0), [])
    load = LoadOp(buffer, constant(0), [], None if is_index else value.type)
    loaded = arith.IndexCastOp(load.result, IndexType()) if is_index else None
    new = [op for op in (stored, store, load, loaded) if op is not None]
    insert_after(source, *new)
    result = new[-1].results[0]
    result.name_hint = value.name_hint
    for use in users:
        use.operation.operands[use.index] = result
    for launch in launches:
        alloc = AllocOp(BufferType.of([count], element))
        alloc.result.name_hint = value.name_hint
        insert_before(launch, alloc)
        launch.operands = [*launch.operands[:position], alloc.result, *launch.operands[position:]]


def _buffer_count(block: Block) -> int:
    return sum(isinstance(argument.type, MemRefType) for argument in block.args)


def _write(kernel: KernelOp, part: Part, launches: Sequence[LaunchOp], known: dict[Hashable, list[KernelOp]],
           names: set[str]) -> None:
    """Launch a part: by a kernel of its own before `kernel`, or by one that is equal."""
    old = kernel.body.block.args
    used = {operand for op in part.ops for inner in op.walk() for operand in inner.operands}
    kept = [argument for argument in old if argument in used]
    block = Block(arg_types=[argument.type for argument in kept])
    values: dict[SSAValue, SSAValue] = dict(zip(kept, block.args, strict=True))
    for argument, new in zip(kept, block.args, strict=True):
        new.name_hint = argument.name_hint
    for op in part.ops:
        block.add_op(clone_with_locations(op, values))
    end = YieldOp()
    end.location = fuse_locations(op.location for op in part.roots)
    block.add_op(end)
    fresh = KernelOp(kernel.sym_name.data, Region(block))
    fresh.attributes.update(kernel.attributes)
    fresh.location = end.location
    found = _share(fresh, known)
    if found is None:
        found = fresh
        fresh.properties["sym_name"] = type(fresh.sym_name)(_unused(kernel.sym_name.data, names))
        known.setdefault(_shape(fresh), []).append(fresh)
        insert_before(kernel, fresh)
    for launch in launches:
        arguments = [value for argument, value in zip(old, launch.arguments, strict=True) if argument in used]
        replaced = LaunchOp(found.sym_name.data, arguments)
        replaced.attributes.update(launch.attributes)
        insert_before(launch, replaced)


def _share(kernel: KernelOp, known: Mapping[Hashable, Sequence[KernelOp]]) -> KernelOp | None:
    """A kernel that does the same, which then stands for this one too."""
    for other in known.get(_shape(kernel), ()):
        if regions_equivalent(other, kernel):
            add_location(other, kernel)
            return other
    return None


def _shape(kernel: KernelOp) -> Hashable:
    """What equal kernels have in common, and different ones seldom."""
    block = kernel.body.block
    return (tuple(argument.type for argument in block.args), frozenset(kernel.attributes.items()),
            tuple(op.name for op in block.walk()))


def _unused(stem: str, names: set[str]) -> str:
    number = 0
    while f"{stem}_{number}" in names:
        number += 1
    names.add(f"{stem}_{number}")
    return f"{stem}_{number}"
