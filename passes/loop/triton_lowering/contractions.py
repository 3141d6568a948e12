"""The lowering of sums of products to triton.dot: the attribute `dot` of a reduction states how its factors are
multiplied."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import IntegerAttr, IntegerType, StringAttr
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import DOT, IMPRECISE_TERMS, LoadOp, ReduceOp, Reduction
from ....ir.dtypes import is_float8
from ....ir.errors import PassError
from .dimensions import Dimension
from .kernel_lowering import KernelLowering
from .repetition import Carried, repeat
from .writer import Lanes, ordered


@dataclass(frozen=True)
class Factor:
    """A factor of a reduction before it is widened; it varies over terms and over rows or columns."""

    value: SSAValue
    element: Attribute
    """Its type, which is not that of the value if that is its bits."""
    along: Dimension
    """The rows or columns."""


@dataclass(frozen=True)
class Contraction:
    """The two factors of a matrix product: one varies over rows, the other one over columns."""

    left: Factor
    right: Factor
    inside: frozenset[Operation]
    """The operations that `triton.dot` does itself."""


def is_contraction(op: ReduceOp) -> bool:
    """Whether a reduction has to be lowered to `triton.dot`."""
    return DOT in op.attributes


def lower_contraction(k: KernelLowering, op: ReduceOp) -> None:
    """Blocks of the two factors, multiplied and added to a block of sums for each block of terms."""
    w, own = k.writer, k.variation.dimension.get(op)
    found = _contraction(k, op, own)
    precision, terms = op.attributes[DOT], op.attributes.get(IMPRECISE_TERMS)
    assert own is not None and isinstance(precision, StringAttr)
    imprecise = terms.value.data if isinstance(terms, IntegerAttr) else None
    if k.variation.condition.get(op) is not None:
        k.zero_elsewhere.update((found.left.value, found.right.value))
    kept = frozenset((found.left.along, found.right.along))
    [output] = op.outputs
    zeros = w.filled(0.0, triton.with_shape([each.size for each in ordered(kept)], output.type))

    def body(carried: Carried) -> list[SSAValue]:
        for inner in op.body.block.ops:
            if inner not in found.inside and inner is not op.body.block.last_op:
                k.operation(inner)
        w.location = op.location
        left, right = (_block(k, op, factor, own) for factor in (found.left, found.right))
        if not found.left.along < own:
            left = w.value(triton.TransOp(left, [1, 0]))
        if found.right.along < own:
            right = w.value(triton.TransOp(right, [1, 0]))
        return [w.value(triton.DotOp(left, right, carried[0] if carried else zeros, precision.data, imprecise))]

    [total] = repeat(k, op, [zeros] if not k.variation.is_one_block(op) else [], body)
    w.location = op.location
    k.define(output, Lanes(total, ordered(kept)))


def _block(k: KernelLowering, op: ReduceOp, factor: Factor, own: Dimension) -> SSAValue:
    """A factor as a block. Lanes beyond the last term have zero bits."""
    block = k.writer.spread(k.values[factor.value], frozenset((factor.along, own)))
    condition = k.variation.condition.get(op)
    if condition is not None and not isinstance(factor.value.owner, LoadOp):
        holds = k.writer.spread(k.conditions[condition], frozenset((factor.along, own)))
        zero = k.writer.filled(0 if isinstance(factor.value.type, IntegerType) else 0.0, block.type)
        block = k.writer.value(arith.SelectOp(holds, block, zero))
    if factor.value.type != factor.element:
        block = k.writer.value(triton.BitcastOp(block, triton.with_element(block.type, factor.element)))
    return block


def _contraction(k: KernelLowering, op: ReduceOp, own: Dimension | None) -> Contraction:
    last = op.body.block.last_op
    assert last is not None
    product = last.operands[0].owner
    if own is None or op.reductions != [Reduction.ADD] or not isinstance(product, arith.MulfOp):
        raise PassError.at(op, "this is no sum of products over blocks, which `dot` asks for")
    values: list[SSAValue] = []
    elements: list[Attribute] = []
    inside: set[Operation] = {product}
    for value in product.operands:
        if isinstance(wider := value.owner, arith.ExtFOp) and value.has_one_use():
            inside.add(wider)
            value = wider.input
        elements.append(value.type)
        if is_float8(value.type) and isinstance(bits := value.owner, arith.BitcastOp) and value.has_one_use():
            inside.add(bits)
            value = bits.input
        values.append(value)
    first, second = (k.variation.of(value) for value in values)
    around = k.variation.of(op.outputs[0])
    rows = first - {own} or around - second
    columns = second - {own} or around - first
    if own not in first & second or len(rows) != 1 or len(columns) != 1 or rows == columns or rows | columns != around:
        raise PassError.at(op, "`dot` multiplies a factor that varies over rows by one that varies over columns")
    if elements[0] != elements[1] and not all(map(is_float8, elements)):
        raise PassError.at(op, f"`dot` multiplies factors of one type, not {elements[0]} and {elements[1]}")
    factors = [Factor(value, element, along) for value, element, [along] in
               zip(values, elements, (rows, columns), strict=True)]
    left, right = sorted(factors, key=lambda factor: factor.along)
    return Contraction(left, right, frozenset(inside))
