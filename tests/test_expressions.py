"""Random integer expressions have the value of their text."""

from __future__ import annotations

import random

from xdsl.parser import Parser

from stepwell.ir import expressions as ex
from stepwell.ir.context import make_context
from stepwell.ir.expression_syntax import parse_expression
from stepwell.ir.expressions import Expression, symbol
from stepwell.ir.ranges import Range, RangeTable, is_nonnegative, simplify


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


def test_new_names_are_what_building_anew_gives() -> None:
    chosen = random.Random(1)
    for new in ({"a": "b", "b": "a"}, {"a": "z"}, {"a": "s2", "b": "s10"}, {"b": "a", "a": "c"}):
        for _ in range(200):
            expression = random_expression(chosen, chosen.randint(1, 4))
            text = str(expression.renamed({name: ex.Symbol(other) for name, other in new.items()}))
            meanings = {"min": ex.minimum, "max": ex.maximum} | {name: ex.symbol(new.get(name, name)) for name in "ab"}
            built = eval(str(expression).replace("floordiv", "//").replace("mod", "%"), meanings)
            assert str(built) == text and expression.substitute({k: ex.symbol(v) for k, v in new.items()}) == built


def test_names_that_meet_are_no_new_names() -> None:
    a, b = ex.symbol("a"), ex.symbol("b")
    assert ((a + b) // 2).substitute({"a": b}) == b
    assert (a // 2 + b // 2).substitute({"a": ex.symbol("c"), "b": ex.symbol("c")}) == ex.symbol("c") // 2 * 2


def test_a_table_of_ranges_forgets_what_other_ranges_made() -> None:
    a = ex.symbol("a")
    table = RangeTable({"a": Range(0, 8)})
    assert simplify(a // 8 + a % 8, table) == a
    table["a"] = Range(0, 9)
    assert simplify(a // 8 + a % 8, table) == a // 8 + a % 8


def test_what_a_table_of_ranges_remembers_is_right() -> None:
    chosen = random.Random(2)
    ranges = {"a": Range(0, 12), "b": Range(2, 40)}
    table = RangeTable(ranges)
    for _ in range(600):
        expression = random_expression(chosen, chosen.randint(1, 4))
        assert simplify(expression, table) == simplify(expression, ranges), str(expression)


def test_a_minus_before_a_quotient() -> None:
    i = ex.symbol("i")
    assert str(-(i // 9)) == "-(i floordiv 9)" and str((-i) // 9) == "(-i) floordiv 9"


def test_what_a_limit_of_symbols_proves() -> None:
    size, i, tap = symbol("s0"), symbol("i"), symbol("k")
    ranges = {"s0": Range(0, None), "i": Range(0, size), "k": Range(0, 3)}
    assert is_nonnegative(size - 1 - i, ranges)
    assert is_nonnegative(size * 4 + 2 - i * 4 - tap, ranges)
    assert not is_nonnegative(size - 1 - i - tap, ranges)
    assert not is_nonnegative(i - size, ranges)
