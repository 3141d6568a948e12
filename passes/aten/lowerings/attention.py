"""Attention: a matrix product, the exponentials of a softmax, and a second matrix product, whose results are divided by
the sums of the exponentials. The scores are stored in memory between the kernels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from xdsl.ir import Attribute, SSAValue

from ....ir.dialects.prim import iteration
from ....ir.dialects.prim.types import BOOL, tensor_of
from ....ir.expressions import Expression, constant, split_multiples
from ....ir.modules.levels import LIBRARY
from ..operators.promotion import compute_type
from .builder import Builder, element, sizes
from .table import lowers

FORWARD, BACKWARD = (f"aten._scaled_dot_product_flash_attention_for_cpu{way}" for way in ("", "_backward"))


@dataclass(frozen=True)
class Heads:
    """The dimensions that queries and keys have before rows and width; several heads of queries may share one of keys.

    Products run over `batch` and, inside of it, over the queries' heads that share one.
    """

    batch: tuple[Expression, ...]
    """The sizes of the keys' dimensions, and of those that keys are repeated along."""
    shared: Expression
    """How many heads of queries share one of keys."""

    @property
    def extents(self) -> tuple[Expression, ...]:
        return (*self.batch, self.shared)

    @property
    def of_queries(self) -> tuple[Expression, ...]:
        """The sizes of the queries' dimensions."""
        return (*self.batch[:-1], self.batch[-1] * self.shared) if self.batch else ()

    def query(self, *rest: Expression) -> list[Expression]:
        """The subscripts of a tensor that has the queries' heads."""
        own = list(map(iteration, range(len(self.batch))))
        return [*own[:-1], own[-1] * self.shared + iteration(len(own)), *rest] if own else list(rest)

    def key(self, x: SSAValue, *rest: Expression) -> list[Expression]:
        """The subscripts of a tensor that has the keys' heads."""
        return [constant(0) if size == 1 else iteration(k)
                for k, size in enumerate(sizes(x)[:len(self.batch)])] + list(rest)


def _heads(b: Builder, query: SSAValue, key: SSAValue, value: SSAValue) -> Heads:
    """How queries and keys go together; a size of 1 stretches."""
    given = [sizes(x)[:-2] for x in (query, key, value)]
    if len({len(each) for each in given}) > 1:
        b.extern("no lowering: query, key and value have different numbers of dimensions")
    if not given[0]:
        return Heads((), constant(1))
    heads = given[1][-1] if given[1][-1] != 1 else given[2][-1]
    shared, rest = split_multiples(given[0][-1], heads)
    if rest or shared == 0 or given[2][-1] not in (heads, 1):
        b.extern(f"no lowering: {given[0][-1]} heads of queries are not known to be a multiple of {heads} heads")
    batch = (*given[0][:-1], heads)
    if any(size not in (1, want) for each in given[1:] for size, want in zip(each, batch, strict=True)):
        b.extern("no lowering: the batches of query, key and value are not known to be equal")
    return Heads(batch, shared)


