"""loop.reduce: values combined over iterations, and over lanes when all iterations are done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import IndexType, i32, i64
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import ReduceOp, Reduction
from ....ir.ranges import bounds
from ..analysis.reductions import parts_of, yielded
from .combinations import Combination, along, combination, first_index, following, is_place
from .contractions import is_contraction, lower_contraction
from .dimensions import Dimensions
from .kernel_lowering import KernelLowering
from .repetition import Carried, repeat
from .writer import Lanes, Writer, ordered


class Part(NamedTuple):
    """One of the combinations that a reduction makes at once."""

    kind: Reduction
    combined: Combination
    """How lanes are combined."""
    walked: Combination
    """How an iteration is combined with those before it."""
    rises: bool
    """Whether it looks for an index that counts iterations from 0."""
    positions: slice
    """Which of the reduction's results are its."""
    types: Sequence[Attribute]
    """In which its values are combined."""
    dimensions: Dimensions
    """Over which they are kept until all iterations are done."""

    def identities(self, w: Writer) -> list[SSAValue]:
        """What there is before the first iteration."""
        sizes = [dimension.size for dimension in ordered(self.dimensions)]
        return [w.filled(number, triton.with_shape(sizes, type))
                for number, type in zip(self.walked.identity, self.types, strict=True)]


def lower_reduce(k: KernelLowering, op: ReduceOp) -> None:
    if is_contraction(op):
        lower_contraction(k, op)
        return
    w, location = k.writer, op.location
    parts = [_part(k, op, kind, positions) for kind, positions in zip(op.reductions, parts_of(op), strict=True)]

    def body(carried: Carried) -> list[SSAValue]:
        k.block(op.body.block)
        w.location = location
        values = [_taken(k, op, part) for part in parts]
        if not carried:
            return [value for each in values for value in each]
        return [new for part, each in zip(parts, values, strict=True)
                for new in part.walked.combine(w, carried[part.positions], each)]

    at_once = k.variation.is_one_block(op)
    results = repeat(k, op, [] if at_once else [value for part in parts for value in part.identities(w)], body)
    w.location = location
    for part in parts:
        _finish(k, op, part, results[part.positions])


def _part(k: KernelLowering, op: ReduceOp, kind: Reduction, positions: slice) -> Part:
    outputs = op.outputs[positions]
    types = [output.type for output in outputs]
    if is_place(kind) and _is_small(k, yielded(op)[positions][1]):
        types[1] = i32
    own = k.variation.dimension.get(op)
    dimensions = k.variation.of(outputs[0]) | (frozenset() if own is None else {own})
    combined = combination(kind, types)
    rises = is_place(kind) and _rises(k, op, yielded(op)[positions][1])
    walked = following(kind, types) if rises else combined
    return Part(kind, combined, walked, rises, positions, types, dimensions)


def _is_small(k: KernelLowering, index: SSAValue) -> bool:
    """Whether an index fits into 32 bits, and is not the last of these numbers."""
    cast = index.owner
    if not isinstance(cast, arith.IndexCastOp) or not isinstance(cast.input.type, IndexType):
        return False
    low, high = bounds(k.names.simplify(k.names.of(cast.input)), k.names.ranges)
    return low is not None and low >= 0 and high is not None and high < 2**31 - 1


def _rises(k: KernelLowering, op: ReduceOp, index: SSAValue) -> bool:
    """Whether an index is the number of the iteration."""
    cast = index.owner
    return isinstance(cast, arith.IndexCastOp) and isinstance(cast.input.type, IndexType) and op.lower_bound == 0 and \
        k.names.of(cast.input) == k.names.of(op.induction_variable)


def _taken(k: KernelLowering, op: ReduceOp, part: Part) -> list[SSAValue]:
    """What an iteration gives; lanes that are not in use give what changes nothing."""
    w = k.writer
    values: list[SSAValue] = []
    for given, type in zip(yielded(op)[part.positions], part.types, strict=True):
        lanes = k.values[given]
        if given.type != type:
            lanes = w.compute(lambda v, type=type: arith.TruncIOp(v, triton.with_element(v.type, type)), lanes)
        values.append(w.spread(lanes, part.dimensions))
    condition = k.variation.condition.get(op)
    if condition is None:
        return values
    holds = w.spread(k.conditions[condition], part.dimensions)
    # An index that is higher than all others is of no effect beside the least value.
    masked = values[:1] if part.rises else values
    return [w.value(arith.SelectOp(holds, value, neutral))
            for value, neutral in zip(masked, part.identities(w), strict=False)] + values[len(masked):]


def _finish(k: KernelLowering, op: ReduceOp, part: Part, values: Carried) -> None:
    """The results: lanes combined, and indices as they are outside."""
    w, own = k.writer, k.variation.dimension.get(op)
    results = list(values)
    if own is not None:
        results = along(w, part.combined, results, ordered(part.dimensions).index(own))
    if is_place(part.kind):
        low, _ = bounds(k.variation.trip_count(op), k.names.ranges)
        if not part.rises and (low is None or low < 1):
            results[1] = first_index(w, results[1], part.combined)
        if part.types[1] != i64:
            results[1] = w.value(arith.ExtSIOp(results[1], triton.with_element(results[1].type, i64)))
    for output, result in zip(op.outputs[part.positions], results, strict=True):
        k.define(output, Lanes(result, ordered(part.dimensions - {own})))  # type: ignore[operator]
