"""Products of several iterations added up by one operation: `group`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, IntegerType, bf16, i8
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import (
    ApplyOp,
    DotOp,
    LoadOp,
    LoadPackedOp,
    LoopOp,
    PackOp,
    ReduceOp,
    Reduction,
    YieldOp,
    has_expressions,
    packed_count,
)
from ....ir.dialects.loop.dots import Packed, sum_type
from ....ir.expressions import Expression
from ....ir.interfaces.effects import effects_of
from ....ir.interfaces.masks import can_be_masked, mask_of, masked
from ....ir.locations import inherit_location
from ....ir.numerics import Numerics, numerics_of
from ...rewriting.edits import erase, insert_before
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .new_loops import loop_like, take_place
from .primitive import Loops, primitive, require

__all__ = ["ShortProducts", "group", "short_products", "terms_of_dot"]


class ShortProducts(NamedTuple):
    """The products of numbers of 16 or 8 bits that a loop adds."""

    element: Packed
    left: SSAValue
    right: SSAValue


def short_products(loop: LoopOp) -> ShortProducts | None:
    """What a loop multiplies and adds, if these are floats of bf16, whose products may be rounded together with the
    sum, or integers of i8; None for all else."""
    if not isinstance(loop, ReduceOp) or loop.reductions != [Reduction.ADD]:
        return None
    product = loop.yielded[0].owner
    is_float = isinstance(product, arith.MulfOp) and product.fastmath is not None \
        and FastMathFlag.ALLOW_CONTRACT in product.fastmath.data
    if not isinstance(product, arith.MulfOp | arith.MuliOp) or product.parent is not loop.body.block \
            or not (is_float or isinstance(product, arith.MuliOp)):
        return None
    widened = [factor.owner for factor in (product.lhs, product.rhs)]
    if not all(isinstance(op, arith.ExtFOp if is_float else arith.ExtSIOp) for op in widened):
        return None
    left, right = (op.operands[0] for op in widened if isinstance(op, Operation))
    element = left.type
    if packed_count(element) is None or right.type != element or loop.outputs[0].type != sum_type(element):  # type: ignore[arg-type]
        return None
    return ShortProducts(element, left, right)  # type: ignore[arg-type]


def terms_of_dot(loop: LoopOp, bf16_terms: int, i8_terms: int) -> int:
    """How many products of a loop one instruction of a machine adds, which has one for so many of bf16 and of i8; 1 if
    there is none, or if the numerics of the module are strict."""
    products = short_products(loop)
    if products is None or numerics_of(loop) is Numerics.STRICT:
        return 1
    return {bf16: bf16_terms, i8: i8_terms}.get(products.element, 1)


@primitive
def group(loop: LoopOp, *, by: int) -> Loops:
    """Add up the products of `by` iterations of a sum by one operation on packed factors (`loop.dot`): of two
    iterations if the factors are widened from bf16, of four if they are from i8. Factors that are neighbours in memory
    are loaded together.

        %s = loop.reduce <add> %k = 0 to 100 : f32 {
          %a = loop.load %x[%k] : memref<100xbf16> -> bf16
          %b = loop.load %y[%k * 8] : memref<800xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
    grouped by 2 is
        %s = loop.reduce <add> %k = 0 to 50 : f32 {
          %a = loop.load_packed %x[%k * 2] : memref<100xbf16> -> i32
          %b = loop.load %y[%k * 16] : memref<800xbf16> -> bf16
          %c = loop.load %y[%k * 16 + 8] : memref<800xbf16> -> bf16
          %d = loop.pack %b, %c : bf16
          %p = loop.dot <bf16> %a, %d : f32
          loop.yield %p : f32
        }
    In the last group what is beyond the range counts as zero.
    """
    products = short_products(loop)
    require(products is not None and loop.step_size == 1, "the loop is no sum of products of bf16 or i8 in steps of 1")
    assert products is not None and isinstance(loop, ReduceOp)
    require(by == packed_count(products.element), f"an operation adds {packed_count(products.element)} products")
    require(not any(op.regions for op in loop.body.block.ops), "something else than an operation stands inside")
    names = Names()
    range = names.expressions(loop)
    trips = names.simplify(range["upper"] - range["lower"])
    is_whole = names.simplify(trips % by) == 0
    new = loop_like(loop, 0, (trips + (by - 1)) // by, 1, names)
    groups = _Groups(loop, names, new.body.block, (products.left, products.right))  # type: ignore[attr-defined]
    first = range["lower"] + names.of(new.induction_variable) * by
    copies = [groups.copy(first + place, None if is_whole or not place else range["upper"]) for place in _range(by)]
    left, right = (groups.packed([copy[value] for copy in copies]) for value in (products.left, products.right))
    dot = groups.add(DotOp(products.element, left, right))
    groups.add(YieldOp(dot.results[0]))
    insert_before(loop, new)
    take_place(new, loop, ())
    _erase_unused(new)
    return (new,)


_range = range


class _Groups:
    """Writes the body of a loop over groups of iterations."""

    def __init__(self, loop: ReduceOp, names: Names, block: Block, factors: Sequence[SSAValue]):
        self._loop, self._names, self._block = loop, names, block
        self._unchanged = [factor for factor in factors if not is_inside(factor, loop)]
        """Factors that are the same in all iterations."""

    def add(self, op: Operation) -> Operation:
        inherit_location(op, self._loop)
        self._block.add_op(op)
        return op

    def copy(self, place: Expression, end: Expression | None) -> dict[SSAValue, SSAValue]:
        """What an iteration computes, without its product; with an `end`, zero where the place is not before it."""
        copies: dict[SSAValue, SSAValue] = {self._loop.induction_variable: self._index(place)}
        copies.update((factor, factor) for factor in self._unchanged)
        inside = None if end is None else self.add(
            arith.CmpiOp(copies[self._loop.induction_variable], self._index(end), "slt")).results[0]
        for op in list(self._loop.body.block.ops)[:-1]:
            copy = op.clone(copies)
            self._block.add_op(copy)
            effects = effects_of(copy)
            require(effects.repeatable and not effects.writes, f"{op.name} has effects besides reading")
            if has_expressions(copy):
                self._names.write(copy, self._names.expressions(copy))
            if inside is not None and effects.reads:
                require(can_be_masked(copy), f"{op.name} takes no mask")
                copy = self._masked(copy, inside)
            for old, result in zip(op.results, copy.results, strict=True):
                copies[old] = result
        if inside is not None:
            for value, copy in list(copies.items()):
                if packed_count(copy.type) is not None and (copy is value or not isinstance(copy.owner, LoadOp)):
                    zero = self.add(arith.ConstantOp(_zero(copy.type)))
                    copies[value] = self.add(arith.SelectOp(inside, copy, zero.results[0])).results[0]
        return copies

    def _masked(self, op: Operation, inside: SSAValue) -> Operation:
        own = mask_of(op)
        mask = inside if own is None else self.add(arith.AndIOp(own, inside)).results[0]
        op.detach()
        new = self.add(masked(op, mask))
        for old, result in zip(op.results, new.results, strict=True):
            old.replace_all_uses_with(result)
        op.erase()
        return new

    def _index(self, expression: Expression) -> SSAValue:
        operands, (value,) = self._names.close(self._names.simplify(expression))
        number = value.as_int
        return self.add(ApplyOp(value, operands) if number is None else
                        arith.ConstantOp(IntegerAttr(number, IndexType()))).results[0]

    def packed(self, values: Sequence[SSAValue]) -> SSAValue:
        """Values of a group in the bits of an i32: loaded together where they are neighbours in memory."""
        loads = [value.owner for value in values]
        if all(isinstance(load, LoadOp) and load.mask is None and load.buffer is loads[0].buffer for load in loads):  # type: ignore[union-attr]
            first, *others = (self._names.expressions(load)["subscript"] for load in loads)  # type: ignore[arg-type]
            if all(other - first == place for place, other in enumerate(others, start=1)):
                indices, (subscript,) = self._names.close(first)
                return self.add(LoadPackedOp(loads[0].buffer, subscript, indices)).results[0]  # type: ignore[union-attr]
        return self.add(PackOp(*values)).results[0]


def _zero(type: Attribute) -> IntegerAttr | FloatAttr:
    if isinstance(type, IntegerType):
        return IntegerAttr(0, type)
    assert isinstance(type, AnyFloat)
    return FloatAttr(0.0, type)


def _erase_unused(loop: LoopOp) -> None:
    for op in reversed(list(loop.body.block.ops)):  # type: ignore[attr-defined]
        if not isinstance(op, YieldOp) and all(result.first_use is None for result in op.results):
            erase(op)
