"""Reorders the inputs of a graph to match the call that it was captured from.

Dynamo orders them by first use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from torch import Tensor
from torch.fx import GraphModule, Node

__all__ = ["inputs_in_order"]


@contextmanager
def inputs_in_order(graph: GraphModule, arguments: Sequence[Any]) -> Iterator[Callable[[Sequence[Any]], list[Any]]]:
    """Within this context, a graph takes sizes first, then the tensors among `arguments`, then all others.

    Yields a function that brings the graph's inputs into this order.
    """
    position = {id(value): at for at, value in reversed(list(enumerate(arguments))) if isinstance(value, Tensor)}
    placeholders = [node for node in graph.graph.nodes if node.op == "placeholder"]

    def key(at: int) -> tuple[int, int]:
        example = _example(placeholders[at])
        if not isinstance(example, Tensor):
            return 0, 0
        return (1, position[id(example)]) if id(example) in position else (2, 0)

    order = sorted(range(len(placeholders)), key=key)
    _arrange(graph, [placeholders[at] for at in order])
    try:
        yield lambda inputs: [inputs[at] for at in order]
    finally:
        _arrange(graph, placeholders)  # Dynamo reads them again


def _arrange(graph: GraphModule, placeholders: Sequence[Node]) -> None:
    for node in reversed(placeholders):
        first = next(iter(graph.graph.nodes))
        if node is not first:
            first.prepend(node)
    graph.recompile()


def _example(placeholder: Node) -> Any:
    """The value of a placeholder when Dynamo traced the graph."""
    argument = placeholder.meta.get("grapharg")
    return None if argument is None else argument.example
