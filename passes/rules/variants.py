"""The patterns of a rule: one for each choice among alternatives and each order of operands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product

from .element_classes import CLASSES
from .errors import rule_error
from .syntax import Absent, Constant, ElementType, Leaf, Operation, Rule, Value

__all__ = ["MAX_VARIANTS", "expand", "structure"]

MAX_VARIANTS = 64


def expand(
    rule: Rule, is_commutative: Callable[[str], bool], shares_type: Callable[[str], bool]
) -> list[Operation]:
    """All patterns of a rule, the one as written first, without those that an earlier one covers.

    `shares_type` says whether all operands of an operation have one type."""
    patterns: list[Operation] = []
    seen: set[object] = set()
    for pattern in islice(_choices(rule.pattern, is_commutative), MAX_VARIANTS + 1):
        assert isinstance(pattern, Operation)
        # Under a condition the same operands in another order may be the ones that fulfil it.
        key = structure(pattern, shares_type) if rule.condition is None else pattern
        if key not in seen:
            seen.add(key)
            patterns.append(pattern)
    if len(patterns) > MAX_VARIANTS:
        raise rule_error(f"the rule stands for more than {MAX_VARIANTS} patterns", rule,
                         hint="it has too many alternatives or commutative operations: split it")
    return patterns


def _choices(value: Value, is_commutative: Callable[[str], bool]) -> Iterator[Value]:
    if not isinstance(value, Operation):
        yield value
        return
    for name in value.names:
        for operands in product(*[list(_choices(operand, is_commutative)) for operand in value.operands]):
            yield replace(value, names=(name,), operands=operands)
            if len(operands) == 2 and is_commutative(name) and operands[0] != operands[1]:
                yield replace(value, names=(name,), operands=operands[::-1])


def structure(pattern: Value, shares_type: Callable[[str], bool]) -> object:
    """A key that is equal for patterns that match the same operations, independent of names."""
    numbers: dict[str, int] = {}

    def name(text: str | None) -> object:
        return text if text in (None, "_") else numbers.setdefault(str(text), len(numbers))

    def key(value: Value, with_types: bool = True) -> object:
        types = tuple(each.span.text for each in value.types) if with_types else ()
        head = (type(value).__name__, name(value.binding), value.result, types)
        match value:
            case Leaf():
                return (*head, name(value.name))
            case Constant():
                return (*head, value.number.span.text)
            case Operation():
                properties = tuple((each.name, each.value.span.text) for each in value.properties)
                # Where operands have one type, it does not matter at which of them a class is written.
                shared = shares_type(value.names[0]) and all(
                    isinstance(each, ElementType) and each.name in CLASSES
                    for operand in value.operands for each in operand.types)
                types = [each.span.text for operand in value.operands for each in operand.types] if shared else []
                operands = tuple(key(operand, not shared) for operand in value.operands)
                return (*head, value.names, operands, tuple(sorted(types)), properties)
            case Absent():
                return head
            case _:
                raise TypeError(value)

    return key(pattern)
