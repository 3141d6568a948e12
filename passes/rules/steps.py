"""The tests that patterns consist of: they read and compare the contents of an environment.

An environment holds the operation that a pattern starts from under ROOT, those below it under other numbers, and the
operands of each under `~number`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from xdsl.ir import Attribute, SSAValue
from xdsl.ir import Operation as IROperation

from ...ir.dialects.aten import argument
from .element_classes import element_of
from .expressions import Environment
from .signatures import Signature
from .types import TypeTest

__all__ = ["ROOT", "Access", "Guard", "Step", "class_guard", "identity_guard", "operand_at", "operation_at",
           "property_reader", "type_step"]

ROOT = 0

Step: TypeAlias = Callable[[Environment], bool]
Guard: TypeAlias = Callable[[IROperation], bool]
Access: TypeAlias = Callable[[Environment], SSAValue]


def class_guard(position: int, holds: Callable[[Attribute], bool]) -> Guard:
    """Whether an operand is of a class of element types."""
    return lambda op: position < len(op.operands) and holds(element_of(op.operands[position].type))


def identity_guard(first: int, second: int) -> Guard:
    """Whether two operands are one value."""
    return lambda op: second < len(op.operands) and op.operands[first] is op.operands[second]


def type_step(test: TypeTest, access: Access) -> Step:
    """The test of a value's type."""
    return lambda env: test(access(env).type, env)


def operand_at(number: int, position: int) -> Access:
    """The value of an operand of the operation under `number`."""
    return lambda env: env[~number][position]


def operation_at(number: int) -> Callable[[Environment], IROperation]:
    """The operation under `number`."""
    return lambda env: env[number]


def property_reader(name: str, signature: Signature, number: int) -> Callable[[Environment], Any]:
    """How to read a property of the operation under `number`: an attribute, or the default of an operator's schema."""
    schema = signature.schema
    if schema is not None and name in schema.by_name:

        def read_argument(env: Environment) -> Any:
            found = env[number].properties.get(name)
            if found is not None:
                return found
            value = argument(env[number], name)
            return tuple(value) if isinstance(value, list) else value

        return read_argument

    def read(env: Environment) -> Any:
        found = env[number].properties.get(name)
        return env[number].attributes.get(name) if found is None else found

    return read
