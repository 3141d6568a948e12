"""The pass `fold-collectives`."""

from __future__ import annotations

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.comm import AllGatherAttr, AllReduceAttr, BroadcastAttr, ReduceScatterAttr, StartOp, WaitOp
from ...ir.numerics import Numerics, numerics_of
from ...ir.watching import Watcher
from ..analysis.communication import parts_are_even
from ..rewriting.edits import erase, insert_before, replace
from ..rewriting.kernel_pass import KernelPass

REPEATABLE = ("min", "max", "band", "bor")
"""Reductions that give a tensor back which all ranks have."""


class FoldCollectives(KernelPass):
    """Remove collectives that undo or repeat another one, and merge sums of sums.

        %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : ...
        %a = comm.wait %p : tensor<2xf32>
        %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%a) : ...
        %y = comm.wait %q : tensor<4xf32>
    becomes
        %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%x) : ...
        %y = comm.wait %q : tensor<4xf32>

    Likewise, a value that is equal on all ranks is neither broadcast nor reduced to its minimum or maximum, and two
    added sums become one sum, unless numerics are strict. A gathered tensor of which padding is cut off is left as it
    is, since its parts are uneven, and not all ranks gather what they have received. It is in no pipeline by default,
    since ranks must compare what it has removed when they compile.
    """

    name = "fold-collectives"
    changes_collectives = True

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        may_round = numerics_of(function) is not Numerics.STRICT
        for block in function.body.blocks:
            for op in list(block.ops):
                if isinstance(op, StartOp) and len(op.inputs) == 1:
                    if not _gather_of_scatter(op, watcher):
                        _of_equal_tensors(op, watcher)
                elif isinstance(op, prim.AddOp) and may_round:
                    _sum_of_sums(op, watcher)


def _source(start: StartOp) -> StartOp | None:
    """The collective of the same group whose result is the operand of another one."""
    wait = start.inputs[0].owner
    source = wait.input.owner if isinstance(wait, WaitOp) else None
    return source if isinstance(source, StartOp) and source.group == start.group and len(source.inputs) == 1 else None


def _wait(start: StartOp) -> WaitOp:
    wait = next(use.operation for use in start.outputs[0].uses)
    assert isinstance(wait, WaitOp)
    return wait


def _is_used_once(value: SSAValue) -> bool:
    return value.first_use is not None and len(list(value.uses)) == 1


def _gather_of_scatter(gather: StartOp, watcher: Watcher) -> bool:
    """A gather of the parts of a reduce-scatter is an all-reduce."""
    scatter = _source(gather)
    if not isinstance(gather.collective, AllGatherAttr) or scatter is None \
            or not isinstance(scatter.collective, ReduceScatterAttr) or not _is_used_once(gather.inputs[0]) \
            or not parts_are_even(gather) \
            or not watcher.allows(gather, rewrite="gather-of-scatter"):
        return False
    watcher.done(gather, "the parts of a reduction are gathered again: it is an all_reduce",
                 rewrite="gather-of-scatter")
    whole = StartOp(AllReduceAttr(scatter.collective.reduction), gather.group, gather.number, scatter.inputs)
    insert_before(gather, whole)
    gather.outputs[0].replace_all_uses_with(whole.outputs[0])
    erase(gather, _wait(scatter), scatter)
    return True


def _of_equal_tensors(start: StartOp, watcher: Watcher) -> None:
    """A collective whose operand is equal on all ranks and that returns its operand."""
    source, kind = _source(start), start.collective
    gives_back = isinstance(kind, BroadcastAttr) or (
        isinstance(kind, AllReduceAttr) and kind.reduction.data in REPEATABLE)
    if source is None or not gives_back or not isinstance(source.collective,
                                                          AllGatherAttr | AllReduceAttr | BroadcastAttr) \
            or not watcher.allows(start, rewrite="of-equal-tensors"):
        return
    watcher.done(start, "all ranks have the tensor already, and it would be given back", rewrite="of-equal-tensors")
    wait = _wait(start)
    wait.result.replace_all_uses_with(start.inputs[0])
    erase(wait, start)


def _sum_of_sums(add: prim.AddOp, watcher: Watcher) -> None:
    """Replace the sum of two all-reduced tensors by one all-reduce of their sum."""
    waits = [value.owner for value in (add.lhs, add.rhs)]
    starts = [start for wait in waits if isinstance(wait, WaitOp) and _is_used_once(wait.result)
              and isinstance(start := wait.input.owner, StartOp)]
    if len(starts) < 2:
        return
    first, second = sorted(starts, key=lambda each: each.number)
    later = _next_start(second)
    if first.collective != second.collective or first.group != second.group \
            or len(first.inputs) != 1 or len(second.inputs) != 1 \
            or not isinstance(second.collective, AllReduceAttr) or second.collective.reduction.data != "sum" \
            or first.parent is not second.parent or add.parent is not second.parent \
            or (later is not None and later.is_before_in_block(add)) or not watcher.allows(add, rewrite="sum-of-sums"):
        return
    watcher.done(add, "two tensors are added before they are summed over the ranks, and not after",
                 rewrite="sum-of-sums")
    partial = type(add)(first.inputs[0], second.inputs[0])
    whole = StartOp(second.collective, second.group, second.number, [partial.results[0]])
    wait = WaitOp(whole.outputs[0])
    whole.location = second.location
    replace(add, partial, whole, wait)
    erase(*(each for each in waits if isinstance(each, Operation)), first, second)


def _next_start(start: StartOp) -> StartOp | None:
    op = start.next_op
    while op is not None and not isinstance(op, StartOp):
        op = op.next_op
    return op
