"""Draws the seeds of a graph's random numbers by one operator, before any other use of the generator."""

from __future__ import annotations

from collections import defaultdict

import torch
from torch._guards import detect_fake_mode
from torch.fx import GraphModule, Node
from torch.utils.checkpoint import CheckpointPolicy

from ...ir.semantics.random_operators import random_operators

__all__ = ["merge_seeds"]


def merge_seeds(graph: GraphModule) -> None:
    """Merge the calls that draw seeds into one call per device. The seeds are always saved for the backward graph,
    because a second draw would return others.

        %a = stepwell_random.seeds(1, device(type='cpu'))
        %b = stepwell_random.seeds(1, device(type='cpu'))
    become
        %all = stepwell_random.seeds(2, device(type='cpu'))
        %a = aten.slice.Tensor(%all, 0, 0, 1)
        %b = aten.slice.Tensor(%all, 0, 1, 2)
    """
    operator = random_operators().seeds.default
    calls: dict[torch.device, list[Node]] = defaultdict(list)
    for node in graph.graph.find_nodes(op="call_function", target=operator):
        calls[node.args[1]].append(node)
    for device, nodes in calls.items():
        mode = detect_fake_mode([node.meta["val"] for node in nodes])
        assert mode is not None
        with mode, graph.graph.inserting_before(nodes[0]):
            drawn = graph.graph.call_function(operator, (len(nodes), device))
            drawn.meta = {**nodes[0].meta, "val": operator(len(nodes), device), "recompute": CheckpointPolicy.MUST_SAVE}
        for place, node in enumerate(nodes):
            with graph.graph.inserting_before(node):
                part = graph.graph.call_function(torch.ops.aten.slice.Tensor, (drawn, 0, place, place + 1))
            part.meta = dict(node.meta)
            node.replace_all_uses_with(part)
            graph.graph.erase_node(node)
    if calls:
        graph.recompile()
