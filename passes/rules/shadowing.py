"""Rules that can never be applied because an earlier one always is."""

from __future__ import annotations

from collections.abc import Sequence

from .compiled_rule import CompiledRule, Variant
from .errors import rule_error
from .expressions import WORDS
from .syntax import Constant, ElementType, Leaf, Name, Operation, Value

__all__ = ["check_reachable"]


def check_reachable(rules: Sequence[CompiledRule]) -> None:
    """Raise RuleError for a rule all of whose patterns are matched by earlier rules without a condition."""
    by_root: dict[type, list[Variant]] = {}
    for rule in rules:
        hiding = [_hiding(variant, by_root.get(variant.pattern.root, ())) for variant in rule.variants]
        if all(hiding):
            first = hiding[0]
            assert first is not None
            raise rule_error(
                f"the rule can never apply: '{first.node.name}' ({first.node.span.position}) always does before it",
                rule.node, hint="put the more special rule first, or take it out")
        for variant in rule.variants:
            if variant.condition is None:
                by_root.setdefault(variant.pattern.root, []).append(variant)


def _hiding(variant: Variant, earlier: Sequence[Variant]) -> Variant | None:
    """An earlier pattern that matches whenever this one does."""
    for each in earlier:
        if each.level <= variant.level and _covers(each.tree, variant.tree, {}):
            return each
    return None


def _covers(general: Value, special: Value, stands_for: dict[str, str]) -> bool:
    """Whether a pattern matches all that another one matches; `stands_for`: parts of the second by names of the
    first."""
    if general.types and not _same_types(general, special):
        return False
    match general:
        case Leaf(name=name):
            if name == "_":
                return True
            # Two parts are certainly one value only if both are the same name.
            text = special.name if isinstance(special, Leaf) and special.name != "_" else f"{special.span}"
            return stands_for.setdefault(name, text) == text
        case Constant():
            return isinstance(special, Constant) and _covers_number(general, special, stands_for)
        case Operation():
            return (
                isinstance(special, Operation) and general.names == special.names and general.result == special.result
                and len(general.operands) == len(special.operands)
                and _covers_properties(general, special, stands_for)
                and all(_covers(one, other, stands_for)
                        for one, other in zip(general.operands, special.operands, strict=True))
            )
        case _:
            return type(general) is type(special)


def _covers_number(general: Constant, special: Constant, stands_for: dict[str, str]) -> bool:
    if isinstance(general.number, Name) and general.number.name not in WORDS:
        text = special.number.span.text
        return general.number.name == "_" or stands_for.setdefault(general.number.name, text) == text
    return general.number.span.text == special.number.span.text


def _covers_properties(general: Operation, special: Operation, stands_for: dict[str, str]) -> bool:
    theirs = {each.name: each.value.span.text for each in special.properties}
    for each in general.properties:
        name = each.value.name if isinstance(each.value, Name) and each.value.name not in WORDS else None
        if name is not None and each.name in theirs:
            if stands_for.setdefault(name, theirs[each.name]) != theirs[each.name]:
                return False
        elif name is not None or theirs.get(each.name) != each.value.span.text:
            return False
    return True


def _same_types(general: Value, special: Value) -> bool:
    if len(general.types) != len(special.types):
        return False
    pairs = zip(general.types, special.types, strict=True)
    return all(isinstance(one, ElementType) and isinstance(other, ElementType) and one.name == other.name
               for one, other in pairs)
