"""The right side of a rule as functions that create operations from the bindings of the left side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Attribute, SSAValue
from xdsl.ir import Operation as IROperation

from .constants import make_constant
from .errors import rule_error
from .expressions import Environment, compile_expression, unbound_name
from .functions import Kind
from .new_properties import compile_properties
from .signatures import Signature, find_operation, signature_of
from .steps import ROOT
from .syntax import Absent, Constant, Leaf, Operation, Value
from .types import bind, compile_type

__all__ = ["NEW_OPERATIONS", "Replacement", "compile_replacement"]

Replacement: TypeAlias = Callable[[Environment], list[SSAValue]]
"""Makes the values that replace the results of the root. New operations are detached, in order, in the list that the
environment holds under `NEW_OPERATIONS`. May raise Undecided."""

NEW_OPERATIONS = "new operations"

MakeValue: TypeAlias = Callable[[Environment], SSAValue]
MakeOperation: TypeAlias = Callable[[Environment], IROperation]
TypeOf: TypeAlias = Callable[[Environment, dict[int, SSAValue]], Attribute]
"""The type of a value to make, given the operands made so far."""


def compile_replacement(
    values: Sequence[Value], root: type[IROperation], names: dict[str, Kind], context: Context
) -> Replacement:
    """A function that creates the right side of a rule; `names` are those of the left side. Raises RuleError."""
    compiler = _ReplacementCompiler(dict(names), context)
    count = len(signature_of(root).result_variables)
    first = values[0]
    if count == 0:
        raise rule_error(f"{root.name} has no result that could be replaced", first)
    if len(values) == 1 and count > 1 and isinstance(first, Operation) and first.result is None:
        made, given = compiler.operation(first, [_type_of_root(k) for k in range(count)])
        if given == count:
            return lambda env: list(made(env).results)
    if len(values) != count:
        raise rule_error(f"{root.name} has {count} result{'s' * (count != 1)}, and {len(values)} would replace "
                         f"{'it' if count == 1 else 'them'}", first)
    makers = [compiler.value(value, _type_of_root(k)) for k, value in enumerate(values)]
    if len(makers) == 1:
        only = makers[0]
        return lambda env: [only(env)]
    return lambda env: [make(env) for make in makers]


def _type_of_root(number: int) -> TypeOf:
    return lambda env, made: env[ROOT].results[number].type


class _ReplacementCompiler:
    def __init__(self, names: dict[str, Kind], context: Context):
        self._names = names
        self._context = context
        self._operations: set[str] = set()
        """Names that stand for an operation of several results."""

    def value(self, node: Value, expected: TypeOf | None) -> MakeValue:
        """A function that creates a value, of the type `expected` if given."""
        match node:
            case Leaf():
                return self._leaf(node)
            case Constant():
                return self._bound(node, self._constant(node, expected))
            case Operation():
                return self._result(node, expected)
            case _:
                raise rule_error("only an operand can be absent", node)

    def _leaf(self, node: Leaf) -> MakeValue:
        name, result = node.name, node.result
        if node.binding is not None or node.types:
            raise rule_error("what the left side has bound has its name and its type", node)
        if self._names.get(name) is not Kind.VALUE:
            if name in self._names:
                raise rule_error(f"'{name}' stands for {self._names[name].value}, not for a value", node,
                                 hint=f"write constant({name}) for a tensor of it"
                                 if self._names[name] is Kind.NUMBER else None)
            values = {each: kind for each, kind in self._names.items() if kind is Kind.VALUE}
            raise unbound_name(name, node, values)

        def take(env: Environment) -> SSAValue:
            bound = env[name]
            return bound if isinstance(bound, SSAValue) else bound.results[result or 0]

        return take

    def _bound(self, node: Value, make: MakeValue) -> MakeValue:
        name = node.binding
        if name is None:
            return make
        if not bind(name, Kind.VALUE, self._names, node):
            raise rule_error(f"the name '{name}' is given twice", node)

        def make_and_bind(env: Environment) -> SSAValue:
            env[name] = value = make(env)
            return value

        return make_and_bind

    def _constant(self, node: Constant, expected: TypeOf | None) -> MakeValue:
        number = compile_expression(node.number, self._names)
        if number.kind not in (Kind.NUMBER, Kind.ATTRIBUTE):
            raise rule_error(f"a constant is a number, not {number.kind.value}", node.number)
        if node.types:
            written = compile_type(node.types[0], self._names)
            expected = lambda env, made: written(env, [])  # noqa: E731
        if expected is None:
            raise rule_error("the type of the constant cannot be inferred", node,
                             hint="write it after a colon, as in constant(0): type(x)")
        type_of, evaluate = expected, number.evaluate

        def make(env: Environment) -> SSAValue:
            op = make_constant(evaluate(env), type_of(env, {}))
            env[NEW_OPERATIONS].append(op)
            return op.results[0]

        return make

    def _result(self, node: Operation, expected: TypeOf | None) -> MakeValue:
        made, count = self.operation(node, None if expected is None else [expected])
        if count > 1 and node.result is None:
            raise rule_error(f"{node.names[0]} has {count} results: say which one is meant, as in `#0`", node)
        index = node.result or 0
        if index >= count:
            raise rule_error(f"{node.names[0]} has no result #{index}", node)
        name = node.binding
        if name is None:
            return lambda env: made(env).results[index]
        if not bind(name, Kind.VALUE, self._names, node):
            raise rule_error(f"the name '{name}' is given twice", node)

        def make(env: Environment) -> SSAValue:
            op = made(env)
            env[name] = op.results[0] if count == 1 else op
            return op.results[index]

        return make

    def operation(self, node: Operation, expected: Sequence[TypeOf] | None) -> tuple[MakeOperation, int]:
        """A function that creates an operation, and its number of results."""
        name, *others = node.names
        if others:
            raise rule_error("the right side has no alternatives", node)
        kind = find_operation(self._context, name, node)
        signature = signature_of(kind)
        count = len(signature.result_variables)
        groups = signature.groups(len(node.operands))
        if groups is None:
            raise rule_error(f"{kind.name} takes {signature.describe_operands()}, not {len(node.operands)}", node)
        if getattr(kind, "get_irdl_definition", None) and kind.get_irdl_definition().regions:  # type: ignore[attr-defined]
            raise rule_error(f"{kind.name} has regions: a rule cannot make it", node)
        operands = self._operands(node, signature, groups, expected)
        properties = compile_properties(node, kind, signature, self._names)
        types = self._result_types(node, kind, signature, groups, expected)
        segments = self._segments(node, signature, groups)

        def make(env: Environment) -> IROperation:
            values = operands(env)
            attributes = {name: made for name, value in properties if (made := value(env)) is not None}
            if segments is not None and signature.segments is not None:
                attributes[signature.segments] = segments
            op = kind.create(operands=values, properties=attributes, result_types=types(env, values, attributes))
            env[NEW_OPERATIONS].append(op)
            return op

        return make, count

    def _operands(
        self, node: Operation, signature: Signature, groups: list[int], expected: Sequence[TypeOf] | None
    ) -> Callable[[Environment], list[SSAValue]]:
        """A function that creates the operands: constants last, since their types follow from the other operands."""
        kinds = [kind for kind, group in zip(signature.operands, groups, strict=True) for _ in range(group)]
        variables = [kind.variable for kind in kinds]
        makers: dict[int, MakeValue] = {}
        typeless = [k for k, each in enumerate(node.operands) if isinstance(each, Constant) and not each.types]
        for k, each in enumerate(node.operands):
            if isinstance(each, Absent):
                if not kinds[k].optional:
                    raise rule_error(f"the operand '{kinds[k].name}' is always there", each)
            elif k not in typeless:
                makers[k] = self.value(each, None)
        for k in typeless:
            sibling = next((j for j in makers if variables[j] is not None and variables[j] == variables[k]), None)
            type_of = None if sibling is None else _type_of_operand(sibling)
            if type_of is None and variables[k] is not None and expected is not None:
                shared = [n for n, variable in enumerate(signature.result_variables) if variable == variables[k]]
                type_of = expected[shared[0]] if shared else None
            makers[k] = self._constant_operand(node.operands[k], type_of)
        order = sorted(makers)

        def make(env: Environment) -> list[SSAValue]:
            made: dict[int, SSAValue] = {}
            for k, maker in makers.items():
                env[_OPERANDS] = made
                made[k] = maker(env)
            return [made[k] for k in order]

        return make

    def _constant_operand(self, node: Value, type_of: TypeOf | None) -> MakeValue:
        assert isinstance(node, Constant)
        bound = type_of and (lambda env, made: type_of(env, env[_OPERANDS]))
        return self._bound(node, self._constant(node, bound))

    def _segments(self, node: Operation, signature: Signature, groups: list[int]) -> Attribute | None:
        if signature.segments is None:
            return None
        counts, start = [], 0
        for group in groups:
            counts.append(sum(not isinstance(each, Absent) for each in node.operands[start : start + group]))
            start += group
        return DenseArrayBase.from_list(i32, counts)

    def _result_types(
        self, node: Operation, kind: type[IROperation], signature: Signature, groups: list[int],
        expected: Sequence[TypeOf] | None,
    ) -> Callable[[Environment, list[SSAValue], dict[str, Attribute]], list[Attribute]]:
        count = len(signature.result_variables)
        if node.types:
            if len(node.types) != count:
                raise rule_error(f"{kind.name} has {count} results, and {len(node.types)} types are given", node)
            written = [compile_type(each, self._names) for each in node.types]
            return lambda env, operands, properties: [each(env, operands) for each in written]
        if signature.infers:
            infer = kind.infer_result_types  # type: ignore[attr-defined]
            return lambda env, operands, properties: infer([value.type for value in operands], properties)
        sources = [self._shared_operand(signature, groups, variable) for variable in signature.result_variables]
        known = [source for source in sources if source is not None]
        if len(known) == count:
            return lambda env, operands, properties: [operands[source].type for source in known]
        if expected is not None and len(expected) == count:
            return lambda env, operands, properties: [each(env, {}) for each in expected]
        raise rule_error(f"the type of the result of {kind.name} cannot be inferred", node,
                         hint=f"write it after a colon, as in {kind.name}(..): type(x)")

    def _shared_operand(self, signature: Signature, groups: list[int], variable: str | None) -> int | None:
        """The first operand that has the type of a result."""
        start = 0
        for kind, group in zip(signature.operands, groups, strict=True):
            if variable is not None and kind.variable == variable and group == 1:
                return start
            start += group
        return None


_OPERANDS = "operands made so far"


def _type_of_operand(number: int) -> TypeOf:
    return lambda env, made: made[number].type
