"""Values of many iterations kept in scratch memory: `cache`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, VectorType, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects import arith
from ....ir.dialects.loop import LoadOp, LoopOp, ParallelOp, StoreOp
from ....ir.expressions import Expression
from ....ir.interfaces.effects import Memory, effects_of
from ...rewriting.edits import insert, insert_before
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .dependences import itself
from .primitive import Loops, primitive, require
from .tiles import allocate, check_size, crossing_of, loops_between, loops_like, stored_type, tile_of, transpose

__all__ = ["cache"]


@primitive
def cache(*values: SSAValue, before: LoopOp | None = None, after: LoopOp | None = None,
          along: LoopOp | None = None, result: SSAValue | None = None, memory: Memory = itself) -> Loops:
    """Compute values before a loop around them, for all iterations of that loop and those inside of it that they
    depend on, keep them in scratch memory, and load them where they were computed. Of a load that is a copy of a row
    or a tile; one of a tile of which the loops go along the columns is transposed (`loop.transpose`), else loops fill
    it.

    The iterations of the innermost of these loops, or of `along` and the parallel loops inside of it, have their values
    side by side. So an operand of a product is packed: `cache %b before %i along %j` copies what all rows `%i` need of
    a panel of columns `%j`, row after row of the panel.

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

    `cache %y after %i`, of a buffer, lets the loops store into scratch memory, which is copied to the buffer after
    them, or transposed.

    The loops that fill the memory, or copy it, are returned.
    """
    require((before is None) != (after is None), "a value is kept before a loop, or a buffer is written after one")
    if after is not None:
        require(len(values) == 1 and result is None and along is None, "one buffer is written after a loop")
        return _write_back(values[0], after, memory)
    assert before is not None
    chain, computed = _computed(values, before, memory)
    inputs = {operand for op in computed for operand in op.operands}
    names = Names()
    sides = [loop for loop in chain if loop.induction_variable in inputs]
    require(bool(sides), "no loop changes the value: it is a single one")
    if along is not None:
        require(along in sides, "the value does not depend on the loop along which it is to lie")
        together = [loop for loop in sides[sides.index(along):] if loop is along or isinstance(loop, ParallelOp)]
        sides = [*(loop for loop in sides if loop not in together), *together]
    if result is not None:
        require(len(values) == 1 and sides == [before], "only a value that one loop changes waits in a result")
        rows = [_result_row(values[0], result, before, computed, names, memory)]
    else:
        tile = tile_of(sides, before, names)
        crossing = crossing_of(computed[-1], sides, tile, names) if len(values) == 1 else None
        types = [stored_type(value) for value in values]
        check_size(tile, types)
        rows = [_Row(allocate(type, tile, before), tile.place(sides, names, crossing)) for type in types]
        if crossing is not None:
            transpose(computed[-1], rows[0].memory, tile, crossing, InsertPoint.before(before), names)
            _load_instead(values, rows, computed, names)
            return ()
    filled = _fill(values, computed, sides, rows, names, before)
    _load_instead(values, rows, computed, names)
    return filled


def _write_back(buffer: SSAValue, loop: LoopOp, memory: Memory) -> Loops:
    """Let loops store into scratch memory instead of a buffer, and copy the result to the buffer afterwards."""
    store = _single_store(buffer, loop, memory)
    sides, names = loops_between(loop, store), Names()
    require(all(isinstance(side, ParallelOp) for side in sides), "a loop around the store is not parallel")
    tile = tile_of(sides, loop, names)
    require(tile.exact, "how many iterations the loops have is not known")
    type = stored_type(store.value)
    check_size(tile, [type])
    place = _place_of(store, loop, names)
    crossing = crossing_of(store, sides, tile, names)
    row = _Row(allocate(type, tile, loop), tile.place(sides, names, crossing))
    indices, (subscript,) = names.close(row.place)
    inside = StoreOp(store.value, row.memory, subscript, indices)
    insert_before(store, inside)
    copied: Loops = ()
    if crossing is not None:
        transpose(store, row.memory, tile, crossing, InsertPoint.after(loop), names)
    else:
        end = InsertPoint.after(loop)
        copied, at, variables = loops_like(sides, end, names)
        (source, (from_place,)), (target, (to_place,)) = (
            names.close(expression.substitute({name: names.of(value) for name, value in variables.items()}))
            for expression in (row.place, place))
        load = LoadOp(row.memory, from_place, source)
        write = StoreOp(load.result, buffer, to_place, target)
        insert(at, load, write, like=(store,))
    Rewriter.erase_op(store)
    return copied


class _Row(NamedTuple):
    """The place where values are kept."""

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
    chain = loops_between(before, values[0].owner)
    return chain, _slice(values, chain, memory)


def _result_row(value: SSAValue, buffer: SSAValue, before: LoopOp, computed: Sequence[Operation], names: Names,
                memory: Memory) -> _Row:
    """The place at which a loop stores a result after computing a value, if the loop does not access this memory
    otherwise, except for loads that become dead once the value is loaded."""
    dead: set[Operation] = set()
    for op in reversed(computed):
        if all(result is value or all(use.operation in dead for use in result.uses) for result in op.results):
            dead.add(op)
    store = _single_store(buffer, before, memory, dead)
    require(isinstance(before, ParallelOp) and store.buffer is buffer and store.value.type == value.type
            and any(op is value.owner for op in _before(store)), "no result takes the value's place")
    return _Row(buffer, _place_of(store, before, names))


def _single_store(buffer: SSAValue, loop: LoopOp, memory: Memory, ignored: Set[Operation] = frozenset()) -> StoreOp:
    """The store of a scalar by which alone a loop accesses a buffer; raises SchedulingError if there is another access
    that is not of the `ignored` ones."""
    accesses = [op for op in loop.body.walk() if not op.regions and op not in ignored
                and memory(buffer) in (effects_of(op, memory).reads | effects_of(op, memory).writes)]
    store = accesses[0] if len(accesses) == 1 else None
    require(isinstance(store, StoreOp) and store.mask is None and store.stride is None
            and not isinstance(store.value.type, VectorType),
            "the loop does not access the buffer by a single store without a condition")
    assert isinstance(store, StoreOp)
    return store


def _place_of(store: StoreOp, loop: LoopOp, names: Names) -> Expression:
    """The subscript of a store in a loop, of variables of loops and of values from outside of the loop."""
    place = names.expressions(store)["subscript"]
    require(not any(isinstance(names.values[name].owner, Operation) and is_inside(names.values[name], loop)
                    for name in place.symbols()), "where it stores is computed in the loop")
    return place


def _load_instead(values: Sequence[SSAValue], rows: Sequence[_Row], computed: Sequence[Operation],
                  names: Names) -> None:
    """Load values where they were computed, and erase operations that become dead."""
    for value, row in zip(values, rows, strict=True):
        owner = value.owner
        assert isinstance(owner, Operation)
        indices, (place,) = names.close(row.place)
        ops: list[Operation] = [LoadOp(row.memory, place, indices)]
        if isinstance(value.type, IndexType):
            ops.append(arith.IndexCastOp(ops[0].results[0], value.type))
        insert_before(owner, *ops)
        ops[-1].results[0].name_hint = value.name_hint
        value.replace_all_uses_with(ops[-1].results[0])
    for op in reversed(computed):
        if all(result.first_use is None for result in op.results):
            Rewriter.erase_op(op)


def _before(op: Operation) -> Iterator[Operation]:
    """The operations before one in its block, in reverse order."""
    while (previous := op.prev_op) is not None:
        yield previous
        op = previous


def _slice(values: Sequence[SSAValue], chain: Sequence[LoopOp], memory: Memory) -> list[Operation]:
    """The operations in a nest of loops that compute values, in order; raises SchedulingError if they cannot be
    executed before the nest.

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


def _fill(values: Sequence[SSAValue], computed: Sequence[Operation], sides: Sequence[LoopOp], rows: Sequence[_Row],
          names: Names, before: LoopOp) -> Loops:
    """Loops before another one that compute values and store them."""
    loops, at, variables = loops_like(sides, InsertPoint.before(before), names)
    copies: dict[SSAValue, SSAValue] = {names.values[name]: value for name, value in variables.items()}
    renamed = {name: names.of(value) for name, value in variables.items()}
    for op in computed:
        copy = op.clone(copies)
        insert(at, copy, like=(op,))
    for value, row in zip(values, rows, strict=True):
        kept, source = copies[value], value.owner
        assert isinstance(source, Operation)
        if isinstance(kept.type, IndexType):
            cast = arith.IndexCastOp(kept, i64)
            insert(at, cast, like=(source,))
            kept = cast.result
        indices, (where,) = names.close(row.place.substitute(renamed))
        store = StoreOp(kept, row.memory, where, indices)
        insert(at, store, like=(source,))
    return loops
