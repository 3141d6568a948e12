"""loop's loops as programs, as lanes taken block by block, or as serial loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from xdsl.dialects import scf
from xdsl.dialects.builtin import i64
from xdsl.ir import Block, Region, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import ForOp, LoopOp, ParallelOp, ReduceOp, Reduction, block_of, is_program_loop
from ....ir.expressions import Expression
from .combinations import Combination, along, combination, first_index, is_place, running
from .dimensions import Dimension, Dimensions, parts_of
from .scans import Scan
from .writer import Lanes, ordered

if TYPE_CHECKING:
    from .lowering import KernelLowering

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
    """The iterations of one block: that of this program."""
    block = block_of(op)
    assert block is not None and block.launch_axis is not None
    program = k.program(block.launch_axis)
    if not k.programs.is_shared(op):
        _open_block(k, op, _scaled(k, program, block.lanes))
        body([])
        return
    # Other loops have more programs along this axis, which have nothing to do here.
    count = k.index.value(k.programs.blocks(op)).value
    inside = k.writer.value(arith.CmpiOp(_as_index(k, program).value, count, "slt"))
    with k.writer.inside(Block()) as inner:
        _open_block(k, op, _scaled(k, program, block.lanes))
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
    """A loop around what `body` writes: none if one block holds all iterations, else one over blocks or iterations.
    Gives what the last iteration leaves, for `initial` what there is before the first."""
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


def _open_block(k: KernelLowering, op: LoopOp, start: Lanes | None) -> None:
    """Define the induction variable, and the condition, of the iterations `start`, `start` + 1, ... of a loop."""
    w = k.writer
    dimension = k.variation.dimension.get(op)
    count = lanes = start
    if dimension is not None:
        count = lanes = Lanes(w.once(("lanes", dimension), lambda: w.value(arith.ExtSIOp(
            w.value(triton.MakeRangeOp(dimension.size)), triton.with_shape([dimension.size], i64)))), (dimension,))
        if start is not None:
            count = w.compute(arith.AddiOp, start, lanes)
    assert count is not None and lanes is not None
    if (condition := k.variation.condition.get(op)) is not None:
        trips = k.index.value(k.variation.trip_count(op))
        k.conditions[condition] = w.compute(lambda a, b: arith.CmpiOp(a, b, "slt"), count, trips)
    k.define(op.induction_variable, _moved(k, op, count))
    if dimension is not None and start is not None and len(k.variation.of(op.induction_variable)) == 1:
        lane = lanes if op.step_size == 1 else w.compute(arith.MuliOp, lanes, w.integer(op.step_size))
        k.index.split_variable(op.induction_variable, _moved(k, op, start), lane)


def _moved(k: KernelLowering, op: LoopOp, count: Lanes) -> Lanes:
    """The induction variable of the iteration with a number."""
    if op.step_size != 1:
        count = k.writer.compute(arith.MuliOp, count, k.writer.integer(op.step_size))
    lower = k.names.simplify(k.names.read(op, op.lower_bound))
    return count if lower == 0 else k.writer.compute(arith.AddiOp, count, k.index.value(lower))


def _largest(k: KernelLowering, trips: Expression) -> Lanes:
    """The largest of all lanes' numbers of iterations."""
    lanes = k.index.value(trips)
    value = lanes.value
    for _ in lanes.dimensions:
        [value] = along(k.writer, combination(Reduction.MAXIMUM, [i64]), [value], 0)
    return Lanes(value)


# Reductions

def lower_reduce(k: KernelLowering, op: ReduceOp) -> None:
    w, location = k.writer, op.location
    own = k.variation.dimension.get(op)
    yielded = op.body.block.last_op
    assert yielded is not None
    combined = [combination(kind, [v.type for v in op.outputs[part]])
                for kind, part in zip(op.reductions, parts_of(op), strict=True)]
    kept = [_accumulated(k, op, output, own) for output in op.outputs]
    filled = [(number, output.type, dimensions) for (number, output, dimensions) in
              zip((n for each in combined for n in each.identity), op.outputs, kept, strict=True)]
    identities = lambda: [w.filled(number, triton.with_shape([d.size for d in ordered(dimensions)], type))  # noqa: E731
                          for number, type, dimensions in filled]

    def body(carried: Carried) -> list[SSAValue]:
        k.block(op.body.block)
        w.location = location
        values = [w.spread(k.values[v], dimensions) for v, dimensions in zip(yielded.operands, kept, strict=True)]
        if (condition := k.variation.condition.get(op)) is not None:
            holds = k.conditions[condition]
            values = [w.value(arith.SelectOp(w.spread(holds, dimensions), value, neutral))
                      for value, neutral, dimensions in zip(values, identities(), kept, strict=True)]
        if not carried:
            return values
        return [new for each, part in zip(combined, parts_of(op), strict=True)
                for new in each.combine(w, carried[part], values[part])]

    results = repeat(k, op, [] if k.variation.is_one_block(op) else identities(), body)
    w.location = location
    for kind, each, part in zip(op.reductions, combined, parts_of(op), strict=True):
        _finish(k, op, kind, each, results[part], kept[part.start], op.outputs[part])


