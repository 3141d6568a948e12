"""Functions that return the IR of a program instead of compiling it: `stepwell.capture` and `stepwell.lower`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensor
from torch.fx import GraphModule
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode
from torch.utils._pytree import tree_leaves
from xdsl.dialects.builtin import ModuleOp

from ..codegen.emit.provenance import Provenance
from ..compiler import CompileOptions, lower_module, provenance_of_module
from ..ir.errors import UnsupportedError
from ..ir.machines.targets import CUDA
from ..ir.semantics.interpreter import run_module
from ..passes.pipeline_lookup import LEVELS_OF_TARGETS
from .calling.argument_order import inputs_in_order
from .graphs.fresh_function import fresh
from .importing.importer import ImportedGraph
from .pretended import PretendedGPU, on_gpu, tracing_under
from .reporting.display import in_notebooks
from .tracing import GraphKind, Program, compile_graph

__all__ = ["capture", "lower", "provenance"]


in_notebooks()


def capture(function: Callable[..., Any], *args: Any, dynamic: bool | None = None, **kwargs: Any) -> ModuleOp:
    """Return the aten module of a function or torch.nn.Module for these arguments, without gradients.

    Sizes become symbols with `dynamic=True`, and where `torch._dynamo.mark_dynamic` marked them. The program must be
    one graph. It is executed once, by reference semantics and without writing into its arguments. Fake tensors
    created under torch's FakeTensorMode may stand for tensors on a device that this machine does not have.

    The module's arguments are the values of its symbols, then the tensors among `args` and `kwargs` that are used, in
    their order (a tensor passed twice is one argument), then the parameters and buffers of modules.
    """
    return traced(function, args, kwargs, dynamic, run_module)[0]


def traced(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], dynamic: bool | None,
    execute: Callable[[ModuleOp, Sequence[Any]], Sequence[Any]], options: CompileOptions | None = None,
) -> tuple[ModuleOp, Callable[..., Any]]:
    """Return the module of a function, and a callable that runs `execute` on this module and its inputs.

    The program is executed once. The callable takes arguments like those given.
    """
    positional, keyword = _by_name(function, args, kwargs)
    tensors = [value for value in tree_leaves((args, kwargs)) if isinstance(value, Tensor)]
    fake = next((value.fake_mode for value in tensors if isinstance(value, FakeTensor)), None)
    fallback_random = options is not None and options.fallback_random
    captured: list[ModuleOp] = []

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        captured.append(imported.module)
        pretend = fake.pretend if isinstance(fake, PretendedGPU) else None
        return lambda *inputs: execute(imported.module, list(map(pretend, inputs)) if pretend else inputs)

    def backend(graph: GraphModule, inputs: list[Any]) -> Callable[..., Any]:
        with inputs_in_order(graph, tree_leaves((positional, keyword))) as reorder:
            program = compile_graph(graph, reorder(inputs), compiler, fallback_random=fallback_random)
        return lambda *values: program(*reorder(values))

    compiled = torch.compile(fresh(function), backend=backend, fullgraph=True, dynamic=dynamic)

    def run(*args: Any, **kwargs: Any) -> Any:
        by_position, by_name = _by_name(function, args, kwargs)
        # Sizes seen by earlier captures must not turn the sizes of this one into symbols.
        with torch.no_grad(), torch._dynamo.config.patch(automatic_dynamic_shapes=False):
            if fake is None:
                return compiled(*by_position, **by_name)
            with fake, tracing_under(fake):
                return compiled(*by_position, **by_name)

    try:
        run(*args, **kwargs)
    except GuardOnDataDependentSymNode:  # sizes may depend on values, which fake tensors do not have
        if fake is None or not captured:
            raise
    if not captured:
        raise UnsupportedError("the program has no tensor operation that could be captured",
                               hint="give it tensors as arguments, and return what it computes")
    return captured[0], run


def lower(
    function: Callable[..., Any],
    *args: Any,
    to: str,
    dynamic: bool | None = None,
    options: CompileOptions | Mapping[str, Any] | None = None,
    **kwargs: Any,
) -> ModuleOp | str:
    """Return a function's module at the level "aten", "prim", "loop" or "triton", or the text of its "cpp",
    "triton-python" or "host" code.

    `options` are a dictionary, as torch.compile takes it, or `CompileOptions`; the other arguments are those of
    `capture`. If the level or the options belong to a GPU, tensors on the CPU stand for tensors on a GPU.
    """
    chosen = CompileOptions.of(options)
    if CUDA in (LEVELS_OF_TARGETS.get(to), chosen.target):
        function, args, kwargs = on_gpu(function, args, kwargs)
    return lower_module(traced(function, args, kwargs, dynamic, run_module, chosen)[0], to, chosen)


def provenance(
    function: Callable[..., Any],
    *args: Any,
    dynamic: bool | None = None,
    options: CompileOptions | Mapping[str, Any] | None = None,
    **kwargs: Any,
) -> Provenance:
    """Return the source line of the user's program for each line of the generated code; `lower` to "cpp" and "host"
    shows it.

    The other arguments are those of `capture`.
    """
    chosen = CompileOptions.of(options)
    return provenance_of_module(traced(function, args, kwargs, dynamic, run_module, chosen)[0], chosen)


def _by_name(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Pass the arguments of a call by keyword where possible, so that the module shows their names."""
    target = function.forward if isinstance(function, torch.nn.Module) else function
    try:
        parameters = inspect.signature(target).parameters.values()
    except (TypeError, ValueError):  # builtins may have no signature
        return args, kwargs
    names = [p.name for p in parameters if p.kind == inspect.Parameter.POSITIONAL_OR_KEYWORD]
    unnamed = any(p.kind == inspect.Parameter.POSITIONAL_ONLY for p in parameters)
    named = len(args) <= len(names) and not unnamed
    return ((), dict(zip(names, args, strict=False)) | kwargs) if named else (args, kwargs)
