"""Creating loops that replace others: of the same kind, with other ranges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import ForOp, LoopOp, ParallelOp, ReduceOp, loop_body
from ....ir.expressions import Expression
from ....ir.locations import inherit_location
from ...rewriting.edits import erase, replace_values
from ..analysis.index_expressions import Names

__all__ = ["keep_decisions", "loop_like", "move_body", "take_place"]


def loop_like(loop: LoopOp, lower: Expression | int, upper: Expression | int, step: int, names: Names, *,
              initial: Sequence[SSAValue] | None = None, suffix: str = "") -> LoopOp:
    """An empty loop of the kind of another over another range, whose bounds are over the symbols of `names`. One in
    order starts from `initial`. Its variable has the name of the other one's and the suffix."""
    operands, (low, high) = names.close(Expression.of(lower), Expression.of(upper))
    new: LoopOp
    if isinstance(loop, ReduceOp):
        types = [result.type for result in loop.outputs]
        new = ReduceOp(loop.reductions, types, high, loop_body(), operands, lower=low, step=step)
    elif isinstance(loop, ForOp):
        values = loop.initial if initial is None else initial
        new = ForOp(high, loop_body([value.type for value in values]), operands, initial=values, lower=low, step=step)
    else:
        new = ParallelOp(high, loop_body(), operands, lower=low, step=step)
    hint = loop.induction_variable.name_hint
    new.induction_variable.name_hint = hint and hint + suffix
    inherit_location(new, loop)
    return new


def keep_decisions(new: LoopOp, *old: LoopOp) -> None:
    """Copy the attributes that are the same in all replaced loops to the loop that replaces them."""
    new.attributes |= {name: value for name, value in old[0].attributes.items()
                       if all(each.attributes.get(name) == value for each in old)}


def move_body(source: LoopOp, target: LoopOp) -> None:
    """Let an empty loop have the operations of another one's body, and what that carries. The uses of the variable
    have to be exchanged before."""
    for old, new in zip(source.carried, target.carried, strict=True):
        old.replace_all_uses_with(new)
    _append(target, source.body.block.ops)


def take_place(new: LoopOp, old: LoopOp, body: Iterable[Operation]) -> None:
    """Let a loop that stands before another, which is erased, have the operations of its body and the uses of its
    results. Variables are exchanged before, while the operations are where they can be found."""
    _append(new, body)
    replace_values(old.results, new.results)
    erase(old)


def _append(loop: LoopOp, body: Iterable[Operation]) -> None:
    for op in list(body):
        op.detach()
        loop.body.block.add_op(op)
