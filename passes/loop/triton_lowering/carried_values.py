"""The lowering of loop.for: a sequential loop, or an associative scan of a block of lanes at a time."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import ForOp
from ..analysis.scans import Scan
from .combinations import along, running
from .kernel_lowering import KernelLowering
from .repetition import Body, Carried, lanes_of, repeat
from .writer import Lanes, ordered


def lower_for(k: KernelLowering, op: ForOp) -> None:
    initial = [k.spread(value, output) for value, output in zip(op.initial, op.outputs, strict=True)]
    body = _scan_body(k, op) if op in k.variation.scans else _serial_body(k, op)
    for output, result in zip(op.outputs, repeat(k, op, initial, body), strict=True):
        k.define(output, Lanes(result, ordered(k.variation.of(output))))


def _serial_body(k: KernelLowering, op: ForOp) -> Body:
    def body(carried: Carried) -> list[SSAValue]:
        for value, current in zip(op.carried, carried, strict=True):
            current.name_hint = value.name_hint
            k.values[value] = Lanes(current, ordered(k.variation.of(value)))
        k.block(op.body.block)
        k.writer.location = op.location
        last = op.body.block.last_op
        assert last is not None
        left = [k.spread(value, output) for value, output in zip(last.operands, op.outputs, strict=True)]
        condition = k.variation.condition.get(op)
        if condition is None:
            return left
        holds = k.conditions[condition]
        return [k.writer.value(arith.SelectOp(k.writer.spread(holds, k.variation.of(output)), new, old))
                for new, old, output in zip(left, carried, op.outputs, strict=True)]

    return body


def _scan_body(k: KernelLowering, op: ForOp) -> Body:
    """The combination of the lanes of a block with the lanes before them and the result of the blocks before."""
    scans = {scan.op: (scan, position) for position, scan in enumerate(k.variation.scans[op])}

    def body(carried: Carried) -> list[SSAValue]:
        left = list(carried)
        for inner in op.body.block.ops:
            if inner in scans:
                scan, position = scans[inner]
                k.writer.location = inner.location
                left[position] = _scan(k, op, scan, op.outputs[position], carried[position])
            elif inner is not op.body.block.last_op:
                k.operation(inner)
        return left

    return body


def _scan(k: KernelLowering, op: ForOp, scan: Scan, output: SSAValue, before: SSAValue) -> SSAValue:
    """Write the scan of a block, and return the value that the next block starts from."""
    w, own = k.writer, k.variation.dimension[op]
    outside = k.variation.of(output)
    dimensions = outside | {own}
    combined = running(scan.op)
    item = w.spread(k.values[scan.item], dimensions)
    if (condition := k.variation.condition.get(op)) is not None:
        neutral = w.filled(combined.identity[0], item.type)
        item = w.value(arith.SelectOp(w.spread(k.conditions[condition], dimensions), item, neutral))
    axis = ordered(dimensions).index(own)
    [inside] = along(w, combined, [item], axis, triton.ScanOp)
    # Triton 3.6 takes a sum of sums of what is loaded for a reduction, and fails as the sum is used in the loop.
    by_last = len(dimensions) > 1 and isinstance(triton.element_of(item.type), AnyFloat) and _is_loaded(item)
    total = [] if by_last else along(w, combined, [item], axis)
    start = w.spread(Lanes(before, ordered(outside)), dimensions)
    [following] = combined.combine(w, [start], [inside])
    k.define(scan.following, Lanes(following, ordered(dimensions)))
    if not by_last:
        return combined.combine(w, [before], total)[0]
    last = w.compute(lambda a, b: arith.CmpiOp(a, b, "eq"), lanes_of(w, own), w.integer(own.size - 1))
    neutral = w.filled(combined.identity[0], following.type)
    return along(w, combined, [w.value(arith.SelectOp(w.spread(last, dimensions), following, neutral))], axis)[0]


def _is_loaded(value: SSAValue) -> bool:
    op = value.owner
    return isinstance(op, triton.LoadOp) or (isinstance(op, arith.SelectOp) and _is_loaded(op.lhs))
