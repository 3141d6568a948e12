"""Values of many iterations kept in scratch memory: `cache`."""

from __future__ import annotations

from math import prod

from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, IndexType, IntegerType, MemRefType, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects import arith
from ....ir.dialects.loop import (
    AllocOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    StoreOp,
    TransposeOp,
    YieldOp,
    has_expressions,
    loop_body,
)
from ....ir.expressions import Expression, constant
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.locations import inherit_location
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .dependences import itself
from .primitive import Loops, primitive, require

__all__ = ["cache"]

LARGEST_CACHE = 1 << 18
"""The bytes of scratch memory at most: it lies on the stack of a thread."""


@primitive
def cache(value: SSAValue, *, before: LoopOp, memory: Memory = itself) -> Loops:
    """Compute a value before a loop around it, for all iterations of that loop and those inside of it that the value
    depends on, keep it in scratch memory, and load it where it was computed. Of a load that is a copy of a row or a
    tile; one of a tile of which the loops go along the columns is transposed (`loop.transpose`), else loops fill it.

        loop.parallel %i = 0 to 32 {
          loop.parallel %k = 0 to 500 { %w = math.exp ... }
        }
    with `cache %w before %i`, if %w depends on %k only, is
        %row = loop.alloc : memref<500xf32>
        loop.parallel %k = 0 to 500 { ... loop.store %w, %row[%k] }
        loop.parallel %i = 0 to 32 {
          loop.parallel %k = 0 to 500 { %w = loop.load %row[%k] ... }
        }
    The loops that fill the memory are returned.
    """
    owner = value.owner
    require(isinstance(owner, Operation) and before.is_ancestor(owner), "the value is not computed inside of the loop")
    assert isinstance(owner, Operation)
    require(isinstance(value.type, IndexType | AnyFloat | IntegerType) and value.type != IntegerType(1),
            f"memory does not hold {value.type} one by one")
    chain = _loops_between(before, owner)
    computed = _slice(value, before, memory)
    variables = {operand for op in computed for operand in op.operands}
    names = Names()
    sides = [loop for loop in chain if loop.induction_variable in variables]
    ranges = [names.expressions(loop) for loop in sides]
    require(bool(sides), "no loop changes the value: it is a single one")
    require(all(loop.step_size == 1 and not any(is_inside(bound, before) for bound in loop.bounds) for loop in sides),  # type: ignore[attr-defined]
            "the ranges of the loops that it depends on are not in steps of 1, or depend on one another")
    sizes = [names.simplify(each["upper"] - each["lower"]).as_int for each in ranges]
    require(all(size is not None and size > 0 for size in sizes), "how much memory it takes is not known")
    lengths = [size or 0 for size in sizes]
    type = value.type if isinstance(value.type, AnyFloat | IntegerType) else i64
    assert isinstance(type, FixedBitwidthType)
    require(prod(lengths) * type.size <= LARGEST_CACHE, f"it takes more than {LARGEST_CACHE} bytes")
    alloc = AllocOp(MemRefType(type, [prod(lengths)]))
    alloc.result.name_hint = "row" if len(sides) == 1 else "tile"
    inherit_location(alloc, owner)
    Rewriter.insert_op(alloc, InsertPoint.before(before))
    lowers = [each["lower"] for each in ranges]
    if (copy := _transposed(owner, sides, lowers, lengths, alloc.result, names)) is not None:
        inherit_location(copy, owner)
        Rewriter.insert_op(copy, InsertPoint.before(before))
        fill: Loops = ()
    else:
        fill = _filled(value, computed, sides, lowers, lengths, alloc.result, names, before)
    indices, (place,) = names.close(_place([names.of(loop.induction_variable) for loop in sides], lowers, lengths))
    ops: list[Operation] = [LoadOp(alloc.result, place, indices)]
    if isinstance(value.type, IndexType):
        ops.append(arith.IndexCastOp(ops[0].results[0], value.type))
    for op in ops:
        inherit_location(op, owner)
    Rewriter.insert_op(ops, InsertPoint.before(owner))
    ops[-1].results[0].name_hint = value.name_hint
    value.replace_all_uses_with(ops[-1].results[0])
    for op in reversed(computed):
        if all(result.first_use is None for result in op.results):
            Rewriter.erase_op(op)
    return fill


