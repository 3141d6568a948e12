"""Symbolic sizes: torch's sympy expressions as expressions of the IR, and the bounds of their symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import sympy
import torch
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._sympy import functions

from ..ir import expressions as ex
from ..ir.errors import UnsupportedError
from ..ir.expressions import Expression

__all__ = ["expression_of", "size", "symbol_bounds"]


def size(value: int | torch.SymInt) -> Expression:
    """A size, stride or other integer of a traced program."""
    if isinstance(value, torch.SymInt):
        return expression_of(value.node.expr)
    return ex.constant(int(value))


def expression_of(value: sympy.Basic) -> Expression:
    """The expression of a sympy one; raises UnsupportedError for an operation that sizes do not have."""
    if isinstance(value, sympy.Integer):
        return ex.constant(int(value))
    if isinstance(value, sympy.Symbol):
        return ex.symbol(value.name)
    for kind, build in _BUILDERS.items():
        if isinstance(value, kind):
            return build(*(expression_of(argument) for argument in value.args))
    if isinstance(value, tuple(_ROUNDED)) and (quotient := _quotient(value.args[0])) is not None:
        rounded = _ROUNDED[type(value)](*quotient)
        if rounded is not None:
            return rounded
    if isinstance(value, sympy.Pow) and value.exp.is_Integer and value.exp > 0:
        return ex.product([expression_of(value.base)] * int(value.exp))
    raise UnsupportedError(f"the size {value} is not an integer expression that Stepwell knows",
                           hint="compile with dynamic=False, or mark the dimension static")


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
    """An integer and a positive number of whose quotient, a float, any rounding to an integer is that of `value`.

    Products with a float of few digits are exact, and a quotient that is no integer is never rounded to one, for sizes
    below 2**32.
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
_ROUNDED: Mapping[type, Callable[[Any, int], Expression | None]] = {
    functions.FloorToInt: lambda a, b: expression_of(a) // b,
    functions.CeilToInt: lambda a, b: -(-expression_of(a) // b),
    functions.TruncToInt: lambda a, b: expression_of(a) // b if a.is_nonnegative else None,
}
"""What takes a float to an integer, of a quotient."""


def symbol_bounds(shapes: ShapeEnv | None, name: str) -> tuple[int | None, int | None]:
    """The least and greatest value that torch allows for a symbol; None for no bound."""
    for symbol, values in shapes.var_to_range.items() if shapes is not None else ():
        if symbol.name == name:
            return _bound(values.lower), _bound(values.upper)
    return None, None


def _bound(value: Any) -> int | None:
    return int(value) if isinstance(value, sympy.Integer) else None
