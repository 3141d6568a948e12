"""The pass `reuse-rows`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, IntegerType, MemRefType, ModuleOp, VectorType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.loop import (
    AllocOp,
    ApplyOp,
    KernelOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
)
from ...ir.expressions import Expression, symbol
from ...ir.interfaces.effects import Memory, effects_of, is_pure
from ...ir.watching import Watcher, describe
from ..analysis.shared_memory import SharedMemory
from ..rewriting.machine_options import from_machine, settled
from .analysis.costs import total_cost
from .analysis.index_expressions import Names

_HERE = symbol("here")
"""The induction variable of whichever loop is looked at."""


@dataclass(frozen=True)
class ReuseRows(ModulePass):
    """Keep what one loop over a row computes for the next loop over it, where computing it again costs more.

        %s = loop.reduce <add> %r = 0 to 2048 : f32 {
          %e = math.exp ...
          loop.yield %e : f32
        }
        loop.parallel %j = 0 to 2048 {
          %e = math.exp ...
          %q = arith.divf %e, %s : f32
          loop.store %q, %y[%i * 2048 + %j] : f32, memref<?xf32>
        }
    becomes
        %s = loop.reduce <add> %r = 0 to 2048 : f32 {
          %e = math.exp ...
          loop.store %e, %y[%i * 2048 + %r] : f32, memref<?xf32>
          loop.yield %e : f32
        }
        loop.parallel %j = 0 to 2048 {
          %e = loop.load %y[%i * 2048 + %j] : memref<?xf32> -> f32
          %q = arith.divf %e, %s : f32
          loop.store %q, %y[%i * 2048 + %j] : f32, memref<?xf32>
        }
    The values wait where the later loop writes its result, if that has their type and no launch gives the kernel that
    memory for anything else as well, or else in scratch memory.
    """

    name = "reuse-rows"

    threshold: int = 12
    """What computing a value costs at least, in vector instructions, if it is kept."""

    largest_row: int = from_machine("cached_bytes")
    """The bytes that a row of scratch memory takes at most: it is on the stack, and in the second-level cache."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        shared = SharedMemory(op)
        for kernel in op.ops:
            if isinstance(kernel, KernelOp):
                rows = _Rows(kernel, shared.memory(kernel), self.threshold, self.largest_row, watcher_of(ctx))
                for block in [b for inner in kernel.walk() for region in inner.regions for b in region.blocks]:
                    rows.visit(block)


class _Place(NamedTuple):
    """Where the values of a loop wait."""

    buffer: SSAValue | None
    """None: scratch memory that is still to be allocated."""
    subscript: Expression
    until: LoopOp | None = None
    """The loop that writes something else there; none for scratch memory."""


@dataclass
class _Row:
    """A loop without loops inside, and the values it computes."""

    loop: LoopOp
    range: tuple[Expression, Expression, int]
    values: dict[int, SSAValue] = field(default_factory=dict)
    """By a number that is the same for equal values, the induction variable aside."""
    kept: dict[int, _Place] = field(default_factory=dict)
    """Where values of this loop are stored."""


