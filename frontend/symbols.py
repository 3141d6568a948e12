"""Symbolic sizes: torch's sympy expressions as expressions of the IR, and the bounds of their symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
        if value.name.startswith("u"):
            raise UnsupportedError(
                f"the size {value.name} depends on the values in a tensor",
                hint="let the graph break there: leave torch._dynamo.config.capture_dynamic_output_shape_ops "
                "and capture_scalar_outputs off",
            )
        return ex.symbol(value.name)
    for kind, build in _BUILDERS.items():
        if isinstance(value, kind):
            return build(*(expression_of(argument) for argument in value.args))
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


def symbol_bounds(shapes: ShapeEnv | None, name: str) -> tuple[int | None, int | None]:
    """The least and greatest value that torch allows for a symbol; None for no bound."""
    for symbol, values in shapes.var_to_range.items() if shapes is not None else ():
        if symbol.name == name:
            return _bound(values.lower), _bound(values.upper)
    return None, None


def _bound(value: Any) -> int | None:
    return int(value) if isinstance(value, sympy.Integer) else None
