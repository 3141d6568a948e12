"""Which arguments of a kernel may share their memory."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, SSAValue

from ...ir.dialects.loop import AccessOp, GatherOp, KernelOp, LoadOp, StoreOp


def in_place_pairs(kernel: KernelOp) -> set[tuple[int, int]]:
    """The pairs (read, written) of argument positions that may be one buffer: each iteration reads an element of the
    one before it writes the same element of the other, and no other iteration touches it."""
    loads: dict[SSAValue, list[AccessOp]] = {}
    stores: dict[SSAValue, list[StoreOp]] = {}
    order = {op: at for at, op in enumerate(kernel.walk())}
    for op in order:
        if isinstance(op, LoadOp | GatherOp):
            loads.setdefault(op.buffer, []).append(op)
        elif isinstance(op, StoreOp):
            stores.setdefault(op.buffer, []).append(op)
    arguments = kernel.body.block.args
    pairs: set[tuple[int, int]] = set()
    for target, written in stores.items():
        if len(written) != 1 or target in loads or not isinstance(target.owner, Block):
            continue
        store = written[0]
        for source, read in loads.items():
            if source in stores or not isinstance(source.owner, Block) or source not in arguments:
                continue
            same_type = isinstance(source.type, MemRefType) and isinstance(target.type, MemRefType) and \
                source.type.element_type == target.type.element_type
            if same_type and all(_same_place(load, store) and order[load] < order[store] for load in read):
                pairs.add((arguments.index(source), arguments.index(target)))
    return pairs


def _same_place(load: AccessOp, store: StoreOp) -> bool:
    return (isinstance(load, LoadOp) and load.parent is store.parent and load.subscript == store.subscript
            and list(load.indices) == list(store.indices) and load.stride == store.stride
            and load.mask is None and store.mask is None)
