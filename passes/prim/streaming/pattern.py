"""A softmax of products whose weights are multiplied by a matrix: what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim import Combiner, iteration
from ....ir.dialects.prim.index_maps import linearize, reshape_index
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, product
from ....ir.ranges import Range, RangeTable, is_within
from ....ir.shapes import contiguous_strides, dims

__all__ = ["NotStreamed", "Step", "WeightedSum", "match", "number_of", "reductions_of"]

MAX_STEPS = 16
"""So many operations stand between the exponentials and the product, at most."""


class NotStreamed(Exception):
    """Why a sum of products stays as it is; without a reason if its operand is no softmax."""


class Step(NamedTuple):
    """What is done to the weights of a row, and may as well be done to the sum: they are divided or multiplied by a
    number, or are zero where a condition holds."""

    kind: Literal["divide", "multiply", "clear"]
    row: SSAValue


@dataclass(frozen=True)
class WeightedSum:
    """A sum of products with the weights of a softmax."""

    contraction: prim.ContractOp
    exponentials: prim.ExpOp
    scores: SSAValue
    maximum: prim.ReduceOp
    is_guarded: bool
    """Whether exponentials of a row whose scores are all minus infinity are 0; else they are NaN."""
    steps: tuple[Step, ...]
    """From the exponentials on."""
    factors: tuple[SSAValue, ...]
    """By which each weight is multiplied besides, as large as the scores."""
    values: SSAValue
    values_map: tuple[Expression, ...]
    """Over the dimensions of rows of scores, the columns of the values, and the terms."""
    row_extents: tuple[Expression, ...]
    """The rows' dimensions as the contraction has them."""
    column: int
    """Which dimension of the contraction's result is the columns'."""


def match(contraction: prim.ContractOp) -> WeightedSum:
    """Raises NotStreamed."""
    for position, operand in enumerate(contraction.operands):
        if (weights := _weights(operand)) is not None:
            return _matched(contraction, position, weights)
    raise NotStreamed


def number_of(value: SSAValue) -> float | None:
    """The number that all elements of a value are."""
    while isinstance(op := value.owner, prim.BroadcastOp | prim.ReshapeOp):
        value = op.input
    return float(op.number) if isinstance(op, prim.ConstantOp) else None


def reductions_of(found: WeightedSum) -> Iterator[prim.ReduceOp]:
    """The reductions of each row: its greatest score, the sums of exponentials, and whether all scores are minus
    infinity."""
    yield found.maximum
    for value, kind in ((found.exponentials.result, Combiner.ADD), *(
            (user.results[0], Combiner.AND) for user in _users(found.scores) if isinstance(user, prim.CompareOp))):
        for user in _users(value):
            if isinstance(user, prim.ReduceOp) and user.kind == kind:
                yield user


class _Weights(NamedTuple):
    """The exponentials that weights are made of, and how."""

    exponentials: prim.ExpOp
    steps: tuple[Step, ...] = ()
    factors: tuple[SSAValue, ...] = ()

    def then(self, step: Step) -> _Weights:
        return self._replace(steps=(*self.steps, step))


def _weights(value: SSAValue, most: int = MAX_STEPS) -> _Weights | None:
    """What weights are made of, in so many operations at most."""
    op = value.owner
    if isinstance(op, prim.ExpOp):
        return _Weights(op)
    if most == 0 or not value.has_one_use():
        return None
    if (isinstance(op, prim.ConvertOp) and isinstance(tensor_of(op.input).element_type, AnyFloat)) or (
            isinstance(op, prim.ReshapeOp) and op.source and op.target and op.source[-1] == op.target[-1]):
        return _weights(op.input, most - 1)
    if isinstance(op, prim.DivOp | prim.MulOp) and (row := _row(op.rhs)) is not None:
        found = _weights(op.lhs, most - 1)
        return found and found.then(Step("divide" if isinstance(op, prim.DivOp) else "multiply", row))
    if isinstance(op, prim.SelectOp) and number_of(op.on_true) == 0 and (row := _row(op.condition)) is not None:
        found = _weights(op.on_false, most - 1)
        return found and found.then(Step("clear", row))
    if isinstance(op, prim.MulOp):
        for weights, factor in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
            if (found := _weights(weights, most - 1)) is not None:
                return found._replace(factors=(*found.factors, factor))
    return None


def _row(value: SSAValue) -> SSAValue | None:
    """What a value repeats along its last dimension, if it does nothing else."""
    op = value.owner
    if isinstance(op, prim.BroadcastOp) and op.positions == tuple(range(len(op.target) - 1)) \
            and op.source == op.target[:-1]:
        return op.input
    return None


