"""More iterations than the range has, for whole vectors: `pad`."""

from __future__ import annotations

from xdsl.dialects.builtin import VectorType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import LoopOp, ParallelOp
from ....ir.interfaces.effects import effects_of
from ....ir.interfaces.masks import can_be_masked, mask_of, masked
from ...rewriting.edits import insert_before, replace
from ..analysis.index_expressions import Names
from .conditions import compare_variable
from .primitive import Loops, primitive, require

__all__ = ["pad"]


@primitive
def pad(loop: LoopOp, *, to: int) -> Loops:
    """Let a parallel loop run a multiple of `to` times; what it accesses is masked in the iterations beyond its range.

        loop.parallel %j = 0 to 13 { %v = loop.load %x[%j] ... loop.store %v, %y[%j] }
    padded to 16 is
        loop.parallel %j = 0 to 16 {
          %inside = arith.cmpi slt, %j, %limit : index
          %v = loop.load %x[%j] where %inside ...
          loop.store %v, %y[%j] where %inside
        }
    So all of a short loop is one vector. What its iterations load alike is not masked. A loop that may report an error,
    or of which something takes no mask, is refused.
    """
    require(isinstance(loop, ParallelOp) and loop.step_size == 1, "the loop is not parallel in steps of 1")
    assert isinstance(loop, ParallelOp)
    require(to > 1, f"every range is a multiple of {to}")
    require(not any(isinstance(value.type, VectorType) for op in loop.walk() for value in (*op.operands, *op.results)),
            "values inside are vectors already")
    names = Names()
    range = names.expressions(loop)
    length = names.simplify(range["upper"] - range["lower"])
    if length.as_int is not None and length.as_int % to == 0:
        return (loop,)
    changing = {loop.induction_variable}
    accesses: list[Operation] = []
    for op in loop.body.walk():
        if any(operand in changing for operand in op.operands):
            changing.update(op.results)
        if isinstance(op, LoopOp):
            require(not any(bound in changing for bound in op.bounds),  # type: ignore[attr-defined]
                    "the range of a loop inside depends on it")
            changing.update(op.results)
        elif not op.regions:
            effects = effects_of(op)
            require(not effects.reports, f"{op.name} would report an error beyond the range")
            if effects.writes or (effects.reads and any(operand in changing for operand in op.operands)):
                require(can_be_masked(op), f"{op.name} takes no mask")
                accesses.append(op)
        else:
            require(False, f"{op.name} inside takes no mask")
    inside = compare_variable(loop, "slt", range["upper"], names, "inside")
    for op in accesses:
        _restrict(op, inside)
    names.write(loop, {"lower": range["lower"], "upper": range["lower"] + (length + (to - 1)) // to * to})
    return (loop,)


def _restrict(op: Operation, inside: SSAValue) -> None:
    """Add a mask to an operation that may have one already."""
    own = mask_of(op)
    if own is not None:
        both = arith.AndIOp(own, inside)
        insert_before(op, both)
        inside = both.result
    replace(op, masked(op, inside))
