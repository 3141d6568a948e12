"""A check, when a rule is read, that the element types of a rule can agree.

Each part of a rule has a set of element types that it may be of. Operands and results that share a type are one part,
and so are values of the same name; a rule that leaves no element type to some part is refused.
"""

from __future__ import annotations

from functools import cache

from xdsl.context import Context
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute
from xdsl.ir import Operation as IROperation

from ...ir.inference import InfersResultTypes
from .element_classes import CLASSES, element_of
from .errors import rule_error
from .expressions import ELEMENTS
from .signatures import find_operation, signature_of
from .syntax import ElementType, Leaf, Node, Operation, Rule, TensorShape, Value

__all__ = ["check_element_types"]


class _Part:
    """Values that have one element type."""

    def __init__(self, allowed: frozenset[Attribute] = frozenset(ELEMENTS.values()), words: str = ""):
        self.allowed = allowed
        self.words = words
        """What says that it is not any type."""
        self.same_as: _Part | None = None

    def find(self) -> _Part:
        return self if self.same_as is None else self.same_as.find()


def check_element_types(rule: Rule, pattern: Operation, context: Context) -> None:
    """Raise RuleError if the element types of a pattern or of what replaces it cannot agree."""
    checker = _Checker(context)
    root = checker.results(pattern)
    for wanted, value in zip(root, rule.replacement, strict=False):
        checker.unify(wanted, checker.value(value), value)


class _Checker:
    def __init__(self, context: Context):
        self._context = context
        self._values: dict[str, list[_Part]] = {}
        self._elements: dict[str, _Part] = {}

    def value(self, node: Value) -> _Part:
        """The part that a value belongs to."""
        match node:
            case Operation():
                part = self.results(node)[node.result or 0]
            case Leaf() if node.name != "_":
                known = self._values.setdefault(node.name, [_Part()])
                part = known[min(node.result or 0, len(known) - 1)]
            case _:
                part = _Part()
        if node.binding is not None and not isinstance(node, Operation):
            self._values[node.binding] = [part]
        if len(node.types) == 1:
            self._restrict(part, node.types[0])
        return part

    def results(self, node: Operation) -> list[_Part]:
        """The parts of the results of an operation."""
        kind = find_operation(self._context, node.names[0], node)
        signature = signature_of(kind)
        operands = [self.value(each) for each in node.operands]
        shared: dict[str, _Part] = {}
        groups = signature.groups(len(node.operands)) or []
        kinds = [each for each, count in zip(signature.operands, groups, strict=False) for _ in range(count)]
        for each, part, operand in zip(kinds, operands, node.operands, strict=False):
            if each.variable is not None:
                self.unify(shared.setdefault(each.variable, part), part, operand)
        results = [shared.get(variable or "", None) or _Part() for variable in signature.result_variables]
        if len(results) == 1 and operands and (element := _element_of_result(kind)) is not None:
            results = [_Part(frozenset({element}), f"{kind.name} gives {element}")]
        if node.binding is not None:
            self._values[node.binding] = results
        return results

    def unify(self, one: _Part, other: _Part, at: Node) -> None:
        """Unify the element types of two parts."""
        one, other = one.find(), other.find()
        if one is other:
            return
        allowed = one.allowed & other.allowed
        if not allowed:
            raise rule_error(f"the element types cannot agree: {one.words}, but {other.words}", at)
        other.same_as = one
        one.allowed, one.words = allowed, one.words or other.words

    def _restrict(self, part: _Part, node: Node) -> None:
        if isinstance(node, TensorShape):
            node = node.element
        if not isinstance(node, ElementType) or node.name == "_":
            return
        name, words = node.name, f"'{node.span.text}' is written in line {node.span.position.line}"
        if name in CLASSES:
            holds = CLASSES[name][0]
            other = _Part(frozenset(each for each in ELEMENTS.values() if holds(each)), words)
        elif name in ELEMENTS:
            other = _Part(frozenset({ELEMENTS[name]}), words)
        else:
            other = self._elements.setdefault(name, _Part())
        self.unify(part, other, node)


@cache
def _element_of_result(kind: type[IROperation]) -> Attribute | None:
    """The element type of a result that does not depend on the operands; None if there is no such type."""
    if not issubclass(kind, InfersResultTypes):
        return None
    found = set()
    for name in ("f32", "i32"):
        operand = TensorType(ELEMENTS[name], [2, 2])
        try:
            found.update(element_of(each) for each in kind.infer_result_types([operand, operand], {}))
        except KeyError:  # it depends on properties
            return None
    return found.pop() if len(found) == 1 else None
