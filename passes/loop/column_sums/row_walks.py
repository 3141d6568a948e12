"""Kernels that work row by row, kernels that add up columns of chunks of rows, and the kernel that does both."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import FixedBitwidthType, MemRefType, UnitAttr
from xdsl.ir import Block, Operation, Region, SSAValue

from ....ir.dialects.loop import (
    ROW_WALK,
    SIGNED,
    ApplyOp,
    KernelOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
    YieldOp,
    loop_body,
)
from ....ir.expressions import symbol
from ....ir.interfaces.effects import effects_of
from ....ir.locations import fuse_locations, inherit_location
from ...rewriting.cloning import clone_with_locations
from ...rewriting.edits import erase
from ..analysis.index_expressions import Names

SHARED = 4
"""One part in so many of what a kernel moves is saved at least where another one reads it, too."""


@dataclass(frozen=True)
class RowKernel:
    """A kernel that computes reductions of each row, or none, and then stores a value for each element of the row."""

    kernel: KernelOp
    rows: ParallelOp
    columns: ParallelOp
    """The last loop of a row, which stores."""

    @property
    def reduces(self) -> bool:
        return any(isinstance(op, ReduceOp) for op in self.rows.body.block.ops)

    @property
    def shape(self) -> tuple[int | None, int | None]:
        """The number of rows, and the number of elements that are stored in each."""
        return self.rows.trip_count.as_int, self.columns.trip_count.as_int


@dataclass(frozen=True)
class ColumnKernel:
    """A kernel that reduces each column over chunks of rows, or over all rows."""

    kernel: KernelOp
    chunks: ParallelOp | None
    columns: ParallelOp
    rows: tuple[ReduceOp, ...]
    """The reductions of a column, over the same rows, none of which uses what another one gives."""
    before: tuple[Operation, ...]
    """What is computed of a column without them, and they may use."""

    @property
    def count(self) -> int:
        """The number of chunks."""
        return 1 if self.chunks is None else self.chunks.trip_count.as_int or 0

    @property
    def shape(self) -> tuple[int, int]:
        """The number of rows of all chunks together, and the number of columns."""
        return self.count * (self.rows[0].trip_count.as_int or 0), self.columns.trip_count.as_int or 0


def row_kernel(kernel: KernelOp) -> RowKernel | None:
    """The kernel as a RowKernel; None if it is none."""
    rows = only_nest(kernel)
    if rows is None:
        return None
    ops = [op for op in rows.body.block.ops if not isinstance(op, YieldOp)]
    before, columns = ops[:-1], ops[-1] if ops else None
    if not isinstance(columns, ParallelOp) or has_loops(columns) or not is_plain(columns):
        return None
    reductions = [op for op in before if isinstance(op, ReduceOp)]
    fine = all(effects_of(op).repeatable and not (isinstance(op, LoopOp) and op not in reductions) for op in before)
    if not fine or any(has_loops(each) or not is_plain(each) for each in reductions):
        return None
    return RowKernel(kernel, rows, columns)


def column_kernel(kernel: KernelOp) -> ColumnKernel | None:
    """The kernel as a ColumnKernel; None if it is none."""
    columns = only_nest(kernel)
    chunks: ParallelOp | None = None
    if columns is not None and isinstance(inner := columns.body.block.first_op, ParallelOp):
        chunks, columns = columns, inner
        if not isinstance(inner.next_op, YieldOp):
            return None
    if columns is None:
        return None
    block = columns.body.block
    loops = [op for op in block.ops if isinstance(op, LoopOp)]
    before: dict[Operation, None] = {}
    for op in block.ops:
        if op not in loops and not isinstance(op, YieldOp) and effects_of(op).repeatable and _uses_only(op, before):
            before[op] = None
    rows = tuple(loop for loop in loops if isinstance(loop, ReduceOp) and loop.upper_bound == loops[0].upper_bound
                 and is_plain(loop) and not has_loops(loop) and not effects_of(loop).writes
                 and _uses_only(loop, before))
    return ColumnKernel(kernel, chunks, columns, rows, tuple(before)) \
        if rows and len(rows) == len(loops) and is_plain(columns) else None


def _uses_only(op: Operation, ops: Collection[Operation]) -> bool:
    """Whether an operation uses no operations of its block other than these."""
    owners = (operand.owner for inner in op.walk() for operand in inner.operands)
    return all(owner in ops for owner in owners if isinstance(owner, Operation) and owner.parent is op.parent)


def only_nest(kernel: KernelOp) -> ParallelOp | None:
    """The only loop nest of a kernel, if all operations outside of it can be repeated."""
    ops = [op for op in kernel.body.block.ops if not isinstance(op, YieldOp)]
    nests = [op for op in ops if isinstance(op, LoopOp)]
    if len(nests) != 1 or not isinstance(nest := nests[0], ParallelOp) or not is_plain(nest):
        return None
    return nest if all(op is nest or effects_of(op).repeatable for op in ops) else None


def is_plain(loop: LoopOp) -> bool:
    """Whether a loop runs from zero to a known number."""
    return loop.lower_bound == 0 and loop.step_size == 1 and loop.upper_bound.as_int is not None


def has_loops(loop: LoopOp) -> bool:
    return any(isinstance(op, LoopOp) for op in loop.body.walk())


@dataclass(frozen=True)
class Walk:
    """A kernel in which each program iterates over a chunk of rows. Its arguments are those of the row kernel, followed
    by the `further` ones of the column kernel."""

    kernel: KernelOp
    further: Sequence[int]


def walk(rows: RowKernel, columns: ColumnKernel, shared: Mapping[int, int], name: str) -> Walk | None:
    """The kernel that computes what both kernels compute. `shared` maps arguments of the column kernel to arguments
    of the row kernel. The result is None if the column kernel reads elements that the row kernel writes at other
    places."""
    mine, theirs = rows.kernel.body.block.args, columns.kernel.body.block.args
    further = [at for at in range(len(theirs)) if at not in shared]
    block = Block(arg_types=[*(arg.type for arg in mine), *(theirs[at].type for at in further)])
    values: dict[SSAValue, SSAValue] = dict(zip(mine, block.args, strict=False))
    values |= {theirs[at]: block.args[at_mine] for at, at_mine in shared.items()}
    values |= {theirs[at]: arg for at, arg in zip(further, block.args[len(mine):], strict=True)}
    for old, new in (*zip(mine, block.args, strict=False), *((theirs[at], values[theirs[at]]) for at in further)):
        new.name_hint = old.name_hint
    for kernel, nest in ((rows.kernel, rows.rows), (columns.kernel, columns.chunks or columns.columns)):
        for op in kernel.body.block.ops:
            if op is not nest and not isinstance(op, YieldOp):
                block.add_op(clone_with_locations(op, values))
    lanes = _around(columns.columns, values)
    if columns.chunks is None:
        block.add_op(lanes)
    else:
        chunks = _around(columns.chunks, values)
        block.add_op(chunks)
        chunks.body.block.insert_op_before(lanes, _end(chunks))
    for op in columns.before:
        lanes.body.block.insert_op_before(clone_with_locations(op, values), _end(lanes))
    reduction = _reduction(rows, columns, values)
    if reduction is None:
        return None
    lanes.body.block.insert_op_before(reduction, _end(lanes))
    for op in columns.columns.body.block.ops:
        if op not in columns.before and op not in columns.rows and not isinstance(op, YieldOp):
            lanes.body.block.insert_op_before(clone_with_locations(op, values), _end(lanes))
    block.add_op(YieldOp())
    kernel = KernelOp(name, Region(block))
    if SIGNED in rows.kernel.attributes | columns.kernel.attributes:
        kernel.attributes[SIGNED] = UnitAttr()
    kernel.location = fuse_locations([rows.kernel.location, columns.kernel.location])
    for op in kernel.walk():
        if isinstance(op, YieldOp):
            inherit_location(op, kernel)
    return Walk(kernel, further)


def _around(loop: ParallelOp, values: dict[SSAValue, SSAValue]) -> ParallelOp:
    """An empty loop with the range of another one, whose variable it replaces."""
    new = ParallelOp(loop.upper_bound, loop_body())
    new.body.block.add_op(YieldOp())
    new.location = loop.location
    _stands_for(new, loop, values)
    return new


def _stands_for(new: LoopOp, old: LoopOp, values: dict[SSAValue, SSAValue]) -> None:
    new.induction_variable.name_hint = old.induction_variable.name_hint
    values[old.induction_variable] = new.induction_variable


def _end(loop: LoopOp) -> Operation:
    last = loop.body.block.last_op
    assert last is not None
    return last


def _reduction(rows: RowKernel, columns: ColumnKernel, values: dict[SSAValue, SSAValue]) -> ReduceOp | None:
    """The loop over the rows of a chunk, which processes each row and reduces its columns."""
    results = [result for old in columns.rows for result in old.outputs]
    new = ReduceOp([kind for old in columns.rows for kind in old.reductions], [result.type for result in results],
                   columns.rows[0].upper_bound, loop_body())
    new.location = fuse_locations([old.location for old in columns.rows])
    if rows.reduces and columns.chunks is not None:
        new.attributes[ROW_WALK] = UnitAttr()
    for old in columns.rows:
        _stands_for(new, old, values)
    body = new.body.block
    values[rows.rows.induction_variable] = new.induction_variable
    if columns.chunks is not None:
        row = ApplyOp(symbol("d0") * columns.rows[0].upper_bound + symbol("d1"),
                      [values[columns.chunks.induction_variable], new.induction_variable])
        row.result.name_hint = rows.rows.induction_variable.name_hint
        row.location = rows.rows.location
        body.add_op(row)
        values[rows.rows.induction_variable] = row.result
    values[rows.columns.induction_variable] = values[columns.columns.induction_variable]
    inside = [op for op in rows.rows.body.block.ops if op is not rows.columns]
    for op in (*inside, *rows.columns.body.block.ops):
        if not isinstance(op, YieldOp):
            body.add_op(clone_with_locations(op, values))
    stored = [op for op in body.ops if isinstance(op, StoreOp)]
    names = Names()
    yielded: list[SSAValue] = []
    for op in [op for old in columns.rows for op in old.body.block.ops]:
        if isinstance(op, YieldOp):
            yielded += [values.get(value, value) for value in op.values]
            continue
        copy = clone_with_locations(op, values)
        body.add_op(copy)
        if isinstance(copy, LoadOp) and any(copy.buffer is store.buffer for store in stored):
            value = _stored_there(copy, stored, names)
            if value is None:
                return None
            values[op.results[0]] = value
            erase(copy)
    end = YieldOp(*yielded)
    end.location = new.location
    body.add_op(end)
    for before, after in zip(results, new.results, strict=True):
        after.name_hint = before.name_hint
        values[before] = after
    return new


def _stored_there(load: LoadOp, stored: Sequence[StoreOp], names: Names) -> SSAValue | None:
    """The value that was just stored at the place of a load; None if it is not known."""
    if load.mask is not None or load.stride is not None:
        return None
    place = names.simplify(names.read(load, load.subscript_expression))
    for store in reversed(stored):
        if store.buffer is load.buffer:
            there = names.simplify(names.read(store, store.subscript_expression))
            same = there == place and store.mask is None and store.value.type == load.result.type
            return store.value if same else None
    return None


def moved_by_both(rows: RowKernel, shared: Mapping[int, int]) -> bool:
    """Whether a column kernel reads a tensor that the row kernel loads or stores element by element, and, if the row
    kernel reduces nothing, whether this tensor is a large share of its memory traffic: iterating over columns is
    slightly slower than memory."""
    count, width = rows.shape
    arguments = [argument.type for argument in rows.kernel.body.block.args]
    whole = {at: type.element_type.bitwidth for at, type in enumerate(arguments)
             if isinstance(type, MemRefType) and isinstance(type.element_type, FixedBitwidthType)
             and type.get_shape()[0] >= (count or 0) * (width or 0)}
    common = sum(whole.get(at, 0) for at in set(shared.values()))
    return common > 0 if rows.reduces else SHARED * common >= sum(whole.values()) > 0
