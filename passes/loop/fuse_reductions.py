"""The pass `fuse-reductions`."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.loop import KernelOp, ReduceOp, YieldOp, loop_body
from ...ir.interfaces.effects import effects_of
from ...ir.locations import inherit_location
from ...ir.watching import Watcher
from .analysis.index_expressions import Names
from .scheduling.scheduling_pass import SchedulingPass


class FuseReductions(SchedulingPass):
    """Fuse reductions over the same range into one loop, if neither needs the other's result.

        %s = loop.reduce <add> %r = 0 to 100 : f32 { ... loop.yield %v : f32 }
        %m = loop.reduce <maximum> %q = 0 to 100 : f32 { ... loop.yield %w : f32 }
    becomes
        %s, %m = loop.reduce <add, maximum> %r = 0 to 100 : f32, f32 { ... loop.yield %v, %w : f32, f32 }
    What both load is then loaded once (`cse`).
    """

    name = "fuse-reductions"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for block in [b for inner in kernel.walk() for region in inner.regions for b in region.blocks]:
            _merge_in(block, watcher)


def _merge_in(block: Block, watcher: Watcher) -> None:
    reductions = [op for op in block.ops if isinstance(op, ReduceOp)]
    names = Names()
    while reductions:
        first = reductions.pop(0)
        for other in list(reductions):
            if not _same_range(first, other, names):
                continue
            if not _can_move(other, first):
                watcher.missed("fuse-reductions", other, "not merged with a reduction over the same range: it needs "
                               "what stands between them, or stores")
            elif watcher.allows("fuse-reductions", other):
                watcher.done("fuse-reductions", other, "it shares the loop of a reduction before it")
                reductions.remove(other)
                first = _merge(first, other)


def _same_range(first: ReduceOp, other: ReduceOp, names: Names) -> bool:
    return first.step_size == other.step_size and names.expressions(first) == names.expressions(other)


def _can_move(op: ReduceOp, target: ReduceOp) -> bool:
    """Whether `op` could stand where `target` does: what it uses is there, and nothing in between writes it."""
    block = op.parent
    between: set[Operation] = set()
    current: Operation | None = target
    while current is not op:
        assert current is not None
        between.add(current)
        current = current.next_op
    used = {operand for inner in op.walk() for operand in inner.operands}
    for value in used:
        owner = value.owner
        if isinstance(owner, Operation) and owner.parent is block and owner in between:
            return False
    effects = effects_of(op)
    return effects.repeatable and not any(effects_of(each).conflicts(effects) for each in between)


def _merge(first: ReduceOp, other: ReduceOp) -> ReduceOp:
    """One reduction in the place of `first`."""
    body = loop_body()
    body.block.args[0].name_hint = first.induction_variable.name_hint
    yielded: list[SSAValue] = []
    for loop in (first, other):
        loop.induction_variable.replace_all_uses_with(body.block.args[0])
        for op in list(loop.body.block.ops):
            op.detach()
            if isinstance(op, YieldOp):
                yielded.extend(op.values)
                op.erase()
            else:
                body.block.add_op(op)
    body.block.add_op(YieldOp(*yielded))
    merged = ReduceOp([*first.reductions, *other.reductions], [v.type for v in yielded], first.upper_bound, body,
                      list(first.bounds), lower=first.lower_bound, step=first.step_size)
    inherit_location(merged, first, other)
    block = first.parent
    assert block is not None
    block.insert_op_before(merged, first)
    for old, new in zip([*first.outputs, *other.outputs], merged.outputs, strict=True):
        old.replace_all_uses_with(new)
        new.name_hint = old.name_hint
    for loop in (first, other):
        loop.detach()
        loop.erase()
    return merged
