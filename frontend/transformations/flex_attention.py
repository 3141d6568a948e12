"""Decomposes FlexAttention into matrix products, score modifications and softmax."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.flex_attention import math_attention
from torch.fx import GraphModule

__all__ = ["expand_flex_attention"]


def expand_flex_attention(graph: GraphModule) -> None:
    """Let each FlexAttention of a Dynamo graph be traced into its decomposition, including gradients."""
    operator = torch.ops.higher_order.flex_attention
    nodes = graph.graph.find_nodes(op="call_function", target=operator)
    for node in nodes:
        node.target = _attention
    if nodes:
        graph.recompile()


def _attention(query: Tensor, key: Tensor, value: Tensor, *modifications: Any) -> tuple[Tensor, Tensor, Tensor]:
    """Return the result, with the layout of the queries, and per row the log2 of the sum and the maximum of the
    scores.
    """
    device = query.device.type
    if torch.is_autocast_enabled(device):
        query, key, value = (each.to(torch.get_autocast_dtype(device)) for each in (query, key, value))
    with torch.autocast(device, enabled=False):
        result, logarithms, maxima = math_attention(query, key, value, *modifications)
    return _laid_out_as(result, query), logarithms, maxima


def _laid_out_as(result: Tensor, query: Tensor) -> Tensor:
    """Return the tensor with its dimensions in memory in the order of the queries' dimensions, the last one
    innermost.
    """
    outer = sorted(range(query.dim() - 1), key=lambda axis: query.stride(axis), reverse=True)
    order = [*outer, query.dim() - 1]
    return result.permute(order).contiguous().permute([order.index(axis) for axis in range(query.dim())])
