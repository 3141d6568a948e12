"""Direct calls of graphs, which skip the run-time wrappers of AOTAutograd where these have no effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._functorch._aot_autograd.schemas import SubclassCreationMeta
from torch._guards import TracingContext
from torch.fx import GraphModule
from torch.utils._python_dispatch import is_traceable_wrapper_subclass

from .compiled_graphs import CompiledGraph

__all__ = ["DirectCall", "can_call_directly", "gives_its_results", "has_wrappers"]

_NOTHING_TO_DO: dict[str, Any] = {
    "num_mutated_inp_runtime_indices": 0,
    "num_outputs_aliased": 0,
    "num_intermediate_bases": 0,
    "grad_enabled_mutation": None,
    "dynamic_outputs": False,
    "is_rng_op_functionalized": False,
    "num_graphsafe_rng_states": 0,
    "tokens": {},
}
"""The metadata of AOTAutograd for a graph whose results are exactly those of its program."""


class DirectCall:
    """Calls a graph directly instead of `around`, AOTAutograd's wrapper, which handles the first call."""

    def __init__(self, around: Callable[..., Sequence[Any]], graph: CompiledGraph):
        self._around, self._program = around, graph
        self._is_first = True

    @property
    def shortest(self) -> Callable[..., Sequence[Any]]:
        """The cheapest callable with the same effect: the program itself where possible. The checks of AOTAutograd
        concern operators whose errors and gradients a program that is called directly handles by itself.
        """
        return self._program.direct or self

    def __call__(self, *inputs: Any) -> Sequence[Any]:
        if self._is_first:
            self._is_first = False
            return self._around(*inputs)
        if not torch.is_grad_enabled():
            return self._program.call(*inputs)
        torch._C._set_grad_enabled(False)  # results have no gradient, even if an input has
        try:
            return self._program.call(*inputs)
        finally:
            torch._C._set_grad_enabled(True)


def gives_its_results(known: Any, **further: Any) -> bool:
    """Whether the results of a program are those of its graph, according to AOTAutograd's metadata. `further` lists
    more required values.
    """
    missing = object()
    return all(getattr(known, name, missing) == value for name, value in (_NOTHING_TO_DO | further).items())


def has_wrappers(graph: GraphModule, inputs: Sequence[Any]) -> bool:
    """Whether inputs or results of a Dynamo graph are tensors made of other tensors, such as DTensors. When the graph
    is compiled, the metadata of AOTAutograd describes the inner tensors, before torch 2.13 only those.
    """
    results = [node.meta.get("example_value") for node in graph.graph.output_node().all_input_nodes]
    return any(map(is_traceable_wrapper_subclass, (*inputs, *results)))


def can_call_directly(traced: GraphModule, count: int) -> bool:
    """Whether a graph compiled for inference takes the inputs that Dynamo passes and returns the results unchanged:
    no mutation that autograd must know about, no result that aliases memory, no tensor subclass.
    """
    context = TracingContext.try_get()
    known = None if context is None else context.fw_metadata
    if known is None:
        return False
    if not gives_its_results(known, num_mutated_graph_handled_indices_seen_by_autograd=0):
        return False
    inputs_and_results = (*known.subclass_inp_meta, *known.subclass_fw_graph_out_meta)
    if any(isinstance(each, SubclassCreationMeta) for each in inputs_and_results):
        return False
    # AOTAutograd merges inputs that are the same tensor, or that share memory and are written.
    taken = sum(node.op == "placeholder" for node in traced.graph.nodes)
    return taken == count and not getattr(known, "act_input_indices", ())
