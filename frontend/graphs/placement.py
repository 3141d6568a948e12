"""Devices of a graph: the device that its program is compiled for, and operators that run elsewhere.

A graph with a tensor on a GPU is compiled for that GPU. Its CPU tensors stay on the CPU, as in eager mode: operators
with a CPU result are calls of ATen, and kernels read their values through copies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.fx import Graph, Node

from ...ir.errors import UnsupportedError
from .locations import GraphLocations

__all__ = ["CPU", "device_of", "program_device"]

CPU = torch.device("cpu")


def program_device(graph: Graph, locations: GraphLocations) -> torch.device:
    """The single GPU of a graph, or the CPU; raises UnsupportedError for two GPUs."""
    found = CPU
    for node in graph.nodes:
        for value in _tensors(node):
            if value.device.type != "cuda" or value.device == found:
                continue
            if found != CPU:
                raise UnsupportedError(
                    f"a tensor is on {value.device} and others are on {found}, but a program runs on one GPU",
                    where=locations.position(node),
                    hint="break the graph between them with torch._dynamo.graph_break(), or compile the parts alone",
                )
            found = value.device
    return found


def device_of(results: Sequence[Any], default: torch.device) -> torch.device:
    """The device on which an operator with these results runs: `default`, unless all results are elsewhere."""
    devices = [value.device for value in results if isinstance(value, Tensor)]
    return default if not devices or default in devices else devices[0]


def _tensors(node: Node) -> Iterator[Tensor]:
    value = node.meta.get("val")
    for each in value if isinstance(value, list | tuple) else [value]:
        if isinstance(each, Tensor):
            yield each
