"""The pass `sink-stores`."""

from __future__ import annotations

from math import prod

from xdsl.ir import Block, Operation

from ...ir.dialects import triton
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.memory import buffers_of, is_passed_by_none, read_by, written_by


class SinkStores(KernelPass):
    """Move stores behind the loads that follow them, so that all loads of a block overlap.

        %a = triton.load %p : tensor<128x!triton.ptr<f32>>
        triton.store %q, %a : tensor<128x!triton.ptr<f32>>
        %b = triton.load %r : tensor<128x!triton.ptr<f32>>
    where %q and %r are addresses in different arguments, becomes
        %a = triton.load %p : tensor<128x!triton.ptr<f32>>
        %b = triton.load %r : tensor<128x!triton.ptr<f32>>
        triton.store %q, %a : tensor<128x!triton.ptr<f32>>
    A compiler that does not know that arguments do not overlap cannot move loads before stores. Stores are not moved
    across loops and branches, since their value would have to be kept, nor if their value takes many registers.
    """

    name = "sink-stores"

    elements: int = 32
    """Elements that each thread keeps for a store that waits, at most: as many as of a row of 32768 with 32 warps."""

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        most = self.elements * gpu_of(func).warp * func.warps
        for block in [b for inner in func.walk() for region in inner.regions for b in region.blocks]:
            _sink_in(block, most, watcher)


def _sink_in(block: Block, most: int, watcher: Watcher) -> None:
    for op in reversed(list(block.ops)):
        if isinstance(op, triton.StoreOp) and prod(triton.shape_of(op.pointers.type)) <= most and \
                (load := _last_load_to_pass(op)) is not None and watcher.allows(op):
            watcher.done(op, "it waits until all is loaded")
            op.detach()
            block.insert_op_after(op, load)


def _last_load_to_pass(store: triton.StoreOp) -> triton.LoadOp | None:
    """The last load that a store can be moved behind."""
    buffers = buffers_of(store.pointers)
    last: triton.LoadOp | None = None
    op: Operation | None = store.next_op
    while op is not None and not is_passed_by_none(op):
        if (read_by(op) | written_by(op)) & buffers:
            break
        if isinstance(op, triton.LoadOp):
            last = op
        op = op.next_op
    return last
