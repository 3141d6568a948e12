"""The parser of rules files; `grammar.lark` is the grammar."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lark import Token, v_args
from lark.tree import Meta

from ...ir.grammars import TreeBuilder, parse_file
from .errors import RuleError, rule_error
from .syntax import (
    Absent,
    Call,
    Constant,
    ElementType,
    Expression,
    Leaf,
    Literal,
    Name,
    Operation,
    Property,
    Rule,
    RulesFile,
    SameType,
    Sequence,
    Sizes,
    SourceText,
    TensorShape,
    TypeNode,
    Value,
)

GRAMMAR = Path(__file__).with_name("grammar.lark")

# What to call a terminal of the grammar in an error.
_TERMINALS = {"NAME": "a name", "OP": "an operation", "INTEGER": "a number", "NUMBER": "a number",
              "STRING": "a text in quotes", "$END": "the end of the file", "COMPARISON": "a comparison"}


def parse_rules(text: str, name: str = "<rules>") -> RulesFile:
    """The content of a rules file; `name` is its name in errors. Raises RuleError."""
    source = SourceText(name, text)
    return parse_file(source, GRAMMAR, _TreeBuilder(source), RuleError, _TERMINALS, "a rule")


@v_args(meta=True)
class _TreeBuilder(TreeBuilder):
    """Creates the nodes of `syntax.py`."""

    def file(self, meta: Meta, parts: list[Any]) -> RulesFile:
        declared = tuple(name for part in parts if isinstance(part, tuple) for name in part)
        return RulesFile(self._source, declared, tuple(part for part in parts if isinstance(part, Rule)))

    def commutative(self, meta: Meta, names: list[Token]) -> tuple[Name, ...]:
        return tuple(Name(self._span(name), str(name)) for name in names)

    def rule(self, meta: Meta, parts: list[Any]) -> Rule:
        name, both_ways, level, pattern, replacement, condition, assumption = parts
        return Rule(self._span(name), str(name), both_ways is not None, None if level is None else str(level), pattern,
                    replacement, condition, assumption)

    def replacement(self, meta: Meta, parts: list[Value]) -> tuple[Value, ...]:
        return tuple(parts)

    # Values

    def binding(self, meta: Meta, parts: list[Any]) -> Value:
        name, value = parts
        fields = {key: getattr(value, key) for key in value.__dataclass_fields__}
        return type(value)(**{**fields, "binding": str(name), "span": self._span(meta)})

    def part(self, meta: Meta, parts: list[Any]) -> Value:
        (kind, content), properties, result, types = parts
        span, result = self._span(meta), None if result is None else int(result)
        has_results = kind in (Operation, Leaf)
        if (properties and kind is not Operation) or (result is not None and not has_results):
            raise rule_error("only an operation has properties and results", span)
        return kind(span, None, result, types or (), *content, *([properties or ()] if kind is Operation else []))

    def leaf(self, meta: Meta, parts: list[Token]) -> tuple[type[Value], list[Any]]:
        return Leaf, [str(parts[0])]

    def constant(self, meta: Meta, parts: list[Expression]) -> tuple[type[Value], list[Any]]:
        return Constant, [parts[0]]

    def absent(self, meta: Meta, parts: list[Any]) -> tuple[type[Value], list[Any]]:
        return Absent, []

    def operation(self, meta: Meta, parts: list[Any]) -> tuple[type[Value], list[Any]]:
        names, *operands = parts
        return Operation, [names, tuple(each for each in operands if each is not None)]

    def operations(self, meta: Meta, parts: list[Token]) -> tuple[str, ...]:
        return tuple(map(str, parts))

    def properties(self, meta: Meta, parts: list[Any]) -> tuple[Property, ...]:
        return tuple(parts)

    def property(self, meta: Meta, parts: list[Any]) -> Property:
        return Property(self._span(parts[0]), str(parts[0]).strip('"'), parts[1])

    # Types

    def types(self, meta: Meta, parts: list[TypeNode]) -> tuple[TypeNode, ...]:
        return tuple(parts)

    def element_type(self, meta: Meta, parts: list[Token]) -> ElementType:
        return ElementType(self._span(meta), str(parts[0]))

    def same_type(self, meta: Meta, parts: list[Any]) -> SameType:
        return SameType(self._span(meta), str(parts[0]), None if parts[1] is None else int(parts[1]))

    def tensor_type(self, meta: Meta, parts: list[Any]) -> TensorShape:
        *sizes, element = parts
        return TensorShape(self._span(meta), tuple(sizes), ElementType(self._span(element), str(element)))

    def tensor_of_any_shape(self, meta: Meta, parts: list[Token]) -> TensorShape:
        return TensorShape(self._span(meta), None, ElementType(self._span(parts[0]), str(parts[0])))

    def sizes(self, meta: Meta, parts: list[Token]) -> Sizes:
        return Sizes(self._span(meta), str(parts[0]))

    # Expressions

    def number(self, meta: Meta, parts: list[Token]) -> Literal:
        token = parts[0]
        return Literal(self._span(meta), int(token) if token.type == "INTEGER" else float(token))

    def string(self, meta: Meta, parts: list[Token]) -> Literal:
        return Literal(self._span(meta), str(parts[0])[1:-1])

    def name(self, meta: Meta, parts: list[Token]) -> Name:
        return Name(self._span(meta), str(parts[0]))

    def call(self, meta: Meta, parts: list[Any]) -> Call:
        name, *arguments = parts
        return Call(self._span(meta), str(name), tuple(each for each in arguments if each is not None))

    def list(self, meta: Meta, parts: list[Any]) -> Sequence:
        return Sequence(self._span(meta), tuple(each for each in parts if each is not None))

    def item(self, meta: Meta, parts: list[Expression]) -> Call:
        return Call(self._span(meta), "[]", tuple(parts))

    def minus(self, meta: Meta, parts: list[Expression]) -> Expression:
        if isinstance(parts[0], Literal) and not isinstance(parts[0].value, str):
            return Literal(self._span(meta), -parts[0].value)
        return Call(self._span(meta), "-", tuple(parts))

    def binary(self, meta: Meta, parts: list[Any]) -> Call:
        return Call(self._span(meta), str(parts[1]), (parts[0], parts[2]))

    def any_of(self, meta: Meta, parts: list[Expression]) -> Call:
        return Call(self._span(meta), "or", tuple(parts))

    def all_of(self, meta: Meta, parts: list[Expression]) -> Call:
        return Call(self._span(meta), "and", tuple(parts))

    def negate(self, meta: Meta, parts: list[Expression]) -> Call:
        return Call(self._span(meta), "not", tuple(parts))
