"""The pass `pack-constants`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from math import lcm, prod
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import FixedBitwidthType, MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.context import watcher_of
from ...ir.dialects.host import AllocOp as BufferOp
from ...ir.dialects.host import BufferType, LaunchOp
from ...ir.dialects.loop import (
    AllocOp,
    KernelOp,
    LoadOp,
    LoadPackedOp,
    LoopOp,
    ParallelOp,
    StoreOp,
    TransposeOp,
    YieldOp,
    loop_body,
    loops_around,
)
from ...ir.expressions import Expression, constant
from ...ir.interfaces.effects import effects_of, is_pure
from ...ir.locations import inherit_location
from ...ir.modules.symbols import unused_name
from ..analysis.fixed_values import FixedValues, written_by_kernels
from ..analysis.shared_memory import SharedMemory
from ..rewriting.cloning import clone_with_locations
from ..rewriting.edits import erase, insert_before
from .analysis.index_expressions import Names

ROOM = 1 << 16
"""Bytes that packed values may take beyond twice those of the arguments."""


@dataclass(frozen=True)
class PackConstants(ModulePass):
    """Fill scratch memory that depends on fixed arguments only in a kernel of its own, for all iterations of the loops
    around it. `compute-once` then lets later runs use it again: weights are packed once.

        loop.kernel @mm(%x: ..., %w: memref<98304xf32>, %y: ...) {
          loop.parallel %jo = 0 to 1024 step 64 {
            %tile = loop.alloc : memref<6144xf32>
            loop.transpose 64 by 96 of %w[%jo * 96] stride 96 to %tile[0] stride 64 : ...
            ... loop.load %tile[%r * 64] ...
    becomes
        loop.kernel @mm(%x: ..., %w: memref<98304xf32>, %y: ..., %tile: memref<98304xf32>) {
          loop.parallel %jo = 0 to 1024 step 64 {
            ... loop.load %tile[%jo * 96 + %r * 64] ...
        loop.kernel @mm_packed(%w: memref<98304xf32>, %tile: memref<98304xf32>) {
          loop.parallel %jo = 0 to 1024 step 64 {
            loop.transpose 64 by 96 of %w[%jo * 96] stride 96 to %tile[%jo * 96] stride 64 : ...
    Only functions with arguments that are `stepwell.fixed` have such kernels.
    """

    name = "pack-constants"

    most: int = 1 << 31
    """The bytes of all panels of a program at most: they are kept beside the weights."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        written = written_by_kernels(op)
        fixed: set[SSAValue] = set()
        for function in op.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                fixed |= FixedValues(function, written).values
        if not fixed:
            return
        shared = SharedMemory(op)
        names = {each.sym_name.data for each in op.ops if isinstance(each, KernelOp | FuncOp)}
        room = self.most
        for kernel in [each for each in op.ops if isinstance(each, KernelOp)]:
            launches = shared.launches.get(kernel.sym_name.data, [])
            if not launches or kernel.sym_name.data in shared.alternatives:
                continue
            arguments = {argument for at, argument in enumerate(kernel.body.block.args)
                         if at not in written[kernel.sym_name.data]
                         and all(launch.arguments[at] in fixed for launch in launches)}
            panels: list[_Panel] = []
            for panel in _panels(kernel, arguments):
                if (needed := panel.bytes * len(launches)) > room:
                    watcher.missed(panel.alloc, "packed in each run: {bytes} bytes are too many to keep",
                                   bytes=needed)
                elif watcher.allows(panel.alloc):
                    watcher.done(panel.alloc, "packed once: {bytes} bytes", bytes=needed)
                    panels.append(panel)
                    room -= needed
            if panels:
                _split(kernel, panels, launches, names)


class _Panel(NamedTuple):
    """Scratch memory, and how it is filled."""

    alloc: AllocOp
    filling: Sequence[Operation]
    """The operations that fill it, in its block."""
    computed: Sequence[Operation]
    """The operations outside of these that compute what they use."""
    loops: Sequence[LoopOp]
    """The loops around that change it, from the outermost on."""

    @property
    def slot(self) -> int:
        """The elements of one iteration of the innermost loop, so many that no subscript needs a division."""
        [size] = self.alloc.result.type.get_shape()
        steps = lcm(*(loop.step_size for loop in self.loops))
        return -(-size // steps) * steps

    @property
    def size(self) -> int:
        return self.slot * prod(_trips(loop) for loop in self.loops)

    @property
    def bytes(self) -> int:
        return self.size * self.element.size

    @property
    def element(self) -> FixedBitwidthType:
        element = self.alloc.result.type.element_type
        assert isinstance(element, FixedBitwidthType)
        return element

    def place(self, variables: Mapping[SSAValue, Expression]) -> Expression:
        """Where an iteration has its part."""
        place, size = constant(0), self.slot
        for loop in reversed(self.loops):
            place += (variables[loop.induction_variable] - loop.lower_bound) * (size // loop.step_size)
            size *= _trips(loop)
        return place


def _trips(loop: LoopOp) -> int:
    trips = loop.trip_count.as_int
    assert trips is not None
    return trips


def _panels(kernel: KernelOp, fixed: Set[SSAValue]) -> Iterator[_Panel]:
    """The scratch memory of a kernel that depends on fixed arguments only."""
    sources = sum(_bytes_of(argument.type) for argument in fixed)
    for alloc in [op for op in kernel.walk() if isinstance(op, AllocOp)] if fixed else ():
        panel = _panel(alloc, fixed)
        if panel is not None and panel.bytes <= 2 * sources + ROOM:
            yield panel


def _bytes_of(type: Attribute) -> int:
    if not isinstance(type, MemRefType) or not isinstance(type.element_type, FixedBitwidthType):
        return 0
    return max(0, prod(type.get_shape())) * type.element_type.size


def _panel(alloc: AllocOp, fixed: Set[SSAValue]) -> _Panel | None:
    """How scratch memory is filled, if it follows from fixed arguments, and is only read behind that."""
    buffer, block = alloc.result, alloc.parent
    assert block is not None
    accesses = [use.operation for use in buffer.uses if block.is_ancestor(use.operation)]
    users = {block.find_ancestor_op_in_block(op) for op in accesses}
    filling = [op for op in block.ops if op in users and buffer in effects_of(op).writes]
    if not filling or not all(isinstance(op, LoadOp | LoadPackedOp | StoreOp | TransposeOp) for op in accesses):
        return None
    for op in filling:
        effects = effects_of(op)
        if effects.writes != {buffer} or not effects.reads <= fixed or effects.reports:
            return None
    following = filling[-1].next_op
    while following is not None:
        users.discard(following)
        following = following.next_op
    if not users <= set(filling):
        return None
    computed: dict[Operation, None] = {}
    variables: set[SSAValue] = set()
    pending = [operand for op in filling for inner in op.walk() for operand in inner.operands]
    while pending:
        value = pending.pop()
        owner = value.owner
        if value is buffer or value in fixed or any(op.is_ancestor(owner) for op in filling):
            continue
        if isinstance(owner, Operation):
            if not is_pure(owner):
                return None
            computed[owner] = None
            pending += owner.operands
        else:
            variables.add(value)
    around = loops_around(alloc)
    loops = [loop for loop in around if loop.induction_variable in variables]
    if variables != {loop.induction_variable for loop in loops} or any(
            loop.lower_bound.as_int is None or (loop.trip_count.as_int or 0) < 1 for loop in loops):
        return None
    root = (around[0] if around else alloc).parent_op()
    assert root is not None
    return _Panel(alloc, filling, [op for op in root.walk() if op in computed], loops)


def _split(kernel: KernelOp, panels: Sequence[_Panel], launches: Sequence[LaunchOp], names: set[str]) -> None:
    """Let a kernel take panels as arguments, which a new kernel fills."""
    block, read = kernel.body.block, Names()
    first = sum(isinstance(argument.type, MemRefType) for argument in block.args)
    moved: list[tuple[_Panel, BlockArgument]] = []
    for panel in panels:
        buffer = block.insert_arg(MemRefType(panel.element, [panel.size]), first + len(moved))
        buffer.name_hint = panel.alloc.result.name_hint
        _shift(panel, buffer, read)
        moved.append((panel, buffer))
    name = unused_name(f"{kernel.sym_name.data}_packed", names)
    sources = [argument for argument in block.args if any(
        argument in inner.operands for panel in panels for op in panel.filling for inner in op.walk())]
    body = Block(arg_types=[each.type for each in sources])
    values: dict[SSAValue, SSAValue] = dict(zip(sources, body.args, strict=True))
    for old, new in values.items():
        new.name_hint = old.name_hint
    end = YieldOp()
    end.location = kernel.location
    body.add_op(end)
    for panel in panels:
        _fill(panel, dict(values), end)
    packing = KernelOp(name, Region(body))
    packing.attributes.update(kernel.attributes)
    packing.location = kernel.location
    Rewriter.insert_op(packing, InsertPoint.before(kernel))
    for panel in panels:
        erase(*reversed(panel.filling), panel.alloc)
    _launch(name, sources, moved, launches)


def _shift(panel: _Panel, buffer: SSAValue, names: Names) -> None:
    """Access an iteration's part of an argument instead of scratch memory."""
    place = panel.place({loop.induction_variable: names.of(loop.induction_variable) for loop in panel.loops})
    block = panel.alloc.parent
    assert block is not None
    for op in {use.operation: None for use in panel.alloc.result.uses if block.is_ancestor(use.operation)}:
        subscript = "subscript"
        if isinstance(op, TransposeOp):
            subscript = "target_subscript" if op.target is panel.alloc.result else "source_subscript"
        expressions = names.expressions(op)
        names.write(op, expressions | {subscript: expressions[subscript] + place})
    panel.alloc.result.replace_all_uses_with(buffer)


def _fill(panel: _Panel, values: dict[SSAValue, SSAValue], end: Operation) -> None:
    """Fill a panel in loops like those around it."""
    for loop in panel.loops:
        around = ParallelOp(loop.upper_bound, loop_body(), lower=loop.lower_bound, step=loop.step_size)
        values[loop.induction_variable] = around.induction_variable
        around.induction_variable.name_hint = loop.induction_variable.name_hint
        insert_before(end, around, like=(loop,))
        end = YieldOp()
        inherit_location(end, loop)
        around.body.block.add_op(end)
    for op in (*panel.computed, *panel.filling):
        insert_before(end, clone_with_locations(op, values))


def _launch(name: str, sources: Sequence[BlockArgument], panels: Sequence[tuple[_Panel, BlockArgument]],
            launches: Sequence[LaunchOp]) -> None:
    """Fill the panels before each launch, those of equal arguments once."""
    taken = {buffer for _, buffer in panels}
    known: dict[tuple[SSAValue, ...], list[SSAValue]] = {}
    first = panels[0][1].index
    for launch in launches:
        given = list(launch.arguments)
        inputs = tuple(given[each.index - (each.index >= first) * len(panels)] for each in sources if each not in taken)
        if inputs not in known:
            buffers = [BufferOp(BufferType.of([panel.size], panel.element)) for panel, _ in panels]
            for op, (_, buffer) in zip(buffers, panels, strict=True):
                op.result.name_hint = buffer.name_hint
            known[inputs] = [op.result for op in buffers]
            insert_before(launch, *buffers, LaunchOp(name, [*inputs, *known[inputs]]))
        launch.operands = [*given[:first], *known[inputs], *given[first:]]
