"""The pattern of attention in plain operators: product, scale, masks, softmax, product."""

from __future__ import annotations

from dataclasses import dataclass, replace

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import argument
from ....ir.expressions import Expression
from ..operators.chains import keeps_order, number_of
from ..operators.operands import element, sizes
from .diagonals import Triangle, filled_triangle, triangle

PRODUCTS = ("aten.bmm", "aten.mm", "aten.baddbmm")
SOFTMAX = ("aten._softmax", "aten.softmax.int", "aten._safe_softmax")
MAX_OPERATORS = 24
"""How many operators may stand between the product and the softmax."""


class NotAttention(Exception):
    """Raised where the pattern does not match. The message is the reason; it is empty if there is nothing to report."""


@dataclass(frozen=True)
class Mask:
    """A mask of scores: an addend, or a number that replaces some of them."""

    addend: SSAValue | None = None
    condition: SSAValue | None = None
    """True where the number stands, or where it does not (`kept`)."""
    kept: bool = False
    fill: float = 0.0
    filled: Triangle | None = None
    """Where the number stands, if that is a triangle."""


@dataclass
class Attention:
    """Operators that together are softmax(scale * query @ key + masks) @ value."""

    softmax: Operation
    first: Operation
    second: Operation
    scale: float
    masks: list[Mask]
    """In the order of the program."""
    shape: tuple[Expression, ...]
    """The sizes of the scores where they are masked: batch dimensions, rows of the query, rows of the key."""

    @property
    def query(self) -> SSAValue:
        return self.first.operands[-2]

    @property
    def transposed_key(self) -> SSAValue:
        return self.first.operands[-1]

    @property
    def value(self) -> SSAValue:
        return self.second.operands[-1]


@dataclass(frozen=True)
class _Way:
    """The operators found between the softmax and the product of query and key."""

    shape: tuple[Expression, ...]
    scale: float = 1.0
    masks: tuple[Mask, ...] = ()
    steps: int = 0
    problem: str | None = None
    """Why this is no attention that can be raised, if a product is found at all."""

    def see(self, shape: tuple[Expression, ...], mask: Mask) -> _Way:
        way = replace(self, masks=(mask, *self.masks), shape=shape)
        if self.scale != 1.0:
            return replace(way, problem="a mask is scaled")
        if self.masks and shape != self.shape:
            return replace(way, problem="it is masked in different shapes")
        return way

    def through(self, value: SSAValue) -> _Way:
        return self if value.has_one_use() else replace(self, problem="the scores are used elsewhere")


def match(softmax: Operation) -> Attention:
    """The attention with this softmax; raises NotAttention."""
    scores = softmax.operands[0]
    rank = len(sizes(scores))
    if rank < 2 or argument(softmax, "dim") % rank != rank - 1:
        raise NotAttention("")
    first, way = _up(scores, _Way(shape=sizes(scores)))
    second = _down(softmax)
    if way.problem is not None:
        raise NotAttention(way.problem)
    shapes = (sizes(first.results[0]), sizes(second.operands[0]), sizes(scores), way.shape)
    if len({shape[-2:] for shape in shapes}) != 1 or shapes[0] != shapes[1]:
        raise NotAttention("the scores are written in another shape")
    return Attention(softmax, first, second, way.scale, list(way.masks), way.shape)


def _down(softmax: Operation) -> Operation:
    """The product whose left operand is the softmax."""
    value = softmax.results[0]
    while True:
        if not value.has_one_use():
            raise NotAttention("the weights are used elsewhere")
        [use] = value.uses
        op = use.operation
        if op.name in ("aten.bmm", "aten.mm") and use.index == 0:
            return op
        if not (keeps_order(op) or _is_conversion(op)):
            raise NotAttention(f"{op.name} stands between softmax and product")
        value = op.results[0]


def _up(scores: SSAValue, way: _Way) -> tuple[Operation, _Way]:
    """The product that computes the scores, and the operators between it and the softmax."""
    while True:
        op = scores.owner
        if not isinstance(op, Operation) or way.steps > MAX_OPERATORS:
            raise NotAttention("")
        way = replace(way.through(scores), steps=way.steps + 1)
        if op.name in PRODUCTS:
            return op, _with_input(op, way)
        if op.name == "aten.add.Tensor" and argument(op, "alpha") == 1:
            return _through_sum(scores, op, way)
        if keeps_order(op):
            if not way.masks and len(sizes(op.operands[0])) == 4:
                way = replace(way, shape=sizes(op.operands[0]))
            scores = op.operands[0]
        elif _is_conversion(op):
            scores = op.operands[0]
        elif (scaled := scaling(op)) is not None:
            scores, factor = scaled
            way = replace(way, scale=way.scale * factor)
        elif (filled := _filling(op)) is not None:
            way = way.see(sizes(scores), filled[1])
            scores = filled[0]
        else:
            raise NotAttention("")


