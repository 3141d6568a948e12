"""Inlines regions marked by `torch.compiler.nested_compile_region` into the calling graph.

    %y = invoke_subgraph(@region, "region_0", %x)  ->  the operators of @region, on %x

One program is compiled from the whole graph; equal fusions become one kernel anyway.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import GraphModule, Node

__all__ = ["inline_nested_regions"]


def inline_nested_regions(graph: GraphModule) -> None:
    """Inline all regions of a Dynamo graph and of its subgraphs."""
    operator = torch.ops.higher_order.invoke_subgraph
    for module in [each for each in graph.modules() if isinstance(each, GraphModule)]:
        while nodes := module.graph.find_nodes(op="call_function", target=operator):
            for node in nodes:
                _inline(module, node)
            module.recompile()


def _inline(graph: GraphModule, call: Node) -> None:
    region, _, *operands = call.args
    assert isinstance(region, Node)
    inner = graph.get_submodule(str(region.target))
    assert isinstance(inner, GraphModule)
    values: dict[Node, Any] = dict(zip(inner.graph.find_nodes(op="placeholder"), operands, strict=True))
    results: Any = None
    with graph.graph.inserting_before(call):
        for node in inner.graph.nodes:
            if node.op == "output":
                results = torch.fx.map_arg(node.args[0], values.__getitem__)
            elif node.op != "placeholder":
                values[node] = graph.graph.node_copy(node, values.__getitem__)
                if node.op in ("get_attr", "call_module"):
                    values[node].target = f"{region.target}.{node.target}"
    for user in list(call.users):  # each user takes one result
        user.replace_all_uses_with(results[user.args[1]])
        graph.graph.erase_node(user)
    graph.graph.erase_node(call)
