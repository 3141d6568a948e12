"""The arguments of a kernel that may share their memory."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import AccessOp, KernelOp, LoopOp
from ....ir.interfaces.effects import effects_of
from ....ir.traversal import operations_in


def in_place_pairs(kernel: KernelOp) -> set[tuple[int, int]]:
    """The pairs (read, written) of argument positions that may be one buffer: each iteration reads an element of the
    first before it writes the same element of the second, and no other iteration accesses this element before all reads
    are done."""
    reads: dict[SSAValue, list[Operation]] = {}
    writes: dict[SSAValue, list[Operation]] = {}
    order = {op: at for at, op in enumerate(operations_in(kernel))}
    for op in order:
        if not op.regions:
            effects = effects_of(op)
            for buffer in effects.reads:
                reads.setdefault(buffer, []).append(op)  # type: ignore[arg-type]
            for buffer in effects.writes:
                writes.setdefault(buffer, []).append(op)  # type: ignore[arg-type]
    position: dict[SSAValue, int] = {argument: at for at, argument in enumerate(kernel.body.block.args)}
    pairs: set[tuple[int, int]] = set()
    for target, written in writes.items():
        first, own_reads = written[0], reads.get(target, [])
        if target not in position or first in own_reads:  # it needs what the target held before
            continue
        if _is_repeated(first, kernel):
            continue
        later = [op for op in (*written, *own_reads) if op is not first]
        if not all(_comes_after(op, first, kernel) for op in later):
            continue
        for source, read in reads.items():
            if source in position and source not in writes and _same_type(source, target) and all(
                _same_place(load, first) and order[load] < order[first] for load in read
            ):
                pairs.add((position[source], position[target]))
    return pairs


def _same_type(source: SSAValue, target: SSAValue) -> bool:
    return isinstance(source.type, MemRefType) and isinstance(target.type, MemRefType) and \
        source.type.element_type == target.type.element_type


def _same_place(load: Operation, store: Operation) -> bool:
    return (isinstance(load, AccessOp) and isinstance(store, AccessOp) and load.is_exact and store.is_exact
            and load.parent is store.parent and load.lanes == store.lanes and load.stride == store.stride
            and load.subscript_expression == store.subscript_expression
            and list(load.indices) == list(store.indices)
            and load.mask is None and store.mask is None)


def _is_repeated(store: Operation, kernel: KernelOp) -> bool:
    """Whether a loop around a store is not part of its subscript, so that iterations write the same element."""
    known = set(store.operands)
    around = store.parent_op()
    while around is not None and around is not kernel:
        if isinstance(around, LoopOp):
            if around.body.block.args[0] not in known:
                return True
            known.update(around.operands)  # the bounds of an inner loop depend on the loops around it
        around = around.parent_op()
    return False


def _comes_after(op: Operation, first: Operation, kernel: KernelOp) -> bool:
    """Whether `op` runs after the last iteration of the loops around `first`."""
    ancestor = kernel.body.block.find_ancestor_op_in_block
    own, nest = ancestor(op), ancestor(first)
    return own is not None and nest is not None and nest.is_before_in_block(own)
