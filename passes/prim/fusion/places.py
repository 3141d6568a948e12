"""The places of an operation's operands that are needed for its result at a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.index_maps import matching_runs
from ....ir.expressions import Expression, constant, product, symbol
from ....ir.shapes import dims
from .axes import AxisTable, Derived, Label, Place

__all__ = ["fresh_place", "place_side_by_side", "pull"]

# Pieces of a concatenation that one iteration writes, at most: each is a stream of its own to memory.
MAX_SIDE_BY_SIDE = 8

Pulled = list[tuple[SSAValue, Place]]


def fresh_place(table: AxisTable, value: SSAValue) -> Place:
    """A place with a new axis for each dimension of `value`."""
    return tuple(map(table.fresh, dims(value.type)))  # type: ignore[arg-type]


def place_side_by_side(table: AxisTable, op: prim.ConcatenateOp) -> Place | None:
    """A place of a concatenation over the axes of one piece: each iteration computes an element of every piece. None
    unless there are few pieces, all of one shape."""
    first = op.inputs[0]
    if len(op.inputs) > MAX_SIDE_BY_SIDE or any(piece.type != first.type for piece in op.inputs):
        return None
    return fresh_place(table, first)


def _is_side_by_side(op: prim.ConcatenateOp, place: Place) -> bool:
    """Whether `place_side_by_side` created this place: its labels have the size of a piece."""
    label, size = place[op.axis], dims(op.inputs[0].type)[op.axis]  # type: ignore[arg-type]
    return len(op.inputs) > 1 and not isinstance(label, Derived) and product(a.size for a in label) == size


def pull(table: AxisTable, op: Operation, place: Place) -> Pulled:
    """The operands of `op` with the places that are needed for its result at `place`."""
    rule = _RULES.get(type(op))
    if rule is None:
        return [(operand, place) for operand in op.operands]
    return rule(table, op, place)


def _broadcast(table: AxisTable, op: prim.BroadcastOp, place: Place) -> Pulled:
    return [(op.input, tuple(() if size == 1 else place[position]
                             for position, size in zip(op.positions, op.source, strict=True)))]


def _transpose(table: AxisTable, op: prim.TransposeOp, place: Place) -> Pulled:
    source: list[Label] = [()] * len(place)
    for position, axis in enumerate(op.order):
        source[axis] = place[position]
    return [(op.input, tuple(source))]


def _reshape(table: AxisTable, op: prim.ReshapeOp, place: Place) -> Pulled:
    whole = table.regroup(place, op.source)
    if whole is not None:
        return [(op.input, tuple(whole))]
    source: list[Label] = []
    at = 0
    for run, target_run in matching_runs(op.source, op.target):
        labels = place[at:at + len(target_run)]
        at += len(target_run)
        parts = table.regroup(labels, run)
        if parts is None:
            # A shifted index stays what it is where a dimension only gains or loses sizes of 1.
            odd = [label for label in labels if label != ()]
            alone = len(odd) == 1 and sum(size != 1 for size in run) == 1
            parts = [() if size == 1 else odd[0] if alone else
                     table.derived(("reshape", tuple(run), position, labels), labels)
                     for position, size in enumerate(run)]
        source.extend(parts)
    return [(op.input, tuple(source))]


def _slice(table: AxisTable, op: prim.SliceOp, place: Place) -> Pulled:
    steps = zip(place, op.offsets.data, op.steps, op.source, op.target, strict=True)
    return [(op.input, tuple(
        () if size == 1 else
        label if count == size else
        table.derived(("slice", offset, step, label), (label,))
        for label, offset, step, size, count in steps
    ))]


def _reverse(table: AxisTable, op: prim.ReverseOp, place: Place) -> Pulled:
    return [(op.input, tuple(
        table.derived(("reverse", label), (label,)) if axis in op.axes and label != () else label
        for axis, label in enumerate(place)
    ))]


def _pad(table: AxisTable, op: prim.PadOp, place: Place) -> Pulled:
    entries = zip(place, op.low.data, op.source, op.target, strict=True)
    return [(op.input, tuple(
        label if size == total else () if size == 1 else _part(table, ("pad", low, label), label, size)
        for label, low, size, total in entries
    ))]


def _part(table: AxisTable, key: object, label: Label, size: Expression) -> Label:
    """A label for the `size` values that are in the range of the operand, if each occurs once."""
    return table.derived(key, (label,), None if isinstance(label, Derived) else size)


def _concatenate(table: AxisTable, op: prim.ConcatenateOp, place: Place) -> Pulled:
    if _is_side_by_side(op, place):
        return [(piece, place) for piece in op.inputs]
    result: Pulled = []
    start = constant(0)
    for piece in op.inputs:
        size = dims(piece.type)[op.axis]  # type: ignore[arg-type]
        label = place[op.axis]
        moved: Label = () if size == 1 else _part(table, ("concatenate", start, label), label, size)
        result.append((piece, (*place[:op.axis], moved, *place[op.axis + 1:])))
        start = start + size
    return result


def _fold(table: AxisTable, op: prim.FoldingOp, place: Place) -> Pulled:
    around = table.all_axes(place)
    labels = [*place, *(table.fresh(size, around) for size in op.folded)]
    names = [symbol(f"d{position}") for position in range(len(labels))]
    terms = op.term(names[:len(place)], names[len(place):])
    known = {f"d{position}": label for position, label in enumerate(labels)}
    return [(operand, tuple(map(partial(_index, table, known), index, dims(operand.type))))  # type: ignore[arg-type]
            for operand, index in zip(op.operands, terms, strict=True)]


def _index(table: AxisTable, known: Mapping[str, Label], index: Expression, size: Expression) -> Label:
    """The label of a dimension of `size` that is read at an index over the symbols of these labels."""
    if size == 1:
        return ()
    if (label := known.get(index.as_symbol or "")) is not None:
        return label
    labels = tuple(label for name, label in known.items() if name in index.symbols())
    return table.derived(("index", index, labels), labels)


def _gather(table: AxisTable, op: prim.GatherOp, place: Place) -> Pulled:
    source: list[Label] = []
    result: Pulled = []
    for size, indices in zip(dims(op.input.type), op.indices, strict=True):  # type: ignore[arg-type]
        result.append((indices, place))
        axis = _counted_axis(indices)
        if size == 1:
            source.append(())
        elif axis is not None and dims(op.result.type)[axis] == size:
            source.append(place[axis])
        else:
            needed = [place[k] for k in _varying_axes(indices, len(place))]
            source.append(table.derived(("gather", indices, tuple(needed)), needed))
    result.append((op.input, tuple(source)))
    return result


def _counted_axis(indices: SSAValue) -> int | None:
    """The dimension whose index `indices` contains: that of a `prim.iota`, perhaps broadcast."""
    op = indices.owner
    if isinstance(op, prim.IotaOp):
        return op.axis
    if isinstance(op, prim.BroadcastOp):
        axis = _counted_axis(op.input)
        return None if axis is None else op.positions[axis]
    return None


def _varying_axes(indices: SSAValue, rank: int) -> Sequence[int]:
    """The dimensions along which `indices` may vary."""
    op = indices.owner
    if isinstance(op, Block):
        return range(rank)
    if isinstance(op, prim.ConstantOp | prim.SizeOp):
        return ()
    if isinstance(op, prim.BroadcastOp):
        return [op.positions[k] for k in _varying_axes(op.input, len(op.positions))]
    return range(rank)


def _scatter(table: AxisTable, op: prim.ScatterOp, place: Place) -> Pulled:
    updated = fresh_place(table, op.updates)
    return [(op.base_, place), *((indices, updated) for indices in op.indices), (op.updates, updated)]


_RULES: dict[type[Operation], Callable[..., Pulled]] = {
    prim.BroadcastOp: _broadcast, prim.TransposeOp: _transpose, prim.ReshapeOp: _reshape,
    prim.SliceOp: _slice, prim.ReverseOp: _reverse, prim.PadOp: _pad, prim.ConcatenateOp: _concatenate,
    prim.ReduceOp: _fold, prim.ArgReduceOp: _fold, prim.ContractOp: _fold,
    prim.GatherOp: _gather, prim.ScatterOp: _scatter,
}
