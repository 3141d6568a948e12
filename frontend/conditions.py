"""Conditions on symbolic sizes as integers: one where a condition holds, and zero where it does not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import sympy
from sympy.logic.boolalg import BooleanFalse, BooleanTrue
from torch import SymBool

from ..ir import expressions as ex
from ..ir.expressions import Expression
from .symbols import expression_of

__all__ = ["condition"]


def condition(value: bool | SymBool) -> Expression:
    """The integer of a condition; raises UnsupportedError for one that is not on integer expressions."""
    return _expression(value.node.expr) if isinstance(value, SymBool) else ex.constant(int(value))


def _expression(value: sympy.Basic) -> Expression:
    for kind, build in _BUILDERS.items():
        if isinstance(value, kind):
            return build(*value.args)
    return expression_of(value)


def _is_positive(number: Expression) -> Expression:
    return ex.minimum(ex.maximum(number, 0), 1)


def _differ(left: sympy.Basic, right: sympy.Basic) -> Expression:
    difference = expression_of(left) - expression_of(right)
    return ex.minimum(ex.maximum(difference, -difference), 1)


_BUILDERS: Mapping[type, Callable[..., Expression]] = {
    BooleanTrue: lambda: ex.constant(1),
    BooleanFalse: lambda: ex.constant(0),
    sympy.Gt: lambda left, right: _is_positive(expression_of(left) - expression_of(right)),
    sympy.Ge: lambda left, right: _is_positive(expression_of(left) - expression_of(right) + 1),
    sympy.Lt: lambda left, right: _is_positive(expression_of(right) - expression_of(left)),
    sympy.Le: lambda left, right: _is_positive(expression_of(right) - expression_of(left) + 1),
    sympy.Ne: _differ,
    sympy.Eq: lambda left, right: 1 - _differ(left, right),
    sympy.And: lambda *each: ex.minimum(*map(_expression, each)),
    sympy.Or: lambda *each: ex.maximum(*map(_expression, each)),
    sympy.Not: lambda each: 1 - _expression(each),
}
