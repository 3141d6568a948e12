"""The left side of a rule as a list of tests that are run in order on an operation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase
from xdsl.ir import Attribute
from xdsl.ir import Operation as IROperation

from ...ir.errors import did_you_mean
from .attributes import to_value
from .constants import CONSTANT_CLASSES, is_same_number, number_of
from .element_classes import CLASSES
from .errors import rule_error
from .expressions import WORDS, Environment, compile_expression
from .functions import FUNCTIONS, Kind
from .signatures import Signature, find_operation, signature_of
from .steps import (
    ROOT,
    Access,
    Guard,
    Step,
    class_guard,
    identity_guard,
    operand_at,
    operation_at,
    property_reader,
    type_step,
)
from .syntax import Absent, Constant, ElementType, Expression, Leaf, Name, Operation, Property, Value
from .types import bind, compile_type_test

__all__ = ["Pattern", "compile_pattern"]

_equal = FUNCTIONS["=="].call


@dataclass
class Pattern:
    """A left side without alternatives: the class that it starts from, and the tests."""

    root: type[IROperation]
    guards: list[Guard] = field(default_factory=list)
    """Cheap tests of the root, which nearly all operations that do not match fail."""
    steps: list[Step] = field(default_factory=list)
    names: dict[str, Kind] = field(default_factory=dict)
    operand_classes: dict[int, frozenset[type[IROperation]]] = field(default_factory=dict)
    """Which operands of the root have to come from operations of which classes."""

    def match(self, op: IROperation) -> Environment | None:
        """The bindings of the names if the pattern matches `op`, which is of the class `root`, or None. May raise
        Undecided."""
        for guard in self.guards:
            if not guard(op):
                return None
        env: Environment = {ROOT: op, ~ROOT: tuple(op.operands)}
        for step in self.steps:
            if not step(env):
                return None
        return env


def compile_pattern(node: Operation, context: Context) -> Pattern:
    """The tests of a left side; raises RuleError."""
    return _PatternCompiler(context).compile(node)


class _PatternCompiler:
    def __init__(self, context: Context):
        self._context = context
        self._count = 0

    def compile(self, node: Operation) -> Pattern:
        root = find_operation(self._context, node.names[0], node)
        if node.result is not None:
            raise rule_error("a rule replaces an operation with all of its results", node)
        self._pattern = Pattern(root)
        single = len(signature_of(root).result_variables) == 1
        self._bind(node, (lambda env: env[ROOT].results[0]) if single else operation_at(ROOT))
        self._guards(node)
        self._operation(node, root, ROOT)
        self._types(node, lambda env: env[ROOT].results[0])
        return self._pattern

    def _guards(self, node: Operation) -> None:
        """Tests of the root's operands that need no bindings."""
        guards, places = self._pattern.guards, {}
        for position, each in enumerate(node.operands):
            for type in each.types:
                if isinstance(type, ElementType) and type.name in CLASSES:
                    guards.append(class_guard(position, CLASSES[type.name][0]))
            if isinstance(each, Leaf) and each.name != "_":
                first = places.setdefault(each.name, position)
                if first != position:
                    guards.append(identity_guard(first, position))

    def _step(self, step: Step) -> None:
        self._pattern.steps.append(step)

    def _operation(self, node: Operation, kind: type[IROperation], number: int) -> None:
        """Test the operation with a number in the environment, whose class is known."""
        signature = signature_of(kind)
        groups = signature.groups(len(node.operands))
        if groups is None:
            raise rule_error(f"{kind.name} takes {signature.describe_operands()}, not {len(node.operands)}", node)
        self._operand_counts(node, signature, groups, number)
        position = 0
        for operand in node.operands:
            if isinstance(operand, Absent):
                continue
            self._operand(operand, number, position)
            position += 1
        for each in node.properties:
            self._property(each, kind, signature, number)

    def _operand_counts(self, node: Operation, signature: Signature, groups: list[int], number: int) -> None:
        counts: list[int] = []
        start = 0
        for kind, group in zip(signature.operands, groups, strict=True):
            gone = [each for each in node.operands[start : start + group] if isinstance(each, Absent)]
            if gone and not kind.optional:
                raise rule_error(f"the operand '{kind.name}' is always there", gone[0])
            counts.append(group - len(gone))
            start += group
        total, segments = sum(counts), signature.segments
        if segments is not None:

            def same_groups(env: Environment) -> bool:
                sizes = env[number].properties.get(segments)
                return isinstance(sizes, DenseArrayBase) and list(sizes.get_values()) == counts

            self._step(same_groups)
        elif signature.has_variadic or any(kind.optional for kind in signature.operands):
            self._step(lambda env: len(env[~number]) == total)

    def _operand(self, node: Value, number: int, position: int) -> None:
        match node:
            case Leaf():
                self._leaf(node, number, position)
            case Constant():
                self._constant(node, number, position)
            case Operation():
                self._producer(node, number, position)

    def _leaf(self, node: Leaf, number: int, position: int) -> None:
        name = node.name
        if node.result is not None:
            raise rule_error("on the left side only an operation has results", node)
        if node.binding is not None:
            raise rule_error("a name has no second one", node)
        if name != "_":
            if bind(name, Kind.VALUE, self._pattern.names, node):

                def bind_value(env: Environment) -> bool:
                    env[name] = env[~number][position]
                    return True

                self._step(bind_value)
            else:
                self._step(lambda env: env[~number][position] is env[name])
        self._types(node, operand_at(number, position))

    def _constant(self, node: Constant, number: int, position: int) -> None:
        if number == ROOT:
            self._pattern.operand_classes[position] = CONSTANT_CLASSES
        self._bind(node, operand_at(number, position))
        if isinstance(node.number, Name) and node.number.name not in WORDS:
            self._named_constant(node.number, number, position)
        else:
            compiled = compile_expression(node.number, self._pattern.names)
            if compiled.kind is not Kind.NUMBER:
                raise rule_error(f"a constant is a number, not {compiled.kind.value}", node.number)

            def same(env: Environment) -> bool:
                owner = env[~number][position].owner
                found = number_of(owner) if isinstance(owner, IROperation) else None
                return found is not None and is_same_number(found, compiled.evaluate(env))

            self._step(same)
        self._types(node, operand_at(number, position))

    def _named_constant(self, node: Name, number: int, position: int) -> None:
        name = node.name
        is_new = name != "_" and bind(name, Kind.NUMBER, self._pattern.names, node)

        def test(env: Environment) -> bool:
            owner = env[~number][position].owner
            found = number_of(owner) if isinstance(owner, IROperation) else None
            if found is None:
                return False
            if is_new:
                env[name] = found
                return True
            return name == "_" or is_same_number(found, env[name])

        self._step(test)

    def _producer(self, node: Operation, number: int, position: int) -> None:
        kind = find_operation(self._context, node.names[0], node)
        if number == ROOT:
            self._pattern.operand_classes[position] = frozenset({kind})
        self._count += 1
        inner = self._count
        count = len(signature_of(kind).result_variables)
        index = self._result_index(node, count)

        def from_operation(env: Environment) -> bool:
            value = env[~number][position]
            owner = value.owner
            if type(owner) is not kind or (count > 1 and owner.results[index] is not value):
                return False
            env[inner] = owner
            env[~inner] = tuple(owner.operands)
            return True

        self._step(from_operation)
        self._bind(node, operation_at(inner) if count > 1 else operand_at(number, position))
        self._operation(node, kind, inner)
        self._types(node, operand_at(number, position))

    def _result_index(self, node: Operation, count: int) -> int:
        if node.result is None and count != 1:
            raise rule_error(f"{node.names[0]} has {count} results: say which one is meant, as in `#0`", node)
        index = node.result or 0
        if index >= count:
            raise rule_error(f"{node.names[0]} has no result #{index}", node)
        return index

    def _bind(self, node: Value, access: Callable[[Environment], Any]) -> None:
        """Bind the name before a pattern to what it matched."""
        name = node.binding
        if name is None:
            return
        if not bind(name, Kind.VALUE, self._pattern.names, node):
            raise rule_error(f"the name '{name}' is given twice", node)

        def bind_value(env: Environment) -> bool:
            env[name] = access(env)
            return True

        self._step(bind_value)

    def _property(self, node: Property, kind: type[IROperation], signature: Signature, number: int) -> None:
        known = signature.properties
        if known is not None and node.name not in known and "." not in node.name:
            raise rule_error(f"{kind.name} has no property '{node.name}'", node,
                             hint=did_you_mean(node.name, known) if known else None)
        read = property_reader(node.name, signature, number)
        if isinstance(node.value, Name) and node.value.name not in WORDS:
            name = node.value.name
            if name == "_":
                self._step(lambda env: read(env) is not None)
                return
            if name not in self._pattern.names:
                bind(name, Kind.ATTRIBUTE, self._pattern.names, node.value)

                def bind_attribute(env: Environment) -> bool:
                    env[name] = found = read(env)
                    return found is not None

                self._step(bind_attribute)
                return
        wanted = self._expression(node.value)

        def same(env: Environment) -> bool:
            found = read(env)
            found = to_value(found) if isinstance(found, Attribute) else found
            return found is not None and _equal(found, wanted(env))

        self._step(same)

    def _expression(self, node: Expression) -> Callable[[Environment], Any]:
        return compile_expression(node, self._pattern.names).evaluate

    def _types(self, node: Value, access: Access) -> None:
        if len(node.types) > 1:
            raise rule_error("a value has one type", node.types[1])
        for each in node.types:
            self._step(type_step(compile_type_test(each, self._pattern.names), access))
