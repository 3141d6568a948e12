"""The pass `merge-arguments`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import BlockArgument, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import LaunchOp
from ...ir.dialects.loop import KernelOp
from ...ir.rewriting.dead_code import erase_dead
from ...ir.watching import Watcher
from ..analysis.shared_memory import SharedMemory
from ..rewriting.edits import erase
from .analysis.copies import puts_back


@dataclass(frozen=True)
class MergeArguments(ModulePass):
    """Give a kernel one argument for two that are the same buffer in every launch, and remove copies of that buffer
    onto itself.

        loop.kernel @put(%x: memref<64xf32>, %v: memref<1xf32>, %y: memref<64xf32>) {
          loop.parallel %i = 0 to 64 {
            %e = loop.load %x[%i] : memref<64xf32> -> f32
            loop.store %e, %y[%i] : f32, memref<64xf32>
          }
          %w = loop.load %v[0] : memref<1xf32> -> f32
          loop.store %w, %y[5] : f32, memref<64xf32>
        }
        host.launch @put(%a, %b, %a) : ...
    becomes
        loop.kernel @put(%x: memref<64xf32>, %v: memref<1xf32>) {
          %w = loop.load %v[0] : memref<1xf32> -> f32
          loop.store %w, %x[5] : f32, memref<64xf32>
        }
        host.launch @put(%a, %b) : ...
    """

    name = "merge-arguments"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        shared = SharedMemory(op)
        watcher = watcher_of(ctx)
        for kernel in op.ops:
            if isinstance(kernel, KernelOp) and kernel.sym_name.data not in shared.alternatives:
                of_kernel = shared.launches.get(kernel.sym_name.data, ())
                apart: set[BlockArgument] = set()
                while (pair := _equal_arguments(kernel, of_kernel, apart, watcher)) is not None:
                    if watcher.allows(kernel):
                        _merge(kernel, of_kernel, *pair, watcher)
                    else:
                        apart.add(kernel.body.block.args[pair[1]])


def _equal_arguments(
    kernel: KernelOp, launches: Sequence[LaunchOp], apart: set[BlockArgument], watcher: Watcher
) -> tuple[int, int] | None:
    """The positions of two arguments of one type that are the same buffer in every launch and not in `apart`."""
    arguments = kernel.body.block.args
    if not launches:
        return None
    first_at: dict[SSAValue, int] = {}
    for position, value in enumerate(launches[0].arguments):
        if arguments[position] in apart:
            continue
        earlier = first_at.setdefault(value, position)
        if earlier == position or not isinstance(arguments[position].type, MemRefType) \
                or arguments[earlier].type != arguments[position].type:
            continue
        alike = sum(launch.arguments[earlier] is launch.arguments[position] for launch in launches)
        if alike == len(launches):
            return earlier, position
        apart.add(arguments[position])
        watcher.missed(kernel, "arguments {first} and {second} are one buffer in {alike} of "
                       "{launches} launches only", first=earlier, second=position, alike=alike, launches=len(launches))
    return None


def _merge(kernel: KernelOp, launches: Sequence[LaunchOp], kept: int, dropped: int, watcher: Watcher) -> None:
    block = kernel.body.block
    block.args[dropped].replace_all_uses_with(block.args[kept])
    block.erase_arg(block.args[dropped])
    for launch in launches:
        launch.operands = [value for position, value in enumerate(launch.operands) if position != dropped]
    copies = [op for op in block.walk() if puts_back(op) and block.args[kept] in op.operands]
    watcher.done(kernel, "arguments {first} and {second} are one buffer; stores that only put back "
                 "what was loaded: {stores}", first=kept, second=dropped, stores=len(copies))
    erase(*copies)
    erase_dead(kernel)
