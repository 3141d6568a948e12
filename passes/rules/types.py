"""Types in rules: on the left side they are compared and bind names, on the right side they are created."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, SSAValue

from ...ir.errors import did_you_mean
from ...ir.shapes import dims, tensor
from .attributes import number_or_expression
from .element_classes import CLASSES, element_of
from .errors import rule_error
from .expressions import ELEMENTS, RESERVED, WORDS, Environment, compile_expression, unbound_name
from .functions import FUNCTIONS, Kind
from .syntax import ElementType, Expression, Name, Node, SameType, Sizes, TensorShape, TypeNode

__all__ = ["TypeTest", "bind", "compile_type", "compile_type_test"]

TypeTest = Callable[[Attribute, Environment], bool]
"""Whether a type is as a rule says; binds names."""

_equal = FUNCTIONS["=="].call


def bind(name: str, kind: Kind, names: MutableMapping[str, Kind], at: Node) -> bool:
    """Record the kind of a name; returns False if it was bound before. Raises RuleError."""
    if name in RESERVED:
        raise rule_error(f"'{name}' is a word of the language and cannot be bound", at)
    if name not in names:
        names[name] = kind
        return True
    if names[name] is not kind:
        raise rule_error(f"'{name}' stands for {names[name].value} and for {kind.value}", at)
    return False


def compile_type_test(node: TypeNode, names: MutableMapping[str, Kind]) -> TypeTest:
    """The test of a value's type for a type on the left side."""
    match node:
        case ElementType():
            test = _element_test(node, names)
            return lambda type, env: test(element_of(type), env)
        case SameType(name=name):
            if names.get(name) is not Kind.VALUE:
                raise unbound_name(name, node, names)
            value = _value_named(node)
            return lambda type, env: type == value(env).type
        case TensorShape():
            return _shape_test(node, names)


def _element_test(node: ElementType, names: MutableMapping[str, Kind]) -> TypeTest:
    name = node.name
    if name == "_":
        return lambda element, env: True
    if name in CLASSES:
        holds = CLASSES[name][0]
        return lambda element, env: holds(element)
    if name in ELEMENTS:
        wanted = ELEMENTS[name]
        return lambda element, env: element == wanted
    if name in WORDS:
        raise rule_error(f"'{name}' is no element type", node, hint=did_you_mean(name, [*CLASSES, *ELEMENTS]))
    if bind(name, Kind.ELEMENT, names, node):

        def bind_element(element: Attribute, env: Environment) -> bool:
            env[name] = element
            return True

        return bind_element
    return lambda element, env: element == env[name]


def _shape_test(node: TensorShape, names: MutableMapping[str, Kind]) -> TypeTest:
    sizes_test = None if node.sizes is None else _sizes_test(node, node.sizes, names)
    element_test = _element_test(node.element, names)

    def test(type: Attribute, env: Environment) -> bool:
        if not isinstance(type, TensorType):
            return False
        if sizes_test is not None and not sizes_test(tuple(map(number_or_expression, dims(type))), env):
            return False
        return element_test(type.element_type, env)

    return test


def _sizes_test(
    node: Node, sizes: Sequence[Sizes | Expression], names: MutableMapping[str, Kind]
) -> Callable[[tuple[Any, ...], Environment], bool]:
    lists = [k for k, size in enumerate(sizes) if isinstance(size, Sizes)]
    if len(lists) > 1:
        raise rule_error("only one part of a shape may stand for any number of sizes", sizes[lists[1]])
    tests = [_size_test(size, names) for size in sizes]
    if not lists:
        count = len(tests)
        return lambda found, env: len(found) == count and all(
            test(size, env) for test, size in zip(tests, found, strict=True))
    before, after = lists[0], len(sizes) - lists[0] - 1

    def test(found: tuple[Any, ...], env: Environment) -> bool:
        if len(found) < before + after:
            return False
        end = len(found) - after
        grouped = [*found[:before], found[before:end], *found[end:]]
        return all(each(size, env) for each, size in zip(tests, grouped, strict=True))

    return test


def _size_test(
    size: Sizes | Expression, names: MutableMapping[str, Kind]
) -> Callable[[Any, Environment], bool]:
    if isinstance(size, Sizes | Name):
        name = size.name
        if name == "_":
            return lambda found, env: True
        if bind(name, Kind.LIST if isinstance(size, Sizes) else Kind.NUMBER, names, size):

            def bind_size(found: Any, env: Environment) -> bool:
                env[name] = found
                return True

            return bind_size
        return lambda found, env: _equal(found, env[name])
    wanted = compile_expression(size, names).evaluate
    return lambda found, env: _equal(found, wanted(env))


def compile_type(node: TypeNode, names: Mapping[str, Kind]) -> Callable[[Environment, list[SSAValue]], Attribute]:
    """A type on the right side: a function of the bound names and of the operands of the operation it belongs to."""
    match node:
        case ElementType():
            element = _element(node, names)
            return lambda env, operands: _with_element(operands[0].type, element(env)) if operands else element(env)
        case SameType(name=name):
            if names.get(name) is not Kind.VALUE:
                raise unbound_name(name, node, names)
            value = _value_named(node)
            return lambda env, operands: value(env).type
        case TensorShape():
            return _shape(node, names)


def _value_named(node: SameType) -> Callable[[Environment], SSAValue]:
    name, result = node.name, node.result

    def take(env: Environment) -> SSAValue:
        bound = env[name]
        return bound if isinstance(bound, SSAValue) else bound.results[result or 0]

    return take


def _element(node: ElementType, names: Mapping[str, Kind]) -> Callable[[Environment], Attribute]:
    name = node.name
    if name in ELEMENTS:
        wanted = ELEMENTS[name]
        return lambda env: wanted
    if name in CLASSES or name == "_":
        raise rule_error(f"'{name}' may be any of several element types: name one", node)
    if name not in names:
        raise unbound_name(name, node, names)
    if names[name] is not Kind.ELEMENT:
        raise rule_error(f"'{name}' stands for {names[name].value}, not for an element type", node)
    return lambda env: env[name]


def _with_element(type: Attribute, element: Attribute) -> Attribute:
    return tensor(dims(type), element) if isinstance(type, TensorType) else element


def _shape(
    node: TensorShape, names: Mapping[str, Kind]
) -> Callable[[Environment, list[SSAValue]], Attribute]:
    if node.sizes is None:
        raise rule_error("the sizes of a new tensor have to be given", node)
    parts: list[Callable[[Environment], tuple[Any, ...]]] = []
    for size in node.sizes:
        if isinstance(size, Sizes):
            if names.get(size.name) not in (Kind.LIST, Kind.ATTRIBUTE):
                raise unbound_name(size.name, size, names)
            parts.append(compile_expression(Name(size.span, size.name), names).evaluate)
        else:
            number = compile_expression(size, names)
            if number.kind not in (Kind.NUMBER, Kind.ATTRIBUTE):
                raise rule_error(f"a size is a number, not {number.kind.value}", size)
            parts.append(lambda env, evaluate=number.evaluate: (evaluate(env),))
    element = _element(node.element, names)
    return lambda env, operands: tensor([size for part in parts for size in part(env)], element(env))
