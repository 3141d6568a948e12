"""The driver: compiles a module into a callable.

A module of any level passes through the rest of its pipeline (`passes/pipelines.py`); its target (`targets/`) prints
kernels and host program and compiles them. Compiled programs are cached on disk: the cache key consists of the text
of the module, of the pipeline and of the toolchain, and the version of this package.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ..codegen.emit.emitted_text import EmittedText
from ..codegen.emit.provenance import Provenance, provenance_of
from ..codegen.runtime.cache import DiskCache, Entry, content_key
from ..codegen.runtime.program import (
    HOST_SOURCE,
    PLACES,
    ExternCall,
    KernelRecord,
    LoadedProgram,
    ProgramSource,
    read_launches,
)
from ..ir.context import make_context
from ..ir.dialects.aten import has_schema, schema_of
from ..ir.dialects.host import LaunchOp
from ..ir.dialects.host_alternatives import LaunchOneOfOp
from ..ir.errors import OptionError, PassError, StepwellError, did_you_mean, position_of
from ..ir.garbage_collector import collector_paused
from ..ir.levels import EXTERN, level_of
from ..ir.machines.presets import PRESETS
from ..ir.machines.text import parse_machine
from ..ir.numerics import ATTRIBUTE as NUMERICS
from ..ir.plugins import Plugin, universes
from ..ir.progress import activity
from ..ir.provenance import Origin
from ..ir.symbols import is_private
from ..ir.targets import CPU, CUDA, MACHINE, set_machine, target_of
from ..ir.text import print_module
from ..options import CompileOptions, list_options
from ..passes.loop.scheduling.scheduling_pass import SchedulingPass
from ..passes.management.pass_manager import PassManager
from ..passes.management.pipeline_parser import parse_pipeline, pipeline_text
from ..passes.management.reproducer import Reproducer
from ..passes.pipeline_lookup import STOPS, is_pipeline, pipeline_for, pipeline_names
from ..passes.pipelines import AUTOTUNED, DEFAULTS
from ..passes.schedules.schedule import ApplySchedule
from .arguments import Arguments
from .compiled_program import CompiledProgram
from .cuda_graphs import graphed, obstacle_in
from .fingerprint import compiler_fingerprint
from .incomplete_pipeline import refuse_incomplete_pipeline
from .instruments import Watching
from .measured_products import with_measured_products
from .overrides import Overrides
from .places import Places
from .targets import INTERPRETER, ProgramTarget, chosen_target
from .targets.cpu import CpuTarget

__all__ = ["CompileOptions", "CompiledProgram", "compile_module", "kernel_names", "level_of", "list_mode_options",
           "list_options", "lower_module", "provenance_of_module"]

log = logging.getLogger("stepwell")

MAX_LINES = 3
NATIVE = "native"
"""The name of the present machine."""
LEVELS = tuple(STOPS)
"""The levels at which `lower_module` can stop; the last two are the emitters' texts."""


