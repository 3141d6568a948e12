"""The pass `share-loads`."""

from __future__ import annotations

from xdsl.ir import Block, SSAValue

from ...ir.dialects import triton
from ...ir.locations import add_location
from ...ir.watching import Watcher
from ..rewriting.edits import erase
from ..rewriting.kernel_pass import KernelPass
from .analysis.memory import Buffers, buffers_of, written_by


class ShareLoads(KernelPass):
    """Reuse a loaded value instead of loading it again, if nothing can have written to the address since.

        %1 = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
        triton.store %q, %1, %mask : tensor<128x!triton.ptr<f32>>
        %2 = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
        triton.store %r, %2, %mask : tensor<128x!triton.ptr<f32>>
    where %p and %q are addresses in different arguments, becomes
        %1 = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
        triton.store %q, %1, %mask : tensor<128x!triton.ptr<f32>>
        triton.store %r, %1, %mask : tensor<128x!triton.ptr<f32>>
    A row that is used in several phases is then loaded once. A loaded value is also reused in nested loops and
    branches. A load without a mask can replace a masked load whose other lanes are unspecified.
    """

    name = "share-loads"

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        _visit(func.body.block, {}, watcher)


Known = dict[SSAValue, list[triton.LoadOp]]
"""The loads whose values are still what lies in memory, by their addresses."""


def _visit(block: Block, known: Known, watcher: Watcher) -> None:
    for op in list(block.ops):
        if isinstance(op, triton.LoadOp):
            _visit_load(op, known, watcher)
            continue
        _forget(known, written_by(op))  # what an iteration writes, the next one reads
        if not isinstance(op, triton.CombineOperation):
            for region in op.regions:
                for inner in region.blocks:
                    _visit(inner, {pointers: list(loads) for pointers, loads in known.items()}, watcher)


def _visit_load(op: triton.LoadOp, known: Known, watcher: Watcher) -> None:
    loads = known.setdefault(op.pointers, [])
    for earlier in loads:
        if _serves(earlier, op):
            if watcher.allows(op):
                watcher.done(op, "it was loaded before")
                add_location(earlier, op)
                op.result.replace_all_uses_with(earlier.result)
                erase(op)
                return
            break
    loads.append(op)


def _serves(earlier: triton.LoadOp, op: triton.LoadOp) -> bool:
    """Whether `earlier` has loaded the value of `op`."""
    if earlier.mask is op.mask and earlier.other is op.other:
        return True
    return op.other is None and (earlier.mask is None or earlier.mask is op.mask)


def _forget(known: Known, written: Buffers) -> None:
    if written:
        for pointers in [p for p in known if buffers_of(p) & written]:
            del known[pointers]
