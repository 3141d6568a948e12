"""Views of storage by strides, as views of the tensor that the storage belongs to.

    as_strided(y[1:], (3,), (1,), 2)  ->  as_strided(y, (3,), (1,), 2)

`aten.as_strided` is about storage: an offset counts from where the storage begins, and what lies outside of its operand
is seen, too. Values in the IR have no storage around them. So the operand becomes the tensor that others are views of,
whose first element is where its storage begins if the program computes it. Where the storage of an argument begins is
known to the caller alone: without an offset it does not matter, and with one the call is ATen's (`calls.py`).
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
    """Let views of storage in a traced graph be views of whole tensors."""
    for node in graph.graph.nodes:
        if node.target in STRIDED or node.target is SCATTER:
            given = named_arguments(node.target, node.args, node.kwargs)
            start, offset = given["self"].meta["val"].storage_offset(), given.get("storage_offset")
            base = _base(given["self"])
            is_computed = base.op == "call_function"
            if node.target is SCATTER and is_computed and offset is not None:
                # What it gives has memory of its own.
                given["storage_offset"] = (offset.meta["val"] if isinstance(offset, Node) else offset) - start
            elif node.target in STRIDED and (is_computed or offset is not None):
                given |= {"self": base, "storage_offset": start if offset is None else offset}
            node.args, node.kwargs = (), given


def _base(node: Node) -> Node:
    """The tensor that a tensor is a view of, of the same elements; itself if it is none."""
    while (source := _source(node)) is not None and _elements(source) == _elements(node):
        node = source
    return node


def _source(node: Node) -> Node | None:
    """What a node is a view of."""
    if node.op != "call_function":
        return None
    if node.target is operator.getitem:
        [node] = node.all_input_nodes
    return node.all_input_nodes[0] if _gives_views(node.target) else None


def _gives_views(target: Any) -> bool:
    returns = target._schema.returns if isinstance(target, OpOverload) else ()
    return any(each.alias_info is not None and not each.alias_info.is_write for each in returns)


def _elements(node: Node) -> Any:
    """How the memory of a tensor is read."""
    value = node.meta["val"]
    return value.dtype, value.is_conj(), value.is_neg()
