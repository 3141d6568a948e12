"""Loops that are associative scans, so that many iterations can be computed at a time."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.builtin import i1
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ASSOCIATIVE, AtomicOp, ForOp, LoadOp, StoreOp
from .index_expressions import Names


class Scan(NamedTuple):
    """A running combination: `following = op(carried, item)`, where `item` does not depend on `carried`."""

    carried: SSAValue
    item: SSAValue
    op: Operation

    @property
    def following(self) -> SSAValue:
        return self.op.results[0]


def scans_of(loop: ForOp, names: Names) -> list[Scan] | None:
    """The running combinations of a loop whose iterations pass nothing else to later ones, not even through memory;
    None for any other loop."""
    last = loop.body.block.last_op
    assert last is not None
    if not _writes_apart(loop, names):
        return None
    scans: list[Scan] = []
    for carried, following in zip(loop.carried, last.operands, strict=True):
        op = following.owner
        if not isinstance(op, ASSOCIATIVE) or op.parent is not loop.body.block:
            return None
        if [use.operation for use in carried.uses] != [op]:
            return None
        if op.results[0].type == i1 and not isinstance(op, arith.AndIOp | arith.OrIOp | arith.XOrIOp):
            return None
        left, right = op.operands
        scans.append(Scan(carried, right if left is carried else left, op))
    return scans


def _writes_apart(loop: ForOp, names: Names) -> bool:
    """Whether each iteration writes elements of its own and reads no element that another iteration writes."""
    variable = names.of(loop.induction_variable).as_symbol
    assert variable is not None
    inside = {value for op in loop.body.walk() for value in op.results}
    inside |= {value for op in loop.body.walk() for region in op.regions for value in region.block.args}
    written: set[SSAValue] = set()
    for op in loop.body.walk():
        if isinstance(op, AtomicOp):
            return False
        if isinstance(op, StoreOp):
            place = names.read(op, op.subscript_expression)
            factor = place.coefficient(variable)
            if op.parent is not loop.body.block or op.buffer in written or factor is None or not factor.as_int:
                return False
            if any(names.values[name] in inside for name in place.symbols()):
                return False
            written.add(op.buffer)
    return not any(isinstance(op, LoadOp) and op.buffer in written for op in loop.body.walk())
