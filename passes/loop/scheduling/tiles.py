"""Tiles: the iterations of some loops, and the scratch memory with an element for each."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, IntegerType, MemRefType, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint

from ....ir.dialects.loop import (
    AllocOp,
    LoadOp,
    LoadPackedOp,
    LoopOp,
    ParallelOp,
    StoreOp,
    TransposeOp,
    YieldOp,
    loop_body,
)
from ....ir.expressions import Expression, FloorDiv, Minimum, constant, of_atom
from ....ir.locations import inherit_location
from ....ir.ranges import bounds
from ...rewriting.edits import insert, insert_before
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .primitive import Loops, require

__all__ = ["Crossing", "Tile", "allocate", "check_size", "crossing_of", "loops_between", "loops_like", "stored_type",
           "tile_of", "transpose"]

MAX_CACHE = 1 << 18
"""The bytes of scratch memory at most: it lies on the stack of a thread."""


class Crossing(NamedTuple):
    """An access whose neighbouring elements belong to successive iterations of the outer one of two loops."""

    start: Expression
    """The first place of the tile."""
    stride: Expression
    """The distance of its columns."""
    backwards: bool
    """Whether the outer loop goes from the last place of a column to the first."""


class Tile(NamedTuple):
    """The iterations of some loops, as a row-major array with the innermost loop along its rows."""

    lowers: Sequence[Expression]
    lengths: Sequence[int]
    exact: bool
    """Whether the loops always have so many iterations, and not fewer."""

    def place(self, loops: Sequence[LoopOp], names: Names, crossing: Crossing | None) -> Expression:
        """The place of an iteration in the array."""
        place = constant(0)
        for loop, lower, length in zip(loops, self.lowers, self.lengths, strict=True):
            index = names.of(loop.induction_variable) - lower
            if crossing is not None and crossing.backwards and loop is loops[0]:
                index = length - 1 - index
            place = place * length + index
        return place


def tile_of(sides: Sequence[LoopOp], around: LoopOp, names: Names) -> Tile:
    """The iterations of the loops inside of `around` that change a value."""
    require(all(loop.step_size == 1 and not any(is_inside(bound, around) for bound in loop.bounds) for loop in sides),  # type: ignore[attr-defined]
            "the ranges of the loops that it depends on are not in steps of 1, or depend on one another")
    ranges = [names.expressions(loop) for loop in sides]
    sizes = [names.simplify(each["upper"] - each["lower"]) for each in ranges]
    lengths = [_greatest(size, names) for size in sizes]
    require(all(length is not None and length > 0 for length in lengths), "how much memory it takes is not known")
    return Tile([each["lower"] for each in ranges], [length or 0 for length in lengths],
                 all(size.as_int is not None for size in sizes))


def check_size(tile: Tile, types: Sequence[FixedBitwidthType]) -> None:
    require(all(prod(tile.lengths) * type.size <= MAX_CACHE for type in types),
            f"it takes more than {MAX_CACHE} bytes")


def allocate(type: FixedBitwidthType, tile: Tile, loop: LoopOp) -> SSAValue:
    """Allocate scratch memory before a loop."""
    alloc = AllocOp(MemRefType(type, [prod(tile.lengths)]))
    alloc.result.name_hint = "row" if len(tile.lengths) == 1 else "tile"
    insert_before(loop, alloc)
    return alloc.result


def _greatest(size: Expression, names: Names) -> int | None:
    """The greatest value of an expression, if it is known; this includes remainders and minima."""
    for atom in size.atoms():
        if isinstance(atom, Minimum):
            ends = [bounds(size - of_atom(atom) + each, names.ranges)[1] for each in atom.operands]
            return min((end for end in ends if end is not None), default=None)
        if isinstance(atom, FloorDiv):
            dividend, divisor = atom.operands
            found = bounds(size + of_atom(atom) * divisor - dividend + dividend % divisor, names.ranges)[1]
            if found is not None:
                return found
    return bounds(size, names.ranges)[1]


def stored_type(value: SSAValue) -> FixedBitwidthType:
    """The type of a value in memory: indices are i64."""
    type = value.type if isinstance(value.type, AnyFloat | IntegerType) else i64
    assert isinstance(type, FixedBitwidthType)
    return type


def crossing_of(op: Operation, sides: Sequence[LoopOp], tile: Tile, names: Names) -> Crossing | None:
    """The crossing of an access, if successive iterations of the outer one of two loops access neighbouring elements;
    else None."""
    if not isinstance(op, LoadOp | LoadPackedOp | StoreOp) or op.mask is not None or op.stride is not None \
            or len(sides) != 2 or not tile.exact:
        return None
    subscript = names.expressions(op)["subscript"]
    i, j = (names.of(loop.induction_variable).as_symbol or "" for loop in sides)
    by_outer, by_inner = subscript.coefficient(i), subscript.coefficient(j)
    if isinstance(op, LoadPackedOp):
        distance = None if by_inner is None else by_inner.as_int
        if by_outer != op.count or distance is None or distance % op.count or distance == 0:
            return None
        by_outer = constant(1)
    if by_outer is None or by_outer.as_int not in (1, -1) or by_inner is None or by_inner.as_int in (0, 1, -1):
        return None
    backwards = by_outer == -1
    lowest = tile.lowers[0] + (tile.lengths[0] - 1 if backwards else 0)
    start = subscript.substitute({i: lowest, j: tile.lowers[1]})
    if any(is_inside(names.values[name], sides[0]) for name in (start.symbols() | by_inner.symbols())):
        return None
    return Crossing(start, by_inner, backwards)


def transpose(access: Operation, scratch: SSAValue, tile: Tile, crossing: Crossing, place: InsertPoint,
              names: Names) -> None:
    """Copy a tile between its place in a buffer and scratch memory, transposed."""
    rows, columns = tile.lengths
    inside, outside = [constant(0), constant(columns)], [crossing.start, crossing.stride]
    if isinstance(access, LoadOp | LoadPackedOp):
        indices, expressions = names.close(*outside, *inside)
        copy = TransposeOp((columns, rows), access.buffer, scratch, expressions, indices)
    else:
        assert isinstance(access, StoreOp)
        indices, expressions = names.close(*inside, *outside)
        copy = TransposeOp((rows, columns), scratch, access.buffer, expressions, indices)
    insert(place, copy, like=(access,))


def loops_like(sides: Sequence[LoopOp], place: InsertPoint,
               names: Names) -> tuple[Loops, InsertPoint, dict[str, SSAValue]]:
    """Parallel loops over the ranges of others, the place inside of them, and their variables by the symbols of the
    others'."""
    loops: list[LoopOp] = []
    variables: dict[str, SSAValue] = {}
    for side in sides:
        range = names.expressions(side)
        operands, (low, high) = names.close(range["lower"], range["upper"])
        loop = ParallelOp(high, loop_body(), operands, lower=low)
        loop.induction_variable.name_hint = side.induction_variable.name_hint
        insert(place, loop, like=(side,))
        end = YieldOp()
        inherit_location(end, side)
        loop.body.block.add_op(end)
        place = InsertPoint.before(end)
        variables[str(names.of(side.induction_variable))] = loop.induction_variable
        loops.append(loop)
    return tuple(loops), place, variables


def loops_between(before: LoopOp, op: Operation) -> list[LoopOp]:
    """The loops from `before` down to the one that contains an operation."""
    chain: list[LoopOp] = []
    around = op.parent_op()
    while True:
        require(isinstance(around, LoopOp), "something else than a loop stands between the loops")
        assert isinstance(around, LoopOp)
        chain.insert(0, around)
        if around is before:
            return chain
        around = around.parent_op()
