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
    found = _contractions(k, op, own)
    precision, terms = op.attributes[DOT], op.attributes.get(IMPRECISE_TERMS)
    assert own is not None and isinstance(precision, StringAttr)
    imprecise = terms.value.data if isinstance(terms, IntegerAttr) else None
    if k.variation.condition.get(op) is not None:
        k.zero_elsewhere.update(factor.value for each in found for factor in (each.left, each.right))
    inside = frozenset[Operation]().union(*(each.inside for each in found))
    kept = [ordered(frozenset((each.left.along, each.right.along))) for each in found]
    zeros = [w.filled(0.0, triton.with_shape([each.size for each in along], output.type))
             for along, output in zip(kept, op.outputs, strict=True)]

    def factor_block(factor: Factor, is_left: bool) -> SSAValue:
        block = _block(k, op, factor, own)
        return block if (factor.along < own) == is_left else w.value(triton.TransOp(block, [1, 0]))

    def body(carried: Carried) -> list[SSAValue]:
        for inner in op.body.block.ops:
            if inner not in inside and inner is not op.body.block.last_op:
                k.operation(inner)
        w.location = op.location
        return [w.value(triton.DotOp(factor_block(each.left, True), factor_block(each.right, False), before,
                                     precision.data, imprecise))
                for each, before in zip(found, carried or zeros, strict=True)]

    totals = repeat(k, op, zeros if not k.variation.is_one_block(op) else [], body)
    w.location = op.location
    for output, total, along in zip(op.outputs, totals, kept, strict=True):
        k.define(output, Lanes(total, along))


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


def _contractions(k: KernelLowering, op: ReduceOp, own: Dimension | None) -> list[Contraction]:
    last = op.body.block.last_op
    assert last is not None
    products = [value.owner for value in last.operands]
    if own is None or {*op.reductions} != {Reduction.ADD} or \
            not all(isinstance(product, arith.MulfOp) for product in products):
        raise PassError.at(op, "this is no sum of products over blocks, which `dot` asks for")
    return [_contraction(k, op, own, product, output, products)  # type: ignore[arg-type]
            for product, output in zip(products, op.outputs, strict=True)]


def _contraction(k: KernelLowering, op: ReduceOp, own: Dimension, product: Operation, output: SSAValue,
                 products: list[Operation]) -> Contraction:
    values: list[SSAValue] = []
    elements: list[Attribute] = []
    inside: set[Operation] = {product}
    narrow = [each.owner.input.type for each in product.operands if isinstance(each.owner, arith.ExtFOp)]
    for value in product.operands:
        if isinstance(wider := value.owner, arith.ExtFOp):
            if is_inside := all(use.operation in products for use in value.uses):
                inside.add(wider)
            if is_inside or (len(narrow) == 2 and narrow[0] == narrow[1]):
                value = wider.input
        elements.append(value.type)
        if is_float8(value.type) and isinstance(bits := value.owner, arith.BitcastOp) and value.has_one_use():
            inside.add(bits)
            value = bits.input
        values.append(value)
    first, second = (k.variation.of(value) for value in values)
    around = k.variation.of(output)
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
