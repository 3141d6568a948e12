"""Every rule of the library preserves results in every element type; wrong rules are found."""

from __future__ import annotations

import pytest

from stepwell.compiler.rule_checks import check_rule
from stepwell.passes.rules.compiled_rule import CompiledRule
from stepwell.passes.rules.library import library_rules
from stepwell.passes.rules.parser import parse_rules
from stepwell.passes.rules.rule_set import compile_rules

RULES = library_rules().rules


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_rule_holds(rule: CompiledRule) -> None:
    report = check_rule(rule)
    assert report.failure is None, str(report.failure)
    assert report.instances, "no function was found that the rule applies to"


def test_there_are_many() -> None:
    assert len(RULES) >= 60


def failure_of(text: str) -> str:
    """How the only rule of a text fails."""
    (rule,) = compile_rules([parse_rules(text, "wrong.rules")]).rules
    report = check_rule(rule)
    assert report.failure is not None, report.summary
    return str(report.failure)


WRONG = {
    "lost NaN": ("prim.sub(x: float, x) => constant(0)", "nan becomes 0.0"),
    "lost infinity": ("prim.mul(x: float, z = constant(0)) => z", "becomes 0.0"),
    "lost sign of zero": ("prim.add(x: float, constant(0)) => x", "0.0 becomes -0.0"),
    "sign of zero of a difference": ("prim.neg(prim.sub(x: float, y)) => prim.sub(y, x)", "0.0"),
    "ordered comparison": ('prim.not(prim.compare(x: float, y) {comparison = "lt"}) => '
                           'prim.compare(x, y) {comparison = "ge"}', "True becomes False"),
    "wrong for integers only": ("prim.div(prim.mul(x: integer, y), y) => x", "becomes"),
    "negative integers": ("prim.floor_div(x: signed, y) => prim.div(x, y)", "becomes"),
    "unsigned integers only": ("prim.abs(prim.neg(x: integer)) => prim.abs(x)", "ui8"),
    "wrap-around": ("prim.compare(prim.add(x: integer, constant(1)), x) {comparison = \"gt\"} => constant(true)",
                    "False becomes True"),
    "rounding": ("prim.mul(prim.div(x: float, constant(3)), constant(3)) => x", "becomes"),
    "narrow conversion": ("prim.convert(prim.convert(x: A): B): A => x", "becomes"),
    "order of a composition": (
        "prim.transpose(prim.transpose(x) {permutation = p}) {permutation = q} => "
        "prim.transpose(x) {permutation = compose(q, p)}", "the rule replaces a tensor"),
    "elements in another place": ("prim.transpose(x) => prim.reshape(x)", "becomes"),
    "sum of what is repeated": (
        'prim.reduce(prim.broadcast(x) {dims = d}) {combiner = "add", dims = r} => '
        "prim.broadcast(x) {dims = renumber(d, r)} where disjoint(d, r)", "becomes"),
    "fast": ("prim.exp(prim.add(x, y)) => prim.add(prim.exp(x), prim.exp(y))", "at level fast"),
    "default": ("prim.pow(x: float, constant(3)) => prim.mul(x, x)", "at level default"),
    "choices": ("prim.select(c, x, y) => prim.select(c, y, x)", "becomes"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_rule_is_found(name: str) -> None:
    text, said = WRONG[name]
    level = f" at {name}" if name in ("default", "fast") else ""
    failure = failure_of(f"rule planted{level}: {text}")
    assert failure.startswith("wrong.rules:1:6: error: the rule 'wrong.planted' is wrong at level")
    assert said in failure and "^^^^^^^" in failure


def test_operators_of_pytorch_are_checked_too() -> None:
    text = """
    commutative aten.add.Tensor
    rule add_neg: aten.add.Tensor(x, aten.neg(y)) => aten.sub.Tensor(x, y)
    rule transposed_product:
        aten.t(aten.mm(x: tensor<n x k x T>, y: tensor<k x m x T>))
        => aten.mm(aten.t(y): tensor<m x k x T>, aten.t(x): tensor<k x n x T>)
    rule min_of_neg:
        s = aten.min.dim(aten.neg(x: float)) {dim = d, keepdim = k}
        => (aten.neg(m = aten.max.dim(x) {dim = d, keepdim = k}#0 : (type(s#0), type(s#1))) : type(s#0), m#1)
    """
    for rule in compile_rules([parse_rules(text)]).rules:
        if rule.node.name != "transposed_product":  # the order of its sums is the library's
            report = check_rule(rule)
            assert report.failure is None and report.instances, str(report.failure)
    wrong = "rule planted: aten.add.Tensor(x, aten.neg(y)) => aten.sub.Tensor(y, x)"
    assert "becomes" in failure_of(wrong)


def test_a_rule_that_never_applies_is_not_called_right() -> None:
    (rule,) = compile_rules([parse_rules("rule never: prim.neg(x) => x where 1 == 2")]).rules
    assert "not checked" in check_rule(rule).summary