@activity("compiling")
@collector_paused()
def compile_module(module: ModuleOp, options: CompileOptions | None = None) -> CompiledProgram:
    """Compile a module of level aten, prim, host or triton (with its kernels), for the target that the module or the
    options name.

    The module is consumed: the passes rewrite it in place. Raises StepwellError.
    """
    options = options or CompileOptions()
    cache = DiskCache.at(options.cache_dir)
    target = chosen_target(module, options, cache)
    arguments = Arguments.of(module, CPU if options.target == INTERPRETER else target_of(module))
    _settle_machine(module, options, target)
    pipeline = _pipeline(module, options)
    _settle_numerics(module, options)
    if options.max_autotune and isinstance(target, CpuTarget):
        pipeline = with_measured_products(pipeline, module, options, cache, target.identity,
                                          lambda each, given: compile_module(each, given).forward)
    level = level_of(module)
    overrides = Overrides.of(options, parse_pipeline(pipeline), level, target.kernels_file)
    watching = Watching(options, level)
    reproducer = _reproducer(options, cache, overrides.passes, target)
    text = print_module(module)
    places = Places(module)
    key = content_key(module=text, places=places.pattern, pipeline=pipeline, override=overrides.text,
                      target=target.name, toolchain=target.identity,
                      compiler=compiler_fingerprint(_files_of_passes(pipeline, options)))
    # Edited stages are checked in their first run, whoever compiled them before.
    checked = target.with_checks() if overrides.text and not overrides.code else None
    checked_entry = None
    found = cache.find(key) if options.cache and checked is None else None
    # Ranks of a distributed program ask for the same program at the same time: one runs the passes, the others wait.
    wanted = found is None and options.cache and checked is None and not watching
    with cache.turn(key) if wanted else nullcontext():
        if wanted:
            found = cache.find(key)
        if found is None or watching:
            _run(module, overrides.passes, watching, reproducer)
            if options.pipeline is not None:
                refuse_incomplete_pipeline(module)
            # Whoever watches wants to see one thing at a time.
            ahead = nullcontext() if watching or overrides.code else target.begin(module)
            with reproducer.of_code(module), ahead as records:
                source = _emit(module, overrides, watching, target, places, records)
                if not options.cache:
                    key = content_key(key=key, uncached=str(id(module)))
                elif watching.may_change_result:
                    key = content_key(key=key, kernels=source.kernels, host=source.host)
                with watching.measure("code", target.tools), activity(target.tools):
                    entry = cache.get_or_build(key, lambda directory: target.build(source, directory))
                if checked is not None:
                    checked_entry = _build_checked(module, key, overrides, checked, places, cache)
            watching.finish()
        else:
            entry = found
    provenance, lines = places.placed(entry.read_text(PLACES))
    program = _load(entry, target, overrides, provenance)
    externs = [replace(call, where=where) for call, where in zip(program.externs, lines, strict=True)]
    program = replace(program, externs=tuple(externs))
    if checked is not None and checked_entry is not None:
        first = _load(checked_entry, checked, overrides, provenance)
        program = replace(program, forward=_first_checked(first.forward, program.forward), results=0, in_python=None)
    recorded = None
    if options.cuda_graphs and arguments.device.startswith(CUDA):
        recorded = graphed(program, arguments, *read_launches(entry.directory))
    return CompiledProgram(program, arguments, entry.directory, found is not None, provenance,
                           watching.remarks, recorded)


def lower_module(module: ModuleOp, to: str, options: CompileOptions | None = None) -> ModuleOp | str:
    """Lower a module to a level; return the module itself, or the text of the emitter `cpp`, `triton-python` or
    `host`.
    """
    options = options or CompileOptions()
    if to not in LEVELS:
        raise OptionError(f"unknown level '{to}'; {did_you_mean(to, LEVELS)}")
    cache = DiskCache.at(options.cache_dir)
    target = chosen_target(module, options, cache, to)
    _settle_machine(module, options, target)
    _settle_numerics(module, options)
    level = level_of(module)
    passes = parse_pipeline(_named_pipeline(module, options, STOPS[to]))
    overrides = Overrides.of(options, passes, level, target.kernels_file)
    watching = Watching(options, level)
    _run(module, overrides.passes, watching, _reproducer(options, cache, overrides.passes, target))
    if to not in (target.code_level, "host"):
        watching.finish()
        return module
    emitted = target.emit(module)
    name, text = (HOST_SOURCE, emitted.host) if to == "host" else (target.kernels_file, emitted.kernels)
    shown, _ = _shown({name: text}, provenance_of(module, emitted.kernels, emitted.host), overrides, watching)
    watching.finish()
    return shown[name]


def provenance_of_module(module: ModuleOp, options: CompileOptions | None = None) -> Provenance:
    """The user's source lines of each line of a module's code, in the texts of `lower_module`."""
    options = options or CompileOptions()
    lower_module(module, "host", options)
    emitted = chosen_target(module, options, DiskCache.at(options.cache_dir)).emit(module)
    return provenance_of(module, emitted.kernels, emitted.host)


def list_mode_options() -> dict[str, dict[str, Any]]:
    """The options for each `mode` of torch.compile."""
    return {
        "default": {},
        "reduce-overhead": {"cuda_graphs": True},
        "max-autotune-no-cudagraphs": {"max_autotune": True},
        "max-autotune": {"max_autotune": True, "cuda_graphs": True},
    }


