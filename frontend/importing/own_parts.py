"""Translates the part of a tensor that belongs to this rank into a slice that starts at a symbolic number."""

from __future__ import annotations

from typing import Any, Protocol

import torch
from torch.fx import Node
from xdsl.ir import SSAValue

from ...codegen.runtime.process_groups import group_attribute
from ...ir.expressions import constant, symbol
from ..graphs.signature import Rank
from .calls import add_call
from .function_builder import FunctionBuilder

__all__ = ["add_own_part", "is_own_part"]


class Importer(Protocol):
    """The interface of the graph importer that this module needs."""

    builder: FunctionBuilder

    def tensor(self, node: Node) -> SSAValue:
        """The SSA value of a node that is a tensor."""
        ...


def is_own_part(target: Any) -> bool:
    """Whether a node with this target takes the part of this rank."""
    return getattr(target, "namespace", None) == "stepwell" and target._schema.name == "stepwell::own_part"


def add_own_part(importer: Importer, node: Node) -> SSAValue:
    """Append the slice, and the copy of it."""
    source, dim, _, name = node.args
    assert isinstance(source, Node) and isinstance(dim, int) and isinstance(name, str)
    builder, part = importer.builder, node.meta["val"]
    group = group_attribute(name)
    ranks = Rank(group.size.data, group.distance.data, tuple(each.data for each in group.listed))
    # A part of a function takes no arguments beside those that it is given: there the number is a constant.
    number = constant(ranks.value(())) if builder.is_part else symbol(builder.symbols.rank(ranks))
    start, length = number * constant(part.shape[dim]), constant(part.shape[dim])
    given = {"self": importer.tensor(source), "dim": dim, "start": start, "end": start + length, "step": 1}
    view = source.meta["val"].narrow(dim, 0, part.shape[dim])
    [rows] = add_call(builder, node, torch.ops.aten.slice.Tensor, given, [view], {})
    assert rows is not None
    [copy] = add_call(builder, node, torch.ops.aten.clone.default, {"self": rows}, [part], {rows: view})
    assert copy is not None
    return copy
