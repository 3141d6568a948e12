"""`stepwell.check`: checks every pass on a program and the inputs of one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule
from torch.utils._pytree import tree_leaves, tree_map

from ..compiler import CompileOptions, compile_module
from ..compiler.checking import CheckSemantics
from .calling.first_call import CompiledAtFirstCall
from .graphs.fresh_function import fresh
from .importing.import_check import check_import
from .importing.importer import ImportedGraph
from .tracing import GraphKind, Program, compile_graph

__all__ = ["CheckedGraph", "check"]


@dataclass(frozen=True)
class CheckedGraph:
    """A graph whose passes were checked to preserve its results."""

    kind: GraphKind
    passes: tuple[str, ...]
    """The passes that changed the module; each was executed and compared with the module before it."""
    operators: int = 0
    """The number of operator calls in torch's graph that were compared with the operation they were imported as."""

    def __str__(self) -> str:
        return f"{self.kind}: {len(self.passes)} passes changed the module and left what it computes"


def check(
    function: Callable[..., Any],
    *args: Any,
    dynamic: bool | None = None,
    options: CompileOptions | Mapping[str, Any] | None = None,
    keep_values: bool = False,
    **kwargs: Any,
) -> tuple[CheckedGraph, ...]:
    """Compile a function or torch.nn.Module, and execute the module after each pass on the given arguments.

    Each operator of the captured graph is also compared with the operation that it was imported as. Arguments and
    module are copied first. If results require gradients, the backward graphs are checked too. Raises SemanticsError
    for the first operator, or else the first pass, that changes a result. The reproducer of a pass holds random
    inputs like the arguments, or with `keep_values` the arguments' elements.
    """
    chosen = CompileOptions.of(options)
    checked: list[CheckedGraph] = []

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        def compile(values: Sequence[Any]) -> Program:
            operators = check_import(imported, values, chosen.seed)
            instrument = CheckSemantics(values=values, seed=chosen.seed, keep_values=keep_values)
            watched = replace(chosen, verify=True, instruments=(*chosen.instruments, instrument))
            program = compile_module(imported.module, watched)
            checked.append(CheckedGraph(kind, tuple(instrument.checked), operators))
            return program

        return CompiledAtFirstCall(compile)

    def backend(graph: GraphModule, inputs: list[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, compiler)

    arguments = tree_map(lambda value: value.detach() if _is_computed(value) else value, (args, kwargs))
    function, (args, kwargs) = deepcopy((function, arguments))
    results = tree_leaves(torch.compile(fresh(function), backend=backend, dynamic=dynamic)(*args, **kwargs))
    roots = [value.sum() for value in results if isinstance(value, Tensor) and value.requires_grad]
    if roots:
        torch.autograd.backward(roots)
    return tuple(checked)


def _is_computed(value: Any) -> bool:
    """Whether a value is a tensor with an autograd history, which cannot be copied."""
    return isinstance(value, Tensor) and not value.is_leaf
