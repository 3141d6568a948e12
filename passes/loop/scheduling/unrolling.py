"""Several iterations at once, in copies of a loop's body: `unroll` and `jam`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint

from ....ir.dialects import arith
from ....ir.dialects.loop import (
    ApplyOp,
    ForOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    Reduction,
    YieldOp,
    has_expressions,
    loop_body,
)
from ....ir.expressions import constant
from ....ir.interfaces.effects import Memory
from ....ir.locations import inherit_location
from ...rewriting.edits import erase, insert_before, replace_values
from ...rewriting.equal_operations import merge_equal_operations
from ..analysis.index_expressions import Names
from ..analysis.reductions import parts_of
from .combination import begin_sums, combine_by_halves, combine_results
from .copies import copy_side_by_side, shifted_iterations, values_of
from .dependences import itself, obstacle_to_any_order
from .primitive import Loops, primitive, refuse, require
from .ranges import end_of_whole, take_front

__all__ = ["jam", "unroll"]

MAX_COPIES = 1024
"""A loop of more iterations is not written out: its text would be too long for any compiler."""


@primitive
def unroll(loop: LoopOp, *, by: int | None = None, accumulators: int = 1) -> Loops:
    """Do `by` iterations of a loop in one, or all of them, without a loop, if `by` is missing. What is left over is a
    loop behind. A reduction keeps as many partial results as it has `accumulators`, which do not wait for one another.

        %s = loop.reduce <add> %r = 0 to 100 : f32 { %v = loop.load %x[%r] ... loop.yield %v : f32 }
    unrolled by 2 with 2 accumulators is
        %a, %b = loop.reduce <add, add> %r = 0 to 100 step 2 : f32, f32 {
          %v = loop.load %x[%r] ...
          %w = loop.load %x[%r + 1] ...
          loop.yield %v, %w : f32, f32
        }
        %s = arith.addf %a, %b : f32
    """
    if by is None:
        require(accumulators == 1, "accumulators are of a loop that is left: say by how many iterations")
        return _write_out(loop)
    _require_copies(loop, by)
    require(accumulators == 1 or isinstance(loop, ReduceOp), "only a reduction has accumulators")
    require(accumulators > 0 and by % accumulators == 0, f"{by} is no multiple of {accumulators} accumulators")
    require(not isinstance(loop, ReduceOp) or Reduction.SOFTMAX not in loop.reductions,
            "a softmax reduction has no partial results")
    carried = loop.carried
    region = loop_body([value.type for value in carried])
    block = region.block
    given: Sequence[SSAValue] = block.args[1:]
    parts: list[Sequence[SSAValue]] = []
    for position, copy in enumerate(shifted_iterations(loop, by, block)):
        copy.update(zip(carried, given, strict=False))  # a reduction carries nothing
        copy_side_by_side(list(loop.body.block.ops), [copy], block)
        given = values_of(loop.yielded, copy)
        if isinstance(loop, ReduceOp) and position >= accumulators:
            mine = position % accumulators
            parts[mine] = combine_results(loop, parts[mine], given, InsertPoint.at_end(block))
        else:
            parts.append(given)
    given = [value for part in parts for value in part] if isinstance(loop, ReduceOp) else given
    block.add_op(YieldOp(*given))
    end, step, bounds = end_of_whole(loop, by), by * loop.step_size, list(loop.bounds)  # type: ignore[attr-defined]
    main: LoopOp
    if isinstance(loop, ReduceOp):
        main = ReduceOp(loop.reductions * accumulators, [value.type for value in given], end, region, bounds,
                        lower=loop.lower_bound, step=step)
    elif isinstance(loop, ForOp):
        main = ForOp(end, region, bounds, initial=loop.initial, lower=loop.lower_bound, step=step)
    else:
        main = ParallelOp(end, region, bounds, lower=loop.lower_bound, step=step)
    insert_before(loop, main)
    results: Sequence[SSAValue] = main.results
    if isinstance(loop, ReduceOp):
        count = len(loop.outputs)
        partial = [main.results[start:start + count] for start in range(0, len(main.results), count)]
        results = combine_by_halves(loop, partial, InsertPoint.before(loop))
    return _with_rest(main, take_front(loop, (), results, end))


@primitive
def jam(loop: LoopOp, *, by: int, memory: Memory = itself) -> Loops:
    """Do `by` iterations of a loop side by side, with the loops inside of it shared (unroll and jam); where there are
    none, the operations of the iterations take turns. What all of them compute alike is computed once. What is left
    over is a loop behind. The iterations must not need one another.

        loop.parallel %i = 0 to 100 { %s = loop.reduce <add> %r = 0 to 8 : f32 { ... } ... }
    jammed by 2 is
        loop.parallel %i = 0 to 100 step 2 {
          %s, %t = loop.reduce <add, add> %r = 0 to 8 : f32, f32 { ... }
          ...
        }
    """
    _require_copies(loop, by)
    require(not loop.results, "an iteration gives something to others")
    refuse(obstacle_to_any_order(loop, memory))
    names = Names()
    variable = names.of(loop.induction_variable).as_symbol
    for op in loop.body.walk():
        require(not op.regions or isinstance(op, LoopOp), f"{op.name} inside is not done for several iterations")
        if isinstance(op, LoopOp):
            require(not any(variable in bound.symbols() for bound in names.expressions(op).values()),
                    "a loop inside has another range in each iteration")
    region = loop_body()
    ops: list[Operation] = list(loop.body.block.ops)
    copy_side_by_side(ops, list(shifted_iterations(loop, by, region.block)), region.block,
                      interleaved=not any(op.regions for op in ops))
    region.block.add_op(YieldOp())
    main = _over(loop, region, by)
    rest = take_front(loop, [main], (), end_of_whole(loop, by))
    merge_equal_operations(main, memory=memory)
    return _with_rest(main, rest)


def _over(loop: LoopOp, region: Region, by: int) -> LoopOp:
    """A loop over the complete groups of `by` iterations of another one."""
    kind = ParallelOp if isinstance(loop, ParallelOp) else ForOp
    main = kind(end_of_whole(loop, by), region, list(loop.bounds), lower=loop.lower_bound, step=by * loop.step_size)  # type: ignore[attr-defined]
    inherit_location(main, loop)
    return main


def _with_rest(main: LoopOp, rest: LoopOp | None) -> Loops:
    return (main,) if rest is None else (main, rest)


def _require_copies(loop: LoopOp, by: int) -> None:
    trips = loop.trip_count.as_int
    require(1 < by <= MAX_COPIES, f"{by} copies are fewer than 2 or more than {MAX_COPIES}")
    require(trips is None or trips >= by, f"the loop runs {trips} times, less than {by}")


def _write_out(loop: LoopOp) -> Loops:
    """Replace a loop by copies of its body, one for each iteration."""
    names = Names()
    bounds = names.expressions(loop)
    lower = bounds["lower"]
    trips = names.simplify((bounds["upper"] - lower + (loop.step_size - 1)) // loop.step_size).as_int
    require(trips is not None, "how often the loop runs is not known")
    assert trips is not None
    require(0 < trips <= MAX_COPIES, f"the loop runs {trips} times, which is not 1 to {MAX_COPIES}")
    require(not isinstance(loop, ReduceOp) or trips == 1 or Reduction.SOFTMAX not in loop.reductions,
            "a softmax reduction has no partial results")
    given: list[SSAValue] = list(loop.initial) if isinstance(loop, ForOp) else []
    in_order = isinstance(loop, ReduceOp) and _indices_rise(loop, names)
    for number in range(trips):
        place = lower + number * loop.step_size
        index = names.apply(place, loop) if place.as_int is None else _constant(place.as_int, loop)
        yielded = _copy_body(loop, index, given, names)
        if isinstance(loop, ReduceOp):
            here = InsertPoint.before(loop)
            given = combine_results(loop, given, yielded, here, in_order) if number else begin_sums(loop, yielded, here)
        else:
            given = yielded
    replace_values(loop.results, given)
    erase(loop)
    return ()


def _indices_rise(loop: ReduceOp, names: Names) -> bool:
    """Whether each index that an iteration yields is greater than the one of the iteration before."""
    variable = names.of(loop.induction_variable)
    for kind, part in zip(loop.reductions, parts_of(loop), strict=True):
        if kind not in (Reduction.ARGMAXIMUM, Reduction.ARGMINIMUM):
            continue
        cast = loop.yielded[part][1].owner
        if not isinstance(cast, arith.IndexCastOp) or not isinstance(cast.input.type, IndexType):
            return False
        index = names.of(cast.input)
        following = index.substitute(dict.fromkeys(variable.symbols(), variable + loop.step_size))
        if ((following - index).as_int or 0) < 1:
            return False
    return True


def _constant(number: int, before: Operation) -> SSAValue:
    op = ApplyOp(constant(number), [])
    insert_before(before, op)
    return op.result


def _copy_body(loop: LoopOp, index: SSAValue, carried: Sequence[SSAValue], names: Names) -> list[SSAValue]:
    """Copy the body before the loop, for one value of its variable; what the copy yields is the result."""
    values: dict[SSAValue, SSAValue] = {loop.induction_variable: index}
    values.update(zip(loop.carried, carried, strict=False))  # a reduction carries nothing
    for op in loop.body.block.ops:
        if isinstance(op, YieldOp):
            continue
        copy = op.clone(values)
        insert_before(loop, copy)
        for inner in copy.walk():
            if has_expressions(inner):
                names.write(inner, names.expressions(inner))
    if isinstance(index.owner, ApplyOp) and index.first_use is None:
        erase(index.owner)
    return values_of(loop.yielded, values)
