"""The operands, results and properties of operations of any dialect, which rules are checked against."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from xdsl.context import Context
from xdsl.ir import Attribute, Operation
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    OptAttributeDef,
    OptOperandDef,
    OptPropertyDef,
    RangeLengthConstraint,
    RangeOf,
    VarConstraint,
    VarOperandDef,
)
from xdsl.traits import Commutative

from ...ir.dialects.aten import Schema
from ...ir.dialects.aten.schema import REQUIRED
from ...ir.dialects.aten.table import op_names
from ...ir.errors import nearest
from ...ir.inference import InfersResultTypes
from .errors import RuleError, rule_error
from .syntax import Node, Span

__all__ = ["OperandKind", "Signature", "find_operation", "signature_of"]


@dataclass(frozen=True)
class OperandKind:
    """One operand of an operation, or a group of them."""

    name: str
    optional: bool = False
    variadic: bool = False
    variable: str | None = None
    """Operands and results with the same variable have the same type."""


@dataclass(frozen=True)
class Signature:
    """The operands, results and properties of an operation."""

    operands: tuple[OperandKind, ...]
    result_variables: tuple[str | None, ...]
    """One for each result; the type variable of a result that shares its type."""
    properties: dict[str, set[type[Attribute]] | None] | None
    """The classes of attributes that each takes, where that is declared; None if any property may be there."""
    required: frozenset[str] = frozenset()
    """The properties that are always there."""
    segments: str | None = None
    """The property that says how many operands each group has."""
    schema: Schema | None = None
    infers: bool = False
    """Whether the class itself says what the types of results are (`ir/inference.py`)."""
    commutative: bool = field(default=False)

    @property
    def least_operands(self) -> int:
        return sum(not (kind.optional or kind.variadic) for kind in self.operands)

    @property
    def has_variadic(self) -> bool:
        return any(kind.variadic for kind in self.operands)

    def describe_operands(self) -> str:
        """`2 operands: lhs, rhs`"""
        count = f"at least {self.least_operands}" if self.has_variadic else str(len(self.operands))
        names = ", ".join(kind.name + "..." * kind.variadic + "?" * kind.optional for kind in self.operands)
        return f"{count} operand{'s' * (count != '1')}" + (f" ({names})" if names else "")

    def groups(self, count: int) -> list[int] | None:
        """The number of operands of each group, for `count` written operands; None if they do not match."""
        if not self.has_variadic:
            return [1] * count if count == len(self.operands) else None
        surplus = count - sum(not kind.variadic for kind in self.operands)
        if surplus < 0 or sum(kind.variadic for kind in self.operands) > 1:
            return None
        return [surplus if kind.variadic else 1 for kind in self.operands]


def find_operation(context: Context, name: str, at: Node) -> type[Operation]:
    """The class of an operation; raises RuleError with the nearest names."""
    found = context.get_optional_op(name)
    if found is not None:
        return found
    raise _unknown_operation(context, name, at)


def _unknown_operation(context: Context, name: str, at: Node) -> RuleError:
    dialect = name.partition(".")[0]
    loaded = [op.name for op in context.loaded_ops if op.name.startswith(f"{dialect}.")]
    if dialect in ("aten", "prims"):
        loaded = op_names(dialect)
    near = nearest(name, loaded)
    if not loaded:
        near = [other + name[len(dialect):] for other in nearest(dialect, context.registered_dialect_names)]
    hint = f"did you mean {' or '.join(f'{each!r}' for each in near)}?" if near else None
    start = at.span.start + max(0, at.span.text.find(name))
    return rule_error(f"unknown operation '{name}'", Span(at.span.source, start, start + len(name)), hint=hint)


@cache
def signature_of(kind: type[Operation]) -> Signature:
    """The signature of the operations of a class."""
    schema = getattr(kind, "schema", None)
    if isinstance(schema, Schema):
        return _of_schema(schema)
    if issubclass(kind, IRDLOperation):
        return _of_irdl(kind)
    raise TypeError(f"{kind.name} does not declare its operands")


def _of_schema(schema: Schema) -> Signature:
    operands = tuple(OperandKind(each.name, optional=each.type.optional and not each.type.is_list,
                                 variadic=each.type.is_list) for each in schema.tensors)
    variable = sum(each.optional or each.variadic for each in operands)
    names: dict[str, set[type[Attribute]] | None] = {each.name: None for each in schema.properties}
    required = frozenset(each.name for each in schema.properties if each.default is REQUIRED)
    return Signature(operands, (None,) * len(schema.returns), names, required,
                     "operandSegmentSizes" if variable > 1 else None, schema)


def _of_irdl(kind: type[IRDLOperation]) -> Signature:
    definition = kind.get_irdl_definition()
    operands = tuple(OperandKind(name, isinstance(each, OptOperandDef),
                                 isinstance(each, VarOperandDef) and not isinstance(each, OptOperandDef),
                                 _variable(each.constr)) for name, each in definition.operands)
    declared = {**definition.properties, **definition.attributes}
    segments = next((option.attribute_name for option in definition.options
                     if isinstance(option, AttrSizedOperandSegments)), None)
    required = frozenset(name for name, each in declared.items() if name != segments
                         and not isinstance(each, OptPropertyDef | OptAttributeDef) and each.default_value is None)
    return Signature(
        operands, tuple(_variable(each.constr) for _, each in definition.results),
        {name: each.constr.get_bases() for name, each in declared.items()}, required, segments,
        infers=issubclass(kind, InfersResultTypes), commutative=kind.has_trait(Commutative),
    )


def _variable(constraint: Any) -> str | None:
    """The type variable of an operand or result that is exactly one value."""
    if isinstance(constraint, RangeLengthConstraint):
        constraint = constraint.constraint
    if isinstance(constraint, RangeOf):
        constraint = constraint.constr
    return constraint.name if isinstance(constraint, VarConstraint) else None
