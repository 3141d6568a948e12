"""Which element of a sum over blocks of terms an element computed from such sums depends on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.index_maps import Index, reshape_index
from ....ir.ranges import Ranges

__all__ = ["Origin", "origin_of", "result_index"]


class Origin(NamedTuple):
    """A result, and the reshapes and transposes between it and a value that is computed from it elementwise."""

    value: SSAValue
    views: tuple[prim.ReshapeOp | prim.TransposeOp, ...]


def origin_of(value: SSAValue, results: Sequence[SSAValue]) -> Origin:
    """The result that a value is computed from elementwise; of several the first one, which has the most elements."""
    found = _origins(value, results, {})
    assert found, "a group around sums over blocks of terms stores nothing else"
    return min(found, key=lambda each: results.index(each.value))


def _origins(value: SSAValue, results: Sequence[SSAValue], known: dict[SSAValue, list[Origin]]) -> list[Origin]:
    if value in known:
        return known[value]
    maker = value.owner
    known[value] = found = []
    if value in results:
        found.append(Origin(value, ()))
    elif isinstance(maker, prim.ReshapeOp | prim.TransposeOp):
        found += [Origin(each.value, (*each.views, maker)) for each in _origins(maker.input, results, known)]
    elif isinstance(maker, Operation) and isinstance(maker, prim.ElementwiseOp):
        for operand in maker.operands:
            found += _origins(operand, results, known)
    return found


def result_index(origin: Origin, index: Index, ranges: Ranges) -> Index:
    """The index in the value of the element that depends on the result's element at `index`."""
    for view in origin.views:
        if isinstance(view, prim.ReshapeOp):
            index = reshape_index(index, view.target, view.source, ranges)
        else:
            index = tuple(index[axis] for axis in view.order)
    return index
