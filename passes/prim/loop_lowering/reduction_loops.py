"""Loops that reduce rows of elements, placed in the outermost scope in which all operands are available."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects.builtin import IntegerType, i64
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import ReduceOp, Reduction, YieldOp, identity, loop_body
from ....ir.dialects.prim.index_maps import Index
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression
from ....ir.ranges import Range
from ....ir.shapes import dims
from .element import Element
from .scalars import compute_type, is_unsigned
from .scopes import Scopes


def combination(kind: prim.Combiner, element: Attribute) -> Reduction:
    """The combination of elements of a type; sums of booleans are disjunctions."""
    if element != IntegerType(1) or kind == prim.Combiner.XOR:
        return Reduction(kind)
    both = kind in (prim.Combiner.MUL, prim.Combiner.MINIMUM, prim.Combiner.AND)
    return Reduction.AND if both else Reduction.OR


def fold(scopes: Scopes, op: prim.FoldingOp, extents: Sequence[Expression], known: Sequence[Expression],
         term: Callable[[Index], SSAValue]) -> SSAValue:
    """The reduction of the values of `term` at each index below `extents`; `known` are the other symbols that they
    depend on."""
    element = tensor_of(op.results[0]).element_type
    kind = combination(op.kind, element)
    computed, unsigned = compute_type(element), is_unsigned(element)
    target = i64 if unsigned and element != IntegerType(1) else computed
    if any(extent == 0 for extent in extents):
        return scopes.constant(identity(Reduction(op.kind), computed, unsigned), computed)
    depth = scopes.depth_of(known)

    def nest(index: Index, at: int) -> SSAValue:
        extent = extents[len(index)]
        body = loop_body()
        body.block.args[0].name_hint = "r"
        with scopes.open(body.block, [(body.block.args[0], Range(0, extent))]) as (variable,):
            if len(index) + 1 < len(extents):
                value = nest((*index, variable), scopes.innermost)
            else:
                value = term((*index, variable))
                scopes.location = op.location
                if value.type != target:
                    value = scopes.compute(arith.ExtUIOp(value, target))
            scopes.emit(YieldOp(value), scopes.innermost)
        operands, (upper,) = scopes.operands(extent)
        return scopes.emit(ReduceOp([kind], [target], upper, body, operands), at).results[0]

    with scopes.at(depth):
        result = nest((), depth) if extents else term(())
    if target == i64 and computed != i64:
        result = scopes.compute(arith.TruncIOp(result, computed))
    return result


def place_of_extremum(scopes: Scopes, compute: Callable[[Element], SSAValue], integer: Callable[[Expression], SSAValue],
                      op: prim.ArgReduceOp, wanted: Element) -> SSAValue:
    """The index of the extremum of a row; `compute` returns an element, and `integer` the value of an index."""
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
