"""The properties of the operations that a rule makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from xdsl.ir import Attribute
from xdsl.ir import Operation as IROperation

from ...ir.errors import did_you_mean
from .attributes import to_property
from .errors import rule_error
from .expressions import Compiled, Environment, compile_expression
from .functions import Kind
from .signatures import Signature
from .syntax import Name, Operation, Property

MakeProperty: TypeAlias = Callable[[Environment], Attribute | None]
"""What makes the attribute of a property; None for what the operation is to leave out."""


def compile_properties(
    node: Operation, kind: type[IROperation], signature: Signature, names: dict[str, Kind]
) -> list[tuple[str, MakeProperty]]:
    """A function that creates the properties of an operation; raises RuleError."""
    known = signature.properties
    made = []
    for each in node.properties:
        if known is not None and each.name not in known:
            raise rule_error(f"{kind.name} has no property '{each.name}'", each,
                             hint=did_you_mean(each.name, known) if known else None)
        made.append((each.name, _property(each, signature, names)))
    missing = sorted(signature.required - {each.name for each in node.properties})
    if missing:
        raise rule_error(f"{kind.name} needs the property '{missing[0]}'", node,
                         hint=f"write it in braces behind the operands: {{{missing[0]} = ...}}")
    return made


def _property(node: Property, signature: Signature, names: dict[str, Kind]) -> MakeProperty:
    """A function that creates the attribute of a property; None for a property that is left out."""
    value: Compiled = compile_expression(node.value, names)
    if value.kind is Kind.VALUE:
        raise rule_error("a property is no value", node.value)
    if isinstance(node.value, Name) and value.kind is Kind.ATTRIBUTE:
        name = node.value.name
        return lambda env: (found if isinstance(found := env[name], Attribute)
                            else to_property(found, node.name, signature))
    if isinstance(node.value, Name) or not _depends_on_names(node.value):
        _check_constant_property(node, value, signature, names)

    def make(env: Environment) -> Attribute | None:
        try:
            return to_property(value.evaluate(env), node.name, signature)
        except TypeError as error:
            raise rule_error(str(error), node.value) from None

    return make


def _check_constant_property(node: Property, value: Compiled, signature: Signature, names: dict[str, Kind]) -> None:
    if isinstance(node.value, Name) and node.value.name in names:
        return
    try:
        to_property(value.evaluate({}), node.name, signature)
    except TypeError as error:
        raise rule_error(str(error), node.value) from None


def _depends_on_names(node: Any) -> bool:
    if isinstance(node, Name):
        return True
    return any(map(_depends_on_names, getattr(node, "arguments", getattr(node, "items", ()))))