class _Rows:
    """The loops of one kernel, looked at one block after another."""

    def __init__(self, kernel: KernelOp, memory: Memory, threshold: int, largest_row: int, watcher: Watcher):
        self.memory, self.threshold, self.largest_row, self.watcher = memory, threshold, largest_row, watcher
        self.names = Names()
        self._kernel = kernel
        self._numbers: dict[Hashable, int] = {}

    @cached_property
    def uses(self) -> Counter[Hashable]:
        """By memory, how many operations touch it."""
        return Counter(key for op in self._kernel.walk() for key in
                       {self.memory(operand) for operand in op.operands if isinstance(operand.type, MemRefType)})

    @cached_property
    def written(self) -> frozenset[Hashable]:
        """The memory that is written."""
        return effects_of(self._kernel, self.memory).writes

    def visit(self, block: Block) -> None:
        """Let each loop of a block use what the loops before it computed."""
        loops = [op for op in block.ops if isinstance(op, ParallelOp | ReduceOp)]
        rows: list[_Row] = []
        for op in loops if len(loops) > 1 else ():
            if not any(inner.regions for inner in op.body.block.ops):
                row = self._row(op)
                for earlier in rows:
                    if earlier.range == row.range:
                        self._reuse(earlier, row)
                rows.append(row)

    def _row(self, loop: LoopOp) -> _Row:
        bounds = self.names.expressions(loop)
        row = _Row(loop, (bounds["lower"], bounds["upper"], loop.step_size))
        known: dict[SSAValue, int] = {}
        for op in loop.body.block.ops:  # type: ignore[attr-defined]
            key = self._key(op, loop, known)
            if key is not None:
                number = known[op.results[0]] = self._numbers.setdefault(key, len(self._numbers))
                row.values[number] = op.results[0]
        return row

    def _key(self, op: Operation, loop: LoopOp, known: dict[SSAValue, int]) -> Hashable | None:
        """What an operation computes in each iteration, comparable with what other loops compute; None if that may
        change, or is an effect."""
        if len(op.results) != 1 or isinstance(op, ApplyOp) or isinstance(op.results[0].type, VectorType):
            return None
        operands: list[Hashable] = []
        for operand in op.operands:
            if isinstance(operand.owner, ApplyOp) or operand is loop.induction_variable:
                operands.append(self._here(self.names.of(operand), loop))
            elif operand.owner is not loop.body.block and operand.owner.parent is not loop.body.block:  # type: ignore[attr-defined]
                operands.append(operand)
            elif operand in known:
                operands.append((known[operand],))
            else:
                return None
        if isinstance(op, LoadOp):
            if self.memory(op.buffer) in self.written:
                return None
            place = self._here(self.names.expressions(op)["subscript"], loop)
            mask = None if op.mask is None else operands[-1]
            return (LoadOp, op.buffer, place, mask, op.result.type)
        if not is_pure(op):
            return None
        return (type(op), tuple(operands), tuple(op.properties.items()), op.results[0].type)

    def _here(self, expression: Expression, loop: LoopOp) -> Expression:
        name = self.names.of(loop.induction_variable).as_symbol
        assert name is not None
        return expression.substitute({name: _HERE})

    def _reuse(self, earlier: _Row, later: _Row) -> None:
        """Let `later` load what `earlier` computed too, where that pays."""
        common = {value: number for number, value in later.values.items() if number in earlier.values}
        for value, number in common.items():
            last = all(use.operation.results and use.operation.results[0] in common for use in value.uses)
            op = value.owner
            if last or isinstance(op, Block):
                continue
            work = total_cost(_inside(value, later.loop))
            if work < self.threshold:
                if not isinstance(op, LoadOp):
                    self._miss(op, "that costs {work} instructions, bound {bound}", work=work, bound=self.threshold)
                continue
            place = earlier.kept.get(number)
            known = place is not None and place.until in (None, later.loop)
            place = place if known else self._place(earlier, later, number)
            if place is None:
                self._miss(op, "there is no memory for it: a row is longer than {bound} bytes, or of unknown length",
                           bound=self.largest_row)
            elif self.watcher.allows("reuse-rows", op):
                self.watcher.done("reuse-rows", op, lambda op=op: f"{describe(op)} is kept from one loop over the row "
                                  "to the next: it costs {work} instructions", work=work)
                if not known:
                    place = self._keep(earlier, number, place)
                assert place.buffer is not None
                indices, (subscript,) = self._close(later.loop, place.subscript)
                _load_instead(value, LoadOp(place.buffer, subscript, indices))
        erased = _erase_unused(later.loop)
        later.values = {number: value for number, value in later.values.items() if value not in erased}

    def _miss(self, op: Operation, reason: str, **numbers: int) -> None:
        self.watcher.missed("reuse-rows", op, lambda: f"{describe(op)} is computed again: {reason}", **numbers)

    def _place(self, earlier: _Row, later: _Row, number: int) -> _Place | None:
        """Where a value of `earlier` can wait for `later`; None if there is no place."""
        return self._result_place(later.loop, later.values[number]) or self._scratch(earlier, earlier.values[number])

    def _keep(self, earlier: _Row, number: int, place: _Place) -> _Place:
        """Store a value of `earlier`, and make the memory for that if it is not there."""
        value = earlier.values[number]
        if place.buffer is None:
            place = place._replace(buffer=self._allocate(earlier, value))
        else:
            self.uses[self.memory(place.buffer)] += 2
        assert place.buffer is not None
        indices, (subscript,) = self._close(earlier.loop, place.subscript)
        store = StoreOp(value, place.buffer, subscript, indices)
        owner = value.owner
        assert isinstance(owner, Operation)
        store.location = owner.location
        earlier.loop.body.block.insert_op_after(store, owner)  # type: ignore[attr-defined]
        earlier.kept[number] = place
        return place

    def _result_place(self, loop: LoopOp, value: SSAValue) -> _Place | None:
        """Where `loop` writes a result of the type of `value`, and after it, that nothing else has to do with."""
        assert isinstance(value.owner, Operation)
        for store in _following(value.owner):
            if isinstance(store, StoreOp) and store.value.type == value.type and store.mask is None:
                buffer = store.buffer
                if self.uses[self.memory(buffer)] == 1 and isinstance(buffer, BlockArgument):
                    return _Place(buffer, self._here(self.names.expressions(store)["subscript"], loop), loop)
        return None

    def _scratch(self, row: _Row, value: SSAValue) -> _Place | None:
        lower, upper, step = row.range
        count = upper.as_int
        type = value.type
        if lower != 0 or step != 1 or count is None or not isinstance(type, FixedBitwidthType) or type == _BOOL:
            return None
        return _Place(None, _HERE) if count * type.bitwidth <= self.largest_row * 8 else None

    def _allocate(self, row: _Row, value: SSAValue) -> SSAValue:
        """Scratch memory for a value of each iteration of `row`, whose loop runs from 0."""
        count, type = row.range[1].as_int, value.type
        assert isinstance(type, AnyFloat | IntegerType) and count is not None
        alloc = AllocOp(MemRefType(type, [count]))
        alloc.location = row.loop.location
        block = row.loop.parent
        assert block is not None
        block.insert_op_before(alloc, row.loop)
        return alloc.result

    def _close(self, loop: LoopOp, subscript: Expression) -> tuple[list[SSAValue], list[Expression]]:
        return self.names.close(subscript.substitute({"here": self.names.of(loop.induction_variable)}))


