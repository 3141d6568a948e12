"""Formulas of sizes as C text: what Python computes of integers and floats, of 64 bits each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .....ir.formulas import Call, Formula, Literal, Operand

__all__ = ["Number", "NumberError", "c_formula", "is_of_integers"]

_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_BITS = {"and_": "&", "or_": "|", "xor": "^", "lshift": "<<", "rshift": ">>"}
_REAL = ("sqrt", "log2", "log", "exp", "cos", "cosh", "acos", "sin", "sinh", "asin", "tan", "tanh", "atan", "asinh",
         "acosh", "atanh")
_WHOLE = {"floor": "floor", "ceil": "ceil", "trunc": "trunc", "int": "trunc", "round": "nearbyint"}
"""Functions that give an integer, and C's functions of floats for them."""
_INTEGER_FUNCTIONS = frozenset("add mul neg abs max min eq ne lt le gt ge and_ or_ xor where not_".split())
"""Functions that C computes of integers as Python does, without errors."""


class NumberError(Exception):
    """C computes a function otherwise than Python."""


class Number(NamedTuple):
    """An expression in C, of type double or i64."""

    text: str
    is_real: bool

    @property
    def real(self) -> str:
        return self.text if self.is_real else f"(double)({self.text})"


def c_formula(formula: Formula, operands: Sequence[Number]) -> Number:
    """The expression of a formula; raises NumberError for one that C has no like of."""
    if isinstance(formula, Operand):
        return operands[formula.index]
    if isinstance(formula, Literal):
        value = formula.value
        return Number(value.hex() if isinstance(value, float) else str(value), isinstance(value, float))
    given = [c_formula(argument, operands) for argument in formula.arguments]
    return _call(formula, given, any(each.is_real for each in given))


def _call(formula: Call, given: list[Number], is_real: bool) -> Number:
    name, texts = formula.function, [each.real if is_real else each.text for each in given]
    match name:
        case "add" | "mul":
            return Number("(" + (" + " if name == "add" else " * ").join(texts) + ")", is_real)
        case "neg":
            return Number(f"(-{texts[0]})", is_real)
        case "abs":
            return Number(f"fabs({texts[0]})" if is_real else f"maximum({texts[0]}, -{texts[0]})", is_real)
        case "floordiv" | "mod" if not is_real:
            return Number(f"{'quotient' if name == 'floordiv' else 'remainder_of'}({texts[0]}, {texts[1]})", False)
        case "truediv":
            return Number(f"({given[0].real} / {given[1].real})", True)
        case "pow" if is_real:
            return Number(f"pow({texts[0]}, {texts[1]})", True)
        case "max" | "min":
            return Number(_extreme(name, texts, is_real), is_real)
        case "float":
            return Number(given[0].real, True)
        case "inf":
            return Number("__builtin_inf()", True)
        case "nan":
            return Number('__builtin_nan("")', True)
        case "where":
            condition, first, second = given
            both = first.is_real or second.is_real
            chosen = (first.real, second.real) if both else (first.text, second.text)
            return Number(f"({condition.text} ? {chosen[0]} : {chosen[1]})", both)
        case "not_":
            return Number(f"(!{given[0].text})", False)
    if name in _COMPARISONS:
        return Number(f"({texts[0]} {_COMPARISONS[name]} {texts[1]})", False)
    if name in _BITS and not is_real:
        return Number(f"({texts[0]} {_BITS[name]} {texts[1]})", False)
    if name in _REAL:
        return Number(f"{name}({given[0].real})", True)
    if name in _WHOLE and len(given) == 1:
        return Number(f"whole_number({_WHOLE[name]}({texts[0]}))", False) if is_real else given[0]
    raise NumberError(f"'{name}' of {'floats' if is_real else 'integers'}")


def _extreme(name: str, texts: list[str], is_real: bool) -> str:
    function = f"f{name}" if is_real else f"{name}imum"
    first, *rest = texts
    for each in rest:
        first = f"{function}({first}, {each})"
    return first


def is_of_integers(formula: Formula) -> bool:
    """Whether C computes a formula of integers as Python does, without errors."""
    if isinstance(formula, Call):
        name, given = formula.function, formula.arguments
        is_division = name in ("floordiv", "mod") and isinstance(given[1], Literal) and given[1].value != 0
        return (name in _INTEGER_FUNCTIONS or is_division) and all(map(is_of_integers, given))
    return not isinstance(formula, Literal) or isinstance(formula.value, int)
