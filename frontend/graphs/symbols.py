"""Symbolic sizes: conversion of torch's sympy expressions to expressions of the IR, and the bounds of symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from hashlib import sha256
from typing import Any

import sympy
import torch
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._sympy import functions

from ...ir import expressions as ex
from ...ir.expressions import Expression

__all__ = ["computed_symbol", "expression_of", "size", "symbol_bounds"]


def size(value: int | torch.SymInt) -> Expression:
    """Convert a size, stride or other integer of a traced program."""
    if isinstance(value, torch.SymInt):
        return expression_of(value.node.expr)
    return ex.constant(int(value))


def expression_of(value: sympy.Basic, computed: dict[str, sympy.Basic] | None = None) -> Expression:
    """Convert an integer of sympy. A part that integer expressions cannot represent becomes a new symbol, which
    `computed` maps to that part: the program computes it.
    """
    if isinstance(value, sympy.Integer):
        return ex.constant(int(value))
    if isinstance(value, sympy.Symbol):
        return ex.symbol(value.name)
    for kind, build in _BUILDERS.items():
        if isinstance(value, kind):
            return build(*(expression_of(argument, computed) for argument in value.args))
    if isinstance(value, tuple(_ROUNDED)) and (quotient := _quotient(value.args[0])) is not None:
        rounded = _ROUNDED[type(value)](expression_of(quotient[0], computed), quotient[1], quotient[0])
        if rounded is not None:
            return rounded
    if isinstance(value, sympy.Pow) and value.exp.is_Integer and value.exp > 0:
        return ex.product([expression_of(value.base, computed)] * int(value.exp))
    return computed_symbol(value, computed)


def computed_symbol(value: sympy.Basic, computed: dict[str, sympy.Basic] | None = None) -> Expression:
    """The symbol of an integer or a condition that the program computes; equal values have equal names in every
    graph.
    """
    name = f"{type(value).__name__.lower()}_{sha256(sympy.srepr(value).encode()).hexdigest()[:8]}"
    if computed is not None:
        computed[name] = value
    return ex.symbol(name)


def _sum(*terms: Expression) -> Expression:
    return sum(terms, start=ex.constant(0))


def _modular_indexing(base: Expression, divisor: Expression, modulus: Expression) -> Expression:
    return (base // divisor) % modulus


_BUILDERS: Mapping[type, Callable[..., Expression]] = {
    sympy.Add: _sum,
    sympy.Mul: lambda *factors: ex.product(factors),
    functions.FloorDiv: ex.floordiv,
    functions.CleanDiv: ex.floordiv,
    functions.ModularIndexing: _modular_indexing,
    functions.Mod: ex.modulo,
    functions.PythonMod: ex.modulo,
    functions.Max: ex.maximum,
    functions.Min: ex.minimum,
    sympy.Max: ex.maximum,
    sympy.Min: ex.minimum,
}


def _quotient(value: sympy.Basic) -> tuple[Any, int] | None:
    """Return an integer and a positive divisor such that rounding `value`, a float, equals rounding their quotient.

    Products with a float of few digits are exact, and a non-integral quotient is never rounded to an integer, for
    sizes below 2**32.
    """
    match value:
        case functions.ToFloat():
            return value.args[0], 1
        case functions.IntTrueDiv() if isinstance(value.args[1], sympy.Integer) and value.args[1] > 0:
            return value.args[0], int(value.args[1])
        case sympy.Mul() if len(value.args) == 2 and isinstance(value.args[0], sympy.Float):
            factor = Fraction(float(value.args[0]))
            if (of := _quotient(value.args[1])) is not None and of[1] == 1 and 0 < factor.numerator < _FEW:
                return of[0] * factor.numerator, factor.denominator
    return None


_FEW = 1 << 20
_ROUNDED: Mapping[type, Callable[[Expression, int, Any], Expression | None]] = {
    functions.FloorToInt: lambda a, b, _: a // b,
    functions.CeilToInt: lambda a, b, _: -(-a // b),
    functions.TruncToInt: lambda a, b, of: a // b if of.is_nonnegative else None,
}
"""The integer expression of each rounding, given dividend, divisor and the sympy expression of the dividend."""


def symbol_bounds(shapes: ShapeEnv | None, symbol: str | sympy.Basic) -> tuple[int | None, int | None]:
    """The lower and upper bound that torch has for a symbol or an expression; None for no bound."""
    if shapes is None:
        return None, None
    if not isinstance(symbol, str):
        values = shapes.bound_sympy(symbol)  # type: ignore[arg-type]
        return (0, 1) if values.is_bool else (_bound(values.lower), _bound(values.upper))
    for known, values in shapes.var_to_range.items():
        if known.name == symbol:
            return _bound(values.lower), _bound(values.upper)
    return None, None


def _bound(value: Any) -> int | None:
    """A finite bound; torch also derives some, such as 2**64 - 3, that no 64-bit integer can exceed."""
    return int(value) if isinstance(value, sympy.Integer) and abs(value) < 1 << 63 else None
