"""Reading, checking and compiling rules files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, partial
from pathlib import Path

from xdsl.context import Context
from xdsl.ir import Operation as IROperation

from ...ir.context import make_context
from ...ir.errors import did_you_mean
from ...ir.numerics import Numerics
from ...ir.text import read_text
from .compiled_rule import CompiledRule, Variant
from .errors import rule_error
from .expressions import compile_condition
from .functions import Kind
from .index import RuleIndex
from .parser import parse_rules
from .patterns import compile_pattern
from .replacements import compile_replacement
from .shadowing import check_reachable
from .signatures import find_operation, signature_of
from .syntax import Name, Operation, Rule, RulesFile
from .type_check import check_element_types
from .variants import MAX_VARIANTS, expand

__all__ = ["RuleSet", "compile_rules", "index_on_demand", "load_rules"]


class RuleSet:
    """Rules in the order in which they are tried."""

    def __init__(self, rules: Sequence[CompiledRule]):
        self.rules = tuple(rules)
        self.index = RuleIndex.of([variant for rule in rules for variant in rule.variants])


def load_rules(paths: Iterable[str | Path], context: Context | None = None) -> RuleSet:
    """The rules of some files, in this order. Raises RuleError, and OptionError for a file that cannot be read."""
    return compile_rules([parse_rules(read_text(path), str(path)) for path in paths], context)


def compile_rules(files: Sequence[RulesFile], context: Context | None = None) -> RuleSet:
    """The rules of some files, ready to be applied; `context` knows the dialects. Raises RuleError."""
    context = context or make_context()
    rules: list[CompiledRule] = []
    for file in files:
        rules.extend(_compile_file(file, context, sum(len(rule.variants) for rule in rules)))
    check_reachable(rules)
    return RuleSet(rules)


def index_on_demand(files: Sequence[RulesFile]) -> RuleIndex:
    """The rules of files that `compile_rules` accepts, of which each is compiled when an operation is met that it may
    start from: few programs need many of the library's."""
    context = make_context()
    rules: list[tuple[Rule, str, frozenset[str]]] = []
    by_root: dict[type[IROperation], list[int]] = {}
    for file in files:
        declared = frozenset(_commutative(name, context) for name in file.commutative)
        for node in file.rules:
            assert isinstance(node.pattern, Operation)
            for name in node.pattern.names:
                by_root.setdefault(context.get_op(name), []).append(len(rules))
            rules.append((node, file.source.stem, declared))

    @cache
    def compiled(number: int) -> CompiledRule:
        node, stem, declared = rules[number]
        return _compile_rule(node, stem, declared, context, number * MAX_VARIANTS)

    def variants(root: type[IROperation]) -> list[Variant]:
        return [variant for number in by_root[root] for variant in compiled(number).variants
                if variant.pattern.root is root]

    return RuleIndex({root: partial(variants, root) for root in by_root})


def _compile_file(file: RulesFile, context: Context, first: int) -> list[CompiledRule]:
    declared = frozenset(_commutative(name, context) for name in file.commutative)
    rules: list[CompiledRule] = []
    lines: dict[str, int] = {}
    for node in file.rules:
        if node.name in lines:
            raise rule_error(f"there is a rule '{node.name}' already, in line {lines[node.name]}", node)
        lines[node.name] = node.span.position.line
        order = first + sum(len(rule.variants) for rule in rules)
        rule = _compile_rule(node, file.source.stem, declared, context, order)
        _check_rule(rule, context)
        rules.append(rule)
    return rules


def _commutative(name: Name, context: Context) -> str:
    kind = find_operation(context, name.name, name)
    if len(signature_of(kind).operands) != 2:
        raise rule_error(f"{name.name} does not take two operands", name)
    return name.name


def _compile_rule(
    node: Rule, stem: str, declared: frozenset[str], context: Context, order: int
) -> CompiledRule:
    if not isinstance(node.pattern, Operation):
        raise rule_error("the left side has to be an operation", node.pattern)

    def is_commutative(name: str) -> bool:
        return node.both_ways or name in declared or signature_of(context.get_op(name)).commutative

    def shares_type(name: str) -> bool:
        variables = {each.variable for each in signature_of(context.get_op(name)).operands}
        return len(variables) == 1 and None not in variables

    _check_operations(node.pattern, context)
    level = _level(node)
    name = f"{stem}.{node.name}"
    variants = []
    for tree in expand(node, is_commutative, shares_type):
        pattern = compile_pattern(tree, context)
        condition = None if node.condition is None else compile_condition(node.condition, pattern.names)
        replace = compile_replacement(node.replacement, pattern.root, pattern.names, context)
        variants.append(Variant(name, node, order + len(variants), level, tree, pattern, condition, replace))
    return CompiledRule(name, node, level, tuple(variants))


def _check_rule(rule: CompiledRule, context: Context) -> None:
    """Raise RuleError for errors that compiling a rule does not detect."""
    node, names = rule.node, rule.variants[0].pattern.names
    for variant in rule.variants:
        check_element_types(node, variant.tree, context)
    _check_used(node, names)
    if node.assumption is not None:
        if rule.level is Numerics.STRICT:
            raise rule_error("a strict rule assumes nothing", node.assumption,
                             hint="say from which level on it is legal: `at default` or `at fast`")
        values = {each: Kind.NUMBER if kind is Kind.VALUE else kind for each, kind in names.items()}
        compile_condition(node.assumption, values)


def _check_operations(node: Operation, context: Context) -> None:
    for name in node.names:
        find_operation(context, name, node)
    for operand in node.operands:
        if isinstance(operand, Operation):
            _check_operations(operand, context)


def _level(node: Rule) -> Numerics:
    levels = {each.name.lower(): each for each in Numerics}
    if node.level is None:
        return Numerics.STRICT
    if node.level not in levels:
        raise rule_error(f"unknown level '{node.level}'", node, hint=did_you_mean(node.level, levels))
    return levels[node.level]


def _check_used(node: Rule, names: dict[str, Kind]) -> None:
    """Reject the name of a property that nothing uses: it was probably meant as a text."""
    text = node.span.source.text[node.pattern.span.start : _end(node)]
    for name, kind in names.items():
        if kind is Kind.ATTRIBUTE and len(_words(text, name)) < 2:
            raise rule_error(f"the name '{name}' of a property is not used", node.pattern,
                             hint=f'write "{name}" in quotes if the text is meant, or `_` for anything')


def _end(node: Rule) -> int:
    parts = [*node.replacement, *([node.condition] if node.condition else [])]
    return max(part.span.end for part in parts)


def _words(text: str, name: str) -> list[str]:
    return re.findall(rf'(?<![\w."]){name}(?![\w"])', text)
