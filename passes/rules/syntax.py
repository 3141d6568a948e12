"""The syntax tree of a rules file; both sides of a rule have the same nodes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ...ir.source_text import SourceText, Span

Number: TypeAlias = int | float


@dataclass(frozen=True)
class Node:
    """A part of a rule and where it stands."""

    span: Span


# Conditions and expressions


@dataclass(frozen=True)
class Literal(Node):
    """A number, or a text in quotes."""

    value: Number | str


@dataclass(frozen=True)
class Name(Node):
    """A name, or a word that functions give a meaning: `inf`, `f32`."""

    name: str


@dataclass(frozen=True)
class Call(Node):
    """A function of the table in `functions.py`; operators are functions with the operator's name."""

    function: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True)
class Sequence(Node):
    """`[a, b]`"""

    items: tuple[Expression, ...]


Expression: TypeAlias = Literal | Name | Call | Sequence


# Types


@dataclass(frozen=True)
class ElementType(Node):
    """A class of element types, one of them, or a name that stands for one."""

    name: str


@dataclass(frozen=True)
class SameType(Node):
    """`type(x)`, or `type(x#1)` of an operation of several results."""

    name: str
    result: int | None


@dataclass(frozen=True)
class Sizes(Node):
    """`n...`: any number of sizes."""

    name: str


@dataclass(frozen=True)
class TensorShape(Node):
    """`tensor<n x 4 x T>`; of any shape without sizes given."""

    sizes: tuple[Sizes | Expression, ...] | None
    element: ElementType


TypeNode: TypeAlias = ElementType | SameType | TensorShape


# Values


@dataclass(frozen=True)
class Value(Node):
    """A value of either side: `name = what : types`, where `#number` picks a result."""

    binding: str | None
    result: int | None
    types: tuple[TypeNode, ...]


@dataclass(frozen=True)
class Leaf(Value):
    """A name; `_` stands for anything."""

    name: str


@dataclass(frozen=True)
class Absent(Value):
    """`none`: an optional operand that is not there."""


@dataclass(frozen=True)
class Constant(Value):
    """`constant(..)`: one number in every place."""

    number: Expression


@dataclass(frozen=True)
class Property(Node):
    """`name = value` among the braces of an operation."""

    name: str
    value: Expression


@dataclass(frozen=True)
class Operation(Value):
    """An operation; on the left side possibly one of several."""

    names: tuple[str, ...]
    operands: tuple[Value, ...]
    properties: tuple[Property, ...]


# Rules


@dataclass(frozen=True)
class Rule(Node):
    """`rule NAME at LEVEL: pattern => replacement where condition assuming condition`"""

    name: str
    both_ways: bool
    level: str | None
    pattern: Value
    replacement: tuple[Value, ...]
    condition: Expression | None
    assumption: Expression | None


@dataclass(frozen=True)
class RulesFile:
    """The content of a rules file."""

    source: SourceText
    commutative: tuple[Name, ...]
    rules: tuple[Rule, ...]