def _matched(contraction: prim.ContractOp, position: int, weights: _Weights) -> WeightedSum:
    exponentials, steps, factors = weights
    difference = exponentials.input.owner
    if not isinstance(difference, prim.SubOp) or (shift := _row(difference.rhs)) is None:
        raise NotStreamed
    scores = difference.lhs
    sizes, element = dims(tensor_of(scores)), tensor_of(scores).element_type
    maximum, is_guarded = _maximum(shift)
    if maximum is None or maximum.input is not scores or maximum.axes != (len(sizes) - 1,):
        raise NotStreamed
    if element != contraction.element:
        raise NotStreamed(f"scores are {element}, and sums {contraction.element}")
    if any(dims(tensor_of(step.row)) != sizes[:-1] for step in steps):
        raise NotStreamed("its rows are taken apart before they are divided")
    if any(dims(tensor_of(factor)) != sizes for factor in factors):
        raise NotStreamed("its rows are taken apart before they are multiplied")
    values, values_map, rows, column = _values(contraction, position, sizes)
    found = WeightedSum(contraction, exponentials, scores, maximum, is_guarded, steps, factors, values, values_map,
                        rows, column)
    if not is_guarded and not any(_is_divided_by_sum(step, found) for step in steps):
        raise NotStreamed("its weights are not divided by their sum")
    own = {difference, *reductions_of(found)}
    if any(user not in own and not _is_hidden(user, own) for user in _users(scores)):
        raise NotStreamed("its scores are used elsewhere, too")
    others = [user for user in _users(exponentials.result) if user not in own]
    if len(others) > 1 or not difference.result.has_one_use():
        raise NotStreamed("its weights are used elsewhere, too")
    return found


def _maximum(shift: SSAValue) -> tuple[prim.ReduceOp | None, bool]:
    """The maximum that is subtracted, and whether 0 is where it is minus infinity."""
    op, is_guarded = shift.owner, False
    if isinstance(op, prim.SelectOp) and number_of(op.on_true) == 0 and _is_minus_infinity(op.condition, op.on_false):
        op, is_guarded = op.on_false.owner, True
    is_maximum = isinstance(op, prim.ReduceOp) and op.kind == Combiner.MAXIMUM
    return (op if is_maximum else None), is_guarded  # type: ignore[return-value]


def _is_minus_infinity(condition: SSAValue, value: SSAValue) -> bool:
    """Whether a condition is that a value is minus infinity."""
    op = condition.owner
    return isinstance(op, prim.CompareOp) and op.comparison.data == "eq" and op.lhs is value \
        and number_of(op.rhs) == float("-inf")


def _is_hidden(user: Operation, own: set[Operation]) -> bool:
    """Whether a user of the scores is nothing but the condition that all of a row are minus infinity."""
    return isinstance(user, prim.CompareOp) and _is_minus_infinity(user.result, user.lhs) \
        and all(each in own for each in _users(user.result))


def _is_divided_by_sum(step: Step, found: WeightedSum) -> bool:
    value = step.row
    if step.kind == "multiply" and isinstance(value.owner, prim.ReciprocalOp):
        value = value.owner.input
    elif step.kind != "divide":
        return False
    return isinstance(value.owner, prim.ReduceOp) and value.owner.input is found.exponentials.result


def _values(contraction: prim.ContractOp, position: int, sizes: tuple[Expression, ...]
            ) -> tuple[SSAValue, tuple[Expression, ...], tuple[Expression, ...], int]:
    """The other operand, its subscripts over the dimensions of the scores and the columns, the dimensions of the result
    that are rows, and the one that is columns."""
    *weights, term = contraction.maps[position]
    used = [each for each in contraction.used(position) if each < contraction.rank]
    others = [each for each in range(contraction.rank) if each not in used]
    if len(contraction.folded) != 1 or term != iteration(contraction.rank) or contraction.folded[0] != sizes[-1]:
        raise NotStreamed("the sum is not over the softmax's dimension alone")
    if len(others) != 1 or contraction.extents.data[others[0]].as_int is None:
        raise NotStreamed("the matrix has no dimension of columns whose size is known")
    extents = tuple(contraction.extents.data[each] for each in used)
    flat = linearize([iteration(each) for each in used], contiguous_strides(extents))
    shape = dims(tensor_of(contraction.operands[position]))[:-1]
    if linearize(weights, contiguous_strides(shape)) != flat or product(extents) != product(sizes[:-1]):
        raise NotStreamed("rows of weights are not in the order of the result")
    rows = tuple(map(iteration, range(len(sizes) - 1)))
    ranges = RangeTable({f"d{at}": Range(0, size) for at, size in enumerate(sizes[:-1])})
    places = dict(zip((f"d{each}" for each in used), reshape_index(rows, extents, sizes[:-1], ranges), strict=True))
    places |= {f"d{others[0]}": iteration(len(rows)), f"d{contraction.rank}": iteration(len(rows) + 1)}
    subscripts = tuple(each.substitute(places) for each in contraction.maps[1 - position])
    values = contraction.operands[1 - position]
    if not {f"d{len(rows)}", f"d{len(rows) + 1}"} <= set().union(*(each.symbols() for each in subscripts)):
        raise NotStreamed("the matrix does not depend on terms and columns")
    inside = RangeTable({**ranges, f"d{len(rows)}": Range(0, contraction.extents.data[others[0]]),
                         f"d{len(rows) + 1}": Range(0, sizes[-1])})
    if not all(is_within(each, size, inside) for each, size in zip(subscripts, dims(tensor_of(values)), strict=True)):
        raise NotStreamed("a place may be outside of the matrix")
    return values, subscripts, extents, others[0]


def _users(value: SSAValue) -> list[Operation]:
    return [use.operation for use in value.uses]
