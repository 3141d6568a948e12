"""Rewrites views of storage by strides into views of the tensor that owns the storage.

    as_strided(y[1:], (3,), (1,), 2)  ->  as_strided(y, (3,), (1,), 2)

`aten.as_strided` addresses storage: its offset counts from the beginning of the storage, and it may access elements
outside of its operand. Values in the IR have no surrounding storage. Therefore the operand is replaced by the base
tensor of the views, whose first element is the beginning of its storage if the program computes it. For an argument
only the caller knows the beginning: without an offset it does not matter, and with one the call is left to ATen
(`calls.py`).
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch._ops import OpOverload
from torch.fx import GraphModule, Node

from ..graphs.operators import named_arguments

__all__ = ["view_whole_storage"]

STRIDED = (torch.ops.aten.as_strided.default, torch.ops.aten.as_strided_copy.default)
SCATTER = torch.ops.aten.as_strided_scatter.default


def view_whole_storage(graph: GraphModule) -> None:
    """Replace the operands of `as_strided` in a traced graph by their base tensors."""
    for node in graph.graph.nodes:
        if node.target in STRIDED or node.target is SCATTER:
            given = named_arguments(node.target, node.args, node.kwargs)
            start, offset = given["self"].meta["val"].storage_offset(), given.get("storage_offset")
            base = _base(given["self"])
            is_computed = base.op == "call_function"
            if node.target is SCATTER and is_computed and offset is not None:
                # The result has its own memory.
                given["storage_offset"] = (offset.meta["val"] if isinstance(offset, Node) else offset) - start
            elif node.target in STRIDED and (is_computed or offset is not None):
                given |= {"self": base, "storage_offset": start if offset is None else offset}
            node.args, node.kwargs = (), given


def _base(node: Node) -> Node:
    """The base of a view with the same element type; the node itself if it is no view."""
    while (source := _source(node)) is not None and _elements(source) == _elements(node):
        node = source
    return node


def _source(node: Node) -> Node | None:
    """The operand that a node is a view of."""
    if node.op != "call_function":
        return None
    if node.target is operator.getitem:
        [node] = node.all_input_nodes
    return node.all_input_nodes[0] if _gives_views(node.target) else None


def _gives_views(target: Any) -> bool:
    returns = target._schema.returns if isinstance(target, OpOverload) else ()
    return any(each.alias_info is not None and not each.alias_info.is_write for each in returns)


def _elements(node: Node) -> Any:
    """The interpretation of a tensor's memory: dtype and lazy bits."""
    value = node.meta["val"]
    return value.dtype, value.is_conj(), value.is_neg()
