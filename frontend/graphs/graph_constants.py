"""Tensors and numbers that a traced graph holds as constants."""

from __future__ import annotations

import operator

import torch
from torch import Tensor
from torch.fx import GraphModule, Node

__all__ = ["IDENTITIES", "constant_of", "number_of"]

# Operators that return their input, if nobody writes to it.
IDENTITIES = {
    torch.ops.aten.alias.default,
    torch.ops.aten.detach.default,
    torch.ops.aten.lift.default,
    torch.ops.aten.lift_fresh.default,
    torch.ops.prims.view_of.default,
}
NUMBERS = {torch.ops.aten.full.default, torch.ops.aten.scalar_tensor.default}
"""Operators whose last argument is the fill value of their result."""


def constant_of(graph: GraphModule, node: Node) -> Tensor | None:
    """Return the graph attribute that a node reads or copies, or None."""
    while node.target in IDENTITIES or node.target is torch.ops.aten.lift_fresh_copy.default:
        [node] = node.all_input_nodes
    return operator.attrgetter(str(node.target))(graph) if node.op == "get_attr" else None


def number_of(graph: GraphModule, node: Node) -> int | float | bool | None:
    """Return the number that a zero-dimensional tensor holds, if it is a compile-time constant."""
    if (constant := constant_of(graph, node)) is not None:
        return constant.item() if constant.dim() == 0 and not constant.is_complex() else None
    if node.target not in NUMBERS or node.meta["val"].dim() > 0:
        return None
    number = node.args[-1]
    return number if isinstance(number, int | float) else None
