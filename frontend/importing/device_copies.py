"""Tensors of a graph that are on another device than its program, as kernels of the program read them."""

from __future__ import annotations

from collections.abc import Callable

from torch import Tensor
from torch.fx import GraphModule, Node
from xdsl.ir import SSAValue

from ..graphs.graph_constants import constant_of, number_of
from ..graphs.node_values import flat
from ..graphs.placement import device_of
from ..graphs.signature import Constant
from .calls import add_copy, add_number
from .function_builder import FunctionBuilder

__all__ = ["DeviceCopies"]


class DeviceCopies:
    """Copies tensors to the program's device, each at its first use."""

    def __init__(self, graph: GraphModule, builder: FunctionBuilder, tensor: Callable[[Node], SSAValue]):
        self._graph, self._builder, self._tensor = graph, builder, tensor
        self._copies: dict[Node, SSAValue] = {}

    def here(self, node: Node) -> SSAValue:
        """The value of a tensor node on the program's device."""
        like = node.meta.get("val")
        if not isinstance(like, Tensor) or like.device == self._builder.program_device:
            return self._tensor(node)
        if node not in self._copies:
            self._copies[node] = self._copy(node, like)
        return self._copies[node]

    def is_copied_constant(self, node: Node) -> bool:
        """Whether a node is a constant of the graph on another device, whose users all run on the program's device."""
        here = self._builder.program_device
        return constant_of(self._graph, node) is not None and node.meta["val"].device != here and all(
            user.op == "call_function" and device_of(flat(user.meta.get("val")), here) == here for user in node.users)

    def _copy(self, node: Node, like: Tensor) -> SSAValue:
        if (number := number_of(self._graph, node)) is not None:
            return add_number(self._builder, node, number, like.dtype)
        if (constant := constant_of(self._graph, node)) is not None:
            device = self._builder.program_device
            return self._builder.add_tensor(node.name, constant, Constant(constant.detach(), device), node, device)
        return add_copy(self._builder, node, self._tensor(node), like)
