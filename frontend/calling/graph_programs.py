"""Compiled programs of graphs, and their serialized form for torch.

torch stores compiled graphs on request: `torch.compile(f, fullgraph=True).aot_compile(...)` pickles what the backend
returned. A stored program is the text of its module together with the compiled files. If these do not fit the machine
or the versions that load them, the module is compiled again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from torch._dynamo import config as dynamo_config
from torch._functorch import config as functorch_config
from torch.autograd import profiler
from xdsl.dialects.builtin import ModuleOp

from ...codegen.runtime.cache import MANIFEST, DiskCache
from ...codegen.runtime.profiling import with_names
from ...compiler import CompiledProgram, compile_module
from ...compiler.program_record import ProgramRecord
from ...compiler.targets import INTERPRETER
from ...ir.context import make_context
from ...ir.modules.levels import level_of
from ...ir.text import parse_module, print_module
from ...options import CompileOptions
from ...passes.management.instruments import KeptStages
from ..reporting import explorer
from ..reporting.report import GraphRecord, next_graph_name, record
from .compiled_graphs import DirectProgram

__all__ = ["Compile", "compile_graph_program", "is_stored"]

Compile: TypeAlias = Callable[[ModuleOp, CompileOptions], CompiledProgram]


def is_stored() -> bool:
    """Whether torch is going to store what the backend returns."""
    return functorch_config.bundled_autograd_cache or dynamo_config.caching_precompile


def compile_graph_program(
    module: ModuleOp, kind: str, options: CompileOptions, compile: Compile = compile_module
) -> Callable[..., Sequence[Any]]:
    """Compile a graph into a program, and record it for `stepwell.report()`."""
    if is_stored():
        return StoredProgram(module, kind, options)
    name = next_graph_name(kind)
    compiled = _compiled(module, kind, options, compile)
    program = compiled.program
    if options.explore is not None and compiled.recorded is None and options.target != INTERPRETER:
        forward = compiled.forward if program.in_python is None else program.in_python()
        return explorer.measured(options.explore, name, forward, compiled.arguments.device)
    if program.is_direct and (compiled.recorded is None or compiled.recorded.is_plain):
        return DirectProgram(program.forward, program.results)
    return compiled.forward  # Dynamo's guards have checked the arguments


def _compiled(
    module: ModuleOp, kind: str, options: CompileOptions, compile: Compile = compile_module
) -> CompiledProgram:
    page, stages = options.explore, None
    if page is not None:  # one page shows all graphs
        stages = KeptStages(level_of(module))
        options = replace(options, explore=None, instruments=(stages, *options.instruments))
    name = next_graph_name(kind)
    program = compile(module, options)
    if page is not None and stages is not None:
        explorer.add_graph(page, name, stages)
    _report(program, kind)
    return program


def _report(program: CompiledProgram, kind: str) -> None:
    record(GraphRecord(kind, program.kernel_count, program.was_cached, program.externs, program.provenance,
                       program.remarks, program.arguments.device,
                       None if program.recorded is None else program.recorded.status, program.program.choices))


class StoredProgram:
    """A compiled program that can be pickled."""

    def __init__(self, module: ModuleOp, kind: str, options: CompileOptions):
        self._text, self._kind = print_module(module, locations=True), kind
        # Options that observe or edit a compilation apply to this compilation only.
        self._options = replace(options, dump=None, override=None, explore=None, diagram=None, instruments=(),
                                remarks=False, print_ir=None, time_passes=None, reproducers=None)
        self._start(_compiled(module, kind, options), options)

    def _start(self, program: CompiledProgram, options: CompileOptions) -> None:
        self._directory, self._forward = program.directory, program.forward
        self._record = ProgramRecord.of(program, options)

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        forward = with_names(self._forward) if profiler._is_profiler_enabled else self._forward
        return forward(*arguments)

    def __getstate__(self) -> dict[str, Any]:
        files = {file.name: file.read_bytes() for file in self._directory.iterdir() if file.name != MANIFEST}
        return {"text": self._text, "kind": self._kind, "options": self._options, "key": self._directory.name,
                "files": files, "record": self._record}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._text, self._kind, self._options = state["text"], state["kind"], state["options"]
        if self._options.cache:
            DiskCache.at(self._options.cache_dir).get_or_build(
                state["key"], lambda directory: _write(directory, state["files"]))
        known: ProgramRecord | None = state["record"]
        program = None if known is None else known.open(self._options)
        if program is None:
            program = _compiled(parse_module(make_context(), self._text), self._kind, self._options)
        else:
            _report(program, self._kind)
        self._start(program, self._options)


def _write(directory: Path, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        (directory / name).write_bytes(content)
