"""Attention in a joint graph whose scores the backward graph computes again, instead of keeping the weights.

    %scores = aten.bmm(%queries, %keys)
    %weights = aten._softmax(%scores, -1, False)
    %result = aten.bmm(%weights, %values)
    %step = aten.bmm(%gradient, %values_transposed)
    %changes = aten._softmax_backward_data(%step, %weights, -1, float32)
becomes
    ...
    %sum = aten.sum(%gradient * %result, [-1], True)
    %changes = %weights * (%step - %sum)
since this sum is the same as that of `%step * %weights`. Then only elementwise operators and products use what is as
large as the scores, and `stream-products` computes them together, a block of scores at a time. All that the backward
graph needs are the result and the statistics of each row, of which the weights are made again (`expand_weights`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tag, Tensor
from torch._ops import OpOverload
from torch.fx import Graph, Node
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols, statically_known_true

from ...ir.machines.gpu import Gpu
from .expansions import Writer

__all__ = ["Attention", "attention_of", "expand_gradient"]

aten = torch.ops.aten
SOFTMAX = (aten._softmax.default, aten._safe_softmax.default)
GRADIENT = aten._softmax_backward_data.default
PRODUCTS = (aten.bmm.default, aten.mm.default)
VIEWS = (aten.view.default, aten.reshape.default, aten._unsafe_view.default, aten.expand.default, aten.clone.default,
         aten.unsqueeze.default, aten.squeeze.dim)
"""Operators that keep the order of elements where they keep their number."""
TRANSPOSES = (aten.transpose.int, aten.permute.default, aten.t.default)
CONVERSION = aten._to_copy.default
HALVES = (torch.bfloat16, torch.float16)
MOST_FACTORS = 64
"""Factors of weights up to which products are taken apart: squares of squares have exponentially many."""


@dataclass
class Attention:
    """What is made of the scores of attention, forward and backward."""

    softmax: Node
    scores: set[Node] = field(default_factory=set)
    """Products as large as the scores."""
    sums: set[Node] = field(default_factory=set)
    """Products of what is made of these, and of a matrix."""
    gradients: set[Node] = field(default_factory=set)
    """The gradients of the softmax."""


def attention_of(graph: Graph, behind: Collection[Node]) -> list[Attention]:
    """The attention, of known sizes, whose scores the backward graph can compute again; `behind` are the nodes of the
    backward pass."""
    found: list[Attention] = []
    made: dict[int, set[Node]] = {}
    for node in graph.nodes:
        if node.target in SOFTMAX and node not in behind and node.args[1] in (-1, node.meta["val"].dim() - 1) \
                and (count := _size(node)):
            if count not in made:
                made[count] = _made_of_products(graph, count)
            attention = _attention(node, made[count])
            if attention is not None and attention.gradients and _fits(attention):
                found.append(attention)
    return found


def expand_gradient(gradient: Node) -> Node | None:
    """Compute the gradient of a softmax by a sum over a row of the result, instead of one over the weights, if there is
    such a result. Factors of the weights that are not those of a row, as dropout's, are factors of their gradient, too.
    Returns the product that gives the gradient of the weights, which is not rounded any more."""
    (step, *path), weights = _path(_operands(gradient, 1)[0], PRODUCTS), _source(_operands(gradient, 2)[1])
    result = _result_of(step, weights, _factors(step, path))
    rows = [_view_of_rows(each, step) for each in path if each.target in VIEWS]
    if result is None or None in rows:
        return None
    b = Writer(gradient)
    target: Any = step.target
    left, right = map(b.wide, _operands(step, 2))
    product = value = b.add(target, left, right)
    sums = b.add(aten.sum.dim_IntList, b.add(aten.mul.Tensor, left, b.wide(result)), [-1], True)
    before = step
    for each in path:
        if each.target in VIEWS:
            value = b.add(each.target, value, *each.args[1:])  # type: ignore[arg-type]
            sums = b.add(each.target, sums, *rows.pop(0))  # type: ignore[arg-type,misc]
        elif each.target is aten.mul.Tensor:
            factor = _other(each, before)
            value = b.add(aten.mul.Tensor, value, b.wide(factor) if isinstance(factor, Node) else factor)
        before = each
    changes = b.add(aten.mul.Tensor, b.wide(gradient.args[1]), b.add(aten.sub.Tensor, value, sums))
    gradient.replace_all_uses_with(b.converted(changes, gradient.meta["val"].dtype))
    gradient.graph.erase_node(gradient)
    return product


def _made_of_products(graph: Graph, count: int) -> set[Node]:
    """The products of so many elements, and what elementwise operators make of them."""
    found: set[Node] = set()
    for node in graph.nodes:
        if _size(node) == count and (node.target in PRODUCTS or (
                _is_elementwise(node) and not found.isdisjoint(node.all_input_nodes))):
            found.add(node)
    return found


def _attention(softmax: Node, made: set[Node]) -> Attention | None:
    """All that is made of the scores of a softmax; None if anything but products and elementwise operators uses it."""
    found, pending = Attention(softmax), {softmax: None}
    for node in (todo := list(pending)):
        if node.target in PRODUCTS:
            found.scores.add(node)
            near = []
        else:
            near = [each for each in node.all_input_nodes if each in made]
        if node.target == GRADIENT:
            found.gradients.add(node)
        for user in node.users:
            if user in made and user.target not in PRODUCTS:
                near.append(user)
            elif user.target in PRODUCTS and user not in made and sum(each in made for each in _operands(user, 2)) == 1:
                found.sums.add(user)
            else:
                return None
        todo += [each for each in dict.fromkeys(near) if each not in pending]
        pending |= dict.fromkeys(near)
    return found


def _is_elementwise(node: Node) -> bool:
    """Whether an element of a result as large as an operand follows from elements at one place, or, of a softmax, from
    those of its row."""
    target: Any = node.target
    return target in (*SOFTMAX, GRADIENT, *VIEWS, *TRANSPOSES, CONVERSION) or (
        isinstance(target, OpOverload) and Tag.pointwise in target.tags)


def _fits(attention: Attention) -> bool:
    """Whether all factors are halves, whose rows fit into blocks that a program of a GPU multiplies. In f32 the sum
    over a row of the result has 1.7 times the error of that over the weights, where a row has few terms."""
    factors: list[tuple[Node, Any]] = []
    for product in attention.scores:
        left, right = _operands(product, 2)
        factors += [(each, left.meta["val"].shape[-1]) for each in (left, right)]
    for product in attention.sums:
        left, right = _operands(product, 2)
        by_left = _size(left) == _size(next(iter(attention.scores)))
        factors.append((right, right.meta["val"].shape[-1]) if by_left else (left, left.meta["val"].shape[-2]))
    return all(
        isinstance(width, int) and Gpu.least_product <= width <= Gpu.streamed_columns and _reads_halves(factor)
        for factor, width in factors)


def _reads_halves(value: Node) -> bool:
    """Whether the elements of a value are halves, or were before they were widened."""
    while value.meta["val"].dtype not in HALVES and value.target in (*VIEWS, *TRANSPOSES, CONVERSION):
        [value] = _operands(value, 1)
    return value.meta["val"].dtype in HALVES


def _result_of(step: Node, weights: Node, factors: Sequence[Any]) -> Node | None:
    """The product of weights, multiplied by such factors, and of values, of whose gradient `step` is the product with
    the values transposed."""
    if step.target not in PRODUCTS:
        return None
    gradient, transposed = _operands(step, 2)
    if not _swaps_last_dimensions(transposed):
        return None
    [values] = _operands(transposed, 1)
    for user in values.users:
        if user.target in PRODUCTS and user.meta["val"].shape == gradient.meta["val"].shape:
            factor, matrix = _operands(user, 2)
            source, *path = _path(factor, SOFTMAX)
            if matrix is values and source is weights and _factors(source, path) == factors:
                return user
    return None


def _path(value: Node, targets: Collection[Any]) -> list[Node]:
    """How a value is made of the result of one of some operators by views, conversions and multiplications: the call of
    that operator, or of another one from which no such way leads on, and what follows it."""
    def behind(node: Node) -> list[Node]:
        is_passed = node.target in (*VIEWS, CONVERSION, aten.mul.Tensor) and node.target not in targets
        return [*_operands(node, 2)] if is_passed else []

    leads: dict[Node, bool] = {}
    """Whether a way leads on to one of the operators. Each value is visited once: squares of squares have many ways."""
    pending = [value]
    while pending:
        node = pending[-1]
        unknown = [each for each in behind(node) if each not in leads]
        if not unknown:
            leads[pending.pop()] = node.target in targets or any(leads[each] for each in behind(node))
        pending += unknown
    path = [value]
    while following := behind(path[-1]):
        path.append(next((each for each in following if leads[each]), following[0]))
    return path[::-1]


def _factors(source: Node, path: Sequence[Node]) -> list[Any]:
    """What a value is multiplied by on its way: numbers, as one, and other values."""
    number, found, before = 1.0, [], source
    pending: list[Any] = []
    for each in path:
        if each.target is aten.mul.Tensor:
            pending.append(_other(each, before))
        before = each
    for each in pending:
        if not isinstance(each, Node):
            number *= each
        elif (value := _source(each)).target is aten.mul.Tensor and len(pending) < MOST_FACTORS:
            pending += value.args[:2]
        else:
            found.append(value.name)
    return [number, *sorted(found)]


def _other(product: Node, factor: Node) -> Any:
    """The factor of a product beside the given one."""
    return product.args[1] if product.args[0] is factor else product.args[0]


def _view_of_rows(view: Node, step: Node) -> tuple[Any, ...] | None:
    """The arguments of a view of one number for each row of `step`, where a view has whole rows of it."""
    shape, columns = view.meta["val"].shape, step.meta["val"].shape[-1]
    if not statically_known_true(shape[-1] == columns):
        return None
    return tuple([*each[:-1], 1] if isinstance(each, list | tuple) else each for each in view.args[1:])


def _swaps_last_dimensions(node: Node) -> bool:
    """Whether a node is the transpose of matrices."""
    rank = node.meta["val"].dim()
    order = list(range(rank))
    if node.target in (aten.transpose.int, aten.t.default):
        first, second = node.args[1:] or (0, 1)
        order[first], order[second] = order[second], order[first]  # type: ignore[index]
    elif node.target is aten.permute.default:
        order = [axis % rank for axis in node.args[1]]  # type: ignore[union-attr,operator]
    return order == [*range(rank - 2), rank - 1, rank - 2]


def _source(value: Node) -> Node:
    """What a value is a view or a conversion of, in which elements have the same order."""
    while value.target in (*VIEWS, CONVERSION):
        [operand] = _operands(value, 1)
        if _size(value) != _size(operand):
            break
        value = operand
    return value


def _operands(node: Node, count: int) -> list[Node]:
    """The first arguments of a call, which are tensors."""
    return [each for each in node.args[:count] if isinstance(each, Node)]


def _size(node: Node) -> Any:
    """The number of elements of a tensor: an integer, or an expression over symbols; None where it depends on
    values."""
    value = node.meta.get("val")
    if not isinstance(value, Tensor):
        return None
    count = value.numel()
    return count if isinstance(count, int) else None if free_unbacked_symbols(count) else count.node.expr
