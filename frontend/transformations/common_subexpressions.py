"""Common subexpression elimination for graphs traced by AOTAutograd. torch's own pass would load all of Inductor."""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload
from torch.fx import Graph, Node
from torch.multiprocessing.reductions import StorageWeakRef

__all__ = ["is_collective", "merge_equal_calls"]

OTHER_EACH_TIME = {torch.Tag.nondeterministic_seeded, torch.Tag.data_dependent_output, torch.Tag.dynamic_output_shape}
"""Tags of operators that return random numbers, or results whose size is a new symbol."""

COLLECTIVES = ("_c10d_functional", "_c10d_functional_autograd")
"""The namespaces of collectives."""


def merge_equal_calls(graph: Graph) -> None:
    """Replace equal calls by the first of them.

    Outputs and views of them stay separate tensors. Calls before and after a mutation are not merged.
    """
    output = next(iter(graph.find_nodes(op="output")))
    outputs = {storage for node in output.all_input_nodes if (storage := _storage(node)) is not None}
    known: dict[Any, Node] = {}
    for node in list(graph.nodes):
        if node.op != "call_function":
            continue
        if not _is_pure(node.target):
            known.clear()
        elif is_collective(node):
            continue  # other ranks take part in each collective
        elif not _is_other_each_time(node.target) and (storage := _storage(node)) is not None \
                and storage not in outputs:
            first = known.setdefault((node.target, _key(node.args), _key(node.kwargs)), node)
            if first is not node:
                node.replace_all_uses_with(first)
                graph.erase_node(node)


def is_collective(node: Node) -> bool:
    """Whether a node starts a collective or waits for one."""
    return getattr(node.target, "namespace", "") in COLLECTIVES


def _is_pure(target: Any) -> bool:
    """Whether a call mutates nothing. Among targets that are not operators this is known of `getitem` only."""
    return not target._schema.is_mutable if isinstance(target, OpOverload) else target is operator.getitem


def _is_other_each_time(target: Any) -> bool:
    return isinstance(target, OpOverload) and (
        not OTHER_EACH_TIME.isdisjoint(target.tags) or target.overloadpacket in _uninitialized())


def _uninitialized() -> tuple[Any, ...]:
    aten = torch.ops.aten
    return aten.empty, aten.empty_like, aten.empty_strided, aten.new_empty, aten.new_empty_strided


def _storage(node: Node) -> Any:
    """An identifier of the storage of a node's result: the node itself if it is no tensor, None if it is unknown."""
    value = node.meta.get("val")
    if isinstance(value, Tensor):
        try:
            return StorageWeakRef(value.untyped_storage())
        except NotImplementedError:  # sparse tensors have no storage
            return None
    return node


def _key(value: Any) -> Any:
    """A hash key for an argument that distinguishes 1 from 1.0 and 0.0 from -0.0."""
    match value:
        case list() | tuple():
            return type(value), tuple(map(_key, value))
        case dict():
            return dict, tuple((name, _key(each)) for name, each in value.items())
        case float() | complex() | slice():
            return type(value), repr(value)
        case _:
            return type(value), value
