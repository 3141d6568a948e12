"""Following values through operators that only change their shape."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import argument, has_schema, schema_of
from ....ir.expressions import Expression
from .operands import Sizes, sizes

RESHAPES = frozenset(f"aten.{name}" for name in (
    "view", "_unsafe_view", "reshape", "flatten.using_ints", "unsqueeze", "squeeze", "squeeze.dim", "squeeze.dims",
    "clone", "contiguous", "alias", "detach", "lift_fresh", "lift_fresh_copy",
))


def is_copy(op: Operation) -> bool:
    """Whether `op` stores a copy of its operand, perhaps in another order of dimensions in memory."""
    return op.name == "aten.clone"


def keeps_order(op: Operation) -> bool:
    """Whether the result of `op` has the elements of its operand in the same order: other sizes, or sizes of 1
    elsewhere."""
    if op.name in RESHAPES:
        return True
    if op.name == "aten.expand":
        return _longer_than_one(op.operands[0]) == _longer_than_one(op.results[0])
    if (order := permutation(op)) is None:
        return False
    kept = [axis for axis in order if sizes(op.operands[0])[axis] != 1]
    return kept == sorted(kept)


def keeps_or_repeats(op: Operation) -> bool:
    """Whether the result of `op` has the elements of its operand in the same order, perhaps each several times."""
    return op.name == "aten.expand" or keeps_order(op)


def _longer_than_one(value: SSAValue) -> list[Expression]:
    return [size for size in sizes(value) if size != 1]


def permutation(op: Operation) -> list[int] | None:
    """The permutation of dimensions that `op` computes; None for other operators."""
    if op.name == "aten.permute":
        return [axis % len(sizes(op.results[0])) for axis in argument(op, "dims")]
    if op.name not in ("aten.transpose.int", "aten.t"):
        return None
    order = list(range(len(sizes(op.results[0]))))
    if order:
        first, second = (argument(op, "dim0"), argument(op, "dim1")) if op.name != "aten.t" else (0, -1)
        order[first], order[second] = order[second], order[first]
    return order


def only_moves(op: Operation) -> bool:
    """Whether `op` only moves elements of its only tensor: it changes their shape or order, selects or repeats some of
    them."""
    return op.name in RESHAPES or op.name in ("aten.expand", "aten.select.int", "aten.slice.Tensor") \
        or permutation(op) is not None


def in_shape(value: SSAValue, shape: Sizes) -> SSAValue | None:
    """The first value among `value` and its operands that has this shape and the same elements in the same order, if
    any."""
    found = value if sizes(value) == tuple(shape) else None
    while isinstance(owner := value.owner, Operation) and keeps_order(owner):
        value = owner.operands[0]
        if sizes(value) == tuple(shape):
            found = value
    return found


def memory_order(value: SSAValue) -> list[int]:
    """The dimensions of a value from the longest to the shortest stride, as in eager mode, derived from the operators
    that compute it."""
    places = list(range(len(sizes(value))))  # for each dimension of the value, the one it comes from
    while isinstance(op := value.owner, Operation) and op.operands:
        inner = op.operands[0]
        if (order := permutation(op)) is not None:
            places = [order[place] for place in places]
        elif op.name == "aten.select.int":
            gone = argument(op, "dim") % len(sizes(inner))
            places = [place + (place >= gone) for place in places]
        elif op.name != "aten.slice.Tensor" and not _is_elementwise(op):
            break
        value = inner
    return sorted(range(len(places)), key=lambda dim: places[dim])


def _is_elementwise(op: Operation) -> bool:
    """Whether the result of `op` has the layout of its first operand."""
    keeps = op.name in ("aten.expand", "aten._to_copy") or (has_schema(op) and "pointwise" in schema_of(op).tags)
    return keeps and sizes(op.results[0]) == sizes(op.operands[0])


def number_of(value: SSAValue) -> float | None:
    """The number that all elements of a value are equal to, if its operators determine it."""
    op = value.owner
    if not isinstance(op, Operation) or not has_schema(op):
        return None
    match op.name:
        case "aten.scalar_tensor":
            number = argument(op, "s")
        case "aten.full" | "aten.full_like":
            number = argument(op, "fill_value")
        case "aten.zeros" | "aten.zeros_like":
            number = 0
        case "aten.ones" | "aten.ones_like":
            number = 1
        case "aten._to_copy":
            return number_of(op.operands[0])
        case _:
            return number_of(op.operands[0]) if keeps_or_repeats(op) else None
    return None if isinstance(number, Expression) else float(number)
