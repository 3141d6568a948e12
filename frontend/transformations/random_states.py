"""Random numbers that the way back draws again as the way forward drew them, as calls of operators.

What is checkpointed is computed twice. For an operator of it that draws random numbers torch leaves
`run_and_save_rng_state(op, ...)` in the forward graph and `run_with_rng_state(state, op, ...)` in the backward graph,
which take the operator as an argument. Here they become calls of that operator, as any other, between calls of two
operators of ours, which give and set the state of the CPU's generator:

    %state = aten.call "stepwell_random::state() -> Tensor" : () -> tensor<5056xui8>
    %mask = aten.bernoulli.p %x {p = 0.5} : (tensor<8xf32>) -> tensor<8xf32>

On GPUs torch leaves another function, which takes a generator.
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch import Tensor
from torch._guards import detect_fake_mode
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg

from ...ir.semantics.random_operators import random_operators

__all__ = ["expand_random_states"]


def expand_random_states(graph: GraphModule) -> None:
    """Let a half of a training graph call the operators that draw the same random numbers in both."""
    functions = {torch.ops.higher_order.run_and_save_rng_state: _expand_saving,
                 torch.ops.higher_order.run_with_rng_state: _expand_repeating}
    found = [node for node in graph.graph.nodes if node.target in functions and _draws_on_cpu(node)]
    if not found:
        return
    mode = detect_fake_mode([node.meta.get("val") for node in graph.graph.nodes])
    assert mode is not None
    with mode:
        for node in found:
            functions[node.target](node)
    graph.recompile()


def _expand_saving(node: Node) -> None:
    """The state of the generator, then what it draws."""
    target, *arguments = node.args
    state = _add(node, random_operators().state.default)
    drawn = _add(node, target, *arguments, **node.kwargs)
    for user in list(node.users):
        assert user.target is operator.getitem
        user.replace_all_uses_with(state if user.args[1] == 0 else drawn)
        node.graph.erase_node(user)
    node.graph.erase_node(node)


def _expand_repeating(node: Node) -> None:
    """What the generator draws in a state, which is set before and taken back afterwards."""
    state, target, *arguments = node.args
    present = _add(node, random_operators().state.default)
    _add(node, random_operators().set_state.default, state)
    drawn = _add(node, target, *arguments, **node.kwargs)
    _add(node, random_operators().set_state.default, present)
    node.replace_all_uses_with(drawn)
    node.graph.erase_node(node)


def _add(place: Node, target: Any, *arguments: Any, **keywords: Any) -> Node:
    """A call before a node and of its place in the program, with the value that tracing it gives."""
    with place.graph.inserting_before(place):
        node = place.graph.call_function(target, arguments, keywords)
    given, named = map_arg((arguments, keywords), lambda each: each.meta["val"])
    node.meta = {**place.meta, "val": target(*given, **named)}
    return node


def _draws_on_cpu(node: Node) -> bool:
    tensors = [value for each in node.all_input_nodes if isinstance(value := each.meta.get("val"), Tensor)]
    named: Any = node.kwargs.get("device")
    devices = [torch.device(named)] if named is not None else [each.device for each in tensors]
    return all(device.type == "cpu" for device in devices)

