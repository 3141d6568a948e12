"""Random integer expressions are what their text says."""

from __future__ import annotations

import random

from xdsl.parser import Parser

from stepwell.ir import expressions as ex
from stepwell.ir.context import make_context
from stepwell.ir.expression_syntax import parse_expression
from stepwell.ir.expressions import Expression


def random_expression(chosen: random.Random, depth: int) -> Expression:
    if depth == 0:
        return chosen.choice([ex.symbol("a"), ex.symbol("b"), ex.constant(chosen.randint(-5, 5))])
    left, right = (random_expression(chosen, depth - 1) for _ in range(2))
    divisor = chosen.randint(2, 9)
    return chosen.choice([
        lambda: left + right, lambda: left - right, lambda: -left, lambda: left * right, lambda: left // divisor,
        lambda: left % divisor, lambda: ex.minimum(left, right), lambda: ex.maximum(left, right),
    ])()


def test_text_is_the_expression() -> None:
    chosen = random.Random(0)
    for _ in range(1500):
        expression = random_expression(chosen, chosen.randint(1, 4))
        read = parse_expression(Parser(make_context(), str(expression)))
        assert read == expression, str(expression)


def test_a_minus_before_a_quotient() -> None:
    i = ex.symbol("i")
    assert str(-(i // 9)) == "-(i floordiv 9)" and str((-i) // 9) == "(-i) floordiv 9"
