"""Makes the backward graph draw the same random numbers as the forward graph, for checkpointed operators.

Checkpointed code is computed twice. For an operator that draws random numbers, torch places
`run_and_save_rng_state(op, ...)` in the forward graph and `run_with_rng_state(state, op, ...)` in the backward graph,
which take the operator as an argument. They are replaced by ordinary calls of that operator, together with calls of
two operators of Stepwell that get and set the state of the device's generator:

    %state = aten.call "stepwell_random::state(Device device) -> Tensor" {device = "cpu"} : () -> tensor<5056xui8>
    %mask = aten.bernoulli.p %x {p = 0.5} : (tensor<8xf32>) -> tensor<8xf32>
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch import Tensor
from torch._guards import detect_fake_mode
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg
from torch.utils._pytree import tree_leaves

from ...ir.semantics.random_operators import random_operators

__all__ = ["expand_random_states"]


def expand_random_states(graph: GraphModule) -> None:
    """Replace both functions in the forward or backward graph."""
    functions = {torch.ops.higher_order.run_and_save_rng_state: _expand_saving,
                 torch.ops.higher_order.run_with_rng_state: _expand_repeating}
    found = [node for node in graph.graph.nodes if node.target in functions]
    if not found:
        return
    mode = detect_fake_mode([node.meta.get("val") for node in graph.graph.nodes])
    assert mode is not None
    with mode:
        for node in found:
            functions[node.target](node)
    graph.recompile()


def _expand_saving(node: Node) -> None:
    """Get the state of the generator, then draw."""
    target, *arguments = node.args
    state = _add(node, random_operators().state.default, _device(node))
    drawn = _add(node, target, *arguments, **node.kwargs)
    for user in list(node.users):
        assert user.target is operator.getitem
        user.replace_all_uses_with(state if user.args[1] == 0 else drawn)
        node.graph.erase_node(user)
    node.graph.erase_node(node)


def _expand_repeating(node: Node) -> None:
    """Draw from the given state of the generator, and restore the present state afterwards."""
    state, target, *arguments = node.args
    device = _device(node)
    present = _add(node, random_operators().state.default, device)
    _add(node, random_operators().set_state.default, state, device)
    drawn = _add(node, target, *arguments, **node.kwargs)
    _add(node, random_operators().set_state.default, present, device)
    node.replace_all_uses_with(drawn)
    node.graph.erase_node(node)


def _add(place: Node, target: Any, *arguments: Any, **keywords: Any) -> Node:
    """Insert a call before a node, with its source location and a traced value."""
    with place.graph.inserting_before(place):
        node = place.graph.call_function(target, arguments, keywords)
    given, named = map_arg((arguments, keywords), lambda each: each.meta["val"])
    node.meta = {**place.meta, "val": target(*given, **named)}
    return node


def _device(node: Node) -> torch.device:
    """The device that an operator draws on. The state itself is on the CPU."""
    devices = [value.device for each in (node, *node.all_input_nodes) for value in tree_leaves(each.meta.get("val"))
               if isinstance(value, Tensor)]
    return next((device for device in devices if device.type != "cpu"), torch.device("cpu"))
