"""The pass `retype-loads`."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

from ...ir.dialects import arith, triton
from ...ir.dialects.arith.constants import is_zero
from ...ir.locations import inherit_location
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter


class RetypeLoads(RewritePass):
    """Load a value that is only bitcast directly in the type of the bitcast.

        %bits = triton.load %p, %mask, %zeros : tensor<64x64x!triton.ptr<i8>>
        %x = triton.bitcast %bits : tensor<64x64xi8> -> tensor<64x64xf8E4M3FN>
    becomes
        %q = triton.bitcast %p : tensor<64x64x!triton.ptr<i8>> -> tensor<64x64x!triton.ptr<f8E4M3FN>>
        %x = triton.load %q, %mask, %zeros : tensor<64x64x!triton.ptr<f8E4M3FN>>
    An operand of `triton.dot` can then be copied from memory to shared memory, and be read by tensor cores, without
    passing through registers. The value of lanes that are masked off must be zero or unspecified.
    """

    name = "retype-loads"

    def rewrite(self, op: triton.LoadOp | triton.BitcastOp, rewriter: Rewriter) -> Replacement:
        if isinstance(op, triton.BitcastOp):
            back = op.input.owner
            return back.input if isinstance(back, triton.BitcastOp) and back.input.type == op.result.type else None
        users = [use.operation for use in op.result.uses]
        types = {user.result.type for user in users if isinstance(user, triton.BitcastOp)}
        if not types:
            return None
        if len(types) > 1 or not all(isinstance(user, triton.BitcastOp) for user in users):
            rewriter.watcher.missed(op, "its bits are used as another type, too")
            return None
        if op.other is not None and not is_zero(op.other):
            rewriter.watcher.missed(op, "lanes that do not read are given a number other than zero")
            return None
        return _retyped(op, types.pop(), users, rewriter)


def _retyped(op: triton.LoadOp, type: Attribute, bitcasts: list[Operation], rewriter: Rewriter) -> SSAValue:
    """The bits of what is loaded in another type."""
    element, other = triton.element_of(type), None
    rewriter.explain(f"it is loaded as {element}")
    pointers = rewriter.add(triton.BitcastOp(
        op.pointers, triton.with_element(op.pointers.type, triton.PointerType(element))))
    if op.other is not None:
        assert isinstance(element, AnyFloat | IntegerType)
        zero = FloatAttr(0.0, element) if isinstance(element, AnyFloat) else IntegerAttr(0, element)
        other = rewriter.add(arith.ConstantOp(zero))
        if shape := triton.shape_of(type):
            other = rewriter.add(triton.SplatOp(other, shape))
    loaded = rewriter.add(triton.LoadOp(pointers, op.mask, other))
    loaded.name_hint = bitcasts[0].results[0].name_hint or op.result.name_hint
    for each in rewriter.new:
        inherit_location(each, op, *bitcasts)
    return rewriter.add(triton.BitcastOp(loaded, op.result.type))
