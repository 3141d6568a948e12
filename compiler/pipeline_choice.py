"""The text of the pipeline that a module is compiled with, from the options and the module's level and target."""

from __future__ import annotations

import sys
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from ..ir.errors import OptionError
from ..ir.machines.targets import CUDA, target_of
from ..ir.modules.levels import level_of
from ..ir.plugins import Plugin, universes
from ..options import CompileOptions
from ..passes.loop.scheduling.scheduling_pass import SchedulingPass
from ..passes.management.pipeline_parser import parse_pipeline, pipeline_text
from ..passes.pipeline_lookup import is_pipeline, pipeline_for, pipeline_names
from ..passes.pipelines import AUTOTUNED, DEFAULTS
from ..passes.schedules.schedule import ApplySchedule

__all__ = ["chosen_pipeline", "files_of_passes", "named_pipeline"]


def chosen_pipeline(module: ModuleOp, options: CompileOptions) -> str:
    """The text of the pipeline that compiles a module: passes that the options list, or a pipeline that has a name."""
    if isinstance(options.pipeline, str) and not is_pipeline(options.pipeline):
        pipeline = options.pipeline
    else:
        pipeline = named_pipeline(module, options)
    return pipeline if options.schedule is None else _with_schedule(pipeline, options.schedule)


def named_pipeline(module: ModuleOp, options: CompileOptions, stop: str | None = None) -> str:
    """The text of the pipeline that the options name or that is the default, from the module's level to that of
    `stop`.

    Raises OptionError if the options list passes instead.
    """
    pipeline = options.pipeline or (AUTOTUNED if options.max_autotune else DEFAULTS)[target_of(module)]
    if isinstance(pipeline, str) and not is_pipeline(pipeline):
        raise OptionError("the option 'pipeline' lists passes, so that it has no levels to stop at",
                          hint=f"give the name of a pipeline: {', '.join(pipeline_names())}")
    return pipeline_for(pipeline, level_of(module), threads=options.threads, stop=stop,
                        contractions=options.contractions,
                        recorded=options.cuda_graphs and target_of(module) == CUDA)


def files_of_passes(pipeline: str, options: CompileOptions) -> list[Path]:
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


def _with_schedule(pipeline: str, file: str) -> str:
    """A pipeline in which the schedules in a file are applied before any pass chooses one."""
    passes = parse_pipeline(pipeline)
    at = next((position for position, each in enumerate(passes) if isinstance(each, SchedulingPass)), None)
    if at is None:
        raise OptionError("the option 'schedule' takes the place of passes that choose one, and the pipeline has "
                          "none", hint="give a pipeline that schedules kernels, or write schedule{file=...} into it")
    return pipeline_text((*passes[:at], ApplySchedule(file=(file,), partial=True), *passes[at:]))
