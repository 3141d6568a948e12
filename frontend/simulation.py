"""`stepwell.simulate`: captures a training step as modules, and simulates it on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensor
from torch.fx import GraphModule
from torch.utils._pytree import tree_leaves
from xdsl.dialects.builtin import ModuleOp

from ..compiler.simulation import Cluster, Simulation, program_of, read_cluster
from ..compiler.simulation import simulate as run_on
from ..ir.errors import UnsupportedError
from ..ir.semantics.interpreter import run_module
from ..passes.pipeline import Pipeline
from .graphs.fresh_function import fresh
from .importing.importer import ImportedGraph
from .pretended import tracing_under
from .tracing import GraphKind, Program, compile_graph

__all__ = ["capture_step", "simulate"]


def simulate(function: Callable[..., Any], *args: Any, cluster: Cluster | str | Path,
             pipeline: str | Pipeline | None = None,
             **kwargs: Any) -> Simulation:
    """Simulate a step of a function or torch.nn.Module on a cluster, given as the file that describes it.

    The step is `function(*args, **kwargs)`, followed by the backward graph if the result is a loss with gradients.
    Its collectives are those of the existing process groups: the program is captured as one rank of as many as the
    cluster has devices, or of a part of them. torch's process group "fake" makes one process such a rank. The program
    must be one graph. Fake tensors created under torch's FakeTensorMode may stand for parameters and arguments.
    """
    described = cluster if isinstance(cluster, Cluster) else read_cluster(Path(cluster))
    modules = capture_step(function, *args, **kwargs)
    return run_on([program_of(module, name, described.machine, pipeline) for name, module in modules.items()],
                  described)


def capture_step(function: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, ModuleOp]:
    """Return the aten modules of a step by kind: "forward" and "backward", or "inference".

    The program is executed once by reference semantics, in which all ranks hold the same values.
    """
    captured: dict[str, ModuleOp] = {}

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        captured[kind] = imported.module.clone()
        return lambda *inputs: run_module(imported.module, inputs)

    def backend(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, compiler)

    held = list(function.parameters()) if isinstance(function, torch.nn.Module) else []
    fake = next((each.fake_mode for each in map(_local, tree_leaves((args, kwargs, held)))
                 if isinstance(each, FakeTensor)), None)
    compiled = torch.compile(fresh(function), backend=backend, fullgraph=True, dynamic=False)
    with ExitStack() as stack:
        if fake is not None:
            stack.enter_context(fake)
            stack.enter_context(tracing_under(fake))
        loss = compiled(*args, **kwargs)
        if isinstance(loss, Tensor) and loss.requires_grad and loss.numel() == 1:
            inputs = [each for each in tree_leaves((args, kwargs, held))
                      if isinstance(each, Tensor) and each.requires_grad]
            if not inputs:
                raise UnsupportedError("the loss does not depend on any given tensor that requires a gradient",
                                       hint="give the torch.nn.Module whose parameters are trained")
            torch.autograd.grad(loss, inputs, allow_unused=True)
    if not captured:
        raise UnsupportedError("the program has no tensor operation that could be captured",
                               hint="give it tensors as arguments, and return what it computes")
    return captured


def _local(value: Any) -> Any:
    """The local part of a tensor that is distributed over several ranks."""
    return getattr(value, "_local_tensor", value)
