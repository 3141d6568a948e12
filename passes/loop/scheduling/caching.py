"""Values of many iterations kept in scratch memory: `cache`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple

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
    loop_body,
)
from ....ir.expressions import Expression, FloorDiv, constant, of_atom
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.locations import inherit_location
from ....ir.ranges import bounds
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .dependences import itself
from .primitive import Loops, primitive, require

__all__ = ["cache", "stored_type"]

LARGEST_CACHE = 1 << 18
"""The bytes of scratch memory at most: it lies on the stack of a thread."""


@primitive
def cache(*values: SSAValue, before: LoopOp, result: SSAValue | None = None, memory: Memory = itself) -> Loops:
    """Compute values before a loop around them, for all iterations of that loop and those inside of it that they
    depend on, keep them in scratch memory, and load them where they were computed. Of a load that is a copy of a row
    or a tile; one of a tile of which the loops go along the columns is transposed (`loop.transpose`), else loops fill
    it.

        loop.parallel %i = 0 to 32 {
          loop.parallel %k = 0 to 500 { %w = math.exp ... }
        }
    with `cache %w before %i`, if %w depends on %k only, is
        %row = loop.alloc : memref<500xf32>
        loop.parallel %k = 0 to 500 { ... loop.store %w, %row[%k] }
        loop.parallel %i = 0 to 32 {
          loop.parallel %k = 0 to 500 { %w = loop.load %row[%k] ... }
        }
    With `result`, a value waits where the loop itself stores a result of its type later, and which it does not access
    otherwise.
    The loops that fill the memory are returned.
    """
    chain, computed = _computed(values, before, memory)
    inputs = {operand for op in computed for operand in op.operands}
    names = Names()
    sides = [loop for loop in chain if loop.induction_variable in inputs]
    require(bool(sides), "no loop changes the value: it is a single one")
    place = InsertPoint.before(before)
    rows: list[_Row] = []
    if result is not None:
        require(len(values) == 1 and sides == [before], "only a value that one loop changes waits in a result")
        rows.append(_result_row(values[0], result, before, computed, names, memory))
    else:
        ranges = [names.expressions(loop) for loop in sides]
        lengths = _lengths(sides, before, ranges, names)
        types = [stored_type(value) for value in values]
        require(all(prod(lengths) * type.size <= LARGEST_CACHE for type in types),
                f"it takes more than {LARGEST_CACHE} bytes")
        lowers = [each["lower"] for each in ranges]
        for type in types:
            alloc = AllocOp(MemRefType(type, [prod(lengths)]))
            alloc.result.name_hint = "row" if len(sides) == 1 else "tile"
            alloc.location = before.location
            Rewriter.insert_op(alloc, place)
            rows.append(_Row(alloc.result, _place([names.of(loop.induction_variable) for loop in sides], lowers,
                                                  lengths)))
        if len(values) == 1 and (copy := _transposed(computed[-1], sides, lowers, lengths, rows[0].memory, names)):
            inherit_location(copy, computed[-1])
            Rewriter.insert_op(copy, place)
            _load_instead(values, rows, computed, names)
            return ()
    filled = _fill(values, computed, sides, rows, names, before)
    _load_instead(values, rows, computed, names)
    return filled


class _Row(NamedTuple):
    """Where a value is kept."""

    memory: SSAValue
    place: Expression
    """Where an iteration has its part, over the variables of the loops that change the value."""


def _computed(values: Sequence[SSAValue], before: LoopOp, memory: Memory) -> tuple[list[LoopOp], list[Operation]]:
    """The loops around values, from `before` on, and the operations in these that compute them."""
    require(bool(values), "there is nothing to keep")
    for value in values:
        owner = value.owner
        require(isinstance(owner, Operation) and before.is_ancestor(owner),
                "the value is not computed inside of the loop")
        require(isinstance(value.type, IndexType | AnyFloat | IntegerType), f"memory holds no {value.type}")
    blocks = {value.owner.parent for value in values if isinstance(value.owner, Operation)}
    require(len(blocks) == 1, "the values are not computed in one loop")
    assert isinstance(values[0].owner, Operation)
    chain = _loops_between(before, values[0].owner)
    return chain, _slice(values, chain, memory)


def _lengths(sides: Sequence[LoopOp], before: LoopOp, ranges: Sequence[Mapping[str, Expression]],
             names: Names) -> list[int]:
    """How many iterations the loops have at most that change a value."""
    require(all(loop.step_size == 1 and not any(is_inside(bound, before) for bound in loop.bounds) for loop in sides),  # type: ignore[attr-defined]
            "the ranges of the loops that it depends on are not in steps of 1, or depend on one another")
    lengths = [_greatest(names.simplify(each["upper"] - each["lower"]), names) for each in ranges]
    require(all(length is not None and length > 0 for length in lengths), "how much memory it takes is not known")
    return [length or 0 for length in lengths]


def _greatest(size: Expression, names: Names) -> int | None:
    """The greatest value of an expression, if that is known: that of what a division leaves over, too."""
    for atom in size.atoms():
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


def _result_row(value: SSAValue, buffer: SSAValue, before: LoopOp, computed: Sequence[Operation], names: Names,
                memory: Memory) -> _Row:
    """Where a loop stores a result after it computed a value, and accesses nothing else of that memory but what is not
    needed any more when the value is loaded."""
    dead: set[Operation] = set()
    for op in reversed(computed):
        if all(result is value or all(use.operation in dead for use in result.uses) for result in op.results):
            dead.add(op)
    touching = [op for op in before.body.walk() if op not in dead  # type: ignore[attr-defined]
                and memory(buffer) in (effects_of(op, memory).reads | effects_of(op, memory).writes)]
    require(len(touching) == 1 and isinstance(before, ParallelOp), "the loop accesses the result in another way, too")
    [store] = touching
    require(isinstance(store, StoreOp) and store.buffer is buffer and store.mask is None and store.stride is None
            and store.value.type == value.type and any(op is value.owner for op in _before(store)),
            "no result takes the value's place")
    place = names.expressions(store)["subscript"]
    require(not any(isinstance(names.values[name].owner, Operation) and is_inside(names.values[name], before)
                    for name in place.symbols()), "where the result is stored is computed in the loop")
    return _Row(buffer, place)


def _load_instead(values: Sequence[SSAValue], rows: Sequence[_Row], computed: Sequence[Operation],
                  names: Names) -> None:
    """Load values where they were computed, and erase what nothing needs any more."""
    for value, row in zip(values, rows, strict=True):
        owner = value.owner
        assert isinstance(owner, Operation)
        indices, (place,) = names.close(row.place)
        ops: list[Operation] = [LoadOp(row.memory, place, indices)]
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


def _before(op: Operation) -> Iterator[Operation]:
    """The operations before one in its block, from the last one on."""
    while (previous := op.prev_op) is not None:
        yield previous
        op = previous


def _slice(values: Sequence[SSAValue], chain: Sequence[LoopOp], memory: Memory) -> list[Operation]:
    """What computes values inside of a nest of loops, in order; raises SchedulingError if it cannot be computed before
    them.

    What it reads they do not write; parallel loops may write it in the same iteration, afterwards, since no other
    iteration of theirs accesses what one of them writes.
    """
    before = chain[0]
    written = effects_of(before, memory).writes
    found: dict[Operation, None] = {}
    pending = list(values)
    while pending:
        op = pending.pop().owner
        if not isinstance(op, Operation) or op in found or not before.is_ancestor(op):
            continue
        effects = effects_of(op, memory)
        require(not op.regions, f"the value takes what {op.name} gives")
        require(effects.repeatable, f"{op.name} is not done twice")
        overwritten = effects.reads & written
        if overwritten and all(isinstance(loop, ParallelOp) for loop in chain):
            earlier = [each for place in [*chain[1:], op] for each in _before(place)]
            overwritten &= frozenset().union(*(effects_of(each, memory).writes for each in earlier))
        require(not overwritten, f"the value takes what {op.name} reads, which the loop writes")
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


def _fill(values: Sequence[SSAValue], computed: Sequence[Operation], sides: Sequence[LoopOp], rows: Sequence[_Row],
          names: Names, before: LoopOp) -> Loops:
    """Loops before another one that compute values and keep them."""
    loops: list[LoopOp] = []
    copies: dict[SSAValue, SSAValue] = {}
    renamed: dict[str, Expression] = {}
    at = InsertPoint.before(before)
    for side in sides:
        range = names.expressions(side)
        operands, (low, high) = names.close(range["lower"], range["upper"])
        loop = ParallelOp(high, loop_body(), operands, lower=low)
        loop.induction_variable.name_hint = side.induction_variable.name_hint
        inherit_location(loop, side)
        Rewriter.insert_op(loop, at)
        end = YieldOp()
        inherit_location(end, side)
        loop.body.block.add_op(end)
        at = InsertPoint.before(end)
        copies[side.induction_variable] = loop.induction_variable
        renamed[str(names.of(side.induction_variable))] = names.of(loop.induction_variable)
        loops.append(loop)
    for op in computed:
        copy = op.clone(copies)
        inherit_location(copy, op)
        Rewriter.insert_op(copy, at)
    for value, row in zip(values, rows, strict=True):
        kept, source = copies[value], value.owner
        assert isinstance(source, Operation)
        if isinstance(kept.type, IndexType):
            cast = arith.IndexCastOp(kept, i64)
            inherit_location(cast, source)
            Rewriter.insert_op(cast, at)
            kept = cast.result
        indices, (where,) = names.close(row.place.substitute(renamed))
        store = StoreOp(kept, row.memory, where, indices)
        inherit_location(store, source)
        Rewriter.insert_op(store, at)
    return tuple(loops)
