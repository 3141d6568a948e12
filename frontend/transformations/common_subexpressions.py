"""Equal calls in a graph that AOTAutograd traced, as one. torch has this too, but for that loads all of Inductor."""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload
from torch.fx import Graph, Node
from torch.multiprocessing.reductions import StorageWeakRef

__all__ = ["merge_equal_calls"]

OTHER_EACH_TIME = {torch.Tag.nondeterministic_seeded, torch.Tag.data_dependent_output, torch.Tag.dynamic_output_shape}
"""Tags of operators that give random numbers, or results of a size that is a new symbol."""

COLLECTIVES = ("_c10d_functional", "_c10d_functional_autograd")
"""The namespaces of operators that communicate with other processes."""


def merge_equal_calls(graph: Graph) -> None:
    """Let the first of several equal calls stand for all.

    Outputs stay tensors of their own, and so do views of them. What was computed before a write is not taken for
    what is computed after it.
    """
    output = next(iter(graph.find_nodes(op="output")))
    outputs = {storage for node in output.all_input_nodes if (storage := _storage(node)) is not None}
    known: dict[Any, Node] = {}
    for node in list(graph.nodes):
        if node.op != "call_function":
            continue
        if not _is_pure(node.target):
            known.clear()
        elif getattr(node.target, "namespace", "") in COLLECTIVES:
            continue  # other ranks take part in each of them
        elif not _is_other_each_time(node.target) and (storage := _storage(node)) is not None \
                and storage not in outputs:
            first = known.setdefault((node.target, _key(node.args), _key(node.kwargs)), node)
            if first is not node:
                node.replace_all_uses_with(first)
                graph.erase_node(node)


def _is_pure(target: Any) -> bool:
    """Whether a call writes nothing; of what is no operator only the choice of a result is known to do so."""
    return not target._schema.is_mutable if isinstance(target, OpOverload) else target is operator.getitem


def _is_other_each_time(target: Any) -> bool:
    return isinstance(target, OpOverload) and (
        not OTHER_EACH_TIME.isdisjoint(target.tags) or target.overloadpacket in _uninitialized())


def _uninitialized() -> tuple[Any, ...]:
    aten = torch.ops.aten
    return aten.empty, aten.empty_like, aten.empty_strided, aten.new_empty, aten.new_empty_strided


def _storage(node: Node) -> Any:
    """What tells in which memory the result of a node is: the node itself if it is no tensor, None if it is unknown."""
    value = node.meta.get("val")
    if isinstance(value, Tensor):
        try:
            return StorageWeakRef(value.untyped_storage())
        except NotImplementedError:  # sparse tensors have none
            return None
    return node


def _key(value: Any) -> Any:
    """A key that is equal for equal arguments: 1 is not 1.0, and 0.0 not -0.0."""
    match value:
        case list() | tuple():
            return type(value), tuple(map(_key, value))
        case dict():
            return dict, tuple((name, _key(each)) for name, each in value.items())
        case float() | complex() | slice():
            return type(value), repr(value)
        case _:
            return type(value), value
