"""The sum of products of exponentials in the place of the sum of products of weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim import iteration
from ....ir.dialects.prim.assembly import integers
from ....ir.dialects.prim.index_maps import reshape_index
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression
from ....ir.ranges import Range, RangeTable, simplify
from ....ir.shapes import dims
from ...rewriting.edits import insert_before
from .grouping import move_readers
from .pattern import WeightedSum, reductions_of
from .programs import Blocks

__all__ = ["rewrite"]


def rewrite(found: WeightedSum, blocks: Blocks) -> prim.SoftmaxContractOp:
    """Put the sum of the exponentials' products in the place of the sum of the weights' products."""
    new: list[Operation] = []

    def add(op: Operation) -> SSAValue:
        new.append(op)
        return op.results[0]

    contraction, sizes = found.contraction, dims(tensor_of(found.scores))
    columns = contraction.extents.data[found.column]
    scores, values_map, rows = found.scores, found.values_map, list(range(len(sizes) - 1))
    factors = _product(found.factors, tensor_of(scores), add)
    if blocks.rows != sizes[:-1]:
        scores = add(prim.ReshapeOp(scores, (*blocks.rows, sizes[-1])))
        factors = None if factors is None else add(prim.ReshapeOp(factors, (*blocks.rows, sizes[-1])))
        values_map = _over(blocks.rows, sizes[:-1], values_map)
    stream = prim.SoftmaxContractOp(scores, found.values, values_map, columns, blocks.tile, blocks.chunk, factors)
    stream.set_tiles([integers(tile) for tile in (blocks.tile, *blocks.others)])
    new.append(stream)
    value, total, greatest = stream.results if blocks.chunk is None else _combined(stream, add)
    if blocks.rows != sizes[:-1]:
        value = add(prim.ReshapeOp(value, (*sizes[:-1], columns)))
        total, greatest = (add(prim.ReshapeOp(each, sizes[:-1])) for each in (total, greatest))
    if not found.is_guarded:
        # Where a row has no finite maximum, its exponentials are NaN.
        total = add(prim.AddOp(total, add(prim.SubOp(greatest, greatest))))
    hidden: SSAValue | None = None
    replaced: dict[SSAValue, SSAValue] = {}
    for each in reductions_of(found):
        if each.kind == prim.Combiner.ADD:
            replaced[each.result] = total
        elif each.kind == prim.Combiner.MAXIMUM:
            replaced[each.result] = greatest
        else:
            if hidden is None:
                nothing = add(prim.ConstantOp(float("-inf"), tensor_of(greatest)))
                hidden = add(prim.CompareOp("eq", greatest, nothing))
            replaced[each.result] = hidden
    insert_before(contraction, *new, like=(contraction, found.exponentials))
    for old, row in replaced.items():
        old.replace_all_uses_with(row)
    move_readers(stream, new[-1])
    new.clear()
    for step in found.steps:
        row = replaced.get(step.row, step.row)
        type = tensor_of(value)
        if step.kind != "clear" and tensor_of(row).element_type != type.element_type:
            row = add(prim.ConvertOp(row, type.element_type))
        row = add(prim.BroadcastOp(row, rows, dims(type)))
        if step.kind == "clear":
            value = add(prim.SelectOp(row, add(prim.ConstantOp(0.0, type)), value))
        else:
            value = add((prim.DivOp if step.kind == "divide" else prim.MulOp)(value, row))
    shape = (*found.row_extents, columns)
    if dims(tensor_of(value)) != shape:
        value = add(prim.ReshapeOp(value, shape))
    order = list(range(len(found.row_extents)))
    order.insert(found.column, len(order))
    if order != sorted(order):
        value = add(prim.TransposeOp(value, order))
    insert_before(contraction, *new, like=(contraction, found.exponentials))
    value.name_hint = contraction.result.name_hint
    contraction.result.replace_all_uses_with(value)
    return stream


def _product(factors: Sequence[SSAValue], type: TensorType, add: Callable[[Operation], SSAValue]) -> SSAValue | None:
    """The product of all factors of a weight, as the type of the scores; None if there are none."""
    found: SSAValue | None = None
    for each in factors:
        factor = each if each.type == type else add(prim.ConvertOp(each, type.element_type))
        found = factor if found is None else add(prim.MulOp(found, factor))
    return found


def _combined(stream: prim.SoftmaxContractOp, add: Callable[[Operation], SSAValue]) -> tuple[SSAValue, ...]:
    """What the results are of all chunks together: each chunk's sums are relative to its own greatest score."""
    total = tensor_of(stream.total)
    greatest = add(prim.ReduceOp(prim.Combiner.MAXIMUM, stream.maximum, [0], second_stage=True))
    rows = tensor_of(greatest)
    is_empty = add(prim.CompareOp("eq", greatest, add(prim.ConstantOp(float("-inf"), rows))))
    shift = add(prim.SelectOp(is_empty, add(prim.ConstantOp(0.0, rows)), greatest))
    shift = add(prim.BroadcastOp(shift, range(1, total.get_num_dims()), dims(total)))
    factor = add(prim.ExpOp(add(prim.SubOp(stream.maximum, shift))))
    everywhere = add(prim.BroadcastOp(factor, range(total.get_num_dims()), dims(tensor_of(stream.result))))
    sums = (add(prim.ReduceOp(prim.Combiner.ADD, add(prim.MulOp(each, by)), [0], second_stage=True))
            for each, by in ((stream.result, everywhere), (stream.total, factor)))
    return *sums, greatest


def _over(rows: tuple[Expression, ...], sizes: tuple[Expression, ...], subscripts: tuple[Expression, ...]
          ) -> tuple[Expression, ...]:
    """Subscripts over dimensions of rows, over columns and terms, with other dimensions in the place of the rows'."""
    count, change = len(sizes), len(rows) - len(sizes)
    ranges = RangeTable({f"d{at}": Range(0, size) for at, size in enumerate(rows)})
    places = dict(enumerate(reshape_index(tuple(map(iteration, range(len(rows)))), sizes, rows, ranges)))
    places |= {at: iteration(at + change) for at in (count, count + 1)}
    named = {f"d{at}": place for at, place in places.items()}
    return tuple(simplify(each.substitute(named), ranges) for each in subscripts)
