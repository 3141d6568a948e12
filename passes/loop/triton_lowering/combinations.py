"""The combinations of reductions: the identity of each kind, and the combination of two values or tuples of values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, i1, i32
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import Reduction, combining_operation, identity, identity_of
from .mathematics import call
from .writer import Writer

Values = Sequence[SSAValue]


class Combination(NamedTuple):
    """One kind of reduction, for given types of elements."""

    identity: tuple[float | int, ...]
    """What leaves all others as they are."""
    combine: Callable[[Writer, Values, Values], list[SSAValue]]
    """Writes the combination of two scalars or blocks, or of two tuples of them."""


def combination(kind: Reduction, types: Sequence[Attribute]) -> Combination:
    """The combination of `kind` for elements of `types`."""
    first = identity(kind, types[0])
    if is_place(kind):
        # What was never seen has the last of all indices: any other one comes before it.
        return Combination((first, identity(Reduction.MINIMUM, types[1])), _place(kind, isinstance(types[0], AnyFloat)))
    if kind == Reduction.SOFTMAX:
        return Combination((first, 0.0), _softmax)
    return _by_operation(combining_operation(kind, types[0]), first)


def _by_operation(operation: type[Operation], first: float | int) -> Combination:
    return Combination((first,), lambda w, a, b: [w.value(operation(a[0], b[0]))])  # type: ignore[call-arg]


def running(op: Operation) -> Combination:
    """The combination of an operation in a scan."""
    return _by_operation(type(op), identity_of(op))


def _place(kind: Reduction, is_float: bool) -> Callable[[Writer, Values, Values], list[SSAValue]]:
    """The better one of two (value, index) pairs: NaN is better than any number, and of equal values the lower index
    wins."""

    def combine(w: Writer, a: Values, b: Values) -> list[SSAValue]:
        (value, index), (other, other_index) = a, b
        better = _is_better(w, kind, is_float, other, value)
        earlier = w.value(arith.CmpiOp(other_index, index, "slt"))
        if is_float:
            as_good = w.value(arith.CmpfOp(other, value, "oge" if kind == Reduction.ARGMAXIMUM else "ole"))
            as_good = w.value(arith.OrIOp(as_good, w.value(arith.CmpfOp(other, other, "une"))))
        else:
            as_good = w.value(arith.CmpiOp(other, value, "eq"))
        take = w.value(arith.OrIOp(better, w.value(arith.AndIOp(as_good, earlier))))
        return [w.value(arith.SelectOp(take, theirs, ours)) for ours, theirs in zip(a, b, strict=True)]

    return combine


def _is_better(w: Writer, kind: Reduction, is_float: bool, other: SSAValue, value: SSAValue) -> SSAValue:
    """Whether a value is better than one that comes before it."""
    order = "gt" if kind == Reduction.ARGMAXIMUM else "lt"
    if not is_float:
        return w.value(arith.CmpiOp(other, value, f"s{order}"))
    # So it is of two that cannot be compared, unless NaN came before it.
    better = w.value(arith.CmpfOp(other, value, f"u{order}"))
    return w.value(arith.AndIOp(better, w.value(arith.CmpfOp(value, value, "oeq"))))


def following(kind: Reduction, types: Sequence[Attribute]) -> Combination:
    """The next state of a search whose indices increase from 0: of equal values the first one stays."""
    is_float = isinstance(types[0], AnyFloat)

    def combine(w: Writer, a: Values, b: Values) -> list[SSAValue]:
        take = _is_better(w, kind, is_float, b[0], a[0])
        return [w.value(arith.SelectOp(take, theirs, ours)) for ours, theirs in zip(a, b, strict=True)]

    # If nothing is better than the least value, all are equal, and the first of them is meant.
    return Combination((identity(kind, types[0]), 0), combine)


def _softmax(w: Writer, a: Values, b: Values) -> list[SSAValue]:
    """The greater maximum, and the sum of both sums relative to it; see `Reduction`."""
    (value, total), (other, other_total) = a, b
    greatest = w.value(arith.MaximumfOp(value, other))
    decay = call(w, "exp", w.value(arith.SubfOp(w.value(arith.MinimumfOp(value, other)), greatest)))
    ours = w.value(arith.AddfOp(total, w.value(arith.MulfOp(other_total, decay))))
    theirs = w.value(arith.AddfOp(w.value(arith.MulfOp(total, decay)), other_total))
    relative = w.value(arith.SelectOp(w.value(arith.CmpfOp(value, other, "oge")), ours, theirs))
    # Of two infinities there is no difference.
    equal = w.value(arith.CmpfOp(value, other, "oeq"))
    return [greatest, w.value(arith.SelectOp(equal, w.value(arith.AddfOp(total, other_total)), relative))]


def along(w: Writer, combined: Combination, blocks: Sequence[SSAValue], axis: int,
          kind: type[triton.ReduceOp] | type[triton.ScanOp] = triton.ReduceOp) -> list[SSAValue]:
    """The combination of blocks along a dimension. Booleans are combined as i32, since every instruction supports
    that."""
    wide = [_widened(w, block) for block in blocks]
    region = kind.empty_combination(wide)
    arguments = region.block.args
    with w.apart(region.block):
        results = combined.combine(w, arguments[:len(wide)], arguments[len(wide):])
        w.emit(kind.RETURN(*results))  # type: ignore[call-arg]
    op = w.emit(kind(wide, axis, region))
    return [_narrowed(w, result, block) for result, block in zip(op.results, blocks, strict=True)]


def _widened(w: Writer, block: SSAValue) -> SSAValue:
    if triton.element_of(block.type) != i1:
        return block
    return w.value(arith.ExtUIOp(block, triton.with_element(block.type, i32)))


def _narrowed(w: Writer, result: SSAValue, block: SSAValue) -> SSAValue:
    if triton.element_of(block.type) != i1:
        return result
    return w.value(arith.CmpiOp(result, w.filled(0, result.type), "ne"))


def first_index(w: Writer, index: SSAValue, combined: Combination) -> SSAValue:
    """The index that a search found, or 0 if the range is empty."""
    never = w.value(arith.CmpiOp(index, w.filled(combined.identity[1], index.type), "eq"))
    return w.value(arith.SelectOp(never, w.filled(0, index.type), index))


def is_place(kind: Reduction) -> bool:
    """Whether a reduction computes an index."""
    return kind in (Reduction.ARGMAXIMUM, Reduction.ARGMINIMUM)
