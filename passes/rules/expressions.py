"""Conditions and expressions, checked when the rule is read and compiled to functions of the bound names."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute

from ...ir.dtypes import ELEMENT_TYPES
from ...ir.errors import did_you_mean
from .attributes import to_value
from .element_classes import CLASSES
from .errors import rule_error
from .functions import FUNCTIONS, Kind, Undecided
from .syntax import Call, Expression, Literal, Name, Node, Sequence

__all__ = ["ELEMENTS", "RESERVED", "WORDS", "Compiled", "Environment", "compile_condition", "compile_expression",
           "unbound_name"]

Environment: TypeAlias = dict[Any, Any]
"""What the names of a rule stand for in one match: values, element types, numbers, attributes."""

ELEMENTS: dict[str, Attribute] = {**{str(each): each for each in ELEMENT_TYPES.values()}, "index": IndexType()}
"""Element types by the names that they have in the IR."""

WORDS: dict[str, tuple[Kind, Any]] = {
    "inf": (Kind.NUMBER, math.inf), "nan": (Kind.NUMBER, math.nan), "true": (Kind.NUMBER, 1),
    "false": (Kind.NUMBER, 0), **{name: (Kind.ELEMENT, element) for name, element in ELEMENTS.items()},
}
OPERATORS = {"in", "floordiv", "mod"}
"""Functions that are written between their arguments."""
RESERVED = {*WORDS, *CLASSES}
"""Names that a rule cannot bind."""


@dataclass(frozen=True)
class Compiled:
    """A compiled expression. Evaluation raises Undecided if it has no value."""

    kind: Kind
    evaluate: Callable[[Environment], Any]


def compile_condition(node: Expression, names: Mapping[str, Kind]) -> Compiled:
    """A condition over bound names; raises RuleError for an expression that is not one."""
    compiled = compile_expression(node, names)
    if compiled.kind not in (Kind.TRUTH, Kind.ATTRIBUTE):
        raise rule_error(f"a condition is true or false, not {compiled.kind.value}", node)
    return compiled


def compile_expression(node: Expression, names: Mapping[str, Kind]) -> Compiled:
    """An expression over bound names; raises RuleError."""
    match node:
        case Literal():
            value = node.value
            return Compiled(Kind.TEXT if isinstance(value, str) else Kind.NUMBER, lambda env: value)
        case Name():
            return _compile_name(node, names)
        case Sequence():
            if all(isinstance(item, Literal) for item in node.items):
                constant = tuple(item.value for item in node.items if isinstance(item, Literal))
                return Compiled(Kind.LIST, lambda env: constant)
            items = [compile_expression(item, names).evaluate for item in node.items]
            return Compiled(Kind.LIST, lambda env: tuple(item(env) for item in items))
        case Call():
            return _compile_call(node, names)


def unbound_name(name: str, at: Node, names: Mapping[str, Kind]) -> Exception:
    """The error for a name that the left side does not bind."""
    return rule_error(f"nothing binds the name '{name}'", at,
                      hint=did_you_mean(name, names) if names else "the left side binds no name")


def _compile_name(node: Name, names: Mapping[str, Kind]) -> Compiled:
    name = node.name
    if name in WORDS:
        kind, value = WORDS[name]
        return Compiled(kind, lambda env: value)
    if name not in names:
        raise unbound_name(name, node, names)
    kind = names[name]
    if kind is Kind.ATTRIBUTE:
        return Compiled(kind, lambda env: _plain(env[name]))
    return Compiled(kind, lambda env: env[name])


def _plain(bound: Any) -> Any:
    return to_value(bound) if isinstance(bound, Attribute) else bound


def _compile_call(node: Call, names: Mapping[str, Kind]) -> Compiled:
    if node.function in ("and", "or", "not"):
        parts = [compile_condition(part, names).evaluate for part in node.arguments]
        return Compiled(Kind.TRUTH, {"and": _all, "or": _any, "not": _not}[node.function](parts))
    if node.function not in FUNCTIONS:
        named = [name for name in FUNCTIONS if name.isidentifier() and name not in OPERATORS]
        raise rule_error(f"unknown constraint '{node.function}'", node, hint=did_you_mean(node.function, named))
    function = FUNCTIONS[node.function]
    arguments = [compile_expression(argument, names) for argument in node.arguments]
    counts = {len(function.takes), 1} if node.function == "-" else {len(function.takes)}
    if len(arguments) not in counts:
        count = len(function.takes)
        raise rule_error(f"'{node.function}' takes {count} argument{'s' * (count != 1)}, not {len(arguments)}", node)
    for argument, compiled, kinds in zip(node.arguments, arguments, function.takes, strict=False):
        is_value = compiled.kind in (Kind.VALUE, Kind.ELEMENT, Kind.TYPE)
        if compiled.kind not in kinds and (is_value or compiled.kind is not Kind.ATTRIBUTE):
            wanted = " or ".join(kind.value for kind in kinds)
            raise rule_error(f"'{node.function}' takes {wanted} here, not {compiled.kind.value}", argument)
    call, evaluators = function.call, [argument.evaluate for argument in arguments]
    if len(evaluators) == 1:
        only = evaluators[0]
        return Compiled(function.gives, lambda env: call(only(env)))
    if len(evaluators) == 2:
        first, second = evaluators
        return Compiled(function.gives, lambda env: call(first(env), second(env)))
    return Compiled(function.gives, lambda env: call(*[argument(env) for argument in evaluators]))


def _all(parts: list[Callable[[Environment], Any]]) -> Callable[[Environment], bool]:
    def hold(env: Environment) -> bool:
        for part in parts:
            if not part(env):
                return False
        return True

    return hold


def _any(parts: list[Callable[[Environment], Any]]) -> Callable[[Environment], bool]:
    def holds(env: Environment) -> bool:
        # One part that holds is enough, even if another cannot be decided.
        undecided = False
        for part in parts:
            try:
                if part(env):
                    return True
            except Undecided:
                undecided = True
        if undecided:
            raise Undecided
        return False

    return holds


def _not(parts: list[Callable[[Environment], Any]]) -> Callable[[Environment], bool]:
    return lambda env: not parts[0](env)
