"""Creation of tensors: constants, ranges, and tensors with the shape of another one."""

from __future__ import annotations

from math import nan
from typing import Any

from xdsl.dialects.builtin import IntegerType, Signedness, f64
from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import BOOL
from ....ir.expressions import Expression
from ....ir.shapes import tensor
from ..operators.promotion import compute_type, is_float
from .builder import Builder, Number, Operand, Sizes, element, rank, sizes
from .table import lowers


@lowers("aten.full", "aten.full_like", "prims.full", "prims.full_like")
def full(b: Builder, _: Any, value: Number, *__: Any) -> SSAValue:
    return b.constant(value, b.result)


@lowers("aten.new_full")
def new_full(b: Builder, x: SSAValue, size: Sizes, value: Number, *_: Any) -> SSAValue:
    return b.constant(value, b.result)


@lowers("aten.fill.Scalar", "aten.fill.Tensor")
def fill(b: Builder, x: SSAValue, value: Operand) -> SSAValue:
    return b.fit(value, b.result_sizes, b.result_element)


@lowers("aten.scalar_tensor", "prims.scalar_tensor")
def scalar_tensor(b: Builder, value: Number, *_: Any) -> SSAValue:
    return b.constant(value, b.result)


@lowers("aten.ones", "aten.ones_like", "aten.new_ones")
def ones(b: Builder, *_: Any) -> SSAValue:
    return b.constant(1, b.result)


@lowers("aten.zeros", "aten.zeros_like", "aten.new_zeros", "aten.zero", "aten._efficientzerotensor")
def zeros(b: Builder, *_: Any) -> SSAValue:
    return b.constant(0, b.result)


@lowers(
    "aten.empty.memory_format",
    "aten.empty_like",
    "aten.new_empty",
    "aten.empty_strided",
    "aten.new_empty_strided",
    "aten.empty_permuted",
    "prims.empty",
    "prims.empty_permuted",
    "prims.empty_strided",
)
def empty(b: Builder, *_: Any) -> SSAValue:
    """What eager leaves uninitialized is 0; where eager is deterministic, it is NaN or the largest integer."""
    kind, filled = b.result_element, 0 if not b.is_deterministic else nan
    if b.is_deterministic and isinstance(kind, IntegerType):
        is_signed = kind != BOOL and kind.signedness.data != Signedness.UNSIGNED
        filled = (1 << kind.width.data - is_signed) - 1
    return b.constant(filled, b.result)


# Sequences


def _sequence(b: Builder, start: Number, step: Number) -> SSAValue:
    """`start + k * step` at each index k of the one-dimensional result, rounded to its type once."""
    whole = all(isinstance(number, Expression) or float(number).is_integer() for number in (start, step))
    kind = compute_type(b.result_element)
    if not whole:
        if not is_float(kind):
            b.extern("no lowering: a range of integers with fractional steps")
        kind = f64
    index = b.convert(b.iota(b.result_sizes, 0), kind)
    if step != 1:
        index = b.mul(index, b.constant(step, tensor(b.result_sizes, kind)))
    if start != 0:
        index = b.add(b.constant(start, tensor(b.result_sizes, kind)), index)
    return b.convert(index, b.result_element)


@lowers("aten.arange")
def arange(b: Builder, end: Number, *_: Any) -> SSAValue:
    return _sequence(b, 0, 1)


@lowers("aten.arange.start")
def arange_start(b: Builder, start: Number, end: Number, *_: Any) -> SSAValue:
    return _sequence(b, start, 1)


@lowers("aten.arange.start_step")
def arange_step(b: Builder, start: Number, end: Number, step: Number, *_: Any) -> SSAValue:
    return _sequence(b, start, step)


@lowers("prims.iota")
def iota(b: Builder, length: Number, start: Number, step: Number, *_: Any) -> SSAValue:
    return _sequence(b, start, step)


@lowers("aten.linspace")
def linspace(b: Builder, start: Number, end: Number, steps: Number, *_: Any) -> SSAValue:
    """Counted from the nearer end, so that both are exact."""
    if not (isinstance(steps, int) and isinstance(start, int | float) and isinstance(end, int | float)):
        b.extern("no lowering: linspace of unknown length or ends")
    if not is_float(b.result_element):
        b.extern("no lowering: linspace of integers")
    if steps < 2:
        return b.constant(start, b.result)
    step = (end - start) / (steps - 1)
    index = b.iota(b.result_sizes, 0)
    forward, backward = b.convert(index, f64), b.convert(b.sub(steps - 1, index), f64)
    from_start = b.add(b.mul(forward, float(step)), float(start))
    from_end = b.sub(float(end), b.mul(backward, float(step)))
    return b.convert(b.select(b.lt(index, steps // 2), from_start, from_end), b.result_element)


# Matrices


@lowers("aten.eye", "aten.eye.m")
def eye(b: Builder, *_: Any) -> SSAValue:
    return b.convert(b.eq(b.iota(b.result_sizes, 0), b.iota(b.result_sizes, 1)), b.result_element)


def _triangle(b: Builder, x: SSAValue, keep: str, diagonal: int) -> SSAValue:
    """`x` where `column - row` compares to `diagonal` as `keep` says, else 0."""
    rows, columns = (b.iota(sizes(x)[-2:], dim) for dim in (0, 1))
    mask = b.emit(prim.CompareOp(keep, *b.match(columns, b.add(rows, diagonal) if diagonal != 0 else rows)))
    return b.select(b.broadcast(mask, sizes(x)), x, b.constant(0, b.result))


@lowers("aten.tril")
def tril(b: Builder, x: SSAValue, diagonal: int) -> SSAValue:
    return _triangle(b, x, "le", diagonal)


@lowers("aten.triu")
def triu(b: Builder, x: SSAValue, diagonal: int) -> SSAValue:
    return _triangle(b, x, "ge", diagonal)


@lowers("aten.one_hot")
def one_hot(b: Builder, x: SSAValue, classes: Number) -> SSAValue:
    shape = b.result_sizes
    wanted = b.spread(b.convert(x, element(b.source.results[0])), range(rank(x)), shape)
    return b.convert(b.eq(wanted, b.iota(shape, len(shape) - 1)), b.result_element)
