"""Several loops over one range as one, and one as several: `fuse` and `distribute`."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import AllocOp, LoopOp, ParallelOp, ReduceOp, YieldOp, loop_body
from ....ir.interfaces.effects import Effects, Memory, effects_of
from ....ir.locations import fuse_locations
from ...rewriting.edits import erase, insert_after, insert_before, move_before, replace_values
from ...rewriting.equal_operations import merge_equal_operations
from ..analysis.index_expressions import Names
from .dependences import itself, obstacle_to_any_order, obstacle_to_fusion
from .errors import SchedulingError
from .new_loops import keep_decisions
from .primitive import Loops, primitive, refuse, require

__all__ = ["distribute", "fuse", "obstacle_to_fuse"]


@primitive
def fuse(first: LoopOp, second: LoopOp, *, memory: Memory = itself) -> Loops:
    """One loop that does in each iteration what two loops over the same range do, the second one later in the block.

        loop.parallel %i = 0 to 8 { A }
        loop.parallel %j = 0 to 8 { B }
    is
        loop.parallel %i = 0 to 8 { A  B }
    Both are of one kind, or the first one is a reduction and the second one parallel: an iteration of the reduction
    then does both. What stands between the loops and is used by the second one is done before both, and what both
    compute is computed once. An iteration of the second loop must not need a later one of the first (or, where one of
    them is parallel, another one than its own).
    """
    move_before(first, *_checked(first, second, memory))
    loop = (_merged_reductions(first, second) if isinstance(first, ReduceOp) and isinstance(second, ReduceOp)
            else _joined(first, second))
    merge_equal_operations(loop, memory=memory)
    return (loop,)


def obstacle_to_fuse(first: LoopOp, second: LoopOp, memory: Memory = itself) -> str | None:
    """Why two loops do not become one; None if `fuse` makes them one."""
    try:
        _checked(first, second, memory)
    except SchedulingError as error:
        return error.what
    return None


def _checked(first: LoopOp, second: LoopOp, memory: Memory) -> list[Operation]:
    """What comes before the loop that two become; raises SchedulingError where they do not become one."""
    into_reduction = isinstance(first, ReduceOp) and isinstance(second, ParallelOp)
    require(type(first) is type(second) or into_reduction, "the loops are of different kinds")
    require(not first.carried and not second.carried, "a loop carries values to its next iteration")
    names = Names()
    ranges = [{key: bound for key, bound in names.expressions(loop).items() if key != "threads"}
              for loop in (first, second)]
    require(ranges[0] == ranges[1] and first.step_size == second.step_size, "the loops have different ranges")
    moved = _moved(first, second, memory)
    refuse(obstacle_to_fusion(first, second, memory))
    return moved


def _joined(first: LoopOp, second: LoopOp) -> LoopOp:
    """Put the body of the second loop behind that of the first."""
    second.induction_variable.replace_all_uses_with(first.induction_variable)
    first.location = fuse_locations([first.location, second.location])
    end = first.body.block.last_op
    assert end is not None
    move_before(end, *[op for op in second.body.block.ops if not isinstance(op, YieldOp)])
    erase(second)
    return first


def _merged_reductions(first: ReduceOp, second: ReduceOp) -> ReduceOp:
    """One reduction in the place of the first one."""
    body = loop_body()
    body.block.args[0].name_hint = first.induction_variable.name_hint
    given: list[SSAValue] = []
    for loop in (first, second):
        loop.induction_variable.replace_all_uses_with(body.block.args[0])
        given += loop.yielded
        for op in list(loop.body.block.ops):
            op.detach()
            if isinstance(op, YieldOp):
                op.erase()
            else:
                body.block.add_op(op)
    body.block.add_op(YieldOp(*given))
    merged = ReduceOp([*first.reductions, *second.reductions], [value.type for value in given], first.upper_bound, body,
                      list(first.bounds), lower=first.lower_bound, step=first.step_size)
    keep_decisions(merged, first, second)
    insert_before(first, merged, like=(first, second))
    replace_values([*first.outputs, *second.outputs], merged.outputs)
    erase(first, second)
    return merged


def _moved(first: LoopOp, second: LoopOp, memory: Memory) -> list[Operation]:
    """What stands between two loops and is used by the second one, which comes before both; raises SchedulingError if
    that, or the second loop, cannot go there."""
    require(first.parent is second.parent, "the loops are not in one block")
    between: list[Operation] = []
    op = first.next_op
    while op is not None and op is not second:
        between.append(op)
        op = op.next_op
    require(op is second, "the second loop is not behind the first one")
    needed: dict[Operation, None] = {}
    users: list[Operation] = [second]
    for op in reversed(between):
        if any(operand.owner is op for user in users for inner in user.walk() for operand in inner.operands):
            needed[op] = None
            users.append(op)
    passed: list[Effects] = [effects_of(first, memory)]
    own = set(first.results)
    for op in between:
        effects = effects_of(op, memory)
        if op not in needed:
            passed.append(effects)
            continue
        uses_first = any(operand in own for inner in op.walk() for operand in inner.operands)
        free = isinstance(op, AllocOp) or (effects.repeatable and not any(effects.conflicts(each) for each in passed))
        require(not uses_first and free, "the second loop uses what is computed from results of the first one")
    require(not any(operand in own for inner in second.walk() for operand in inner.operands),
            "the second loop uses results of the first one")
    mine = effects_of(second, memory)
    require(not any(mine.conflicts(each) for each in passed[1:]), "the second loop needs what stands between them")
    return [op for op in between if op in needed]


@primitive
def distribute(loop: LoopOp, inner: LoopOp, *, memory: Memory = itself) -> Loops:
    """Two loops over one range, the first of which does what stands before a loop inside, and the second that and the
    rest.

        loop.parallel %i = 0 to 8 { A  loop.parallel %j ... { B }  C }
    is
        loop.parallel %i = 0 to 8 { A }
        loop.parallel %i = 0 to 8 { loop.parallel %j ... { B }  C }
    What the second loop needs of A is computed again, if that has no effects. Iterations of a loop in order must not
    need what earlier ones do in the second part.
    """
    require(inner.parent is loop.body.block, "the second loop is not directly inside of the first")
    require(not loop.results, "an iteration gives something to others")
    refuse(obstacle_to_any_order(loop, memory))
    first, second = _parts(loop, inner)
    require(any(effects_of(op, memory).writes for op in first), "nothing is done before the second loop")
    written = frozenset().union(*(effects_of(op, memory).writes for op in first))
    again: dict[Operation, None] = {}
    needed = list(second)
    while needed:
        for operand in (value for op in needed.pop().walk() for value in op.operands):
            owner = operand.owner
            if isinstance(owner, Operation) and owner in first and owner not in again:
                effects = effects_of(owner, memory)
                require(effects.repeatable and effects.reads.isdisjoint(written),
                        f"the second part uses what {owner.name} gives, which is not done twice")
                again[owner] = None
                needed.append(owner)
    other = loop.clone()
    insert_after(loop, other)
    keep = [position for position, op in enumerate(loop.body.block.ops) if op in again or op not in first]
    erase(*[op for position, op in reversed(list(enumerate(other.body.block.ops))) if position not in keep])
    erase(*[op for op in reversed(second) if not isinstance(op, YieldOp)])
    return loop, other


def _parts(loop: LoopOp, inner: LoopOp) -> tuple[list[Operation], list[Operation]]:
    """What a loop does before a loop inside, and the rest."""
    ops = list(loop.body.block.ops)
    at = ops.index(inner)
    return ops[:at], ops[at:]
