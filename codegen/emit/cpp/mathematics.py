"""math operations: scalars call the C library; vectors use instructions, or call the function lane by lane."""

from __future__ import annotations

from xdsl.dialects import math, vector
from xdsl.dialects.builtin import Float64Type
from xdsl.ir import Operation

from ....ir.dialects.loop import LIBM_FUNCTIONS, LibmOp, ScaleOp
from ....ir.vector_types import element_of, is_half, lanes_of
from .emitter import Formula, KernelEmitter
from .types import cast, type_name, unsigned

LIBRARY = {
    math.AcosOp: "acos",
    math.AcoshOp: "acosh",
    math.AsinOp: "asin",
    math.AsinhOp: "asinh",
    math.AtanOp: "atan",
    math.AtanhOp: "atanh",
    math.Atan2Op: "atan2",
    math.CbrtOp: "cbrt",
    math.CosOp: "cos",
    math.CoshOp: "cosh",
    math.ErfOp: "erf",
    math.ExpOp: "exp",
    math.Exp2Op: "exp2",
    math.ExpM1Op: "expm1",
    math.LogOp: "log",
    math.Log10Op: "log10",
    math.Log1pOp: "log1p",
    math.Log2Op: "log2",
    math.PowFOp: "pow",
    math.RoundOp: "round",
    math.SinOp: "sin",
    math.SinhOp: "sinh",
    math.TanOp: "tan",
    math.TanhOp: "tanh",
}
"""Functions of the C library without a vector form."""

DIRECT = {
    math.AbsFOp: ("fabs", "abs"),
    math.CeilOp: ("ceil", "ceil"),
    math.CopySignOp: ("copysign", "copysign"),
    math.FloorOp: ("floor", "floor"),
    math.FmaOp: ("fma", "fma"),
    math.RoundEvenOp: ("roundeven", "roundeven"),
    math.SqrtOp: ("sqrt", "sqrt"),
    math.TruncOp: ("trunc", "trunc"),
    vector.FMAOp: ("fma", "fma"),
}
"""Functions with a scalar form in the C library and a vector form in the prelude."""

FUNCTION_OPERANDS = {"atan2": 2, "copysign": 2, "fma": 3, "pow": 2, **LIBM_FUNCTIONS}
"""The number of operands of a C function, if not one."""


def _library_function(e: KernelEmitter, op: Operation, function: str) -> str:
    """The name of a C function for the type in which `op` is computed; adds its declaration."""
    is_double = isinstance(element_of(op.results[0].type), Float64Type)
    name, type = (function, "double") if is_double else (function + "f", "float")
    e.declare(f'extern "C" {type} {name}({", ".join([type] * FUNCTION_OPERANDS.get(function, 1))});')
    return name


def _call(e: KernelEmitter, op: Operation, function: str) -> str:
    name = _library_function(e, op, function)
    operands = ", ".join(map(e.number, op.operands))
    text = f"lanewise({name}, {operands})" if lanes_of(op.results[0].type) else f"{name}({operands})"
    return e.rounded(text, op.results[0].type)


def _library(function: str) -> Formula:
    return lambda e, op: _call(e, op, function)


def _direct(scalar: str, on_vectors: str) -> Formula:
    def formula(e: KernelEmitter, op: Operation) -> str:
        if lanes_of(op.results[0].type) is None:
            return _call(e, op, scalar)
        return e.rounded(f"{on_vectors}({', '.join(map(e.number, op.operands))})", op.results[0].type)

    return formula


def _reciprocal_root(e: KernelEmitter, op: math.RsqrtOp) -> str:
    type = op.result.type
    text = e.number(op.operand)
    if lanes := lanes_of(type):
        name = f"f32x{lanes}" if is_half(type) else type_name(type)
        return e.rounded(f"splat<{name}>(1) / sqrt({text})", type)
    name = _library_function(e, op, "sqrt")
    return e.rounded(f"1 / {name}({text})", type)


def _absolute(e: KernelEmitter, op: math.AbsIOp) -> str:
    text = e.text(op.operands[0])
    if lanes_of(op.results[0].type):
        return f"select({text} < splat<{type_name(op.results[0].type)}>(0), -{text}, {text})"
    return f"{text} < 0 ? -{text} : {text}"


def _integer_power(e: KernelEmitter, op: math.FPowIOp) -> str:
    """The integer power of a float, by the C library."""
    type, exponent = op.results[0].type, op.operands[1]
    name = _library_function(e, op, "pow")
    lanes = lanes_of(type)
    computed = "f64" if name == "pow" else "f32"
    power = f"convert<{computed}x{lanes}>({e.text(exponent)})" if lanes else f"({computed}){e.text(exponent)}"
    operands = f"{e.number(op.operands[0])}, {power}"
    return e.rounded(f"lanewise({name}, {operands})" if lanes else f"{name}({operands})", type)


def _bits(function: str) -> Formula:
    def formula(e: KernelEmitter, op: Operation) -> str:
        name = type_name(op.results[0].type)
        element = unsigned(name).partition("x")[0]
        text = cast(e.text(op.operands[0]), unsigned(name))
        if lanes_of(op.results[0].type):
            return cast(f"lanewise([]({element} a) {{ return {function}(a); }}, {text})", name)
        return cast(f"{function}({text})", name)

    return formula


FORMULAS: dict[type[Operation], Formula] = {
    **{op: _library(function) for op, function in LIBRARY.items()},
    **{op: _direct(*functions) for op, functions in DIRECT.items()},
    LibmOp: lambda e, op: _call(e, op, op.function.data),
    ScaleOp: lambda e, op: e.rounded(f"scale({e.number(op.value)}, {e.number(op.exponent)})", op.result.type),
    math.RsqrtOp: _reciprocal_root,
    math.AbsIOp: _absolute,
    math.FPowIOp: _integer_power,
    math.CountLeadingZerosOp: _bits("leading_zeros"),
    math.CountTrailingZerosOp: _bits("trailing_zeros"),
    math.CtPopOp: _bits("__builtin_popcountll"),
}
