"""Splits a traced graph before its first sparse tensors: what follows them is called operator by operator.

    values = mul(tangents, 2)                            values = mul(tangents, 2)
    g = sparse_coo_tensor([1, 1], indices, values)  ->   return values, indices
    return g, tangents                                   ---- called from Python:
                                                         g = sparse_coo_tensor([1, 1], indices, values)

Dynamo ends its graph where a program makes or takes a sparse tensor, so that only gradients are left: those of
`embedding` and `embedding_bag` with `sparse=True`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.fx import Graph, GraphModule, Node

from ..graphs.node_values import flat

__all__ = ["SparseEnd", "split_sparse_end"]

log = logging.getLogger("stepwell")


class SparseEnd:
    """A compiled graph, followed by the operators on sparse tensors."""

    def __init__(self, start: Callable[[list[Any]], Sequence[Any]], end: GraphModule, places: Sequence[int]):
        """`places` are the numbers of the outputs that `end` computes, from the outputs of `start` that come last."""
        self._start, self._end, self._places = start, end, tuple(places)
        self._taken = sum(node.op == "placeholder" for node in end.graph.nodes)
        self._boxed_call = True  # tells AOTAutograd to pass a list

    def __call__(self, inputs: list[Any]) -> Sequence[Any]:
        results = list(self._start(inputs))
        count = len(results) - self._taken
        taken, outputs = results[count:], results[:count]
        for place, output in zip(self._places, self._end(*taken), strict=True):
            outputs[place] = output
        return tuple(outputs)


def split_sparse_end(graph: GraphModule) -> tuple[GraphModule, Sequence[int]] | None:
    """Move the sparse tensors of a graph, and what depends on them, into a graph of their own.

    Returns it, together with the numbers of the outputs that it computes; its inputs become outputs of `graph`, after
    the others. None if there are no sparse tensors.
    """
    moved: dict[Node, None] = {}
    for node in graph.graph.nodes:
        if node.op == "call_function" and (_is_sparse(node) or any(each in moved for each in node.all_input_nodes)):
            moved[node] = None
    if not moved:
        return None
    log.warning("left to ATen, as sparse tensors are not compiled: %s", ", ".join(str(node.target) for node in moved))
    taken = list(dict.fromkeys(each for node in moved for each in node.all_input_nodes if each not in moved))
    end = Graph()
    copies = {each: end.placeholder(each.name) for each in taken}
    for node in moved:
        copies[node] = end.node_copy(node, copies.__getitem__)
    last = graph.graph.output_node()
    outputs: list[Any] = list(last.args[0])  # type: ignore[arg-type]
    places = [i for i, each in enumerate(outputs) if each in moved]
    end.output(tuple(copies[outputs[i]] for i in places))
    last.args = ((*(None if i in places else each for i, each in enumerate(outputs)), *taken),)
    for node in reversed(moved):
        graph.graph.erase_node(node)
    return GraphModule(torch.nn.Module(), end), places


def _is_sparse(node: Node) -> bool:
    return any(isinstance(each, Tensor) and each.layout not in (torch.strided, torch._mkldnn)  # type: ignore[attr-defined]
               for each in flat(node.meta.get("val")))
