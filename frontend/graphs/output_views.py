"""Outputs of a graph that share memory with one another or with an input, as in eager mode.

Such an output is a view, made after the function has run: it costs no copy. AOTAutograd itself restores outputs
that are views of inputs, but only from the inputs' side; the graph still has to give one of the right strides.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from torch import Tensor
from torch._ops import OpOverload
from torch.fx import Node

__all__ = ["viewed_bases"]


def viewed_bases(
    outputs: Iterable[object], mutations: Mapping[Node, Node], is_here: Callable[[Tensor], bool]
) -> dict[Node, Node]:
    """The base of each output that is a view of an input, or of a value that the graph returns too, or of one that is
    not on the program's device, where nothing can be copied to.

    `mutations` are the inputs that are written, with their new values. A view of what such an input held before
    needs memory of its own.
    """
    nodes = dict.fromkeys(node for node in outputs if isinstance(node, Node))
    bases = {node: base_of(node) for node in nodes if isinstance(node.meta.get("val"), Tensor)}
    shared = Counter([*bases.values(), *map(base_of, mutations.values())])
    return {
        node: base
        for node, base in bases.items()
        if node is not base
        and (base not in mutations if base.op == "placeholder"
             else base.op == "call_function" and (shared[base] > 1 or not is_here(node.meta["val"])))
    }


def base_of(node: Node) -> Node:
    """The node whose memory `node` is a view of; itself if it has memory of its own."""
    while (source := viewed(node)) is not None:
        node = source
    return node


def viewed(node: Node) -> Node | None:
    """The node that `node` is one view operator away from."""
    if node.target is operator.getitem:
        producer = node.args[0]
        return viewed(producer) if isinstance(producer, Node) else None
    if not isinstance(node.target, OpOverload) or not node.target._schema.returns:
        return None
    alias = node.target._schema.returns[0].alias_info
    if alias is None or alias.is_write:
        return None
    for position, argument in enumerate(node.target._schema.arguments):
        # A list of views, of a split, is marked by `*`.
        of = argument.alias_info
        if of is not None and (of.before_set & alias.before_set or "*" in of.after_set):
            value = node.args[position] if position < len(node.args) else node.kwargs.get(argument.name)
            return value if isinstance(value, Node) else None
    return None

