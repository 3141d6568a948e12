"""Parsing of rules files into syntax trees."""

from __future__ import annotations

import pytest

from stepwell.passes.rules.errors import RuleError
from stepwell.passes.rules.parser import parse_rules
from stepwell.passes.rules.syntax import Call, Expression, Leaf, Literal, Operation, Rule, Sizes, TensorShape


def rule(text: str) -> Rule:
    (found,) = parse_rules(text).rules
    return found


def spelled(expression: Expression | None) -> str:
    """An expression with all its parentheses."""
    if isinstance(expression, Call):
        return f"{expression.function}({', '.join(map(spelled, expression.arguments))})"
    assert expression is not None
    return expression.span.text


@pytest.mark.parametrize(("text", "meaning"), [
    ("a or b and not c == 1", "or(a, and(b, not(==(c, 1))))"),
    ("a or b or c", "or(a, b, c)"),
    ("not not a in [1, 2]", "not(not(in(a, [1, 2])))"),
    ("a - b - c * d mod 2", "-(-(a, b), mod(*(c, d), 2))"),
    ("-a[0][1] floordiv -2", "floordiv(-([]([](a, 0), 1)), -2)"),
    ("(a + b) * f(1e-5, .5)", "*(+(a, b), f(1e-5, .5))"),
])
def test_operators_bind_as_in_python(text: str, meaning: str) -> None:
    condition = rule(f"rule r: prim.neg(x) => x where {text}").condition
    assert spelled(condition) == meaning


def test_minus_is_part_of_a_number() -> None:
    condition = rule("rule r: prim.neg(x) => x where -2").condition
    assert isinstance(condition, Literal) and condition.value == -2


@pytest.mark.parametrize(("text", "sizes", "element"), [
    ("tensor<n x 4 x T>", ["n", "4"], "T"), ("tensor<2x3xf32>", ["2", "3"], "f32"),
    ("tensor<(n + 1) x x>", ["n + 1"], "x"), ("tensor<batch... x n x T>", ["batch...", "n"], "T"),
    ("tensor<f32>", [], "f32"), ("tensor<* x T>", None, "T"),
])
def test_shapes(text: str, sizes: list[str] | None, element: str) -> None:
    pattern = rule(f"rule r: prim.neg(x: {text}) => x").pattern
    assert isinstance(pattern, Operation)
    (shape,) = pattern.operands[0].types
    assert isinstance(shape, TensorShape) and shape.element.name == element and shape.span.text == text
    assert (None if shape.sizes is None else [each.span.text for each in shape.sizes]) == sizes
    assert isinstance((shape.sizes or [None])[0], Sizes) == text.startswith("tensor<batch")


def test_every_part_knows_where_it_stands() -> None:
    text = """// one
commutative aten.mul.Tensor
rule r commutative at fast: m = (a.b | a.c)(none, x#1: T) {p = [0], "q" = k}#0: (f32, type(x#1)) // two
    => (m, (a.b | a.c)(constant(1))) assuming x > 0"""
    file = parse_rules(text, "f.rules")
    assert [name.name for name in file.commutative] == ["aten.mul.Tensor"]
    (found,) = file.rules
    pattern = found.pattern
    assert isinstance(pattern, Operation) and (found.name, found.both_ways, found.level) == ("r", True, "fast")
    assert pattern.span.text == text[text.index("m = "):text.index(" // two")]
    assert (pattern.binding, pattern.names, pattern.result) == ("m", ("a.b", "a.c"), 0)
    assert [each.span.text for each in pattern.operands] == ["none", "x#1: T"]
    assert [each.span.text for each in pattern.types] == ["f32", "type(x#1)"]
    assert [(each.name, each.value.span.text) for each in pattern.properties] == [("p", "[0]"), ("q", "k")]
    first, second = found.replacement
    assert isinstance(first, Leaf) and second.span.text == "(a.b | a.c)(constant(1))"
    assert found.condition is None and found.assumption is not None and found.assumption.span.text == "x > 0"
    assert str(found.span.position) == "f.rules:3:6"


@pytest.mark.parametrize(("text", "where", "message"), [
    ("rule r: prim.neg(x) => x @", "1:26", "'@' does not belong here"),
    ("rool r: x => x", "1:1", "'rool' does not belong here(.|\n)*expected 'commutative' or 'rule'"),
    ("rule r: prim.neg(x =>", "1:20", "'=>' does not belong here(.|\n)*expected '\\)' or ','"),
    ("rule r: prim.neg(x) =>", "1:23", "the file ends within a rule"),
    ("rule r: prim.neg(x) => constant", "1:32", "the file ends within a rule"),
    ("rule r: prim.neg(x) => x where a == b == c", "1:39", "'==' does not belong here"),
    ("rule r: prim.neg(x: tensor<2>) => x", "1:29", "'>' does not belong here(.|\n)*expected 'x'"),
    ("rule r: x {p = 1} => x", "1:9", "only an operation has properties and results"),
])
def test_what_does_not_belong_is_shown(text: str, where: str, message: str) -> None:
    with pytest.raises(RuleError, match=message) as caught:
        parse_rules(text)
    assert str(caught.value.where).endswith(where)
