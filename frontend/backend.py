"""The backend of torch.compile: `torch.compile(f, backend="stepwell")`.

torch finds it by the entry point `torch_dynamo_backends` in pyproject.toml.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from torch.fx import GraphModule

from ..compiler import compile_module, list_mode_options
from ..ir.errors import OptionError, did_you_mean
from ..options import CompileOptions
from .importer import ImportedGraph
from .report import GraphRecord, clear, record, report
from .tracing import GraphKind, Program, compile_graph

__all__ = ["stepwell"]


def stepwell(
    graph: GraphModule,
    inputs: Sequence[Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """Compile a graph that Dynamo captured; `mode` and `options` are those given to torch.compile."""
    chosen = compile_options(mode, options)

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        program = compile_module(imported.module, replace(chosen, dump=dump_directory(chosen.dump, kind)))
        record(GraphRecord(kind, program.kernel_count, program.was_cached, program.externs))
        return program

    return compile_graph(graph, inputs, compiler)


# torch.compiler.reset() and torch._dynamo.reset() call this.
stepwell.reset = clear  # type: ignore[attr-defined]


def dump_directory(chosen: str | None, kind: GraphKind, environment: Mapping[str, str] = os.environ) -> str | None:
    """Where the stages of the next graph go: into the directory of the option `dump`, or else of STEPWELL_DUMP.

    The first graph since the last reset lies in the directory itself, each later one in a folder below it, as
    `graph_1_backward`.
    """
    directory = chosen or environment.get("STEPWELL_DUMP")
    number = report().graph_count
    return directory if not directory or number == 0 else str(Path(directory) / f"graph_{number}_{kind}")


def compile_options(mode: str | None, options: Mapping[str, Any] | None) -> CompileOptions:
    """The options that `mode` and `options` mean together; raises OptionError for what does not exist."""
    modes = list_mode_options()
    mode = mode or "default"
    if mode not in modes:
        raise OptionError(f"unknown mode '{mode}'; {did_you_mean(mode, modes)}")
    return CompileOptions.from_mapping({**modes[mode], **(options or {})})
