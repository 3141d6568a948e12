"""The pass `unmask-loads`."""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from ...ir.dialects import arith
from ...ir.dialects.loop import LoadOp
from ...ir.interfaces.effects import is_pure
from ...ir.interfaces.masks import guards, mask_of, unmasked
from ...ir.ranges import bounds
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter
from .analysis.index_expressions import Names


class UnmaskLoads(RewritePass):
    """Load unconditionally from an address that is always valid, if the value is not used where the condition does not
    hold.

        %b = loop.load %bias[%i mod 64] where %m : memref<64xf32> -> f32
        %s = arith.addf %v, %b : f32
        %r = arith.select %m, %s, %zero : f32
    becomes
        %b = loop.load %bias[%i mod 64] : memref<64xf32> -> f32
        %s = arith.addf %v, %b : f32
        %r = arith.select %m, %s, %zero : f32
    An address that is loaded under several conditions is then loaded once (`cse`), and operations on the value are
    computed once.
    """

    name = "unmask-loads"

    def rewrite(self, op: LoadOp, rewriter: Rewriter) -> Replacement:
        if op.mask is None or not _is_always_there(op, rewriter.analysis(Names.in_kernel, op)) \
                or not _is_unused_outside(op.result, op.mask):
            return None
        rewriter.explain("it is read without its condition")
        return unmasked(op)


def _is_always_there(load: LoadOp, names: Names) -> bool:
    """Whether the place is one of the buffer, whatever the condition says."""
    type = load.buffer.type
    assert isinstance(type, MemRefType)
    low, high = bounds(names.simplify(names.expressions(load)["subscript"]), names.ranges)
    return load.stride is None and low is not None and high is not None and 0 <= low and high < type.get_shape()[0]


def _is_unused_outside(value: SSAValue, mask: SSAValue) -> bool:
    """Whether all that is computed from a value is dropped where `mask` does not hold."""
    wanted = {each for each in _conjuncts(mask) if not isinstance(each.owner, arith.AndIOp)}
    seen: set[SSAValue] = set()
    stack = [value]
    while stack:
        current = stack.pop()
        if current in seen:
            continue
        seen.add(current)
        for use in current.uses:
            user = use.operation
            if _ends_at(user, use.index, wanted):
                continue
            if not is_pure(user) or not user.results:
                return False
            stack.extend(user.results)
    return True


def _ends_at(user: Operation, position: int, wanted: set[SSAValue]) -> bool:
    """Whether an operation looks at an operand only where all of `wanted` hold."""
    if isinstance(user, arith.SelectOp):
        return position == 1 and wanted <= _conjuncts(user.cond)
    mask = mask_of(user)
    return mask is not None and guards(user, user.operands[position]) and wanted <= _conjuncts(mask)


def _conjuncts(condition: SSAValue) -> set[SSAValue]:
    """The conditions that all hold if `condition` does."""
    found: set[SSAValue] = set()
    stack = [condition]
    while stack:
        current = stack.pop()
        found.add(current)
        if isinstance(current.owner, arith.AndIOp):
            stack.extend(current.owner.operands)
    return found
