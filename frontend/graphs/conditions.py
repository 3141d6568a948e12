"""Conditions on symbolic sizes as integer expressions: one if the condition holds, otherwise zero."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import sympy
from sympy.logic.boolalg import BooleanFalse, BooleanTrue
from torch import SymBool

from ...ir import expressions as ex
from ...ir.expressions import Expression
from .symbols import computed_symbol, expression_of

__all__ = ["condition", "holds"]


def condition(value: bool | SymBool, computed: dict[str, sympy.Basic] | None = None) -> Expression:
    """Return the integer expression of a condition. A condition on non-integers becomes a symbol, as in
    `expression_of`.
    """
    return _expression(value.node.expr, computed) if isinstance(value, SymBool) else ex.constant(int(value))


def holds(value: sympy.Basic, computed: dict[str, sympy.Basic] | None = None) -> Expression:
    """Return the integer expression of a sympy condition on symbols."""
    return _expression(value, computed)


def _expression(value: sympy.Basic, computed: dict[str, sympy.Basic] | None) -> Expression:
    if isinstance(value, sympy.And | sympy.Or | sympy.Not):
        return _CONNECTIVES[type(value)](*[_expression(each, computed) for each in value.args])
    for kind, compare in _COMPARISONS.items():
        if isinstance(value, kind) and all(each.is_integer for each in value.args):
            left, right = (expression_of(each, computed) for each in value.args)
            return compare(left - right)
    if isinstance(value, BooleanTrue | BooleanFalse):
        return ex.constant(int(bool(value)))
    return computed_symbol(value, computed)


def _is_positive(number: Expression) -> Expression:
    return ex.minimum(ex.maximum(number, 0), 1)


def _is_not_zero(number: Expression) -> Expression:
    return ex.minimum(ex.maximum(number, -number), 1)


_COMPARISONS: Mapping[type, Callable[[Expression], Expression]] = {
    sympy.Gt: _is_positive,
    sympy.Ge: lambda difference: _is_positive(difference + 1),
    sympy.Lt: lambda difference: _is_positive(-difference),
    sympy.Le: lambda difference: _is_positive(1 - difference),
    sympy.Ne: _is_not_zero,
    sympy.Eq: lambda difference: 1 - _is_not_zero(difference),
}
"""The value of each comparison as a function of the difference of its sides."""
_CONNECTIVES: Mapping[type, Callable[..., Expression]] = {
    sympy.And: ex.minimum,
    sympy.Or: ex.maximum,
    sympy.Not: lambda each: 1 - each,
}