def _load(entry: Entry, target: ProgramTarget, overrides: Overrides, provenance: Provenance) -> LoadedProgram:
    try:
        return target.load(entry.directory, kernel_names(provenance))
    except (AttributeError, NameError, SyntaxError) as error:  # generated code always loads
        if not overrides.code:
            raise
        raise StepwellError(f"the edited {' and '.join(overrides.code)} cannot be loaded: {error}",
                            hint="functions keep their names; what the kernels take is what the host program gives"
                            ) from error


def _build_checked(module: ModuleOp, key: str, overrides: Overrides, target: ProgramTarget, places: Places,
                   cache: DiskCache) -> Entry:
    """The program of edited stages with kernels that check each access."""
    source = _emit(module, overrides, Watching(CompileOptions(), level_of(module)), target, places, None)
    return cache.get_or_build(content_key(key=key, checked=target.identity),
                              lambda directory: target.build(source, directory))


def _first_checked(checked: Callable[..., Any], usual: Callable[..., Any]) -> Callable[..., Any]:
    """A program that is `checked` until it has run once, and the usual one from then on."""
    pending = [checked]

    def forward(*inputs: Any) -> Any:
        if not pending:
            return usual(*inputs)
        results = checked(*inputs)
        pending.clear()
        return results

    return forward


def kernel_names(provenance: Provenance) -> dict[str, str]:
    """The names of kernels in error messages."""
    return {kernel: _name_with_lines(kernel, origins) for kernel, origins in provenance.kernel_origins.items()}


def _name_with_lines(kernel: str, origins: Iterable[Origin]) -> str:
    """The name of a kernel in error messages: its own name and the first of the user's source lines that it computes.
    """
    lines = list(dict.fromkeys(f"{origin.file}:{origin.line}" for origin in origins))
    more = f" and {len(lines) - MAX_LINES} more lines" if len(lines) > MAX_LINES else ""
    return f"{kernel}, which computes {', '.join(lines[:MAX_LINES])}{more}" if lines else kernel


def _settle_numerics(module: ModuleOp, options: CompileOptions) -> None:
    """Set the module's numerics attribute, which passes read, unless it is the default."""
    if options.numerics != "default":
        module.attributes[NUMERICS] = StringAttr(options.numerics)


def _settle_machine(module: ModuleOp, options: CompileOptions, target: ProgramTarget) -> None:
    """Set the module's machine: that of the options, or else the module's own, or else the present machine."""
    if options.machine is None and MACHINE in module.attributes:
        return
    at_hand = target.machine
    machine = at_hand if options.machine is None else parse_machine(options.machine, {NATIVE: at_hand, **PRESETS})
    if machine.target != at_hand.target:
        raise OptionError(f"the machine '{options.machine}' is for the target '{machine.target}', and the program is "
                          f"compiled for '{at_hand.target}'", hint=f"give the option target='{machine.target}' as well")
    set_machine(module, machine)


def _pipeline(module: ModuleOp, options: CompileOptions) -> str:
    if isinstance(options.pipeline, str) and not is_pipeline(options.pipeline):
        pipeline = options.pipeline
    else:
        pipeline = _named_pipeline(module, options)
    return pipeline if options.schedule is None else _with_schedule(pipeline, options.schedule)


def _with_schedule(pipeline: str, file: str) -> str:
    """A pipeline in which the schedules in a file are applied before any pass chooses one."""
    passes = parse_pipeline(pipeline)
    at = next((position for position, each in enumerate(passes) if isinstance(each, SchedulingPass)), None)
    if at is None:
        raise OptionError("the option 'schedule' takes the place of passes that choose one, and the pipeline has "
                          "none", hint="give a pipeline that schedules kernels, or write schedule{file=...} into it")
    return pipeline_text((*passes[:at], ApplySchedule(file=(file,), partial=True), *passes[at:]))


def _named_pipeline(module: ModuleOp, options: CompileOptions, stop: str | None = None) -> str:
    """The text of the pipeline that the options give or name, starting at the module's level."""
    pipeline = options.pipeline or (AUTOTUNED if options.max_autotune else DEFAULTS)[target_of(module)]
    if isinstance(pipeline, str) and not is_pipeline(pipeline):
        raise OptionError("the option 'pipeline' lists passes, so that it has no levels to stop at",
                          hint=f"give the name of a pipeline: {', '.join(pipeline_names())}")
    return pipeline_for(pipeline, level_of(module), threads=options.threads, stop=stop,
                        contractions=options.contractions)


