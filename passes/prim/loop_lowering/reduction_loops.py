"""Loops that combine rows of elements, opened where all that a row depends on is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects.builtin import IntegerType, i64
from xdsl.ir import SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import ReduceOp, YieldOp, loop_body
from ....ir.dialects.prim.index_maps import Index
from ....ir.expressions import Expression, constant
from ....ir.ranges import Range
from ....ir.shapes import dims
from .element import Element
from .identities import combiner_of, identity
from .scalars import compute_type, is_unsigned
from .scopes import Scopes


def fold(scopes: Scopes, compute: Callable[[Element], SSAValue], op: prim.ReduceOp | prim.ScanOp, wanted: Element,
         axes: Sequence[int], sizes: Sequence[Expression], known: Index = ()) -> SSAValue:
    """The combination of a row, or of its first `sizes` elements, each of which `compute` gives; `known` are further
    indices that it depends on."""
    element = op.input.type.element_type  # type: ignore[attr-defined]
    kind = combiner_of(op.kind, element)
    target = i64 if is_unsigned(element) and element != IntegerType(1) else compute_type(element)
    if any(sizes[axis] == 0 for axis in axes):
        return scopes.constant(identity(op.kind, compute_type(element), element), compute_type(element))
    kept = iter(wanted.index)
    index = [constant(0) if axis in axes else next(kept) for axis in range(len(sizes))]
    depth = scopes.depth_of([*wanted.index, *wanted.guard, *known])

    def nest(remaining: Sequence[int], at: int) -> SSAValue:
        axis = remaining[0]
        body = loop_body()
        body.block.args[0].name_hint = "r"
        with scopes.open(body.block, [(body.block.args[0], Range(0, sizes[axis]))]) as (variable,):
            index[axis] = variable
            if remaining[1:]:
                value = nest(remaining[1:], scopes.innermost)
            else:
                value = compute(Element(op.input, tuple(index), wanted.guard))
                scopes.location = op.location
                if value.type != target:
                    value = scopes.compute(arith.ExtUIOp(value, target))
            scopes.emit(YieldOp(value), scopes.innermost)
        operands, (upper,) = scopes.operands(sizes[axis])
        return scopes.emit(ReduceOp([kind], [target], upper, body, operands), at).results[0]

    with scopes.at(depth):
        result = nest(axes, depth) if axes else compute(Element(op.input, tuple(index), wanted.guard))
    if target == i64 and compute_type(element) != i64:
        result = scopes.compute(arith.TruncIOp(result, compute_type(element)))
    return result


def place_of_extremum(scopes: Scopes, compute: Callable[[Element], SSAValue], integer: Callable[[Expression], SSAValue],
                      op: prim.ArgReduceOp, wanted: Element) -> SSAValue:
    """Where the extremum of a row is; `compute` gives an element, `integer` the number that an index is."""
    source = dims(op.input.type)  # type: ignore[arg-type]
    element = op.input.type.element_type  # type: ignore[attr-defined]
    depth = scopes.depth_of([*wanted.index, *wanted.guard])
    with scopes.at(depth):
        body = loop_body()
        body.block.args[0].name_hint = "r"
        with scopes.open(body.block, [(body.block.args[0], Range(0, source[op.axis]))]) as (variable,):
            index = (*wanted.index[:op.axis], variable, *wanted.index[op.axis:])
            value = compute(Element(op.input, index, wanted.guard))
            scopes.location = op.location
            if is_unsigned(element):
                value = scopes.compute(arith.ExtUIOp(value, i64))
            place = integer(variable)
            scopes.emit(YieldOp(value, place), scopes.innermost)
        operands, (upper,) = scopes.operands(source[op.axis])
        reduce = ReduceOp([f"arg{op.kind}"], [value.type, i64], upper, body, operands)
        return scopes.emit(reduce, depth).results[1]
