"""Which arguments of a kernel may share their memory."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects.loop import AccessOp, AtomicOp, GatherOp, KernelOp, LoadOp, StoreOp


def in_place_pairs(kernel: KernelOp) -> set[tuple[int, int]]:
    """The pairs (read, written) of argument positions that may be one buffer: each iteration reads an element of the
    one before it writes the same element of the other, and no other iteration touches it before all is read."""
    loads: dict[SSAValue, list[AccessOp]] = {}
    stores: dict[SSAValue, list[AtomicOp | StoreOp]] = {}
    order = {op: at for at, op in enumerate(kernel.walk())}
    for op in order:
        if isinstance(op, LoadOp | GatherOp):
            loads.setdefault(op.buffer, []).append(op)
        elif isinstance(op, AtomicOp | StoreOp):
            stores.setdefault(op.buffer, []).append(op)
    arguments = kernel.body.block.args
    pairs: set[tuple[int, int]] = set()
    for target, written in stores.items():
        if not isinstance(target.owner, Block):
            continue
        for source, read in loads.items():
            if source in stores or not isinstance(source.owner, Block) or source not in arguments:
                continue
            first = written[0]
            if isinstance(first, AtomicOp):  # it needs what the target held before
                continue
            later = [op for op in (*written, *loads.get(target, ())) if op is not first]
            if _same_type(source, target) and all(
                _same_place(load, first) and order[load] < order[first] for load in read
            ) and all(_comes_after(op, first, kernel) for op in later):
                pairs.add((arguments.index(source), arguments.index(target)))
    return pairs


def _same_type(source: SSAValue, target: SSAValue) -> bool:
    return isinstance(source.type, MemRefType) and isinstance(target.type, MemRefType) and \
        source.type.element_type == target.type.element_type


def _same_place(load: AccessOp, store: StoreOp) -> bool:
    return (isinstance(load, LoadOp) and load.parent is store.parent and load.subscript == store.subscript
            and list(load.indices) == list(store.indices) and load.stride == store.stride
            and load.mask is None and store.mask is None)


def _comes_after(op: Operation, first: Operation, kernel: KernelOp) -> bool:
    """Whether `op` runs when all iterations of the loops around `first` are over."""
    block = kernel.body.block
    current = _child_of(block, first).next_op
    own = _child_of(block, op)
    while current is not None and current is not own:
        current = current.next_op
    return current is own


def _child_of(block: Block, op: Operation) -> Operation:
    """The operation of a block that an operation is in."""
    while op.parent is not block:
        parent = op.parent_op()
        assert parent is not None
        op = parent
    return op
