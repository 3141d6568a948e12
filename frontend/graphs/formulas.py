"""Formulas for the operations of torch's symbolic sizes that integer expressions lack: rounded floats, roots,
choices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import sympy
from sympy.logic.boolalg import BooleanFalse, BooleanTrue
from torch.utils._sympy import functions

from ...ir.errors import UnsupportedError
from ...ir.formulas import Call, Formula, Literal, Operand, literal

__all__ = ["formula_of"]


def formula_of(value: sympy.Basic, names: list[str]) -> Formula:
    """Return the formula of a sympy expression. Operand `k` is the symbol `names[k]`; new names are appended.

    Raises UnsupportedError for an operation that symbolic sizes do not have.
    """
    if isinstance(value, sympy.Symbol):
        if value.name not in names:
            names.append(value.name)
        return Operand(names.index(value.name))
    if isinstance(value, sympy.Integer):
        return Literal(str(int(value)))
    if isinstance(value, sympy.Rational):
        return _call("truediv", Literal(str(value.p)), Literal(str(value.q)))
    if isinstance(value, sympy.Float) or value in (sympy.oo, -sympy.oo, sympy.nan):
        return literal(float(value))  # type: ignore[arg-type]
    if isinstance(value, BooleanTrue | BooleanFalse):
        return Literal(str(int(bool(value))))
    if isinstance(value, sympy.Piecewise):
        return _chosen([(formula_of(one, names), formula_of(condition, names)) for one, condition in value.args])  # type: ignore[misc]
    for kind, build in _BUILDERS.items():
        if isinstance(value, kind):
            arguments = [formula_of(argument, names) for argument in value.args]
            return _call(build, *arguments) if isinstance(build, str) else build(*arguments)
    raise UnsupportedError(f"the size {value} has the operation {type(value).__name__}, which is not known",
                           hint="compile with dynamic=False, or mark the dimension static")


def _call(function: str, *arguments: Formula) -> Formula:
    return Call(function, arguments)


def _chosen(pieces: list[tuple[Formula, Formula]]) -> Formula:
    (first, condition), *others = pieces
    return _call("where", condition, first, _chosen(others)) if others else first


_BUILDERS: Mapping[type, str | Callable[..., Formula]] = {
    sympy.Add: "add",
    sympy.Mul: "mul",
    sympy.Pow: "pow",
    sympy.Abs: "abs",
    sympy.floor: "floor",
    sympy.ceiling: "ceil",
    sympy.Max: "max",
    sympy.Min: "min",
    sympy.Eq: "eq",
    sympy.Ne: "ne",
    sympy.Lt: "lt",
    sympy.Le: "le",
    sympy.Gt: "gt",
    sympy.Ge: "ge",
    sympy.Not: "not_",
    sympy.And: lambda *each: _call("min", *each),  # the operands are conditions
    sympy.Or: lambda *each: _call("max", *each),
    functions.Max: "max",
    functions.Min: "min",
    functions.Where: "where",
    functions.FloorDiv: "floordiv",
    functions.CleanDiv: "floordiv",
    functions.CeilDiv: lambda a, b: _call("neg", _call("floordiv", _call("neg", a), b)),
    functions.ModularIndexing: lambda base, divisor, modulus: _call("mod", _call("floordiv", base, divisor), modulus),
    functions.Mod: "mod",
    functions.PythonMod: "mod",
    functions.LShift: "lshift",
    functions.RShift: "rshift",
    functions.BitwiseFn_bitwise_and: "and_",
    functions.BitwiseFn_bitwise_or: "or_",
    functions.BitwiseFn_bitwise_xor: "xor",
    functions.PowByNatural: "pow",
    functions.IntTrueDiv: "truediv",
    functions.FloatTrueDiv: "truediv",
    functions.FloatPow: "pow",
    functions.ToFloat: "float",
    functions.FloorToInt: "floor",
    functions.CeilToInt: "ceil",
    functions.TruncToInt: "trunc",
    functions.TruncToFloat: lambda value: _call("float", _call("trunc", value)),
    functions.RoundToInt: "round",
    functions.RoundDecimal: "round",
    functions.Identity: lambda value: value,
    functions.IsNonOverlappingAndDenseIndicator: "is_dense",
    **{getattr(functions, f"OpaqueUnaryFn_{name}"): name
       for name in ("sqrt", "cos", "cosh", "sin", "sinh", "tan", "tanh", "asin", "acos", "atan", "asinh", "exp", "log",
                    "log2")},
}
"""A function name of `ir.formulas`, or a function that builds the formula, for each operation."""