_BOOL = IntegerType(1)


def _inside(value: SSAValue, loop: LoopOp) -> Iterable[Operation]:
    """The operations inside of `loop` that a value takes."""
    found: dict[Operation, None] = {}
    stack = [value]
    while stack:
        op = stack.pop().owner
        if isinstance(op, Operation) and op not in found and op.parent is loop.body.block:  # type: ignore[attr-defined]
            found[op] = None
            stack.extend(op.operands)
    return found


def _following(op: Operation) -> Iterable[Operation]:
    """The operations after `op` in its block."""
    while (following := op.next_op) is not None:
        yield following
        op = following


def _load_instead(value: SSAValue, load: LoadOp) -> None:
    owner = value.owner
    assert isinstance(owner, Operation) and owner.parent is not None
    load.location = owner.location
    load.result.name_hint = value.name_hint
    owner.parent.insert_op_before(load, owner)
    value.replace_all_uses_with(load.result)


def _erase_unused(loop: LoopOp) -> set[SSAValue]:
    """Erase what nothing uses in a loop; returns what that computed."""
    erased: set[SSAValue] = set()
    block = loop.body.block  # type: ignore[attr-defined]
    for op in reversed(list(block.ops)):
        removable = effects_of(op).repeatable and not effects_of(op).reports
        if op.results and removable and not any(list(result.uses) for result in op.results):
            erased.update(op.results)
            block.erase_op(op)
    return erased
