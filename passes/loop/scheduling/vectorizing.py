"""Iterations in the lanes of vectors: `vectorize`."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, VectorType
from xdsl.ir import Block, Operation, Region, SSAValue

from ....ir.dialects.loop import LoopOp, ParallelOp, ReduceLanesOp, ReduceOp, TransposeOp, YieldOp
from ....ir.interfaces.effects import Memory
from ....ir.locations import inherit_location
from ...rewriting.edits import erase, insert_before, move_before, replace_values
from ..analysis.index_expressions import Names, replace_index
from .dependences import itself, obstacle_to_any_order
from .errors import SchedulingError
from .primitive import Loops, primitive, refuse, require
from .ranges import end_of_whole, take_front
from .vector_bodies import VectorBody, refuse_pairs_of_sums

__all__ = ["vectorize"]


@primitive
def vectorize(loop: LoopOp, *, by: int | None = None, memory: Memory = itself) -> Loops:
    """Do `by` iterations of a loop at once, in the lanes of vectors; what is left over is a loop behind. Without `by`,
    all iterations are one vector, and no loop is left.

        loop.parallel %i = 0 to 100 { %v = loop.load %x[%i] : memref<100xf32> -> f32 ... }
    vectorized by 16 is
        loop.parallel %i = 0 to 96 step 16 { %v = loop.load %x[%i] : memref<100xf32> -> vector<16xf32> ... }
        loop.parallel %i = 96 to 100 { ... }
    A reduction keeps one partial result a lane; the lanes are combined by `loop.reduce_lanes`, behind all reductions
    around that only add up what the inner one gives.
    """
    require(loop.step_size == 1, "the loop moves by more than one index at a time")
    require(loop.has_reorderable_iterations or not loop.results, "each iteration needs the one before")
    refuse(None if isinstance(loop, ReduceOp) else obstacle_to_any_order(loop, memory))
    trips = loop.trip_count.as_int
    lanes = trips if by is None else by
    require(lanes is not None, "how often the loop runs is not known: say by how many iterations")
    assert lanes is not None
    require(lanes > 1 and lanes & (lanes - 1) == 0, f"{lanes} lanes are no power of two")
    require(trips is None or trips >= lanes, f"the loop runs {trips} times, less than {lanes}")
    require(not any(isinstance(op, TransposeOp) for op in loop.walk()), "a tile is transposed inside")
    require(not any(isinstance(value.type, VectorType) for op in loop.walk() for value in op.results),
            "values inside are vectors already")
    main, ops = _over_vectors(loop, lanes)
    results = [result for op in ops for result in op.results] if isinstance(loop, ReduceOp) else []
    rest = take_front(loop, [main, *ops], results, end_of_whole(loop, lanes))
    if by is None:
        assert rest is None
        _without_loop(main, ops)
        return ()
    if rest is None:
        _combine_outside(ops, main.parent_op())
        return (main,)
    return (main, rest)


def _over_vectors(loop: LoopOp, lanes: int) -> tuple[LoopOp, list[ReduceLanesOp]]:
    """The loop over vectors, and what combines the lanes of its results."""
    refuse_pairs_of_sums(loop)
    block = Block(arg_types=[IndexType()])
    block.args[0].name_hint = loop.induction_variable.name_hint
    body = VectorBody(lanes, loop.induction_variable, block.args[0])
    body.block = block
    try:
        body.copy_block(list(loop.body.block.ops))
    except SchedulingError:
        body.discard()
        raise
    yielded = [body.vector(value) for value in loop.yielded]
    block.add_op(YieldOp(*yielded))
    lower, upper, bounds = loop.lower_bound, end_of_whole(loop, lanes), list(loop.bounds)  # type: ignore[attr-defined]
    if not isinstance(loop, ReduceOp):
        new: LoopOp = ParallelOp(upper, Region(block), bounds, lower=lower, step=lanes)
        inherit_location(new, loop)
        return new, []
    new = ReduceOp(loop.reductions, [v.type for v in yielded], upper, Region(block), bounds, lower=lower, step=lanes)
    inherit_location(new, loop)
    return new, _lanes_of(new, new.results)


def _lanes_of(loop: ReduceOp, vectors: list[SSAValue] | tuple[SSAValue, ...]) -> list[ReduceLanesOp]:
    """The operations that combine the lanes of the results of a reduction."""
    ops: list[ReduceLanesOp] = []
    results = iter(vectors)
    for kind in loop.reductions:
        ops.append(ReduceLanesOp(kind, *(next(results) for _ in range(kind.arity))))
        ops[-1].location = loop.location
    return ops


def _without_loop(main: LoopOp, lanes: list[ReduceLanesOp]) -> None:
    """Put the one iteration of a loop in its place, and combine lanes as far out as can be."""
    around = main.parent_op()
    block = main.body.block
    names = Names()
    replace_index(names, main.induction_variable, names.read(main, main.lower_bound))
    for old, new in zip(main.results, main.yielded, strict=True):
        old.replace_all_uses_with(new)
    move_before(main, *[op for op in block.ops if not isinstance(op, YieldOp)])
    erase(main)
    _combine_outside(lanes, around)


def _combine_outside(lanes: list[ReduceLanesOp], around: Operation | None) -> None:
    """Combine lanes as far out as can be."""
    while lanes and isinstance(around, ReduceOp) and (outside := _combined_outside(around, lanes)) is not None:
        lanes, around = outside, outside[0].parent_op()


def _combined_outside(loop: ReduceOp, lanes: list[ReduceLanesOp]) -> list[ReduceLanesOp] | None:
    """Let a reduction, if it combines nothing but what lanes are combined to, combine vectors, and their lanes come
    behind it; None if it does not."""
    given = [result for op in lanes for result in op.results]
    kinds = [op.kind.data for op in lanes]
    if list(loop.yielded) != given or loop.reductions != kinds or \
            any(not result.has_one_use() for result in given):
        return None
    vectors = [value for op in lanes for value in op.inputs]
    last = loop.body.block.last_op
    assert last is not None
    last.operands = vectors
    region = loop.detach_region(0)
    wide = ReduceOp(loop.reductions, [value.type for value in vectors], loop.upper_bound, region, list(loop.bounds),
                    lower=loop.lower_bound, step=loop.step_size)
    outside = _lanes_of(wide, list(wide.outputs))
    erase(*lanes)
    insert_before(loop, wide, *outside)
    replace_values(loop.outputs, [result for op in outside for result in op.results])
    erase(loop)
    return outside