@dataclass(frozen=True)
class Attention:
    """What forward and backward share: the scores of queries and keys."""

    b: Builder
    query: SSAValue
    key: SSAValue
    value: SSAValue
    mask: SSAValue | None
    is_causal: bool
    scale: float
    heads: Heads

    @staticmethod
    def of(b: Builder, query: SSAValue, key: SSAValue, value: SSAValue, mask: SSAValue | None, dropout: float,
           is_causal: bool, scale: float | None) -> Attention:
        """Raises Extern for what is left to the library."""
        width = sizes(query)[-1].as_int
        if dropout != 0:
            b.extern(LIBRARY)
        if scale is None and not width:
            b.extern(f"no lowering: the scale of a width of {sizes(query)[-1]}")
        return Attention(b, query, key, value, mask, is_causal,
                         1 / math.sqrt(width or 1) if scale is None else scale, _heads(b, query, key, value))

    @property
    def rows(self) -> Expression:
        return sizes(self.query)[-2]

    @property
    def columns(self) -> Expression:
        return sizes(self.key)[-2]

    @property
    def shape(self) -> tuple[Expression, ...]:
        """The sizes of the scores."""
        return (*self.heads.of_queries, self.rows, self.columns)

    @property
    def kind(self) -> Attribute:
        return compute_type(element(self.query))

    def inner(self, x: SSAValue, y: SSAValue) -> SSAValue:
        """The products of rows of `x`, which has the queries' heads, and of `y`, which has the keys', in the shape of
        the scores."""
        row, column, term = map(iteration, range(len(self.heads.extents), len(self.heads.extents) + 3))
        extents = [*self.heads.extents, self.rows, self.columns, sizes(x)[-1]]
        return self.b.reshape(self.b.contract(x, self.heads.query(row, term), y, self.heads.key(y, column, term),
                                              extents, len(extents) - 1), self.shape)

    def weighted(self, weights: SSAValue, y: SSAValue) -> SSAValue:
        """The sums of the rows of `y`, which has the keys' heads, with the weights of a row of the scores."""
        row, width, term = map(iteration, range(len(self.heads.extents), len(self.heads.extents) + 3))
        extents = [*self.heads.extents, self.rows, sizes(y)[-1], self.columns]
        return self.b.reshape(self.b.contract(weights, self.heads.query(row, term), y, self.heads.key(y, term, width),
                                              extents, len(extents) - 1), [*self.heads.of_queries, *extents[-3:-1]])

    def gathered(self, weights: SSAValue, x: SSAValue, like: SSAValue) -> SSAValue:
        """The sums of the rows of `x`, which has the queries' heads, with the weights of a column of the scores, over
        all heads and batches that share an element of `like`, which has the keys'."""
        kept = [k for k, size in enumerate(sizes(like)[:-2]) if size != 1]
        others = [k for k in range(len(self.heads.extents)) if k not in kept]
        all_extents = [*self.heads.extents, self.columns, sizes(x)[-1], self.rows]
        column, width, row = range(len(self.heads.extents), len(all_extents))
        order = [*kept, column, width, *others, row]
        names = {f"d{old}": iteration(new) for new, old in enumerate(order)}
        maps = [[each.substitute(names) for each in self.heads.query(*map(iteration, rest))]
                for rest in ((row, column), (row, width))]
        return self.b.reshape(self.b.contract(weights, maps[0], x, maps[1], [all_extents[k] for k in order],
                                              len(kept) + 2), sizes(like))

    def scores(self) -> SSAValue:
        """The scores, minus infinity where they are hidden."""
        b = self.b
        scores = b.mul(self.inner(self.query, self.key), self.scale)
        if self.mask is not None:
            hides = element(self.mask) == BOOL
            scores = b.select(self.mask, scores, -math.inf) if hides else \
                b.add(scores, b.convert(self.mask, self.kind))
        if self.is_causal:
            row, column = (b.iota(self.shape, len(self.shape) - back) for back in (2, 1))
            scores = b.select(b.ge(row, column), scores, -math.inf)
        return scores

    def forward(self) -> tuple[SSAValue, SSAValue]:
        """The weighted sums of the values, and the logarithm of the sum of exponentials of each row. A row of which
        nothing is kept gives zeros, as the library has it."""
        b, last = self.b, [len(self.shape) - 1]
        scores = self.scores()
        largest = b.reduce("maximum", scores, last)
        largest = b.select(b.eq(largest, -math.inf), 0.0, largest)
        powers = b.exp(b.sub(scores, b.along(largest, last, self.shape)))
        total = b.reduce("add", powers, last)
        total = b.select(b.eq(total, 0.0), 1.0, total)
        sums = self.weighted(b.convert(powers, element(self.value)), self.value)
        return b.div(sums, b.along(total, [len(self.shape) - 1], sizes(sums))), b.add(b.log(total), largest)

    def backward(self, gradient: SSAValue, result: SSAValue, logarithms: SSAValue) -> tuple[SSAValue, ...]:
        """The gradients of query, key and value; the weights are computed again."""
        b, last = self.b, [len(self.shape) - 1]
        weights = b.exp(b.sub(self.scores(), b.along(b.convert(logarithms, self.kind), last, self.shape)))
        own = b.reduce("add", b.mul(b.widen(gradient), b.widen(result)), last)
        steps = b.mul(weights, b.sub(self.inner(gradient, self.value), b.along(own, last, self.shape)))
        steps = b.convert(b.mul(steps, self.scale), element(self.query))
        return (self.weighted(steps, self.key), self.gathered(steps, self.query, self.key),
                self.gathered(b.convert(weights, element(gradient)), gradient, self.value))


@lowers("aten.scaled_dot_product_attention")
def attention(b: Builder, query: SSAValue, key: SSAValue, value: SSAValue, mask: SSAValue | None, dropout: float,
              is_causal: bool, scale: float | None, *_: Any) -> SSAValue:
    found = Attention.of(b, query, key, value, mask, dropout, is_causal, scale)
    return b.convert(found.forward()[0], b.result_element)


@lowers(FORWARD)
def attention_with_logarithms(b: Builder, query: SSAValue, key: SSAValue, value: SSAValue, dropout: float,
                              is_causal: bool, mask: SSAValue | None, scale: float | None) -> list[SSAValue]:
    result, logarithms = Attention.of(b, query, key, value, mask, dropout, is_causal, scale).forward()
    return [b.convert(result, b.result_element), b.convert(logarithms, tensor_of(b.source.results[1]).element_type)]


@lowers(BACKWARD)
def attention_backward(b: Builder, gradient: SSAValue, query: SSAValue, key: SSAValue, value: SSAValue,
                       result: SSAValue, logarithms: SSAValue, dropout: float, is_causal: bool,
                       mask: SSAValue | None, scale: float | None) -> list[SSAValue]:
    found = Attention.of(b, query, key, value, mask, dropout, is_causal, scale)
    return [b.convert(each, tensor_of(given).element_type) for each, given in
            zip(found.backward(gradient, result, logarithms), b.source.results, strict=True)]
