"""The functions of conditions and expressions: a fixed table, each with the kinds of its arguments.

A function that cannot say (a size that depends on symbols, a division by zero) raises Undecided, and the rule does
not apply.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from xdsl.dialects.builtin import FixedBitwidthType, TensorType
from xdsl.ir import Attribute, SSAValue

from ...ir.dialects.prim.scalar_arithmetic import Number, is_exact, round_number
from ...ir.expressions import Expression, floordiv, modulo
from ...ir.shapes import dims
from .attributes import number_or_expression
from .element_classes import CLASSES, element_of_thing, is_boolean, is_unsigned

__all__ = ["FUNCTIONS", "Function", "Kind", "Undecided"]


class Undecided(Exception):
    """Raised if an expression has no value."""


class Kind(Enum):
    """The kinds of expressions."""

    VALUE = "a value"
    ELEMENT = "an element type"
    TYPE = "a type"
    NUMBER = "a number"
    LIST = "a list"
    TEXT = "a text"
    TRUTH = "a truth value"
    ATTRIBUTE = "an attribute"
    """Of a property: any of the last five."""


@dataclass(frozen=True)
class Function:
    """A function: the kinds of its arguments and result, and its implementation."""

    takes: tuple[tuple[Kind, ...], ...]
    """For each argument the kinds that it may be of; an attribute may be anything but a value."""
    gives: Kind
    call: Callable[..., Any]
    meaning: str


# Element types


def _class_function(name: str) -> Callable[[Any], bool]:
    test = CLASSES[name][0]
    return lambda thing: test(element_of_thing(thing))


def _width(thing: SSAValue | Attribute) -> int:
    element = element_of_thing(thing)
    if not isinstance(element, FixedBitwidthType):
        raise Undecided
    return element.bitwidth


def _holds(element: Attribute, number: Number) -> bool:
    return round_number(element_of_thing(element), _decided(number)) == number


# Shapes


def _sizes(value: SSAValue) -> tuple[int | Expression, ...]:
    if not isinstance(value.type, TensorType):
        return ()
    return tuple(map(number_or_expression, dims(value.type)))


def _product(numbers: tuple[Any, ...]) -> Any:
    return _plain(math.prod(numbers))


def _plain(number: Any) -> Any:
    return number_or_expression(number) if isinstance(number, Expression) else number


# Numbers


def _decided(number: Any) -> Any:
    if isinstance(number, Expression):
        if number.as_int is None:
            raise Undecided
        return number.as_int
    return number


def _equal(x: Any, y: Any) -> bool:
    if isinstance(x, Expression) or isinstance(y, Expression):
        return x == y or _decided(x - y) == 0
    if isinstance(x, tuple) and isinstance(y, tuple):
        return len(x) == len(y) and all(map(_equal, x, y))
    return x == y


def _compare(operator: Callable[[Any], bool]) -> Callable[[Any, Any], bool]:
    def compare(x: Any, y: Any) -> bool:
        if x != x or y != y:
            return False
        if isinstance(x, float) or isinstance(y, float):
            return operator(-1 if x < y else int(x > y))  # infinities have no difference
        return operator(_decided(x - y))

    return compare


def _divide(x: Any, y: Any) -> Any:
    if _decided(y) == 0:
        raise Undecided
    return floordiv(x, y) if isinstance(x, Expression) else x // y


def _remainder(x: Any, y: Any) -> Any:
    if _decided(y) == 0:
        raise Undecided
    return modulo(x, y) if isinstance(x, Expression) else x % y


def _subtract(x: Any, y: Any = None) -> Any:
    return -x if y is None else x - y


def _item(items: tuple[Any, ...], index: Any) -> Any:
    position = _decided(index)
    if not -len(items) <= position < len(items):
        raise Undecided
    return items[position]


def _is_power_of_two(number: Number) -> bool:
    return abs(math.frexp(number)[0]) == 0.5


def _is_product(first: Number, second: Number, product: Number) -> bool:
    (a, b), (c, d), (p, q) = (float(n).as_integer_ratio() for n in (first, second, product))
    return a * c * q == b * d * p


def _sum_saves_rounding(value: SSAValue, first: Number, second: Number) -> bool:
    total = round_number(element_of_thing(value), first + second)
    if total is None or not all(map(math.isfinite, (first, second, total))):
        return False
    return math.fsum((first, second, -total)) == 0 and 2 * abs(total) >= max(abs(first), abs(second))


def _product_saves_rounding(value: SSAValue, first: Number, second: Number) -> bool:
    product = round_number(element_of_thing(value), first * second)
    if product is None or not all(map(math.isfinite, (first, second, product))) or product == 0:
        return False
    return _is_product(first, second, product) and (abs(first) < 1) == (abs(second) < 1)


def _has_normal_reciprocal(value: SSAValue, number: Number) -> bool:
    if number == 0 or not math.isfinite(number):
        return False
    element = element_of_thing(value)
    reciprocal = round_number(element, 1 / number)
    smallest = 2.0**-14 if _width(element) == 16 and not _holds(element, 2.0**-126) else 2.0**-126
    return reciprocal is not None and math.isfinite(reciprocal) and abs(reciprocal) >= smallest


def _minimum(x: Any, y: Any) -> Any:
    return math.nan if x != x or y != y else min(_decided(x), _decided(y))


def _maximum(x: Any, y: Any) -> Any:
    return math.nan if x != x or y != y else max(_decided(x), _decided(y))


def _ones(thing: SSAValue | Attribute) -> int:
    element = element_of_thing(thing)
    if is_boolean(element):
        return 1
    return (1 << _width(element)) - 1 if is_unsigned(element) else -1


# Lists


def _compose(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(first[k] for k in second)


def _inverse(order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(len(order)), key=order.__getitem__))


def _pick_apart(items: tuple[Any, ...], positions: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple(item for k, item in enumerate(items) if k not in positions)


def _positions_before_removal(positions: tuple[int, ...], removed: tuple[int, ...]) -> tuple[int, ...]:
    count = len(positions) + len(removed) + max((*positions, *removed), default=0) + 1
    kept = [p for p in range(count) if p not in removed]
    return tuple(kept[p] for p in positions)


def _positions_after_removal(positions: tuple[int, ...], removed: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(p - sum(r < p for r in removed) for p in positions if p not in removed)


_V, _E, _T, _N, _L, _S, _B = (Kind.VALUE, Kind.ELEMENT, Kind.TYPE, Kind.NUMBER, Kind.LIST, Kind.TEXT, Kind.TRUTH)
_ANY = tuple(Kind)
_TYPED = (_V, _E)

FUNCTIONS: dict[str, Function] = {
    **{name: Function((_TYPED,), _B, _class_function(name), f"the element type is {meaning}")
       for name, (_, meaning) in CLASSES.items()},
    "element": Function((_TYPED,), _E, element_of_thing, "the element type of a value"),
    "type": Function(((_V,),), _T, lambda x: x.type, "the type of a value"),
    "width": Function((_TYPED,), _N, _width, "the bits of an element"),
    "ones": Function((_TYPED,), _N, _ones, "the integer of the element type all of whose bits are set; 1 for booleans"),
    "holds": Function((_TYPED, (_N,)), _B, _holds, "the number is one of the element type"),
    "converts_exactly": Function(
        (_TYPED, _TYPED), _B, lambda a, b: is_exact(element_of_thing(a), element_of_thing(b)),
        "every number of the first element type is one of the second"),
    "rank": Function(((_V,),), _N, lambda x: len(_sizes(x)), "the number of dimensions"),
    "shape": Function(((_V,),), _L, _sizes, "the sizes of a value"),
    "elements": Function(((_V,),), _N, lambda x: _product(_sizes(x)), "the number of elements"),
    "used_once": Function(((_V,),), _B, lambda x: x.has_one_use(), "the value has one use"),
    "abs": Function(((_N,),), _N, lambda x: abs(_decided(x)), "the absolute value"),
    "min": Function(((_N,), (_N,)), _N, _minimum, "the lesser number; NaN if either is NaN"),
    "max": Function(((_N,), (_N,)), _N, _maximum, "the greater number; NaN if either is NaN"),
    "finite": Function(((_N,),), _B, math.isfinite, "neither an infinity nor NaN"),
    "moderate": Function(
        ((_N,),), _B, lambda x: x == 0 or not math.isfinite(x) or 0.125 <= abs(x) <= 8,
        "between 1/8 and 8 in magnitude, or 0, an infinity or NaN: powers do not leave the range of floats"),
    "power_of_two": Function(((_N,),), _B, _is_power_of_two, "plus or minus a power of two"),
    "reciprocal": Function(((_N,),), _N, lambda x: _checked_reciprocal(x), "1 / x"),
    "normal_reciprocal": Function(
        ((_V,), (_N,)), _B, _has_normal_reciprocal,
        "1 / number, in the value's element type, is a normal float: no zero, infinity or subnormal"),
    "sum_saves_rounding": Function(
        ((_V,), (_N,), (_N,)), _B, _sum_saves_rounding,
        "the sum of the two numbers is a float of the value's element type and at least half as large as either"),
    "product_saves_rounding": Function(
        ((_V,), (_N,), (_N,)), _B, _product_saves_rounding,
        "the product of the two numbers is a float of the value's element type, and both are below 1 or neither is"),
    "length": Function(((_L,),), _N, len, "the number of items"),
    "range": Function(((_N,),), _L, lambda n: tuple(range(_decided(n))), "`[0, 1, ..., n - 1]`"),
    "product": Function(((_L,),), _N, _product, "the product of the items"),
    "sorted": Function(((_L,),), _L, lambda x: tuple(sorted(map(_decided, x))), "the items in rising order"),
    "compose": Function(((_L,), (_L,)), _L, _compose, "`[p[k] for k in q]`: the permutation p, then q"),
    "inverse": Function(((_L,),), _L, _inverse, "the permutation that undoes this one"),
    "without": Function(((_L,), (_L,)), _L, _pick_apart, "the items at all positions but these"),
    "renumber": Function(
        ((_L,), (_L,)), _L, _positions_after_removal,
        "where the positions of the first list are once those of the second are taken out; without these"),
    "restore": Function(
        ((_L,), (_L,)), _L, _positions_before_removal,
        "where the positions of the first list were before those of the second were taken out"),
    "disjoint": Function(
        ((_L,), (_L,)), _B, lambda x, y: not set(x) & set(y), "no item of one list is in the other"),
    # Operators
    "+": Function((_ANY, _ANY), Kind.ATTRIBUTE, lambda x, y: _plain(x + y), "the sum; of lists, one behind the other"),
    "-": Function(((_N,), (_N,)), _N, lambda x, y=None: _plain(_subtract(x, y)), "the difference, or the negation"),
    "*": Function(((_N,), (_N,)), _N, lambda x, y: _plain(x * y), "the product"),
    "floordiv": Function(((_N,), (_N,)), _N, lambda x, y: _plain(_divide(x, y)), "the quotient, rounded down"),
    "mod": Function(((_N,), (_N,)), _N, lambda x, y: _plain(_remainder(x, y)), "what `floordiv` leaves"),
    "==": Function((_ANY, _ANY), _B, _equal, "equal"),
    "!=": Function((_ANY, _ANY), _B, lambda x, y: not _equal(x, y), "not equal"),
    "<": Function(((_N,), (_N,)), _B, _compare(lambda d: d < 0), "less"),
    "<=": Function(((_N,), (_N,)), _B, _compare(lambda d: d <= 0), "less or equal"),
    ">": Function(((_N,), (_N,)), _B, _compare(lambda d: d > 0), "greater"),
    ">=": Function(((_N,), (_N,)), _B, _compare(lambda d: d >= 0), "greater or equal"),
    "in": Function((_ANY, (_L,)), _B, lambda x, items: any(_equal(x, y) for y in items), "one of the items"),
    "[]": Function(((_L,), (_N,)), _N, _item, "the item at a position; the last one is at -1"),
}
"""Every function and operator by name; `and`, `or` and `not` are part of the language."""


def _checked_reciprocal(number: Number) -> float:
    if number == 0:
        raise Undecided
    return 1 / number
