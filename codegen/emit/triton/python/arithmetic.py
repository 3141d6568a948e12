"""arith, math and libdevice in Triton Python: operators where their semantics match, functions otherwise.

Triton's integers are signed: an unsigned operation is computed on a bitcast to unsigned integers. Triton widens
booleans, so arithmetic on them is printed as logic.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import math
from xdsl.dialects.builtin import BFloat16Type
from xdsl.ir import Operation, SSAValue

from .....ir.dialects import arith
from .....ir.dialects.triton import (
    ClampFOp,
    ExternElementwiseOp,
    MulhiUIOp,
    PreciseDivFOp,
    PreciseSqrtOp,
    element_of,
    shape_of,
)
from .....ir.errors import UnsupportedError
from ..types import dtype_name, is_bool, refuse_halves, unsigned_name
from .emitter import Formula, FunctionEmitter

__all__ = ["FORMULAS"]

OPERATORS: dict[type[Operation], str] = {
    arith.AddfOp: "+",
    arith.SubfOp: "-",
    arith.MulfOp: "*",
    arith.AddiOp: "+",
    arith.SubiOp: "-",
    arith.MuliOp: "*",
    arith.AndIOp: "&",
    arith.OrIOp: "|",
    arith.DivSIOp: "//",
    arith.RemSIOp: "%",
    arith.ShLIOp: "<<",
    arith.ShRSIOp: ">>",
}
LOGIC: dict[type[Operation], str] = {
    arith.AddiOp: "^",
    arith.SubiOp: "^",
    arith.MuliOp: "&",
    arith.AndIOp: "&",
    arith.OrIOp: "|",
    arith.MaxUIOp: "|",
    arith.MinUIOp: "&",
    arith.MaxSIOp: "&",
    arith.MinSIOp: "|",
}
"""Operators on booleans; as a signed number, true is -1 and less than false."""

UNSIGNED_OPERATORS: dict[type[Operation], str] = {
    arith.DivUIOp: "//",
    arith.RemUIOp: "%",
    arith.ShRUIOp: ">>",
}
PROPAGATE = ", propagate_nan=tl.PropagateNan.ALL"
EXTREMES: dict[type[Operation], tuple[str, str]] = {
    arith.MaximumfOp: ("maximum", PROPAGATE),
    arith.MinimumfOp: ("minimum", PROPAGATE),
    arith.MaxnumfOp: ("maximum", ""),
    arith.MinnumfOp: ("minimum", ""),
    arith.MaxSIOp: ("maximum", ""),
    arith.MinSIOp: ("minimum", ""),
}
UNSIGNED_EXTREMES: dict[type[Operation], str] = {arith.MaxUIOp: "maximum", arith.MinUIOp: "minimum"}
FUNCTIONS: dict[type[Operation], str] = {
    PreciseDivFOp: "tl.div_rn",
    PreciseSqrtOp: "tl.sqrt_rn",
    math.AbsFOp: "tl.abs",
    math.AbsIOp: "tl.abs",
    math.CeilOp: "tl.ceil",
    math.CosOp: "tl.cos",
    math.ErfOp: "tl.erf",
    math.Exp2Op: "tl.exp2",
    math.ExpOp: "tl.exp",
    math.FloorOp: "tl.floor",
    math.FmaOp: "tl.fma",
    math.Log2Op: "tl.log2",
    math.LogOp: "tl.log",
    math.RsqrtOp: "tl.rsqrt",
    math.SinOp: "tl.sin",
    math.SqrtOp: "tl.sqrt",
    arith.SelectOp: "tl.where",
}

FLOAT_PREDICATES = {
    "oeq": "{a} == {b}",
    "ogt": "{a} > {b}",
    "oge": "{a} >= {b}",
    "olt": "{a} < {b}",
    "ole": "{a} <= {b}",
    "une": "{a} != {b}",
    "one": "({a} < {b}) | ({a} > {b})",
    "ueq": "~(({a} < {b}) | ({a} > {b}))",
    "ult": "~({a} >= {b})",
    "ule": "~({a} > {b})",
    "ugt": "~({a} <= {b})",
    "uge": "~({a} < {b})",
    "ord": "({a} == {a}) & ({b} == {b})",
    "uno": "({a} != {a}) | ({b} != {b})",
}
INTEGER_PREDICATES = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
MIRRORED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}


def _shape(op: Operation) -> tuple[int, ...]:
    return shape_of(op.results[0].type)


def _binary(e: FunctionEmitter, op: Operation) -> str:
    signs = LOGIC if is_bool(op.results[0].type) else OPERATORS
    if type(op) not in signs:
        raise UnsupportedError(f"'{op.name}' of booleans")
    a, b = e.broadcast(op.operands, _shape(op))
    return f"{a} {signs[type(op)]} {b}"


def _divide(e: FunctionEmitter, op: arith.DivfOp) -> str:
    refuse_halves(op)
    a, b = e.broadcast(op.operands, _shape(op))
    return f"{a} / {b}"


def _exclusive_or(e: FunctionEmitter, op: arith.XOrIOp) -> str:
    for value, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        literal = e.literal(other)
        if literal is not None and literal.text in ("True", "-1") and e.literal(value) is None:
            return f"~{e.full(value)}"
    a, b = e.broadcast(op.operands, _shape(op))
    return f"{a} ^ {b}"


def _unsigned(e: FunctionEmitter, values: Sequence[SSAValue]) -> list[str]:
    """Operands as unsigned integers, broadcast to one another."""
    literals = [e.literal(value) for value in values]
    texts = e.broadcast(values, shape_of(values[0].type))
    as_unsigned = f".to({unsigned_name(values[0].type)}, bitcast=True)"
    if None not in literals:
        return [text + as_unsigned for text in map(e.full, values)]
    return [literal.unsigned_text if literal else text + as_unsigned
            for text, literal in zip(texts, literals, strict=True)]


def _unsigned_binary(e: FunctionEmitter, op: Operation) -> str:
    if is_bool(op.results[0].type):
        raise UnsupportedError(f"'{op.name}' of booleans")
    a, b = _unsigned(e, op.operands)
    return f"({a} {UNSIGNED_OPERATORS[type(op)]} {b}).to({dtype_name(op.results[0].type)}, bitcast=True)"


def _extreme(e: FunctionEmitter, op: Operation) -> str:
    if is_bool(op.results[0].type):
        return _binary(e, op)
    function, arguments = EXTREMES[type(op)]
    operands = ", ".join(e.broadcast(op.operands, _shape(op), binary=False))
    text = f"tl.{function}({operands}{arguments})"
    return f"{text}.to(tl.bfloat16)" if isinstance(element_of(op.results[0].type), BFloat16Type) else text


def _unsigned_extreme(e: FunctionEmitter, op: Operation) -> str:
    if is_bool(op.results[0].type):
        return _binary(e, op)
    as_unsigned = f".to({unsigned_name(op.results[0].type)}, bitcast=True)"
    a, b = (e.full(value) + as_unsigned for value in op.operands)
    return f"tl.{UNSIGNED_EXTREMES[type(op)]}({a}, {b}).to({dtype_name(op.results[0].type)}, bitcast=True)"


def _negate(e: FunctionEmitter, op: arith.NegfOp) -> str:
    # Triton 3.6 compiles -x as 0 - x, which is wrong for 0.0: the result is not -0.0.
    return f"{e.full(op.operand)} * -1.0"


def _function(e: FunctionEmitter, op: Operation) -> str:
    operands = ", ".join(e.broadcast(op.operands, _shape(op), binary=False))
    return f"{FUNCTIONS[type(op)]}({operands})"


def _extern(e: FunctionEmitter, op: ExternElementwiseOp) -> str:
    operands = ", ".join(e.broadcast(op.inputs, _shape(op), binary=False))
    return f"libdevice.{op.function}({operands})"


def _clamp(e: FunctionEmitter, op: ClampFOp) -> str:
    operands = ", ".join(e.broadcast(op.operands, _shape(op), binary=False))
    return f"tl.clamp({operands}{PROPAGATE if op.propagate_nan.data == 'all' else ''})"


# Comparisons


def _compare_floats(e: FunctionEmitter, op: arith.CmpfOp) -> str:
    predicate = op.predicate_name
    if predicate in ("true", "false"):
        return f"tl.full({list(_shape(op))}, {predicate.capitalize()}, tl.int1)"
    if op.lhs == op.rhs and predicate in ("ord", "uno"):
        text = e.full(op.lhs)
        return f"{text} {'==' if predicate == 'ord' else '!='} {text}"
    if predicate in ("ord", "uno"):
        a, b = map(e.full, op.operands)
    else:
        a, b = e.broadcast(op.operands, _shape(op))
    return FLOAT_PREDICATES[predicate].format(a=a, b=b)


def _compare_integers(e: FunctionEmitter, op: arith.CmpiOp) -> str:
    predicate = op.predicate_name
    if predicate in ("eq", "ne"):
        a, b = e.broadcast(op.operands, _shape(op))
        return f"{a} {INTEGER_PREDICATES[predicate]} {b}"
    is_signed, order = predicate[0] == "s", predicate[1:]
    if is_bool(op.lhs.type):
        a, b = (f"{e.full(value)}.to(tl.int8)" for value in op.operands)
        order = MIRRORED[order] if is_signed else order
    elif is_signed:
        a, b = e.broadcast(op.operands, _shape(op))
    else:
        a, b = _unsigned(e, op.operands)
    return f"{a} {INTEGER_PREDICATES[order]} {b}"


FORMULAS: dict[type[Operation], Formula] = {
    **dict.fromkeys(OPERATORS, _binary),
    **dict.fromkeys(UNSIGNED_OPERATORS, _unsigned_binary),
    **dict.fromkeys(EXTREMES, _extreme),
    **dict.fromkeys(UNSIGNED_EXTREMES, _unsigned_extreme),
    **dict.fromkeys(FUNCTIONS, _function),
    ClampFOp: _clamp,
    ExternElementwiseOp: _extern,
    MulhiUIOp: lambda e, op: f"tl.umulhi({e.full(op.lhs)}, {e.full(op.rhs)})",
    arith.CmpfOp: _compare_floats,
    arith.CmpiOp: _compare_integers,
    arith.DivfOp: _divide,
    arith.NegfOp: _negate,
    arith.XOrIOp: _exclusive_or,
}
