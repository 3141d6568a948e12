"""Rules about conversions between element types."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import tensor_of
from ..numerics import Numerics
from ..scalar_arithmetic import is_exact
from .operands import Rule, Simplifier


def simplify_convert(s: Simplifier, op: prim.ConvertOp) -> SSAValue | None:
    """To the type that is there; by way of a type that changes nothing."""
    target = tensor_of(op.result).element_type
    if op.input.type == op.result.type:
        return op.input
    inner = op.input.owner
    if not isinstance(inner, prim.ConvertOp):
        return None
    source, between = tensor_of(inner.input).element_type, tensor_of(inner.result).element_type
    if is_exact(source, between) and _reads_alike(source, between, target):
        return s.insert(prim.ConvertOp(inner.input, target))
    if _is_rounding(source, between, target) and s.numerics >= Numerics.FAST:
        return s.insert(prim.ConvertOp(inner.input, target))
    return None


def _reads_alike(source: Attribute, between: Attribute, target: Attribute) -> bool:
    """Whether a number converts to `target` as from `source` also from `between`, which holds it exactly:
    integers out of range wrap, floats do not."""
    if isinstance(source, IntegerType) and isinstance(between, AnyFloat) and isinstance(target, IntegerType):
        return is_exact(source, target)
    return True


def _is_rounding(source: Attribute, between: Attribute, target: Attribute) -> bool:
    """Whether `between` merely takes bits off a float that ends up in a type at least as wide as it began."""
    floats = all(isinstance(each, AnyFloat) for each in (source, between, target))
    return floats and is_exact(between, source) and is_exact(source, target)


def simplify_bitcast(s: Simplifier, op: prim.BitcastOp) -> SSAValue | None:
    """To the type that is there; of another bitcast."""
    if op.input.type == op.result.type:
        return op.input
    inner = op.input.owner
    if isinstance(inner, prim.BitcastOp):
        return s.insert(prim.BitcastOp(inner.input, tensor_of(op.result).element_type))
    return None


RULES: dict[type[Operation], Rule] = {
    prim.ConvertOp: simplify_convert, prim.BitcastOp: simplify_bitcast,
}
