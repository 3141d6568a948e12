"""FlexAttention as the operators that it is made of: scores, what the program makes of them, softmax, products."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.flex_attention import math_attention
from torch.fx import GraphModule

__all__ = ["expand_flex_attention"]


def expand_flex_attention(graph: GraphModule) -> None:
    """Let each FlexAttention of a Dynamo graph be traced into what it is made of, gradients included."""
    operator = torch.ops.higher_order.flex_attention
    nodes = graph.graph.find_nodes(op="call_function", target=operator)
    for node in nodes:
        node.target = _attention
    if nodes:
        graph.recompile()


def _attention(query: Tensor, key: Tensor, value: Tensor, *modifications: Any) -> tuple[Tensor, Tensor, Tensor]:
    """The result, laid out as the queries are, and of each row of scores the logarithm of the sum and the maximum,
    both to the base 2."""
    device = query.device.type
    if torch.is_autocast_enabled(device):
        query, key, value = (each.to(torch.get_autocast_dtype(device)) for each in (query, key, value))
    with torch.autocast(device, enabled=False):
        result, logarithms, maxima = math_attention(query, key, value, *modifications)
    return _laid_out_as(result, query), logarithms, maxima


def _laid_out_as(result: Tensor, query: Tensor) -> Tensor:
    """The tensor with its dimensions in memory in the order of those of the queries, the last one innermost."""
    outer = sorted(range(query.dim() - 1), key=lambda axis: query.stride(axis), reverse=True)
    order = [*outer, query.dim() - 1]
    return result.permute(order).contiguous().permute([order.index(axis) for axis in range(query.dim())])
