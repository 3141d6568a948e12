"""Copies of what iterations do: one after the other, or side by side with the loops inside of them shared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, Region, SSAValue

from ....ir.dialects.loop import ApplyOp, ForOp, LoopOp, ParallelOp, ReduceOp, YieldOp
from ....ir.expressions import symbol
from ....ir.locations import inherit_location

__all__ = ["Copies", "copy_side_by_side", "shifted_iterations", "values_of"]

Copies = list[dict[SSAValue, SSAValue]]
"""For each copy, what stands in it for values of the loop that is copied."""


def shifted_iterations(loop: LoopOp, count: int, block: Block) -> Iterator[dict[SSAValue, SSAValue]]:
    """Copies of `count` iterations in a row, in a block whose first argument is the variable of the first one. That of
    each other one is computed when it is asked for."""
    variable = block.args[0]
    variable.name_hint = loop.induction_variable.name_hint
    yield {loop.induction_variable: variable}
    for copy in range(1, count):
        apply = ApplyOp(symbol("d0") + copy * loop.step_size, [variable])
        inherit_location(apply, loop)
        block.add_op(apply)
        yield {loop.induction_variable: apply.result}


def copy_side_by_side(ops: Sequence[Operation], copies: Copies, block: Block, *, interleaved: bool = False) -> None:
    """Append operations once for every copy; of a loop, one that does what it does in all copies. The end of the body
    is left out. One copy alone is a copy of the whole body.

    What stands between loops is appended copy after copy, so that few values are alive at a time; or `interleaved`,
    operation by operation, so that copies of a chain of operations do not wait for one another.
    """
    between: list[Operation] = []
    for op in ops:
        if isinstance(op, LoopOp) and len(copies) > 1:
            _copy_each(between, copies, block)
            _copy_loop(op, copies, block)
            between = []
        elif not isinstance(op, YieldOp):
            between.append(op)
            if interleaved:
                _copy_each(between, copies, block)
                between = []
    _copy_each(between, copies, block)


def _copy_each(ops: Sequence[Operation], copies: Copies, block: Block) -> None:
    for values in copies:
        for op in ops:
            block.add_op(op.clone(values))


def values_of(values: Sequence[SSAValue], copy: dict[SSAValue, SSAValue]) -> list[SSAValue]:
    """What stands for values in a copy; what is computed outside is the same in all."""
    return [copy.get(value, value) for value in values]


def _copy_loop(loop: LoopOp, copies: Copies, block: Block) -> None:
    body = Block(arg_types=[IndexType(), *(value.type for _ in copies for value in loop.carried)])
    body.args[0].name_hint = loop.induction_variable.name_hint
    inside = [dict(copy) for copy in copies]
    arguments = iter(body.args[1:])
    for copy in inside:
        copy[loop.induction_variable] = body.args[0]
        copy.update(zip(loop.carried, arguments, strict=False))
    copy_side_by_side(list(loop.body.block.ops), inside, body)
    last = loop.body.block.last_op
    assert isinstance(last, YieldOp)
    yielded = [value for copy in inside for value in values_of(last.values, copy)]
    body.add_op(YieldOp(*yielded))
    bounds = values_of(loop.bounds, copies[0])
    lower, upper, step, region = loop.lower_bound, loop.upper_bound, loop.step_size, Region(body)
    new: ReduceOp | ForOp | ParallelOp
    if isinstance(loop, ReduceOp):
        kinds = loop.reductions * len(copies)
        new = ReduceOp(kinds, [value.type for value in yielded], upper, region, bounds, lower=lower, step=step)
    elif isinstance(loop, ForOp):
        initial = [value for copy in copies for value in values_of(loop.initial, copy)]
        new = ForOp(upper, region, bounds, initial=initial, lower=lower, step=step)
    else:
        new = ParallelOp(upper, region, bounds, lower=lower, step=step)
    inherit_location(new, loop)
    block.add_op(new)
    results = iter(new.results)
    for copy in copies:
        copy.update(zip(loop.results, results, strict=False))