def _loops_between(before: LoopOp, op: Operation) -> list[LoopOp]:
    """The loops from one on down to the one whose body an operation stands in."""
    chain: list[LoopOp] = []
    around = op.parent_op()
    while True:
        require(isinstance(around, LoopOp), "something else than a loop stands around the value")
        assert isinstance(around, LoopOp)
        chain.insert(0, around)
        if around is before:
            return chain
        around = around.parent_op()


def _slice(value: SSAValue, before: LoopOp, memory: Memory) -> list[Operation]:
    """What computes a value inside of a loop, in order; raises SchedulingError if it cannot be computed before it."""
    written = effects_of(before, memory).writes
    found: dict[Operation, None] = {}
    pending = [value]
    while pending:
        op = pending.pop().owner
        if not isinstance(op, Operation) or op in found or not before.is_ancestor(op):
            continue
        effects = effects_of(op, memory)
        require(not op.regions, f"the value takes what {op.name} gives")
        require(effects.repeatable and effects.reads.isdisjoint(written),
                f"the value takes what {op.name} reads, which the loop writes" if effects.reads
                else f"{op.name} is not done twice")
        found[op] = None
        for operand in op.operands:
            carried = not isinstance(operand.owner, Operation) and is_inside(operand, before) and operand.index > 0  # type: ignore[attr-defined]
            require(not carried, "the value takes what a loop carries from one iteration to the next")
            pending.append(operand)
    return [op for op in before.walk() if op in found]


def _place(indices: list[Expression], lowers: list[Expression], lengths: list[int]) -> Expression:
    """Where an iteration has its part of the memory: as in a row-major array, the innermost loop along neighbours."""
    place = constant(0)
    for index, lower, length in zip(indices, lowers, lengths, strict=True):
        place = place * length + (index - lower)
    return place


def _transposed(op: Operation, sides: list[LoopOp], lowers: list[Expression], lengths: list[int], tile: SSAValue,
                names: Names) -> TransposeOp | None:
    """The copy of a tile of which neighbours are met by the outer one of two loops; None if that is not so."""
    if not isinstance(op, LoadOp) or op.mask is not None or op.stride is not None or len(sides) != 2:
        return None
    subscript = names.expressions(op)["subscript"]
    i, j = (names.of(loop.induction_variable).as_symbol or "" for loop in sides)
    by_outer, by_inner = subscript.coefficient(i), subscript.coefficient(j)
    if by_outer is None or by_outer != 1 or by_inner is None or by_inner.as_int in (0, 1, -1):
        return None
    start = subscript.substitute({i: lowers[0], j: lowers[1]})
    if any(is_inside(names.values[name], sides[0]) for name in (start.symbols() | by_inner.symbols())):
        return None
    indices, expressions = names.close(start, by_inner, constant(0), constant(lengths[1]))
    return TransposeOp((lengths[1], lengths[0]), op.buffer, tile, expressions, indices)


def _filled(value: SSAValue, computed: list[Operation], sides: list[LoopOp], lowers: list[Expression],
            lengths: list[int], target: SSAValue, names: Names, before: LoopOp) -> Loops:
    """Loops that compute a value and keep it."""
    loops: list[ParallelOp] = []
    values: dict[SSAValue, SSAValue] = {}
    place = InsertPoint.before(before)
    for side, lower, length in zip(sides, lowers, lengths, strict=True):
        operands, (low, high) = names.close(lower, lower + length)
        loop = ParallelOp(high, loop_body(), operands, lower=low)
        loop.induction_variable.name_hint = side.induction_variable.name_hint
        inherit_location(loop, side)
        Rewriter.insert_op(loop, place)
        end = YieldOp()
        inherit_location(end, side)
        loop.body.block.add_op(end)
        place = InsertPoint.before(end)
        values[side.induction_variable] = loop.induction_variable
        loops.append(loop)
    for op in computed:
        copy = op.clone(values)
        Rewriter.insert_op(copy, place)
        if has_expressions(copy):
            names.write(copy, names.expressions(copy))
    kept = values[value]
    if isinstance(kept.type, IndexType):
        cast = arith.IndexCastOp(kept, i64)
        inherit_location(cast, computed[-1])
        Rewriter.insert_op(cast, place)
        kept = cast.result
    indices, (where,) = names.close(_place([names.of(loop.induction_variable) for loop in loops], lowers, lengths))
    store = StoreOp(kept, target, where, indices)
    inherit_location(store, computed[-1])
    Rewriter.insert_op(store, place)
    return tuple(loops)
