"""Chooses strides for the tensors that the forward graph saves for the backward graph, which nobody else observes.

Results of the forward graph that only the backward graph takes are marked in the function's attributes, and the pass
`lay-out-saved` chooses the strides that convolutions prefer. It runs here, separately from the other passes:
AOTAutograd must know the strides before it compiles the backward graph, even if the program comes from the cache and
no pass runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch._guards import TracingContext
from torch.fx import GraphModule
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from ...ir.modules.module_verifier import SAVED, STRIDES
from ...ir.modules.symbols import result_facts
from ...ir.shapes import DimsAttr
from ...passes.aten.lay_out_saved import LayOutSaved
from ..graphs.signature import Result, View
from .importer import ImportedGraph

__all__ = ["depends_on_storage", "lay_out_saved", "take_given_layouts"]

BY_STORAGE = {torch.ops.aten.as_strided, torch.ops.aten.as_strided_copy, torch.ops.aten.as_strided_scatter}
"""Operators whose results depend on the memory layout of their operands."""


def depends_on_storage(graph: GraphModule) -> bool:
    """Whether a traced graph accesses tensors by storage offsets."""
    return any(getattr(node.target, "overloadpacket", None) in BY_STORAGE for node in graph.graph.nodes)


def lay_out_saved(imported: ImportedGraph) -> None:
    """Choose the strides of the saved tensors of a forward graph, and report them to AOTAutograd."""
    context = TracingContext.try_get()
    if context is None or context.fw_metadata is None or context.output_strides is None:
        return
    outputs = imported.signature.outputs
    first = context.fw_metadata.num_forward
    kept = {output.index for output in outputs[first:] if isinstance(output, Result)}
    others = (*outputs[:first], *imported.signature.exchanged.values())
    kept -= {output.index for output in others if isinstance(output, Result | View)}
    kept -= {output.index for output in outputs[first:] if isinstance(output, View)}
    [function] = [op for op in imported.module.ops if isinstance(op, FuncOp) and op.sym_visibility is None]
    traced = result_facts(function)
    marked = [{**facts, SAVED: UnitAttr()} if at in kept else facts for at, facts in enumerate(traced)]
    function.res_attrs = ArrayAttr(map(DictionaryAttr, marked))
    LayOutSaved().apply(Context(), imported.module)
    facts = zip(traced, result_facts(function), strict=True)
    chosen = {at: _numbers(after[STRIDES]) for at, (before, after) in enumerate(facts)
              if after.get(STRIDES) != before.get(STRIDES)}
    context.output_strides.extend(
        chosen.get(output.index) if isinstance(output, Result) else None for output in outputs)


def _numbers(strides: Attribute) -> tuple[int, ...]:
    assert isinstance(strides, DimsAttr)
    return tuple(number for stride in strides.data if (number := stride.as_int) is not None)


def take_given_layouts(graph: GraphModule, inputs: Sequence[Any]) -> None:
    """Set the strides of a traced graph's inputs to those of `inputs`."""
    nodes = [node for node in graph.graph.nodes if node.op == "placeholder"]
    for node, given in zip(nodes, inputs, strict=True):
        if isinstance(given, Tensor):
            traced, actual = node.meta["val"].stride(), given.stride()
            # Only constant strides were changed, and comparing symbols would specialize them.
            if all(isinstance(stride, int) for stride in (*traced, *actual)) and traced != actual:
                node.meta["val"] = given
