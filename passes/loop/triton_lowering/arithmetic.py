"""Lowerings of arith on blocks: most operations stay; divisions, casts and selections follow Triton's semantics."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects.builtin import AnyFloat, Float32Type, FloatAttr, IndexType, IntegerAttr, IntegerType, i1, i64
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dtypes import is_float8
from ....ir.errors import PassError
from .writer import Writer

Formula = Callable[[Writer, Operation, list[SSAValue]], SSAValue]
"""Writes an operation on operands that are brought to common dimensions."""


def computed_type(element: Attribute) -> Attribute:
    """The type of an element in a kernel of blocks: an index is an i64."""
    return i64 if isinstance(element, IndexType) else element


def _same(kind: Callable[..., Operation]) -> Formula:
    return lambda w, op, xs: w.value(kind(*xs))


def _constant(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    assert isinstance(op, arith.ConstantOp)
    if isinstance(op.value, FloatAttr):
        return w.constant(op.value.value.data, op.value.type)
    if isinstance(op.value, IntegerAttr):
        return w.constant(op.value.value.data, computed_type(op.value.type))
    raise PassError.at(op, f"a constant of {op.result.type} has no form in Triton")


def _compare(kind: type[arith.ComparisonOperation]) -> Formula:
    return lambda w, op, xs: w.value(kind(*xs, op.predicate_name))  # type: ignore[attr-defined]


def _divide(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    is_single = isinstance(triton.element_of(xs[0].type), Float32Type)
    return w.value(triton.PreciseDivFOp(xs[0], xs[1]) if is_single else arith.DivfOp(xs[0], xs[1]))


def _floor_divide(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    dividend, divisor = xs
    zero = w.filled(0, dividend.type)
    rest = w.value(arith.RemSIOp(dividend, divisor))
    opposite = w.value(arith.CmpiOp(w.value(arith.XOrIOp(rest, divisor)), zero, "slt"))
    beside = w.value(arith.AndIOp(opposite, w.value(arith.CmpiOp(rest, zero, "ne"))))
    quotient = w.value(arith.DivSIOp(dividend, divisor))
    below = w.value(arith.SubiOp(quotient, w.filled(1, quotient.type)))
    return w.value(arith.SelectOp(beside, below, quotient))


def _convert(kind: Callable[[SSAValue, Attribute], Operation]) -> Formula:
    def formula(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
        element = triton.element_of(op.results[0].type)
        return w.value(kind(xs[0], triton.with_element(xs[0].type, element)))

    return formula


def _widen(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    kind = triton.FpToFpOp if is_float8(triton.element_of(xs[0].type)) else arith.ExtFOp
    return w.value(kind(xs[0], triton.with_element(xs[0].type, triton.element_of(op.results[0].type))))


def _from_boolean(kind: Callable[[SSAValue, Attribute], Operation], on_true: int) -> Formula:
    """A conversion that turns true into `on_true`, written as a selection, since Triton's casts turn it into 1."""
    def formula(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
        target = triton.with_element(xs[0].type, op.results[0].type)
        if triton.element_of(xs[0].type) != i1:
            return w.value(kind(xs[0], target))
        yes, no = (w.filled(float(n) if isinstance(op.results[0].type, AnyFloat) else n, target)
                   for n in (on_true, 0))
        return w.value(arith.SelectOp(xs[0], yes, no))

    return formula


def _narrow(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    if op.results[0].type != i1:
        return w.value(arith.TruncIOp(xs[0], triton.with_element(xs[0].type, op.results[0].type)))
    lowest = w.value(arith.AndIOp(xs[0], w.filled(1, xs[0].type)))
    return w.value(arith.CmpiOp(lowest, w.filled(0, xs[0].type), "ne"))


def _index_cast(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    target = computed_type(op.results[0].type)
    source = triton.element_of(xs[0].type)
    assert isinstance(source, IntegerType) and isinstance(target, IntegerType)
    if source == target:
        return xs[0]
    kind = arith.ExtSIOp if source.width.data < target.width.data else arith.TruncIOp
    return w.value(kind(xs[0], triton.with_element(xs[0].type, target)))


FORMULAS: dict[type[Operation], Formula] = {
    **{kind: _same(kind) for kind in (
        arith.AddfOp, arith.SubfOp, arith.MulfOp, arith.NegfOp, arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp,
        arith.MinnumfOp, arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.AndIOp, arith.OrIOp, arith.XOrIOp,
        arith.ShLIOp, arith.ShRSIOp, arith.ShRUIOp, arith.DivSIOp, arith.DivUIOp, arith.RemSIOp, arith.RemUIOp,
        arith.MaxSIOp, arith.MinSIOp, arith.MaxUIOp, arith.MinUIOp, arith.SelectOp)},
    arith.ConstantOp: _constant,
    arith.DivfOp: _divide,
    arith.FloorDivSIOp: _floor_divide,
    arith.CmpfOp: _compare(arith.CmpfOp),
    arith.CmpiOp: _compare(arith.CmpiOp),
    arith.ExtFOp: _widen,
    arith.TruncFOp: _convert(arith.TruncFOp),
    arith.FPToSIOp: _convert(arith.FPToSIOp),
    arith.FPToUIOp: _convert(arith.FPToUIOp),
    arith.SIToFPOp: _from_boolean(arith.SIToFPOp, -1),
    arith.UIToFPOp: _from_boolean(arith.UIToFPOp, 1),
    arith.ExtSIOp: _from_boolean(arith.ExtSIOp, -1),
    arith.ExtUIOp: _convert(arith.ExtUIOp),
    arith.TruncIOp: _narrow,
    arith.IndexCastOp: _index_cast,
    arith.BitcastOp: _convert(triton.BitcastOp),
}