def _through_sum(scores: SSAValue, op: Operation, way: _Way) -> tuple[Operation, _Way]:
    """Continue with the summand that is computed from the scores; the other one is a mask."""
    # The steps are shared out, so that a tree of sums is not searched whole.
    way = replace(way, steps=way.steps + MAX_OPERATORS // 4)
    for inner, other in (op.operands, op.operands[::-1]):
        if sizes(inner) == sizes(scores):
            try:
                return _up(inner, way.see(sizes(scores), _as_filling(other) or Mask(addend=other)))
            except NotAttention:
                continue
    raise NotAttention("")


def _with_input(product: Operation, way: _Way) -> _Way:
    """`baddbmm` scales the product, and adds its input."""
    if product.name != "aten.baddbmm":
        return way
    beta, alpha = argument(product, "beta"), argument(product, "alpha")
    if not isinstance(alpha, int | float) or beta not in (0, 1):
        return replace(way, problem="the input of the product is scaled")
    if beta == 1:
        way = way.see(sizes(product.results[0]), Mask(addend=product.operands[0]))
    return replace(way, scale=way.scale * alpha)


def _is_conversion(op: Operation) -> bool:
    """Whether `op` is a conversion between floats."""
    return op.name in ("aten._to_copy", "prims.convert_element_type") and all(
        isinstance(element(value), AnyFloat) for value in (op.operands[0], op.results[0]))


def scaling(op: Operation) -> tuple[SSAValue, float] | None:
    """The operand that `op` multiplies by a number, and the number."""
    if op.name in ("aten.mul.Scalar", "aten.div.Scalar"):
        inner, number = op.operands[0], argument(op, "other")
    elif op.name in ("aten.mul.Tensor", "aten.div.Tensor"):
        inner, number = op.operands[0], number_of(op.operands[1])
        if number is None and op.name == "aten.mul.Tensor":
            inner, number = op.operands[1], number_of(op.operands[0])
        if sizes(inner) != sizes(op.results[0]):
            return None
    else:
        return None
    if isinstance(number, bool) or not isinstance(number, int | float) or number == 0:
        return None
    return inner, 1.0 / number if ".div." in op.name else float(number)


def _filling(op: Operation) -> tuple[SSAValue, Mask] | None:
    """The scores of which `op` replaces some by a number, and where."""
    if op.name in ("aten.masked_fill.Scalar", "aten.masked_fill.Tensor"):
        inner, condition, kept = op.operands[0], op.operands[1], False
        number = argument(op, "value") if op.name.endswith("Scalar") else number_of(op.operands[2])
    elif op.name == "aten.where.self":
        condition, on_true, on_false = op.operands
        kept = (number := number_of(on_false)) is not None
        inner = on_true if kept else on_false
        number = number if kept else number_of(on_true)
    elif op.name in ("aten.where.ScalarOther", "aten.where.ScalarSelf"):
        kept = op.name.endswith("Other")
        condition, inner = op.operands
        number = argument(op, "other" if kept else "self")
    else:
        return None
    if not isinstance(number, int | float) or sizes(inner) != sizes(op.results[0]):
        return None
    where = triangle(condition)
    filled = where.complement() if where is not None and kept else where
    return inner, Mask(condition=condition, kept=kept, fill=float(number), filled=filled)


def _as_filling(addend: SSAValue) -> Mask | None:
    """An additive mask as a replacing one, if it is minus infinity in some elements and zero in all others."""
    if (found := filled_triangle(addend)) is not None and found[1] == float("-inf"):
        return Mask(addend=addend, fill=found[1], filled=found[0])
    op = addend.owner
    if not isinstance(op, Operation) or op.name != "aten.where.self":
        return None
    numbers = [number_of(value) for value in op.operands[1:]]
    if sorted(map(str, numbers)) != ["-inf", "0.0"]:
        return None
    kept = numbers[0] == 0
    where = triangle(op.operands[0])
    filled = where.complement() if where is not None and kept else where
    return Mask(condition=op.operands[0], kept=kept, fill=float("-inf"), filled=filled)
