"""All sums of a tile by one operation: `dot_tile`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from xdsl.dialects.builtin import MemRefType, i32
from xdsl.ir import SSAValue

from ....ir.dialects.loop import DotOp, DotTileOp, LoadOp, LoadPackedOp, LoopOp, ParallelOp, ReduceOp, Reduction
from ....ir.expressions import Expression, constant
from ....ir.interfaces.effects import Memory, effects_of
from ...rewriting.edits import insert_before, replace
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .dependences import itself
from .primitive import Loops, primitive, require
from .tiles import allocate, check_size, stored_type, tile_of

__all__ = ["dot_tile"]


@primitive
def dot_tile(rows: LoopOp, columns: LoopOp, *, memory: Memory = itself) -> Loops:
    """Compute the sums of packed products of all iterations of two loops before them by one operation, which keeps them
    in tile registers, and load each where it was computed.

        loop.parallel %i = 0 to 32 {
          loop.parallel %j = 0 to 16 {
            %s = loop.reduce <add> %k = 0 to 384 : f32 {
              %a = loop.load_packed %x[%i * 768 + %k * 2] : memref<24576xbf16> -> i32
              %b = loop.load %w[%k * 16 + %j] : memref<6144xi32> -> i32
              %p = loop.dot <bf16> %a, %b : f32
              loop.yield %p : f32
            } ...
    with `dot_tile %i %j` is
        %tile = loop.alloc : memref<512xf32>
        loop.dot_tile <bf16> 32 by 16 of %x[0] stride 768 and %w[0] stride 16 to %tile terms 384 : ...
        loop.parallel %i = 0 to 32 {
          loop.parallel %j = 0 to 16 {
            %s = loop.load %tile[%i * 16 + %j] : memref<512xf32> -> f32 ...
    One factor depends on the rows, whose terms are neighbours; the other one on the columns, which are neighbours.
    """
    dot, sum = _dot_of(columns)
    pair = isinstance(rows, ParallelOp) and isinstance(columns, ParallelOp) and columns.parent_op() is rows
    require(dot is not None and sum is not None and pair, "the loops are no pair of parallel ones around a sum of "
                                                          "packed products")
    assert dot is not None and sum is not None
    require(not any(is_inside(bound, rows) for bound in sum.bounds), "the range of the sum depends on the loops")
    names = Names()
    tile = tile_of([rows, columns], rows, names)
    require(tile.exact, "how many iterations the loops have is not known")
    check_size(tile, [stored_type(sum.outputs[0])])
    range = names.expressions(sum)
    loops = {rows: tile.lowers[0], columns: tile.lowers[1], sum: range["lower"]}
    factors = [_factor_of(value, loops, rows, names) for value in (dot.lhs, dot.rhs)]
    if factors[0].distances[0] == 0:
        factors.reverse()
    left, right = factors
    step = left.load.count if isinstance(left.load, LoadPackedOp) else 1
    is_packed = isinstance(right.load.buffer.type, MemRefType) and right.load.buffer.type.element_type == i32
    require(left.distances[1:] == [0, step] and right.distances[:2] == [0, 1] and is_packed,
            "no factor depends on the rows alone, with terms side by side, and the other one on the columns alone, "
            "with these side by side in packed memory")
    written = effects_of(rows, memory).writes
    require(written.isdisjoint(memory(each.load.buffer) for each in factors), "the loops write what the sum reads")
    target = allocate(stored_type(sum.outputs[0]), tile, rows)
    indices, expressions = names.close(left.first, left.distances[0], right.first, right.distances[2],
                                       names.simplify(range["upper"] - range["lower"]))
    height, width = tile.lengths
    buffers = left.load.buffer, right.load.buffer, target
    insert_before(rows, DotTileOp(dot.element, (height, width), buffers, expressions, indices), like=(sum,))  # type: ignore[arg-type]
    operands, (place,) = names.close(tile.place([rows, columns], names, None))
    replace(sum, LoadOp(target, place, operands))
    return (rows, columns)


class _Factor(NamedTuple):
    """A factor that is loaded."""

    load: LoadOp | LoadPackedOp
    first: Expression
    """The place of the first iteration."""
    distances: list[Expression]
    """The distances of neighbours along rows, columns and terms."""


def _factor_of(value: SSAValue, loops: Mapping[LoopOp, Expression], rows: LoopOp, names: Names) -> _Factor:
    load = value.owner
    is_load = isinstance(load, LoadOp | LoadPackedOp) and load.mask is None and load.stride is None
    subscript = names.expressions(load)["subscript"] if is_load else constant(0)  # type: ignore[arg-type]
    variables = {names.of(loop.induction_variable).as_symbol or "": lower for loop, lower in loops.items()}
    distances = [subscript.coefficient(name) for name in variables]
    first = subscript.substitute(variables)
    require(is_load and None not in distances
            and not any(is_inside(names.values[name], rows) for name in first.symbols()),
            "a factor is not loaded from places that are multiples of the loops' variables")
    return _Factor(load, first, distances)  # type: ignore[arg-type]


def _dot_of(columns: LoopOp) -> tuple[DotOp, ReduceOp] | tuple[None, None]:
    """The products that the only sum in a loop adds up."""
    sums = [op for op in columns.body.block.ops if isinstance(op, ReduceOp)]
    if len(sums) == 1 and sums[0].reductions == [Reduction.ADD] and sums[0].step_size == 1:
        dot = sums[0].yielded[0].owner
        if isinstance(dot, DotOp) and dot.addend is None and dot.parent_op() is sums[0]:
            return dot, sums[0]
    return None, None
