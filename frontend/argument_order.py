"""The inputs of a graph in the order of the call that it was captured from.

Dynamo orders them by their first use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch import Tensor
from torch.fx import GraphModule, Node

__all__ = ["order_inputs"]


def order_inputs(graph: GraphModule, arguments: Sequence[Any]) -> Callable[[Sequence[Any]], list[Any]]:
    """Reorder the placeholders of a graph in place: sizes, then the tensors among `arguments`, then all others.

    Returns what reorders the graph's inputs accordingly.
    """
    position = {id(value): at for at, value in reversed(list(enumerate(arguments))) if isinstance(value, Tensor)}
    placeholders = [node for node in graph.graph.nodes if node.op == "placeholder"]

    def key(at: int) -> tuple[int, int]:
        example = _example(placeholders[at])
        if not isinstance(example, Tensor):
            return 0, 0
        return (1, position[id(example)]) if id(example) in position else (2, 0)

    order = sorted(range(len(placeholders)), key=key)
    for at in reversed(order):
        first = next(iter(graph.graph.nodes))
        if placeholders[at] is not first:
            first.prepend(placeholders[at])
    graph.recompile()
    return lambda inputs: [inputs[at] for at in order]


def _example(placeholder: Node) -> Any:
    """The value that a placeholder stood for when Dynamo traced."""
    argument = placeholder.meta.get("grapharg")
    return None if argument is None else argument.example
