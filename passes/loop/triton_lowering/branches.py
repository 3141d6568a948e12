"""The lowering of scf.if: if all lanes take the same branch, it stays a branch; otherwise its condition masks the
operations inside."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.dialects.builtin import i1
from xdsl.ir import Block, Region

from ....ir.dialects import arith
from .kernel_lowering import KernelLowering
from .writer import Lanes


def lower_if(k: KernelLowering, op: scf.IfOp) -> None:
    if k.variation.of(op.cond):
        _choose(k, op)
    else:
        _branch(k, op)


def _branch(k: KernelLowering, op: scf.IfOp) -> None:
    w, location = k.writer, op.location
    regions: list[Region] = []
    for region in op.regions:
        if not region.blocks:
            regions.append(Region())
            continue
        with w.inside(Block()) as block:
            k.block(region.block)
            w.location = location
            w.emit(scf.YieldOp(*_yielded(k, op, region)))
        regions.append(Region(block))
    types = [value.type for value in regions[0].block.last_op.operands]  # type: ignore[union-attr]
    branch = w.emit(scf.IfOp(k.values[op.cond].value, types, regions[0], regions[1]))
    for old, new in zip(op.results, branch.results, strict=True):
        k.define(old, Lanes(new, tuple(sorted(k.variation.of(old)))))


def _choose(k: KernelLowering, op: scf.IfOp) -> None:
    w, location = k.writer, op.location
    holds = k.values[op.cond]
    for region in op.regions:
        if not region.blocks:
            continue
        for condition in k.variation.around[region.block].conditions:
            if condition.source is op:
                k.conditions[condition] = holds if condition.holds else w.compute(
                    arith.XOrIOp, holds, Lanes(w.constant(1, i1)))
        k.block(region.block)
        w.location = location
    for position, result in enumerate(op.results):
        values = [k.values[region.block.last_op.operands[position]] for region in op.regions]  # type: ignore[union-attr]
        k.define(result, w.compute(arith.SelectOp, holds, *values))


def _yielded(k: KernelLowering, op: scf.IfOp, region: Region):
    last = region.block.last_op
    assert last is not None
    return [k.spread(value, result) for value, result in zip(last.operands, op.results, strict=True)]
