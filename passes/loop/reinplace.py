"""The pass `reinplace`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, BlockArgument, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import AllocOp, BufferType, CopyOp, LaunchOp
from ...ir.dialects.loop import KernelOp
from ...ir.interfaces.effects import accessed_arguments
from ...ir.interfaces.views import viewed
from ...ir.modules.symbols import argument_facts
from ...ir.watching import Watcher
from ..analysis.liveness import Liveness
from ..rewriting.copies_of_calls import move_copies_into_calls
from ..rewriting.edits import erase
from .analysis.in_place import in_place_pairs

Pairs = dict[str, set[tuple[int, int]]]
Positions = dict[str, set[int]]


@dataclass(frozen=True)
class Reinplace(ModulePass):
    """Let a kernel write its result over an operand that is not needed any more, or directly into an input that the
    program mutates.

        %b = host.alloc : !host.buffer<[4, 8], f32>
        host.launch @relu(%a, %b) : !host.buffer<[4, 8], f32>, !host.buffer<[4, 8], f32>
        host.copy %b to %x : !host.buffer<[4, 8], f32> to !host.buffer<[4, 8], f32>
    becomes, if the kernel reads each element before it writes it and %x is not read in between,
        host.launch @relu(%a, %x) : !host.buffer<[4, 8], f32>, !host.buffer<[4, 8], f32>

    These are two rewrites, which can be counted and disabled separately: `reinplace` and `write-into-input`.
    """

    name = "reinplace"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        move_copies_into_calls(op, watcher)
        kernels = {k.sym_name.data: k for k in op.ops if isinstance(k, KernelOp)}
        pairs: Pairs = {}
        for function in op.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                liveness = Liveness(function)
                for launch in list(function.body.block.ops):
                    if isinstance(launch, LaunchOp):
                        name = launch.kernel.string_value()
                        if name not in pairs:
                            # Of a kernel that is not of loops, nothing is known.
                            pairs[name] = in_place_pairs(kernels[name]) if name in kernels else set()
                        for source, target in sorted(pairs[name]):
                            self._share(liveness, launch, source, target, watcher)
                        if not pairs[name]:
                            watcher.missed(launch, f"@{name} keeps its results apart: it does not read each "
                                           "element of an operand just before it writes the same one")
                written = {name: accessed_arguments(kernel)[1] for name, kernel in kernels.items()}
                _write_into_inputs(function, liveness, pairs, written, watcher)

    def _share(self, liveness: Liveness, launch: LaunchOp, source: int, target: int, watcher: Watcher) -> None:
        """Give `target` the buffer of `source`, if this may be overwritten."""
        read, written = launch.arguments[source], launch.arguments[target]
        if not isinstance(written.owner, AllocOp) or written is read:
            return
        reason = _not_free(liveness, launch, read, written)
        texts = f"%{written.name_hint or target}", f"%{read.name_hint or source}"
        if reason is not None:
            watcher.missed(launch, f"{texts[0]} does not overwrite {texts[1]}: {reason}")
        elif watcher.allows(launch):
            watcher.done(launch, f"{texts[0]} overwrites {texts[1]}")
            written.replace_all_uses_with(read)
            liveness.merge(read, written)
            erase(written.owner)


def _not_free(liveness: Liveness, launch: LaunchOp, read: SSAValue, written: SSAValue) -> str | None:
    """The reason why a launch may not write a result over an operand that its kernel reads element by element."""
    if read.type != written.type:
        return "they differ in sizes or strides"
    if _occurs_twice(liveness, launch, read, written):
        return "one of them, or a view of it, is passed twice"
    if not isinstance(read.owner, AllocOp):
        return "it belongs to the caller" if isinstance(read.owner, Block) else "it is not a buffer of its own"
    return None if liveness.dies_at(read, launch) else "it is needed later"


def _occurs_twice(liveness: Liveness, launch: LaunchOp, *values: SSAValue) -> bool:
    """Whether several arguments of a launch share the memory of a value."""
    memories = [liveness.roots.get(argument, frozenset()) for argument in launch.arguments]
    return any(sum(bool(memory & liveness.roots[value]) for memory in memories) > 1 for value in values)


def _write_into_inputs(
    function: FuncOp, liveness: Liveness, pairs: Pairs, written: Positions, watcher: Watcher
) -> None:
    """Remove copies of a launch's result into an argument that the launch can write directly."""
    for copy in list(function.body.block.ops):
        if not isinstance(copy, CopyOp) or copy.source.type != copy.target.type:
            continue
        fresh, target = copy.source, copy.target
        writers = [use.operation for use in fresh.uses
                   if isinstance(use.operation, LaunchOp) and _writes(use.operation, use.index, written)]
        if not isinstance(fresh.owner, AllocOp) or not isinstance(target.owner, Block) or len(writers) != 1:
            continue
        name = f"%{target.name_hint or 'argument'}"
        if not _is_free(liveness, writers[0], copy, pairs):
            watcher.missed(copy, f"a result is copied into {name}, which is used until then",
                           rewrite="write-into-input")
        elif _is_a_result(function, fresh, target):
            watcher.missed(copy, f"what is copied into {name} is a result of its own as well",
                           rewrite="write-into-input")
        elif watcher.allows(copy, rewrite="write-into-input"):
            watcher.done(copy, f"a kernel writes straight into {name}, which was copied to", rewrite="write-into-input")
            fresh.replace_all_uses_with(target)
            liveness.merge(target, fresh)
            erase(fresh.owner)
            erase(copy)


def _is_a_result(function: FuncOp, fresh: SSAValue, target: SSAValue) -> bool:
    """Whether a buffer, or a view of it, is returned other than as the new value of the argument `target`."""
    assert isinstance(target, BlockArgument)
    number = argument_facts(function, target).get("stepwell.mutated_by")
    new_value = number.value.data if isinstance(number, IntegerAttr) else None
    seen = [fresh]
    for value in seen:
        for use in value.uses:
            if isinstance(use.operation, ReturnOp) and use.index != new_value:
                return True
            if viewed(use.operation) is value:
                seen += use.operation.results
    return False


def _writes(launch: LaunchOp, position: int, written: Positions) -> bool:
    """Whether a launch may write an argument; a kernel of another dialect than loop may write all."""
    name = launch.kernel.string_value()
    return name not in written or position in written[name]


def _is_free(liveness: Liveness, launch: LaunchOp, copy: CopyOp, pairs: Pairs) -> bool:
    """Whether no operation except `launch` accesses the copy's target between the two, and `launch` only element by
    element; `launch` writes the value that is copied."""
    fresh, target = copy.source, copy.target
    start, end = liveness.position[launch], liveness.position[copy]
    for op in liveness.users_of(target) - {launch, copy}:
        at = liveness.position[op]
        if start < at < end or (at > end and not isinstance(op.operands[0].type, BufferType)):
            return False
    if any(liveness.position[use.operation] < start for use in fresh.uses):
        return False
    arguments = list(launch.arguments)
    written = arguments.index(fresh)
    reads = [at for at, argument in enumerate(arguments) if target in liveness.roots.get(argument, ())]
    if arguments.count(fresh) > 1 or any(arguments[at] is not target for at in reads):
        return False
    allowed = pairs.get(launch.kernel.string_value(), set())
    return all((at, written) in allowed for at in reads)
