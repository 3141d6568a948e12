"""How what a training step keeps for its way back lies in memory: nobody else sees it, so as convolutions want it.

Results of the forward half that only the backward half takes get the strides of images whose channels lie together, in
the function's attributes; `channels-last-convolutions` then need not keep to eager's. AOTAutograd is told of them
before it gives us the backward half, whose inputs lie so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch._guards import TracingContext
from torch.fx import GraphModule
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, SSAValue

from ..ir.dialects.shape import DimsAttr
from ..ir.module_verifier import STRIDES
from ..ir.symbols import result_facts
from ..passes.aten.channels_last_convolutions import ChannelsLastConvolutions, channels_last, convolutions, images
from .importer import ImportedGraph
from .signature import Result, View

__all__ = ["depends_on_storage", "lay_out_saved", "take_given_layouts"]

BY_STORAGE = {torch.ops.aten.as_strided, torch.ops.aten.as_strided_copy, torch.ops.aten.as_strided_scatter}
"""Operators whose results depend on how their operands lie in memory, whatever strides these are said to have."""


def depends_on_storage(graph: GraphModule) -> bool:
    """Whether a traced graph reads tensors by the places of their elements in memory."""
    return any(getattr(node.target, "overloadpacket", None) in BY_STORAGE for node in graph.graph.nodes)


def lay_out_saved(imported: ImportedGraph) -> None:
    """Let what the forward half of a training step keeps lie as its convolutions want it, and tell AOTAutograd."""
    context = TracingContext.try_get()
    if context is None or context.fw_metadata is None or context.output_strides is None:
        return
    outputs = imported.signature.outputs
    first = context.fw_metadata.num_forward
    kept = {output.index for output in outputs[first:] if isinstance(output, Result)}
    kept -= {output.index for output in outputs[:first] if isinstance(output, Result | View)}
    kept -= {output.index for output in outputs[first:] if isinstance(output, View)}
    laid_out = _lay_out(imported, kept)
    context.output_strides.extend(
        laid_out.get(output.index) if isinstance(output, Result) else None for output in outputs)


def take_given_layouts(graph: GraphModule, inputs: Sequence[Any]) -> None:
    """Let the inputs of a traced graph have the strides of those that it is compiled for."""
    nodes = [node for node in graph.graph.nodes if node.op == "placeholder"]
    for node, given in zip(nodes, inputs, strict=True):
        if isinstance(given, Tensor):
            traced, actual = node.meta["val"].stride(), given.stride()
            # Only such were changed, and symbols would be bound by a comparison.
            if all(isinstance(stride, int) for stride in (*traced, *actual)) and traced != actual:
                node.meta["val"] = given


def _lay_out(imported: ImportedGraph, kept: set[int]) -> dict[int, tuple[int, ...]]:
    """Put strides on those of the results `kept` that convolutions read or make; gives them by the results' numbers."""
    [function] = [op for op in imported.module.ops if isinstance(op, FuncOp) and op.sym_visibility is None]
    returned = function.body.block.last_op
    assert isinstance(returned, ReturnOp)
    number_of = {value: number for number, value in enumerate(returned.operands)}
    wanted: dict[SSAValue, DimsAttr] = {}
    for convolution in convolutions(imported.module):
        seen = [value for value in images(convolution) if value in number_of and not isinstance(value, BlockArgument)]
        if ChannelsLastConvolutions().why_not(convolution) is None and all(number_of[value] in kept for value in seen):
            wanted |= {value: channels_last(value) for value in seen}
    found: dict[int, tuple[int, ...]] = {}
    facts = [dict(each) for each in result_facts(function)]
    for value, strides in wanted.items():
        numbers = tuple(number for stride in strides.data if (number := stride.as_int) is not None)
        if len(numbers) == len(strides.data):  # AOTAutograd takes no symbols
            facts[number_of[value]][STRIDES] = strides
            found[number_of[value]] = numbers
    if found:
        function.res_attrs = ArrayAttr(map(DictionaryAttr, facts))
    return found
