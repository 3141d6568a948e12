"""Numbers that a host program computes from sizes and that integer expressions lack: `trunc(mul(0.6, float(d0)))`.

A `Formula` is a tree of calls of `FUNCTIONS`, with the semantics of Python: integers of arbitrary length and floats
in double precision. The operands of the operation with the formula are `d0`, `d1`, ...
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from xdsl.parser import AttrParser

from .errors import did_you_mean

__all__ = ["FUNCTIONS", "Call", "Formula", "Literal", "Operand", "evaluate", "format_formula", "literal",
           "operand_count", "parse_formula"]


@dataclass(frozen=True)
class Literal:
    """A number in textual form, which distinguishes 0.0 from -0.0."""

    text: str

    @property
    def value(self) -> int | float:
        try:
            return int(self.text)
        except ValueError:
            return float(self.text)


@dataclass(frozen=True)
class Operand:
    """Operand number `index` of the operation with the formula."""

    index: int


@dataclass(frozen=True)
class Call:
    """A call of a function in `FUNCTIONS`. `where` evaluates only the value that it selects."""

    function: str
    arguments: tuple[Formula, ...]


Formula: TypeAlias = Literal | Operand | Call


def literal(value: float) -> Formula:
    """The formula of a number."""
    if value != value or value in (math.inf, -math.inf):
        special = Call("nan" if value != value else "inf", ())
        return Call("neg", (special,)) if value == -math.inf else special
    mantissa, e, exponent = repr(value).partition("e")
    return Literal(f"{mantissa}.0{e}{exponent}" if e and "." not in mantissa else f"{mantissa}{e}{exponent}")


def _is_dense(*numbers: int) -> int:
    """Whether a tensor with the given sizes, followed by strides, is dense and non-overlapping."""
    half = len(numbers) // 2
    step = 1
    for stride, size in sorted(zip(numbers[half:], numbers[:half], strict=True)):
        if size != 1:
            if stride != step:
                return 0
            step *= size
    return 1


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **{name: getattr(operator, name) for name in ("neg", "floordiv", "mod", "truediv", "pow", "lshift", "rshift",
                                                  "and_", "or_", "xor", "not_", "eq", "ne", "lt", "le", "gt", "ge")},
    **{name: getattr(math, name) for name in ("floor", "ceil", "trunc", "sqrt", "log2", "log", "exp", "cos", "cosh",
                                              "acos", "sin", "sinh", "asin", "tan", "tanh", "atan", "asinh", "acosh",
                                              "atanh")},
    "add": lambda *terms: sum(terms[1:], start=terms[0]),
    "mul": lambda *factors: math.prod(factors[1:], start=factors[0]),
    "max": max,
    "min": min,
    "abs": abs,
    "round": round,
    "int": int,
    "float": float,
    "is_dense": _is_dense,
    "inf": lambda: math.inf,
    "nan": lambda: math.nan,
    "where": lambda condition, first, second: first if condition else second,
}
"""The functions of formulas. Conditions are 0 or 1, or Python's booleans."""


def evaluate(formula: Formula, operands: Sequence[float]) -> Any:
    """Evaluate a formula. Raises Python's exceptions: ZeroDivisionError, OverflowError, ValueError."""
    if isinstance(formula, Literal):
        return formula.value
    if isinstance(formula, Operand):
        return operands[formula.index]
    if formula.function == "where":
        condition, first, second = formula.arguments
        return evaluate(first if evaluate(condition, operands) else second, operands)
    return FUNCTIONS[formula.function](*[evaluate(argument, operands) for argument in formula.arguments])


def parse_formula(parser: AttrParser) -> Formula:
    """Parse a formula."""
    number = parser.parse_optional_number()
    if number is not None:
        return literal(number)
    position = parser.pos
    name = parser.parse_identifier(" of a number, an operand or a function")
    if name[0] == "d" and name[1:].isdecimal():
        return Operand(int(name[1:]))
    if name not in FUNCTIONS:
        parser.raise_error(f"there is no function '{name}'; {did_you_mean(name, FUNCTIONS)}", position)
    return Call(name, tuple(parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: parse_formula(parser))))


def format_formula(formula: Formula) -> str:
    """The text of a formula."""
    if isinstance(formula, Literal):
        return formula.text
    if isinstance(formula, Operand):
        return f"d{formula.index}"
    return f"{formula.function}({', '.join(map(format_formula, formula.arguments))})"


def operand_count(formula: Formula) -> int:
    """The number of operands that a formula requires."""
    if isinstance(formula, Operand):
        return formula.index + 1
    return max(map(operand_count, formula.arguments), default=0) if isinstance(formula, Call) else 0
