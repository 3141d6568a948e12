"""The combinations of reductions: the identity of each kind, and the combination of two values or tuples of values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, IntegerType, i1, i32
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import Reduction
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
    if kind in _PLACES:
        least = _least(_PLACES[kind], types[0])
        # What was never seen has the last of all indices: any other one comes before it.
        last = _least(Reduction.MINIMUM, types[1])
        return Combination((least, last), _place(kind, isinstance(types[0], AnyFloat)))
    if kind == Reduction.SOFTMAX:
        return Combination((float("-inf"), 0.0), _softmax)
    if types[0] == i1:
        kind = _ON_BOOLEANS.get(kind, kind)
    on_float, on_integer = _OPERATIONS[kind]
    operation = on_float if isinstance(types[0], AnyFloat) else on_integer
    return Combination((_least(kind, types[0]),), lambda w, a, b: [w.value(operation(a[0], b[0]))])


_OPERATIONS: dict[Reduction, tuple[Callable[..., Operation], Callable[..., Operation]]] = {
    Reduction.ADD: (arith.AddfOp, arith.AddiOp), Reduction.MUL: (arith.MulfOp, arith.MuliOp),
    Reduction.MAXIMUM: (arith.MaximumfOp, arith.MaxSIOp), Reduction.MINIMUM: (arith.MinimumfOp, arith.MinSIOp),
    Reduction.AND: (arith.AndIOp, arith.AndIOp), Reduction.OR: (arith.OrIOp, arith.OrIOp),
    Reduction.XOR: (arith.XOrIOp, arith.XOrIOp),
}
_ON_BOOLEANS = {Reduction.ADD: Reduction.XOR, Reduction.MUL: Reduction.AND, Reduction.MAXIMUM: Reduction.OR,
                Reduction.MINIMUM: Reduction.AND}
_PLACES = {Reduction.ARGMAXIMUM: Reduction.MAXIMUM, Reduction.ARGMINIMUM: Reduction.MINIMUM}


def _least(kind: Reduction, type: Attribute) -> float | int:
    """The identity of `kind` for a type."""
    if isinstance(type, AnyFloat):
        return {Reduction.ADD: 0.0, Reduction.MUL: 1.0, Reduction.MAXIMUM: float("-inf"),
                Reduction.MINIMUM: float("inf")}[kind]
    assert isinstance(type, IntegerType)
    highest = (1 << (type.width.data - 1)) - 1
    lowest = -highest - 1
    if type == i1:
        return int(kind == Reduction.AND)
    return {Reduction.ADD: 0, Reduction.MUL: 1, Reduction.MAXIMUM: lowest, Reduction.MINIMUM: highest,
            Reduction.AND: -1, Reduction.OR: 0, Reduction.XOR: 0}[kind]


_REDUCTION_OF: dict[type[Operation], Reduction] = {
    arith.AddfOp: Reduction.ADD, arith.AddiOp: Reduction.ADD, arith.MulfOp: Reduction.MUL,
    arith.MuliOp: Reduction.MUL, arith.MaximumfOp: Reduction.MAXIMUM, arith.MaxSIOp: Reduction.MAXIMUM,
    arith.MinimumfOp: Reduction.MINIMUM, arith.MinSIOp: Reduction.MINIMUM, arith.AndIOp: Reduction.AND,
    arith.OrIOp: Reduction.OR, arith.XOrIOp: Reduction.XOR,
}
_LEAST_UNSIGNED: dict[type[Operation], int] = {arith.MaxUIOp: 0, arith.MinUIOp: -1}


def running(op: Operation) -> Combination:
    """The combination of an operation in a scan."""
    operation, type = op.__class__, op.results[0].type
    least = _LEAST_UNSIGNED[operation] if operation in _LEAST_UNSIGNED else _least(_REDUCTION_OF[operation], type)
    return Combination((least,), lambda w, a, b: [w.value(operation(a[0], b[0]))])  # type: ignore[call-arg]


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
    return Combination((_least(_PLACES[kind], types[0]), 0), combine)


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
    return kind in _PLACES
