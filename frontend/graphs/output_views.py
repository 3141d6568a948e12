"""Outputs of a graph that alias one another or an input, as in eager mode.

Such an output is a view, created after the function has run, without a copy. AOTAutograd itself rebuilds outputs that
are views of inputs, but the graph still has to return a tensor with the right strides.
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
    """Return the base of each output that is a view of an input, or of another returned value, or that is not on the
    program's device, where it cannot be copied.

    `mutations` maps mutated inputs to their new values. A view of the old value of such an input needs its own
    memory.
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
    """The node whose memory `node` is a view of, or `node` itself if it owns memory."""
    while (source := viewed(node)) is not None:
        node = source
    return node


def viewed(node: Node) -> Node | None:
    """The node that `node` is a direct view of, or None."""
    if node.target is operator.getitem:
        producer = node.args[0]
        return viewed(producer) if isinstance(producer, Node) else None
    if not isinstance(node.target, OpOverload) or not node.target._schema.returns:
        return None
    alias = node.target._schema.returns[0].alias_info
    if alias is None or alias.is_write:
        return None
    for position, argument in enumerate(node.target._schema.arguments):
        # The schema of a split, which returns a list of views, marks the argument by `*`.
        of = argument.alias_info
        if of is not None and (of.before_set & alias.before_set or "*" in of.after_set):
            value = node.args[position] if position < len(node.args) else node.kwargs.get(argument.name)
            return value if isinstance(value, Node) else None
    return None