def _files_of_passes(pipeline: str, options: CompileOptions) -> list[Path]:
    """The source files of passes outside of Stepwell, which enter the cache key: for an installed plug-in all files
    of its package, which include helpers, and likewise for one that lowers torch's operators; and files named by
    passes, such as rule files.
    """
    files: set[str | Path | None] = set()
    modules = {each.package for each in universes().values() if isinstance(each, Plugin) and each.all_lowerings}
    if options.pipeline is not None or options.schedule is not None:
        passes = parse_pipeline(pipeline)
        files.update(file for each in passes for file in getattr(each, "files", ()))
        modules |= {type(each).__module__ for each in passes}
    for module in modules:
        package = module.partition(".")[0]
        if package not in (__name__.partition(".")[0], "xdsl"):
            files.update(getattr(sys.modules[package], "__path__", [getattr(sys.modules[module], "__file__", None)]))
    return sorted(Path(file) for file in files if file is not None)


def _reproducer(
    options: CompileOptions, cache: DiskCache, passes: Sequence[ModulePass], target: ProgramTarget
) -> Reproducer:
    directory = options.reproducers or options.dump
    return Reproducer(cache.root / "reproducers" if directory is None else Path(directory), passes, target.versions)


def _run(module: ModuleOp, passes: Sequence[ModulePass], watching: Watching, reproducer: Reproducer) -> None:
    """Run the passes; an unexpected exception is converted to a PassError that names the reproducer."""
    try:
        PassManager(passes, [reproducer, *watching.instruments]).run(make_context(), module)
    except StepwellError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        path = None if reproducer.written is None else str(reproducer.written)
        failure = PassError(what, pass_name=reproducer.current, reproducer=path)
        raise failure.with_traceback(error.__traceback__) from error


def _emit(module: ModuleOp, overrides: Overrides, watching: Watching, target: ProgramTarget,
          places: Places, records: tuple[KernelRecord, ...] | None) -> ProgramSource:
    """Emit the program; `records` are the kernel records, unless these depend on the emitted text."""
    with watching.measure("code", "emit"):
        emitted = target.emit(module)
        texts = {target.kernels_file: emitted.kernels, HOST_SOURCE: emitted.host}
        provenance = provenance_of(module, emitted.kernels, emitted.host)
    shown, provenance = _shown(texts, provenance, overrides, watching)
    # Comments differ between otherwise equal programs, so they are excluded from the cache.
    code = {name: text.plain if shown[name] == text.annotated else shown[name] for name, text in texts.items()}
    externs = [op for op in module.walk() if has_schema(op)]
    kernels = code[target.kernels_file]
    if records is None:
        records = target.records(module, None if kernels == emitted.kernels.plain else kernels)
    return ProgramSource(kernels, code[HOST_SOURCE], records,
                         tuple(map(_extern, externs)), places.numbered(provenance, externs), kernel_names(provenance),
                         sum(isinstance(op, LaunchOp | LaunchOneOfOp) for op in module.walk() if not _is_part(op)),
                         obstacle_in(module), emitted.native if code[HOST_SOURCE] == emitted.host.plain else None)


def _shown(texts: Mapping[str, EmittedText], provenance: Provenance, overrides: Overrides,
           watching: Watching) -> tuple[dict[str, str], Provenance]:
    """The annotated code, as emitted or edited, which is reported to the instruments, and the origins of its lines."""
    shown = {name: overrides.emitted(name, text.annotated) for name, text in texts.items()}
    for name, text in texts.items():
        watching.emitted(name, shown[name])
        if shown[name] != text.annotated:
            provenance = provenance.without_lines(name)
    if watching:
        watching.emitted("provenance.json", provenance.to_json())
    return shown, provenance


def _is_part(op: Operation) -> bool:
    """Whether an operation is in a private function, which a launch may choose."""
    function = op.parent_op()
    return isinstance(function, FuncOp) and is_private(function)


def _extern(op: Operation) -> ExternCall:
    reason = op.attributes.get(EXTERN)
    return ExternCall(schema_of(op).qualified_name, getattr(reason, "data", "no lowering"), str(position_of(op) or ""))

