"""Iterations shared among threads: `parallel`."""

from __future__ import annotations

from xdsl.rewriter import Rewriter

from ....ir.dialects.loop import ForOp, KernelOp, LoopOp, ParallelOp, loop_body
from ....ir.expressions import Expression
from ....ir.interfaces.effects import Memory
from ...rewriting.edits import insert_before
from ..analysis.columns import NotApart, column_loops
from ..analysis.index_expressions import Names
from .dependences import itself, obstacle_to_any_order
from .new_loops import move_body
from .primitive import Loops, primitive, refuse, require

__all__ = ["parallel"]


@primitive
def parallel(loop: LoopOp, *, threads: Expression | int, names: Names | None = None, memory: Memory = itself) -> Loops:
    """Share the iterations of a loop among at most so many threads; an expression is over the symbols of `names`.

        loop.parallel %i = 0 to 4096 threads 2 { ... }
    A loop in order becomes parallel if its iterations do not need one another. If they do, but each parallel loop in it
    keeps to columns of its own (`loop.for ... threads`), threads share these.
    """
    require(not loop.results,
            "threads share the iterations of a loop that gives nothing from one to the next")
    around = loop.parent_op()
    while not isinstance(around, KernelOp):
        require(getattr(around, "threads", None) is None and isinstance(around, ParallelOp),
                "a loop around it is shared among threads already, or is not parallel")
        assert around is not None
        around = around.parent_op()
    if isinstance(loop, ForOp):
        obstacle = obstacle_to_any_order(loop, memory)
        if obstacle is None:
            loop = _as_parallel(loop)
        else:
            _require_columns(loop, memory, obstacle)
    names = names or Names()
    names.write(loop, names.expressions(loop) | {"threads": Expression.of(threads)})
    return (loop,)


def _require_columns(loop: ForOp, memory: Memory, obstacle: str) -> None:
    try:
        column_loops(loop, memory)
    except NotApart as reason:
        refuse(f"{obstacle}; nor are the loops in it shared: {reason}")


def _as_parallel(loop: ForOp) -> ParallelOp:
    """A parallel loop in the place of one in order whose iterations do not need one another."""
    new = ParallelOp(loop.upper_bound, loop_body(), list(loop.bounds), lower=loop.lower_bound, step=loop.step_size)
    new.induction_variable.name_hint = loop.induction_variable.name_hint
    insert_before(loop, new)
    loop.induction_variable.replace_all_uses_with(new.induction_variable)
    move_body(loop, new)
    Rewriter.erase_op(loop)
    return new
