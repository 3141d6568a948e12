"""The driver: compiles a module into a callable, or lowers it to a level.

A module of any level passes through the rest of its pipeline (`passes/pipelines.py`); its target (`targets/`) prints
kernels and host program and compiles them. Compiled programs are cached on disk: the cache key consists of the text
of the module, of the pipeline and of the toolchain, and the version of this package.
"""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import ModuleOp, StringAttr

from ..codegen.emit.provenance import Provenance, provenance_of
from ..codegen.runtime.cache import DiskCache
from ..codegen.runtime.program import HOST_SOURCE, Manifest
from ..ir.errors import OptionError, did_you_mean
from ..ir.frame_memory import frames_in_one_chunk
from ..ir.garbage_collector import collector_paused
from ..ir.machines.presets import PRESETS
from ..ir.machines.targets import CPU, CUDA, MACHINE, set_machine, target_of
from ..ir.machines.text import parse_machine
from ..ir.modules.levels import level_of
from ..ir.numerics import ATTRIBUTE as NUMERICS
from ..ir.progress import activity
from ..options import CompileOptions, list_options
from ..passes.pipeline_lookup import STOPS
from .arguments import Arguments
from .compilation import Compilation
from .compiled_program import CompiledProgram
from .cuda_graphs import graphed
from .measured_products import with_measured_products
from .pipeline_choice import chosen_pipeline, named_pipeline
from .targets import INTERPRETER, ProgramTarget, chosen_target
from .targets.triton import InterpretedTarget

__all__ = ["CompileOptions", "CompiledProgram", "compile_module", "level_of", "list_mode_options", "list_options",
           "lower_module", "provenance_of_module"]

NATIVE = "native"
"""The name of the present machine."""
LEVELS = tuple(STOPS)
"""The levels at which `lower_module` can stop; the last two are the emitters' texts."""


@frames_in_one_chunk
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
    _settle(module, options, target)
    pipeline = chosen_pipeline(module, options)
    if options.max_autotune and not isinstance(target, InterpretedTarget):
        pipeline = with_measured_products(pipeline, module, options, cache, target.identity,
                                          lambda each, given: compile_module(each, given).forward)
    compilation = Compilation(module, pipeline, target, options, cache)
    built = compilation.program()
    recorded = None
    if options.cuda_graphs and arguments.device.startswith(CUDA):
        known = "its kernels are checked on the CPU" if target.check_bounds else ""
        recorded = graphed(built.loaded, arguments, Manifest.read(built.directory), known)
    return CompiledProgram(built.loaded, arguments, built.directory, built.was_cached, built.provenance,
                           compilation.remarks, recorded)


def lower_module(module: ModuleOp, to: str, options: CompileOptions | None = None) -> ModuleOp | str:
    """Lower a module to a level; return the module itself, or the text of the emitter `cpp`, `triton-python` or
    `host`.
    """
    options = options or CompileOptions()
    if to not in LEVELS:
        raise OptionError(f"unknown level '{to}'; {did_you_mean(to, LEVELS)}")
    cache = DiskCache.at(options.cache_dir)
    target = chosen_target(module, options, cache, to)
    _settle(module, options, target)
    compilation = Compilation(module, named_pipeline(module, options, STOPS[to]), target, options, cache)
    with compilation.lowered():
        if to not in (target.code_level, "host"):
            return module
        emitted = target.emit(module)
        name, text = (HOST_SOURCE, emitted.host) if to == "host" else (target.kernels_file, emitted.kernels)
        shown, _ = compilation.shown({name: text}, provenance_of(module, emitted.kernels, emitted.host))
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


def _settle(module: ModuleOp, options: CompileOptions, target: ProgramTarget) -> None:
    """Set the attributes of the module that the passes read: its machine, and its numerics unless they are the default.

    The machine is that of the options, or else the module's own, or else the present machine. Raises OptionError for a
    machine of another target.
    """
    if options.numerics != "default":
        module.attributes[NUMERICS] = StringAttr(options.numerics)
    if options.machine is None and MACHINE in module.attributes:
        return
    at_hand = target.machine
    machine = at_hand if options.machine is None else parse_machine(options.machine, {NATIVE: at_hand, **PRESETS})
    if machine.target != at_hand.target:
        raise OptionError(f"the machine '{options.machine}' is for the target '{machine.target}', and the program is "
                          f"compiled for '{at_hand.target}'", hint=f"give the option target='{machine.target}' as well")
    set_machine(module, machine)
