"""The lowering of loops to programs, to blocks of lanes, or to sequential loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import scf
from xdsl.dialects.builtin import i64
from xdsl.ir import Block, Region, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import LoopOp, ParallelOp, Reduction, block_of, is_program_loop
from ....ir.expressions import Expression
from .combinations import along, combination
from .dimensions import Dimension
from .kernel_lowering import KernelLowering
from .writer import Lanes, Writer

Carried = Sequence[SSAValue]
Body = Callable[[Carried], list[SSAValue]]
"""Writes the work of the open iterations, given what the iterations before have left, None of it the first time."""


def lower_parallel(k: KernelLowering, op: ParallelOp) -> None:
    def body(_: Carried) -> list[SSAValue]:
        k.block(op.body.block)
        return []

    if is_program_loop(op):
        _programs(k, op, body)
    else:
        repeat(k, op, [], body)


def _programs(k: KernelLowering, op: ParallelOp, body: Body) -> None:
    """Write the iterations of the block that belongs to this program."""
    block = block_of(op)
    assert block is not None and block.launch_axis is not None
    program = k.program(block.launch_axis)
    if not k.programs.is_shared(op):
        _open_block(k, op, _scaled(k, program, block.lanes), _as_index(k, program))
        body([])
        return
    # Other loops have more programs along this axis, which have nothing to do here.
    count = k.index.value(k.programs.blocks(op)).value
    inside = k.writer.value(arith.CmpiOp(_as_index(k, program).value, count, "slt"))
    with k.writer.inside(Block()) as inner:
        _open_block(k, op, _scaled(k, program, block.lanes), _as_index(k, program))
        body([])
        k.writer.location = op.location
        k.writer.emit(scf.YieldOp())
    k.writer.emit(scf.IfOp(inside, [], Region(inner)))


def _as_index(k: KernelLowering, program: Lanes) -> Lanes:
    return Lanes(k.writer.once(("index", program.value), lambda: k.writer.value(arith.ExtSIOp(program.value, i64))))


def _scaled(k: KernelLowering, program: Lanes, lanes: int) -> Lanes:
    index = _as_index(k, program)
    return index if lanes == 1 else k.writer.compute(arith.MuliOp, index, k.writer.integer(lanes))


def repeat(k: KernelLowering, op: LoopOp, initial: Carried, body: Body) -> list[SSAValue]:
    """Write a loop around what `body` writes: none if one block holds all iterations, else one over blocks or
    iterations. Returns the results of the last iteration; `initial` are those before the first."""
    if k.variation.is_one_block(op):
        _open_block(k, op, None)
        return body(initial)
    w, location = k.writer, op.location
    dimension = k.variation.dimension.get(op)
    direct = dimension is None and op not in k.variation.condition
    lower, upper = (k.names.simplify(k.names.read(op, bound)) for bound in (op.lower_bound, op.upper_bound))
    first = k.index.value(lower) if direct else w.integer(0)
    last = k.index.value(upper) if direct else _largest(k, k.variation.trip_count(op))
    step = w.integer(op.step_size if direct else dimension.size if dimension is not None else 1)
    inner = Block(arg_types=[i64, *(value.type for value in initial)])
    counter, *carried = inner.args
    counter.name_hint = op.induction_variable.name_hint
    with w.inside(inner):
        if direct:
            k.values[op.induction_variable] = Lanes(counter)
        else:
            _open_block(k, op, Lanes(counter))
        left = body(carried)
        w.location = location
        w.emit(scf.YieldOp(*left))
    made = w.emit(scf.ForOp(first.value, last.value, step.value, initial, Region(inner)))
    return list(made.results)


def _open_block(k: KernelLowering, op: LoopOp, start: Lanes | None, number: Lanes | None = None) -> None:
    """Define the induction variable and the condition of the iterations `start`, `start` + 1, ... of a loop, which are
    its block `number`."""
    w = k.writer
    dimension = k.variation.dimension.get(op)
    count = lanes = start
    if dimension is not None:
        count = lanes = lanes_of(w, dimension)
        if start is not None:
            count = w.compute(arith.AddiOp, start, lanes)
    assert count is not None and lanes is not None
    if (condition := k.variation.condition.get(op)) is not None:
        trips = k.index.value(k.variation.trip_count(op))
        k.conditions[condition] = w.compute(lambda a, b: arith.CmpiOp(a, b, "slt"), count, trips)
    k.define(op.induction_variable, _moved(k, op, count))
    if dimension is not None and start is not None and len(k.variation.of(op.induction_variable)) == 1:
        lane = lanes if op.step_size == 1 else w.compute(arith.MuliOp, lanes, w.integer(op.step_size))
        name = k.index.split_variable(op.induction_variable, _moved(k, op, start), lane)
        lower = k.names.simplify(k.names.read(op, op.lower_bound))
        k.index.number_blocks(name, lower, op.step_size, dimension.size, number)


def lanes_of(w: Writer, dimension: Dimension) -> Lanes:
    """The numbers of the lanes along a dimension."""
    return Lanes(w.once(("lanes", dimension), lambda: w.value(arith.ExtSIOp(
        w.value(triton.MakeRangeOp(dimension.size)), triton.with_shape([dimension.size], i64)))), (dimension,))


def _moved(k: KernelLowering, op: LoopOp, count: Lanes) -> Lanes:
    """The value of the induction variable in the iteration with a number."""
    if op.step_size != 1:
        count = k.writer.compute(arith.MuliOp, count, k.writer.integer(op.step_size))
    lower = k.names.simplify(k.names.read(op, op.lower_bound))
    return count if lower == 0 else k.writer.compute(arith.AddiOp, count, k.index.value(lower))


def _largest(k: KernelLowering, trips: Expression) -> Lanes:
    """The largest number of iterations of all lanes."""
    lanes = k.index.value(trips)
    value = lanes.value
    for _ in lanes.dimensions:
        [value] = along(k.writer, combination(Reduction.MAXIMUM, [i64]), [value], 0)
    return Lanes(value)
