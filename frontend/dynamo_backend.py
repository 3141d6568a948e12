"""The function that torch.compile calls with each graph that Dynamo captured. Import `backend`, which loads this
faster.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from inspect import currentframe
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch._dynamo import config
from torch._dynamo.exc import BackendCompilerFailed
from torch.fx import GraphModule
from xdsl.dialects.builtin import ModuleOp

from ..compiler import compile_module, list_mode_options
from ..compiler.execution import entry_of
from ..ir.errors import OptionError, PassError, StepwellError, did_you_mean
from ..ir.frame_memory import frames_in_one_chunk
from ..ir.garbage_collector import collector_paused
from ..ir.machines.targets import CPU, CUDA, device_of
from ..ir.progress import activity
from ..ir.semantics.inputs import describe_inputs, make_inputs
from ..options import CompileOptions
from ..passes.pipeline_lookup import find_pipeline
from ..passes.pipelines import DEFAULTS
from ..passes.registry import find_pass
from .calling.agreement import comparison
from .calling.cache_tags import cache_tag
from .calling.compiled_graphs import Program
from .calling.first_call import CompiledAtFirstCall, checked_on
from .calling.graph_programs import Compile, compile_graph_program, is_stored
from .default_backend_options import TRACE_FOLDER, translated
from .importing.fixed_inputs import mark_fixed
from .importing.import_check import check_import
from .importing.importer import ImportedGraph
from .reporting import explorer
from .reporting.report import clear, next_graph_name, report
from .reporting.stage_logs import Heading, stage_logs
from .tracing import GraphKind, compile_graph

__all__ = ["stepwell"]

log = logging.getLogger("stepwell")


@activity("torch.compile")
def stepwell(
    graph: GraphModule,
    inputs: Sequence[Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """Compile a graph that Dynamo captured; `mode` and `options` are those given to torch.compile.

    A StepwellError states the problem and the place in the user's program. The stack frames of torch and Stepwell,
    some fifty lines, are left out unless torch's logs are verbose (TORCHDYNAMO_VERBOSE=1).
    """
    try:
        return _compile(graph, inputs, mode, options)
    except StepwellError as error:
        if config.repro_after == "aot":
            log.warning("TORCHDYNAMO_REPRO_AFTER=aot has no effect: torch's script for it compiles with the default "
                        "backend only; set it to dynamo, or give the reproducer of this error to stepwell-reduce")
        if config.repro_after == "dynamo" and (options or mode not in (None, "default")):
            log.warning("torch's minifier compiles without mode and options; if its script does not fail, give the "
                        "reproducer of this error to stepwell-reduce")
        # Unforeseen errors keep their traceback.
        if config.verbose or (isinstance(error, PassError) and error.__cause__ is not None):
            raise
        raise BackendCompilerFailed(stepwell, error, currentframe()) from None


@frames_in_one_chunk
def _compile(
    graph: GraphModule, inputs: Sequence[Any], mode: str | None, options: Mapping[str, Any] | None
) -> Callable[..., Any]:
    chosen = compile_options(mode, options)

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        _check_target(chosen, imported.module)
        if chosen.frozen and kind == "inference":
            mark_fixed(imported, graph)
        options = options_of_graph(chosen, imported.module, kind)
        compared = comparison(imported.module, options)
        if compared is not None and is_stored():
            options, compared = compared.for_storage(options), None
        compile = compile_module if compared is None else compared.compile
        if options.check_semantics == "real":
            return CompiledAtFirstCall(lambda values: _compile_on(values, imported, kind, options, compile))
        if options.check_semantics:
            check_import(imported, make_inputs(describe_inputs(entry_of(imported.module), options.seed)), options.seed)
        if compared is not None:
            return CompiledAtFirstCall(lambda _: compared.compile_graph(
                lambda compile: compile_graph_program(imported.module, kind, options, compile), imported.module))
        return compile_graph_program(imported.module, kind, options)

    with collector_paused():  # Dynamo runs the collector at the end
        on_gpu = _goes_to_gpu(chosen, inputs)
        recomputes = on_gpu and chosen.contractions != "library" and chosen.numerics != "strict"
        return compile_graph(graph, inputs, compiler, channels_last=on_gpu, recompute_scores=recomputes,
                             fallback_random=chosen.fallback_random,
                             cache_tag=cache_tag(graph, chosen) if is_stored() else "")


def _compile_on(
    values: Sequence[Any], imported: ImportedGraph, kind: GraphKind, options: CompileOptions, compile: Compile
) -> Program:
    """Compile a graph, and check the import and the passes on the arguments of its first call."""
    check_import(imported, values, options.seed)
    return compile_graph_program(imported.module, kind, checked_on(values, options), compile)


def _reset() -> None:
    """Forget the compiled graphs: torch.compiler.reset() and torch._dynamo.reset() call this."""
    clear()
    explorer.clear()


stepwell.reset = _reset  # type: ignore[attr-defined]


def _check_target(options: CompileOptions, module: ModuleOp) -> None:
    """Raise OptionError if the target does not match the device of the tensors."""
    device = device_of(module.attributes) or CPU
    if options.target == CUDA and device == CPU:
        raise OptionError(f"the program has tensors on {device}, and the option 'target' is '{options.target}'",
                          hint="leave the option out, or move the model and its inputs to the GPU")


def _goes_to_gpu(options: CompileOptions, inputs: Sequence[Any]) -> bool:
    """Whether the program is lowered for a GPU, which also holds for the interpreter of GPU kernels."""
    if options.target is not None:
        return options.target != CPU
    return any(isinstance(each, Tensor) and each.is_cuda for each in inputs)


def options_of_graph(
    chosen: CompileOptions, module: ModuleOp, kind: GraphKind, environment: Mapping[str, str] = os.environ
) -> CompileOptions:
    """Return the options for the next graph, with separate output paths per graph and with torch's logging settings.

    Stages are written into the directory of the option `dump`, or else of STEPWELL_DUMP, or else torch's directory
    for TORCH_COMPILE_DEBUG=1. Edited stages are read from the directory of `override`, or else of STEPWELL_OVERRIDE.
    The first graph since the last reset uses the directory itself, each later one a subdirectory such as
    `graph_1_backward`. Remarks and diagrams go into separate files likewise.
    """
    folder = next_graph_name(kind)
    debugged = TRACE_FOLDER if environment.get("TORCH_COMPILE_DEBUG") == "1" else None
    dump, remarks = chosen.dump or environment.get("STEPWELL_DUMP") or debugged, chosen.remarks
    diagram = chosen.diagram
    override = chosen.override or environment.get("STEPWELL_OVERRIDE") or None
    if report().graph_count > 0:
        dump = dump and str(Path(dump) / folder)
        override = override and str(Path(override) / folder)
        if override is not None and not Path(override).exists():
            override = None
        if isinstance(remarks, str):
            remarks = _file_of(folder, remarks)
        diagram = diagram and _file_of(folder, diagram)
    prints = chosen.print_ir is not None or chosen.time_passes == "tree"
    headings = [Heading(folder)] if prints else []
    instruments = (*headings, *chosen.instruments, *stage_logs(module, folder))
    return replace(chosen, dump=dump, override=override, remarks=remarks, diagram=diagram, instruments=instruments)


def _file_of(graph: str, file: str) -> str:
    """The name of an output file for a later graph."""
    path = Path(file)
    return str(path.with_name(f"{path.stem}_{graph}{path.suffix}"))


def compile_options(mode: str | None, options: Mapping[str, Any] | None) -> CompileOptions:
    """Return the options that `mode` and `options` specify together; raises OptionError for unknown ones."""
    modes = list_mode_options()
    mode = mode or "default"
    if mode == "lite":
        raise OptionError(
            "mode 'lite' is one of the default backend: it compiles only regions that the program marks",
            hint='torch.compile(f, backend="stepwell") compiles everything; torch.compiler.disable exempts functions')
    if mode not in modes:
        raise OptionError(f"unknown mode '{mode}'; {did_you_mean(str(mode), modes)}")
    return CompileOptions.from_mapping({**modes[mode], **translated(options or {})})


def _load_passes(target: str) -> None:
    """Import the passes of a target's pipeline, so that the first compilation does not wait for the imports."""
    for stage in find_pipeline(DEFAULTS[target]):
        for step in stage.steps:
            find_pass(step.name)


_load_passes(CUDA if torch.backends.cuda.is_built() else CPU)