def _accumulated(k: KernelLowering, op: ReduceOp, output: SSAValue, own: Dimension | None) -> Dimensions:
    """The dimensions over which a reduction is kept until its end."""
    return k.variation.of(output) | (frozenset() if own is None else {own})


def _finish(k: KernelLowering, op: ReduceOp, kind: Reduction, combined: Combination, values: Carried,
            dimensions: Dimensions, outputs: Sequence[SSAValue]) -> None:
    own = k.variation.dimension.get(op)
    results = list(values)
    if own is not None:
        results = along(k.writer, combined, results, ordered(dimensions).index(own))
    if is_place(kind):
        results[1] = first_index(k.writer, results[1])
    for output, result in zip(outputs, results, strict=True):
        k.define(output, Lanes(result, ordered(dimensions - {own})))  # type: ignore[operator]


# Loops that pass values on

def lower_for(k: KernelLowering, op: ForOp) -> None:
    initial = [k.spread(value, output) for value, output in zip(op.initial, op.outputs, strict=True)]
    body = _scan_body(k, op) if op in k.variation.scans else _serial_body(k, op)
    for output, result in zip(op.outputs, repeat(k, op, initial, body), strict=True):
        k.define(output, Lanes(result, ordered(k.variation.of(output))))


def _serial_body(k: KernelLowering, op: ForOp) -> Body:
    def body(carried: Carried) -> list[SSAValue]:
        for value, current in zip(op.carried, carried, strict=True):
            current.name_hint = value.name_hint
            k.values[value] = Lanes(current, ordered(k.variation.of(value)))
        k.block(op.body.block)
        k.writer.location = op.location
        last = op.body.block.last_op
        assert last is not None
        left = [k.spread(value, output) for value, output in zip(last.operands, op.outputs, strict=True)]
        condition = k.variation.condition.get(op)
        if condition is None:
            return left
        holds = k.conditions[condition]
        return [k.writer.value(arith.SelectOp(k.writer.spread(holds, k.variation.of(output)), new, old))
                for new, old, output in zip(left, carried, op.outputs, strict=True)]

    return body


def _scan_body(k: KernelLowering, op: ForOp) -> Body:
    """The lanes of a block combined with those before them, and with what the blocks before have left."""
    scans = {scan.op: (scan, position) for position, scan in enumerate(k.variation.scans[op])}

    def body(carried: Carried) -> list[SSAValue]:
        left = list(carried)
        for inner in op.body.block.ops:
            if inner in scans:
                scan, position = scans[inner]
                k.writer.location = inner.location
                left[position] = _scan(k, op, scan, op.outputs[position], carried[position])
            elif inner is not op.body.block.last_op:
                k.operation(inner)
        return left

    return body


def _scan(k: KernelLowering, op: ForOp, scan: Scan, output: SSAValue, before: SSAValue) -> SSAValue:
    """Write the running combination of a block; gives what it leaves to the next."""
    w, own = k.writer, k.variation.dimension[op]
    outside = k.variation.of(output)
    dimensions = outside | {own}
    combined = running(scan.op)
    item = w.spread(k.values[scan.item], dimensions)
    if (condition := k.variation.condition.get(op)) is not None:
        neutral = w.filled(combined.identity[0], item.type)
        item = w.value(arith.SelectOp(w.spread(k.conditions[condition], dimensions), item, neutral))
    axis = ordered(dimensions).index(own)
    [inside] = along(w, combined, [item], axis, triton.ScanOp)
    [total] = along(w, combined, [item], axis)
    start = w.spread(Lanes(before, ordered(outside)), dimensions)
    [following] = combined.combine(w, [start], [inside])
    k.define(scan.following, Lanes(following, ordered(dimensions)))
    [left] = combined.combine(w, [before], [total])
    return left
