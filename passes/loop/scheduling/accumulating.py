"""A reduction in blocks, outside of the loops around it: `accumulate`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import VectorType
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects.loop import (
    ForOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    Reduction,
    StoreOp,
    YieldOp,
    loop_body,
)
from ....ir.expressions import Expression, maximum, minimum
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.locations import inherit_location
from ....ir.traversal import backward_slice, operands_in
from ...rewriting.edits import insert_after, insert_before, replace
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from .combination import combined
from .conditions import compare_variable
from .dependences import itself
from .primitive import Loops, primitive, require
from .tiles import allocate, check_size, loops_between, stored_type, tile_of

__all__ = ["accumulate"]


@primitive
def accumulate(loop: LoopOp, *, by: int, before: LoopOp, memory: Memory = itself) -> Loops:
    """Add up a sum in blocks of `by` iterations, each for all iterations of the parallel loops around it, from `before`
    on; the partial sums are kept in scratch memory. What the loops do with the sum is done after the last block.

        loop.parallel %i = 0 to 64 {
          %s = loop.reduce <add> %k = 0 to 1000 : f32 { ... }
          ...
        }
    with `accumulate %k by 256 before %i` is
        %row = loop.alloc : memref<64xf32>
        loop.for %k = 0 to 1000 step 256 {
          %later = arith.cmpi sgt, %k, %zero : index
          loop.parallel %i = 0 to 64 {
            %block = loop.reduce <add> %k2 = %k to min(%k + 256, 1000) : f32 { ... }
            %sum = loop.load %row[%i] where %later ...
            loop.store (%sum + %block), %row[%i]
          }
        }
        loop.parallel %i = 0 to 64 { %s = loop.load %row[%i] ... }
    So what a block reads stays in the cache, and the error grows with the length of a block and the number of blocks
    instead of their product. The loop over the blocks, the loops that add up a block, and those that use the sums are
    returned.
    """
    require(isinstance(loop, ReduceOp) and loop.reductions == [Reduction.ADD] and loop.step_size == 1
            and not isinstance(loop.outputs[0].type, VectorType), "the loop is not one sum of scalars in steps of 1")
    assert isinstance(loop, ReduceOp)
    require(by > 1, f"a block of {by} iterations is no loop")
    chain = loops_between(before, loop)
    require(all(isinstance(each, ParallelOp) for each in chain), "a loop around the sum is not parallel")
    require(not any(is_inside(bound, before) for bound in loop.bounds),
            "the range of the sum depends on loops around it")
    needed = _needed(loop, chain, memory)
    names = Names()
    tile = tile_of(chain, before, names)
    type = stored_type(loop.outputs[0])
    check_size(tile, [type])
    row = allocate(type, tile, before)
    place = tile.place(chain, names, None)
    uses = _use_afterwards(loop, chain, row, place, names)
    blocks = _in_blocks(loop, by, before, needed, names)
    _add_to(row, loop, place, blocks, names)
    return (blocks, *chain, loop, *uses)


def _needed(loop: ReduceOp, chain: list[LoopOp], memory: Memory) -> set[Operation]:
    """The operations in the loops around a sum that it depends on; raises SchedulingError if they cannot be executed
    twice."""
    written = effects_of(chain[0], memory).writes
    needed = backward_slice(operands_in([loop]), lambda op: chain[0].is_ancestor(op) and not loop.is_ancestor(op))
    for op in (loop, *needed):
        effects = effects_of(op, memory)
        require(op is loop or (effects.repeatable and not op.regions), f"the sum takes what {op.name} gives")
        require(effects.repeatable, "the sum is not computed twice")
        require(effects.reads.isdisjoint(written), "the loops write what the sum reads")
    return set(needed)


def _use_afterwards(loop: ReduceOp, chain: Sequence[LoopOp], row: SSAValue, place: Expression,
                    names: Names) -> list[LoopOp]:
    """Copies of the loops around a sum, after these, which load the sum instead of computing it."""
    copy = chain[0].clone()
    Rewriter.insert_op(copy, InsertPoint.after(chain[0]))
    copies = dict(zip(chain[0].walk(), copy.walk(), strict=True))
    loops, sum = [copies[each] for each in chain], copies[loop]
    renamed = {str(names.of(old.induction_variable)): names.of(new.induction_variable)
               for old, new in zip(chain, loops, strict=True) if isinstance(new, LoopOp)}
    indices, (subscript,) = names.close(place.substitute(renamed))
    whole = LoadOp(row, subscript, indices)
    replace(sum, whole)
    return [each for each in loops if isinstance(each, LoopOp)]


def _in_blocks(loop: ReduceOp, by: int, before: LoopOp, needed: set[Operation], names: Names) -> ForOp:
    """Put loops into one over blocks, and remove all operations from them that the sum of a block does not need."""
    range = names.expressions(loop)
    # An empty sum has one block, which stores its zero.
    last = names.simplify(maximum(range["upper"], range["lower"] + 1))
    operands, (low, high) = names.close(range["lower"], last)
    blocks = ForOp(high, loop_body(), operands, lower=low, step=by)
    blocks.induction_variable.name_hint = loop.induction_variable.name_hint
    insert_before(before, blocks, like=(loop,))
    before.detach()
    blocks.body.block.add_ops([before, YieldOp()])
    inherit_location(blocks, blocks)
    for op in reversed(list(before.walk())):
        kept = op in needed or op.is_ancestor(loop) or loop.is_ancestor(op) or isinstance(op, YieldOp)
        if not kept and op.parent is not None:
            Rewriter.erase_op(op, safe_erase=False)
    start = names.of(blocks.induction_variable)
    trips = names.simplify(range["upper"] - range["lower"]).as_int
    end = start + by
    names.write(loop, {"lower": start, "upper": end if trips is not None and trips % by == 0
                       else minimum(end, range["upper"])})
    return blocks


def _add_to(row: SSAValue, part: ReduceOp, place: Expression, blocks: ForOp, names: Names) -> None:
    """Add the sum of a block to those of the blocks before it."""
    later = compare_variable(blocks, "sgt", names.expressions(blocks)["lower"], names, "later")
    indices, (subscript,) = names.close(place)
    sum = LoadOp(row, subscript, indices, mask=later)
    [whole] = combined(Reduction.ADD, [sum.result], [part.outputs[0]])
    store = StoreOp(whole.results[0], row, subscript, indices)
    insert_after(part, sum, whole, store)
