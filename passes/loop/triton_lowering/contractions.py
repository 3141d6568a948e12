"""Sums of products as triton.dot: a reduction that says by its attribute `dot` how its factors are multiplied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import DOT, LoadOp, ReduceOp, Reduction
from ....ir.errors import PassError
from .dimensions import Dimension, Dimensions
from .repetition import Carried, repeat
from .writer import Lanes, ordered

if TYPE_CHECKING:
    from .lowering import KernelLowering


@dataclass(frozen=True)
class Contraction:
    """What a reduction multiplies, before it is made wider: the factor that varies over rows and terms, and the one
    that varies over columns and terms."""

    left: SSAValue
    right: SSAValue
    rows: Dimension
    columns: Dimension
    inside: frozenset[Operation]
    """The operations that `triton.dot` does itself."""


def is_contraction(op: ReduceOp) -> bool:
    """Whether a reduction is asked to be done by `triton.dot`."""
    return DOT in op.attributes


def lower_contraction(k: KernelLowering, op: ReduceOp) -> None:
    """Blocks of the two factors, multiplied and added to a block of sums for each block of terms."""
    w, own = k.writer, k.variation.dimension.get(op)
    found = _contraction(k, op, own)
    precision = op.attributes[DOT]
    assert own is not None and isinstance(precision, StringAttr)
    condition = k.variation.condition.get(op)
    factors = [found.left, found.right]
    if condition is not None:
        k.zero_elsewhere.update(factors)
    kept = frozenset((found.rows, found.columns))
    [output] = op.outputs
    zeros = w.filled(0.0, triton.with_shape([each.size for each in ordered(kept)], output.type))

    def body(carried: Carried) -> list[SSAValue]:
        for inner in op.body.block.ops:
            if inner not in found.inside and inner is not op.body.block.last_op:
                k.operation(inner)
        w.location = op.location
        left, right = (_block(k, op, factor, frozenset((along, own)))
                       for factor, along in zip(factors, (found.rows, found.columns), strict=True))
        if not found.rows < own:
            left = w.value(triton.TransOp(left, [1, 0]))
        if found.columns < own:
            right = w.value(triton.TransOp(right, [1, 0]))
        return [w.value(triton.DotOp(left, right, carried[0] if carried else zeros, precision.data))]

    [total] = repeat(k, op, [zeros] if not k.variation.is_one_block(op) else [], body)
    w.location = op.location
    k.define(output, Lanes(total, ordered(kept)))


def _block(k: KernelLowering, op: ReduceOp, factor: SSAValue, dimensions: Dimensions) -> SSAValue:
    """A factor as a block; lanes beyond the last term are zero."""
    value = k.writer.spread(k.values[factor], dimensions)
    condition = k.variation.condition.get(op)
    if condition is None or isinstance(factor.owner, LoadOp):
        return value
    holds = k.writer.spread(k.conditions[condition], dimensions)
    return k.writer.value(arith.SelectOp(holds, value, k.writer.filled(0.0, value.type)))


def _contraction(k: KernelLowering, op: ReduceOp, own: Dimension | None) -> Contraction:
    last = op.body.block.last_op
    assert last is not None
    product = last.operands[0].owner
    if own is None or op.reductions != [Reduction.ADD] or not isinstance(product, arith.MulfOp):
        raise PassError.at(op, "this is no sum of products over blocks, which `dot` asks for")
    factors: list[SSAValue] = []
    inside: set[Operation] = {product}
    for factor in product.operands:
        if isinstance(wider := factor.owner, arith.ExtFOp) and factor.has_one_use():
            inside.add(wider)
            factor = wider.input
        factors.append(factor)
    first, second = (k.variation.of(factor) for factor in factors)
    around = k.variation.of(op.outputs[0])
    rows = first - {own} or around - second
    columns = second - {own} or around - first
    if own not in first & second or len(rows) != 1 or len(columns) != 1 or rows == columns or rows | columns != around:
        raise PassError.at(op, "`dot` multiplies a factor that varies over rows by one that varies over columns")
    ([row], [column]) = rows, columns
    left, right = factors
    if column < row:
        left, right, row, column = right, left, column, row
    if left.type != right.type:
        raise PassError.at(op, f"`dot` multiplies factors of one type, not {left.type} and {right.type}")
    return Contraction(left, right, row, column, frozenset(inside))
